"""Reads the metrics of this process."""

from prometheus_client import REGISTRY


def metric(name: str, **labels: str) -> float:
    """The value of one of our metrics; 0 if nothing has been counted."""
    return REGISTRY.get_sample_value(f"zashiki_{name}", labels) or 0.0
