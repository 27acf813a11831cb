"""Modules are loaded without reading their source texts."""

from __future__ import annotations

import linecache
import sys


def leave_sources_unread() -> None:
    """Keep PySide from reading the source of every module that is loaded from now on.

    It looks for its name in them, to know whether a module can ask for names in snake case, which
    none here does, and Python keeps all that was read: 13 MB. PySide has to be loaded already, and
    the command line loads parts of this package before it. Where a version of PySide has no such
    function, sources are read as before.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda *_: True)  # noqa: B010 it is PySide's own
    linecache.clearcache()  # of what was loaded before
