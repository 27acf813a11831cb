"""The windows: the only room, with ``app``, that knows Qt."""
