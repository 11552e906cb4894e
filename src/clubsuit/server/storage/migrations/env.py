"""Run by Alembic: hands it the open connection of `clubsuit.server.storage.store`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
