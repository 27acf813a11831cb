"""Parts that all figures are drawn with."""
