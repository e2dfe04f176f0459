"""Run by Alembic with the connection that the store opened."""

from alembic import context

from carteado.server.schema import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta)
with context.begin_transaction():
    context.run_migrations()
