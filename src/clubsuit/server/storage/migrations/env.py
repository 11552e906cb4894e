"""Run the migrations on the connection that `upgrade` has passed to Alembic."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
