"""The schema of the database: its tables, by subject.

A change of the schema needs a new revision in `migrations/versions`. A test compares the tables
here with those that the revisions make.

Times are text in UTC (see `times.now`); in `leases`, `present` and `uptimes` they are seconds since
1970. A person is the id of an account, or the hash of a guest's token (see `people.sessions`).
"""

import sqlalchemy as sql

SCHEMA_VERSION = "0050"
"""The newest revision in `migrations/versions`."""

metadata = sql.MetaData()


# ---- tables and their decisions ------------------------------------------------------

GAMES = sql.Table(
    "games",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("owner", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("updated", sql.String, nullable=False),
    sql.Column("hand_number", sql.Integer, nullable=False),
    sql.Column("total", sql.JSON, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("winners", sql.JSON(none_as_null=True)),
    sql.Column("secret", sql.String),
    sql.Column("hints", sql.Boolean, nullable=False, server_default=sql.true()),
    sql.Column("given", sql.Integer, nullable=False, server_default="0"),
    sql.Column("open", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("listed", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("pace", sql.String, nullable=False, server_default="realtime"),
    sql.Column("turn", sql.Integer),
    sql.Column("choosing", sql.Integer, nullable=False, server_default="0"),
    sql.Column("watch", sql.String, nullable=False, server_default="public"),
    sql.Column("lesson", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("clock", sql.String, nullable=False, server_default=""),
    sql.Column("variant", sql.String, nullable=False, server_default=""),
    sql.Column("tournament", sql.String),
    sql.Column("hands", sql.Integer),
    sql.Column("closes", sql.String),
    sql.Column("scores", sql.JSON(none_as_null=True)),
    sql.Index("games_of_variant", "variant", "hand_number", "created"),
    sql.Index("games_of_owner", "owner", "created"),
    sql.Index("listed_games", "listed", "over", "updated"),
    sql.Index("old_games", "updated"),
    sql.Index("games_with_clock", "clock", "over", "updated"),
)
"""Tables with their settings, and a summary of their decisions (see `rows.TableRow`)."""

SEATS = sql.Table(
    "seats",
    metadata,
    sql.Column("game_id", sql.String, sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("person", sql.String),
    sql.Column("bot", sql.String),
    sql.Index("seats_of_person", "person"),
)
"""The players of each table (see `rows.Seat`)."""

DECISIONS = sql.Table(
    "decisions",
    metadata,
    sql.Column("game_id", sql.String, sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("bot", sql.String),
    sql.Column("at", sql.String),
)
"""The entries of each table's list (see `rows.Decision`)."""


# ---- people --------------------------------------------------------------------------

ACCOUNTS = sql.Table(
    "accounts",
    metadata,
    sql.Column("key", sql.String, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("person", sql.String, nullable=False, unique=True),
    sql.Column("password", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("old_key", sql.String),
    sql.Column("language", sql.String),
    sql.Index("accounts_by_name", "name"),
    sql.Index("accounts_by_old_key", "old_key"),
)
"""Accounts (see `people.accounts`). Those that are older than revision 0040 can share a key:
`number` tells them apart, and `old_key` is the key that they had before this revision. A new
account has number 1."""

SESSIONS = sql.Table(
    "sessions",
    metadata,
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("person", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Index("sessions_of_person", "person"),
)
"""Browsers that are logged in to an account (see `people.sessions`); `token` is a hash."""

FORMER = sql.Table(
    "former",
    metadata,
    sql.Column("token", sql.String, primary_key=True),
    sql.Column("person", sql.String, nullable=False),
    sql.Column("why", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("former_of_person", "person"),
    sql.Index("old_former", "at"),
)
"""Tokens of browsers that no longer belong to a person (see `people.former`)."""

DEVICE_LINKS = sql.Table(
    "device_links",
    metadata,
    sql.Column("code", sql.String, primary_key=True),
    sql.Column("sealed", sql.String, nullable=False),
    sql.Column("expires", sql.String, nullable=False),
    sql.Column("person", sql.String),
    sql.Index("device_links_of_person", "person", unique=True),
)
"""Links for another device (see `people.devices`)."""

FACES = sql.Table(
    "faces",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("face", sql.String, nullable=False),
)
"""The faces that people have chosen (see `storage.faces`)."""

BLOCKS = sql.Table(
    "blocks",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("other", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("blocks_of_other", "other"),
)
"""The people whom each person has blocked (see `storage.blocks`)."""

UNLISTED = sql.Table(
    "unlisted",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("other", sql.String, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("unlisted_of_other", "other"),
)
"""The people whom each person has removed from their list (see `people.companions`)."""

INVITATIONS = sql.Table(
    "invitations",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("inviter", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("invitations_of_person", "person"),
    sql.Index("invitations_of_inviter", "inviter"),
)
"""Invitations to tables (see `people.invitations`)."""

REPORTS = sql.Table(
    "reports",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Column("game_id", sql.String, nullable=False),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("reporter", sql.String, nullable=False),
    sql.Column("reporter_name", sql.String, nullable=False),
    sql.Column("reported", sql.String, nullable=False),
    sql.Column("reported_name", sql.String, nullable=False),
    sql.Column("reason", sql.String, nullable=False),
    sql.Column("words", sql.String, nullable=False),
    sql.Column("lines", sql.JSON, nullable=False),
    sql.Column("handled", sql.String),
    sql.Index("reports_of_reporter", "reporter"),
    sql.Index("reports_of_reported", "reported"),
    sql.Index("old_reports", "at"),
)
"""Reports of people to the host (see `people.reports`)."""


# ---- notifications -------------------------------------------------------------------

SUBSCRIPTIONS = sql.Table(
    "subscriptions",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("endpoint", sql.String, nullable=False),
    sql.Column("p256dh", sql.String, nullable=False),
    sql.Column("auth", sql.String, nullable=False),
    sql.Column("contact", sql.String, nullable=False),
    sql.Column("language", sql.String, nullable=False, server_default="en"),
    sql.Column("renewed", sql.String, nullable=False),
    sql.Index("subscriptions_of_browser", "name"),
    sql.Index("old_subscriptions", "renewed"),
)
"""Browsers that get notifications (see `notify.subscriptions`)."""

CALLED = sql.Table(
    "called",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
)
"""People who have been notified of a table (see `notify.subscriptions`)."""


# ---- processes -----------------------------------------------------------------------

KEYS = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("value", sql.String, nullable=False),
)
"""Secrets that all processes share (see `Store.key`)."""

LEASES = sql.Table(
    "leases",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("holder", sql.String, nullable=False),
    sql.Column("epoch", sql.Integer, nullable=False),
    sql.Column("expires", sql.Float(53), nullable=False),
)
"""The process that runs each table (see `cluster.leases`)."""

PRESENT = sql.Table(
    "present",
    metadata,
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("process", sql.String, primary_key=True),
    sql.Column("people", sql.JSON, nullable=False),
    sql.Column("expires", sql.Float(53), nullable=False),
)
"""The people who look at each table, by process (see `cluster.leases`)."""

UPTIMES = sql.Table(
    "uptimes",
    metadata,
    sql.Column("since", sql.Float(53), primary_key=True),
    sql.Column("until", sql.Float(53), nullable=False),
)
"""The periods in which a server was running (see `live.uptime`)."""


# ---- reviews -------------------------------------------------------------------------

UPLOADS = sql.Table(
    "uploads",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("text", sql.LargeBinary, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Index("old_uploads", "created"),
)
"""Record files that people have uploaded (see `storage.uploads`)."""


# ---- puzzles -------------------------------------------------------------------------

PUZZLE_ANSWERS = sql.Table(
    "puzzle_answers",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("right", sql.Boolean, nullable=False),
    sql.Column("times", sql.Integer, nullable=False),
    sql.Column("stability", sql.Float(53), nullable=False),
    sql.Column("difficulty", sql.Float(53), nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Column("due", sql.String, nullable=False),
    sql.Index("old_puzzle_answers", "at"),
)
"""The last answer of each person to each puzzle, and when it comes again (see
`practice.progress`)."""

PUZZLE_RATINGS = sql.Table(
    "puzzle_ratings",
    metadata,
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("player", sql.String, primary_key=True),
    sql.Column("skill", sql.Float(53), nullable=False),
    sql.Column("doubt", sql.Float(53), nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("puzzle_ratings_of_player", "player"),
    sql.Index("old_puzzle_ratings", "at"),
)
"""The ratings of people and of puzzles (see `practice.progress`)."""

OWN_PUZZLES = sql.Table(
    "own_puzzles",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("game_id", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("own_puzzles_of_game", "game_id"),
)
"""Puzzles from people's own games (see `practice.mistakes`)."""

SEARCHED = sql.Table(
    "searched_games",
    metadata,
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game_id", sql.String, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("searched_by_game", "game_id"),
)
"""Games in which puzzles have been searched for a person (see `practice.mistakes`)."""


# ---- tournaments ---------------------------------------------------------------------

TOURNAMENTS = sql.Table(
    "tournaments",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("hands", sql.Integer, nullable=False),
    sql.Column("bots", sql.JSON, nullable=False),
    sql.Column("owner", sql.String),
    sql.Column("opens", sql.String, nullable=False),
    sql.Column("closes", sql.String, nullable=False),
    sql.Column("string", sql.String),
    sql.Index("tournaments_of_owner", "owner"),
    sql.Index("old_tournaments", "closes"),
)
"""Tournaments (see `tournaments.tournament`). They have no secret: it follows from a key."""

ENTRIES = sql.Table(
    "entries",
    metadata,
    sql.Column("tournament", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("game_id", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("entries_of_person", "person"),
)
"""The people who play in each tournament, and their tables. An entry stays when its table has been
deleted, so that nobody plays the same deals twice."""
