"""Which changes cannot be noticed: those of a list, with reasons, and those of a few rules."""

from __future__ import annotations

import re
from pathlib import Path

from tests.runs.mutants.changes import Mutant

_LIST = Path(__file__).with_name("equivalent.txt")
_SPEED = "(CHUNK|BUFFER|BATCH|CACHE|AT_ONCE|FIRST_ROOM)"
_LEVELS = "(debug|info|warning|error|exception|critical)"

_RULES: list[tuple[str, str, str]] = [
    # kind, what the line with the marked place is like, reason
    ("deleted statement", rf"^\s*«_?log(ger)?\.{_LEVELS}\(", "a log"),
    ("deleted statement", r"«[\w.]*execute\(\"PRAGMA temp_store\b", "speed of the database"),
    ("constant", rf"^_?[A-Z_]*{_SPEED}[A-Z_]* = [^#]*«", "the size of a buffer or part"),
    ("constant", r"^_?[A-Z_]*(TIMEOUT|PATIENCE)[A-Z_]* = [^#]*«", "how long is waited"),
    ("constant", r"\btimeout=(_[A-Z_]+ / )?«", "how long is waited"),
    ("constant", r"\bzip\(.*\bstrict=«True»", "a guard of the program against itself"),
    ("constant", r"\bastype\(.*\bcopy=«False»", "speed"),
    ("constant", r"\.reshape\([^#]*-«1»[,)]", "any size below zero is what is left"),
    ("constant", r"^_?(MOST_)?(STEPS|ROUNDS|NEWTON) = «", "how many steps a search may take"),
    ("constant", r"_LONGEST\w* / \S*max\w*\([^#]*«1e-300»", "a step below 1 is taken whole"),
    ("returned value", r"«return False»", "false either way, and the type checker refuses it"),
    ("constant", r"\bdefault_rng\(«\d+»\)", "one seed draws as well as another"),
    ("deleted statement", r"«raise AssertionError\b", "cannot be reached"),
    (
        "comparison",
        r"«[^«»]* [<>]=? (1e-\d+|_SAME|_NOTHING|_ROUNDED)\b[^«»]*»",
        "no computed number equals a limit of rounding",
    ),
    ("deleted statement", r"«gc\.\w+\(", "memory"),
    (
        "comparison",
        r"«(\w+\.)*_?rng\.random\(\) < [^«»<>=]*»",
        "a draw from a continuous distribution",
    ),
]


def listed() -> dict[str, str]:
    """The mutants that are known to change nothing, with the reasons."""
    pairs = (line.split("  # ", 1) for line in _LIST.read_text("utf-8").splitlines() if line)
    return {key.strip(): reason for key, reason in pairs}


def by_rule(mutant: Mutant, source: bytes) -> str | None:
    """The reason why a rule says that a mutant changes nothing that can be observed."""
    start, end = mutant.span
    begin = source.rfind(b"\n", 0, start) + 1
    rest = source[end:].partition(b"\n")[0]
    before, place, after = (
        part.decode() for part in (source[begin:start], source[start:end], rest)
    )
    line = f"{before}«{place}»{after}"
    for kind, like, reason in _RULES:
        if mutant.kind == kind and re.search(like, line):
            return reason
    return None
