"""Commands for results: analyses, reports, capsules, codes."""
