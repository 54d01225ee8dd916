"""HTTP: everything but the play itself, described by OpenAPI."""
