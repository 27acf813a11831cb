"""Modules are loaded without reading their source texts."""

from __future__ import annotations

import linecache
import sys


def leave_sources_unread() -> None:
    """Keep PySide from reading the source of every module that is loaded from now on.

    PySide looks for its name in each, to know whether the module can ask for names in snake case,
    and Python keeps all that was read. No module here asks. PySide has no setting for it, so its
    function is replaced, once it is loaded; a version without that function reads as before.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda *_: True)  # noqa: B010 it is PySide's own
    linecache.clearcache()  # sources of modules that were loaded before
