"""The player: waveform, controls, and words by time."""
