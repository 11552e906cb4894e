"""Push notifications for people whose page is closed."""
