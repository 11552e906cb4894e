"""Push notifications for people who have closed the page."""
