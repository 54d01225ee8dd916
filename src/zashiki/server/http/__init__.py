"""The HTTP API: everything but playing itself, described by OpenAPI."""
