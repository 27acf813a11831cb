"""The windows: with ``app``, the only package that imports Qt."""
