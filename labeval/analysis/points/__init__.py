"""Judgments as numbers: the points of a method, and what raters said of units."""
