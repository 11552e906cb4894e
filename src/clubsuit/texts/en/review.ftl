# Reviews in the browser (docs/review.md). What the server says:
review-no-decision = there is no decision { $number } in hand { $hand } to be reviewed
review-not-weighed = calls are not weighed
review-no-chances = there are no winning chances to show for hand { $hand }
review-not-over = a position can be tried once the game is over
review-record-fault = { $where }: { $text }
