# People with whom the reader has played: the list, invitations, blocks and reports.
people-title = People I have played with
people-page-title = People I have played with – Clubsuit
people-help = Only you see this list. It has the people with whom you have finished a game that the server still has.
people-none = Nobody yet. When you finish a game with other people, they appear here.
people-games = { $games ->
    [one] 1 game together
   *[other] { $games } games together
  }
people-last = The last one was { $game }.
people-blocked = Blocked
people-invite = Invite again
people-invite-name = Invite { $name } again
people-invite-chosen = Invite { $names } to { $game }
people-invite-help = An invitation opens a table with the settings of your last game together. The others see it in their lobby, and get a notification if they allow that. At the table you can also send them the link.
people-choose = Invite { $name } together with others
people-remove = Remove
people-remove-name = Remove { $name } from this list
people-remove-all = Remove everybody
people-remove-all-title = Remove everybody from this list?
people-remove-all-help = The list is empty until you have finished a new game with somebody. Your games and your blocks stay.
people-keep = Keep them
people-block = Block
people-block-name = Block { $name }
people-block-title = Block { $name }?
people-block-help = You no longer meet each other at “With anyone” or at open tables. Neither of you sees what the other writes, and neither can invite the other. { $name } is not told. You can unblock { $name } at any time, under “People I have played with”.
people-block-keep = Do not block
people-unblock = Unblock
people-unblock-name = Unblock { $name }
people-report = Report
people-report-name = Report { $name }

manners-none = Nobody else is here, and nobody else has written anything.

report-title = Report { $name }
report-help = The report goes to the host of this server, with the last lines that { $name } wrote in the chat of this game, if the server still has them. { $name } is not told.
report-reason = What happened?
report-insult = Insults or threats
report-spam = Advertising, or the same text again and again
report-name = An offensive name
report-cheating = Cheating, or secret agreements with others
report-delay = Leaves games, or delays them on purpose
report-other = Something else
report-words = In your own words (optional)
report-send = Send the report
report-sent = Thank you. The host can read the report now.
