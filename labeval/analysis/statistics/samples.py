"""Number of bootstrap samples, here alone: every analysis, table and command begins with it."""

SAMPLES = 1000
