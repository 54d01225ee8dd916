"""Alembic's entry point: runs the migrations on the connection that `migrate` hands over."""

from alembic import context

from zashiki.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
