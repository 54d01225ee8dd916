"""The common ground: rules compiled from plain functions over one record, positions, records of games."""
