"""Variances and shares where observations hang together by rater or question."""
