"""The pictures of the documents: none is missing, and none is there that nothing shows."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_SHOWN = re.compile(r"screenshots/([\w-]+\.png)")


def test_every_picture_is_shown_and_every_picture_shown_is_there():
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    shown = {name for path in documents for name in _SHOWN.findall(path.read_text("utf-8"))}
    there = {path.name for path in (ROOT / "docs" / "screenshots").iterdir()}
    assert there == shown != set()
