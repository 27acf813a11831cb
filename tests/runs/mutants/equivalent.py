"""Which changes cannot be noticed: those of a list, with reasons, and those of a few rules."""

from __future__ import annotations

import re
from pathlib import Path

from tests.runs.mutants.changes import Mutant

_LIST = Path(__file__).with_name("equivalent.txt")
_SPEED = r"(CHUNK|BUFFER|BATCH|BLOCK_BYTES|CACHE|PART_BYTES|AT_ONCE|STRIDE)"
_WAITS = r"(TIMEOUT|PATIENCE|WAIT|PAUSE|POLL|RETR)"

_RULES: list[tuple[str, str, str]] = [
    # kind, what the line is like, reason
    (".*", r"^\s*(log|_log|logger|logging)\.", "a log"),
    (".*", r"PRAGMA (cache_size|mmap_size|temp_store|optimize|threads)", "speed of the database"),
    ("constant", rf"^\s*_?[A-Z_]*{_SPEED}[A-Z_]*\b.*=", "the size of a buffer or part"),
    ("constant", rf"^\s*_?[A-Z_]*{_WAITS}[A-Z_]*\b.*=", "how long is waited"),
    ("constant", r"\b(timeout|busy_timeout|chunk_size|buffering|maxsize)\s*=", "waiting, or speed"),
    ("constant", r"^\s*@dataclass\(", "a guard of the program against itself"),
    (
        "constant",
        r"\b(strict|copy)=(True|False)",
        "a guard of the program against itself, or speed",
    ),
    ("constant", r"^\s*@(functools\.)?(lru_)?cache\b", "a cache"),
    ("deleted statement", r"^\s*raise (AssertionError|NotImplementedError)", "cannot be reached"),
    ("deleted statement", r"^\s*(assert_never|gc\.\w+)\(", "cannot be reached, or memory"),
    ("comparison", r"\.random\(\)", "a draw from a continuous distribution"),
]


def listed() -> dict[str, str]:
    """The mutants that are known to change nothing, with the reasons."""
    pairs = (line.split("  # ", 1) for line in _LIST.read_text("utf-8").splitlines() if line)
    return {key.strip(): reason for key, reason in pairs}


def by_rule(mutant: Mutant, source: bytes) -> str | None:
    """The reason why a rule says that a mutant changes nothing that can be observed."""
    line = source.splitlines()[mutant.line - 1].decode()
    for kind, like, reason in _RULES:
        applies = re.fullmatch(kind, mutant.kind) and re.search(like, line)
        if applies and (mutant.kind != "constant" or _is_meant(mutant, line, like)):
            return reason
    return None


def _is_meant(mutant: Mutant, line: str, like: str) -> bool:
    """True where the number that was changed is the one of the rule and not its neighbour."""
    found = re.search(like, line)
    assert found is not None
    return mutant.before in line[found.start() :] or mutant.before in found.group()
