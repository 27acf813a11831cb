"""Robot participants for simulation."""
