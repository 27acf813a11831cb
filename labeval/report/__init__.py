"""Figures and reports: results as pictures and pages for people who read them."""
