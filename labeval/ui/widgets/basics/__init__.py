"""Labels, buttons, papers and other small widgets."""
