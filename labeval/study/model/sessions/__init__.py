"""Settings of sessions as they run: who may begin, recording, limits, flags, supervision."""
