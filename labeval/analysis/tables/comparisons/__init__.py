"""Tables that compare systems, groups of raters and texts."""
