"""Results of PCIbex and Ibex: columns are named in comment lines above the rows that have them."""

from __future__ import annotations

import csv
import io
import re

from labeval.files.text import lines_of

_BELOW = "# Columns below this comment are as follows:"
_COLUMN = re.compile(r"# ?([0-9]+)\. (.+?)\.?")
_OF_PROGRAM = ("PennElementType", "PennController")
_WHO = ("MD5 hash of participant's IP address", "Results reception time")
WHO = "participant"


def has_comment_heads(text: str) -> bool:
    """Return whether columns are named so."""
    return text.lstrip().startswith("#") and _BELOW in text[:100_000]


def with_one_head(text: str) -> str:
    """The same rows below one head, without those that the program wrote about itself.

    A participant is known by an address's hash and the time at which the results came in, since
    several may share an address.
    """
    names: list[str] = []
    rows: list[dict[str, str]] = []
    for line in lines_of(text):
        if line.startswith(_BELOW):
            names = []
        elif named := _COLUMN.fullmatch(line.strip()):
            names = [*names[: int(named[1]) - 1], named[2]]
        elif names and not line.startswith("#") and line.strip():
            row = dict(zip(names, next(csv.reader([line])), strict=False))
            if row.get(_OF_PROGRAM[0]) != _OF_PROGRAM[1]:
                who = [row.pop(name, "") for name in _WHO]
                rows.append({WHO: "_".join(filter(None, who)), **row})
    written = io.StringIO()
    table = csv.DictWriter(written, list(dict.fromkeys(name for row in rows for name in row)))
    table.writeheader()
    table.writerows(rows)
    return written.getvalue()
