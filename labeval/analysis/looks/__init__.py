"""Looks at results before all participants have judged, without a higher error rate."""
