"""Needs of the next study: effects, power, participants, minutes, cost."""
