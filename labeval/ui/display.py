"""A check for a display on which windows can be shown.

Qt ends the whole program where it cannot reach the display that the environment names, and draws
into memory if it is configured to; so the program checks first.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_PATIENCE_S = 0.4
_X11 = "/tmp/.X11-unix/X"
_LOCAL = re.compile(r"(?:unix)?:(\d+)(?:\.\d+)?")


def missing_display() -> MarkedText | None:
    """The reason why no window can be shown; None if one can, or if Qt has a platform set."""
    if not sys.platform.startswith(("linux", "freebsd")) or os.environ.get("QT_QPA_PLATFORM"):
        return None
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if not (wayland or x11):
        text = QT_TRANSLATE_NOOP(
            "Computer",
            "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); "
            "run it on the desktop, or over ssh with -X",
        )
        return MarkedText(text, {}, "Computer")
    if (wayland and _wayland_answers(wayland)) or (x11 and _x11_answers(x11)):
        return None
    named = ", ".join(filter(None, (wayland, x11)))
    text = QT_TRANSLATE_NOOP(
        "Computer",
        "the display {named} does not answer; run it on the desktop, or over ssh with -X",
    )
    return MarkedText(text, {"named": named}, "Computer")


def _wayland_answers(name: str) -> bool:
    path = Path(os.environ.get("XDG_RUNTIME_DIR") or "/", name)
    return _answers(str(path))


def _x11_answers(name: str) -> bool:
    found = _LOCAL.fullmatch(name)
    if found is None:
        return True  # on another computer; Qt finds out
    path = f"{_X11}{found[1]}"
    return _answers(path) or (sys.platform == "linux" and _answers(path, abstract=True))


def _answers(path: str, *, abstract: bool = False) -> bool:
    # Qt's own sockets would load its network library, for which the home window has no other use.
    from socket import AF_UNIX, socket  # some systems have no such sockets

    with socket(AF_UNIX) as asked:
        asked.settimeout(_PATIENCE_S)
        return asked.connect_ex(f"\0{path}" if abstract else path) == 0
