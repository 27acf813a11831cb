"""The windows: with ``app``, the only package that imports Qt."""

from labeval.ui.module_sources import leave_sources_unread

leave_sources_unread()
