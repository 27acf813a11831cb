"""Looks at results before all participants have judged, with an error rate that stays."""
