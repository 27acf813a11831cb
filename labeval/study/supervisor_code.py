"""The supervisor's code, kept as a slow salted hash in a file of the study folder.

It is no part of the study's content, so no version holds it. A code in plain text in ``study.yaml``
works where there is no such file.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import os
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

from labeval.study.folder import STUDY_FILE

CODE_FILE = "supervisor-code.txt"
CODE_KEY = "supervisor_code"
"""Key of the study file that holds a code in plain text."""
_CODE_LINE = re.compile(rf"^{CODE_KEY}\s*:.*$", re.MULTILINE)
USUAL_CODE = "2468"
"""Code of studies for which nobody has chosen one."""
LENGTHS = range(4, 13)
"""Numbers of characters that a code may have."""
_SCHEME = "scrypt"
_COST, _BLOCK, _PARALLEL = 1 << 15, 8, 1
_MOST_COST = 1 << 20
"""The greatest cost of hashing that a file may ask for; a code with a greater one opens nothing."""
_MEMORY = 256 << 20


@dataclass(frozen=True, slots=True)
class SupervisorCode:
    """Value that a typed code is compared with: a hash, or a code in plain text."""

    kept: str
    is_plain: bool

    def is_right(self, typed: str) -> bool:
        """Return whether ``typed`` is the code; takes about a tenth of a second with a hash."""
        if self.is_plain:
            return hmac.compare_digest(typed.encode(), self.kept.encode())
        return matches(typed, self.kept)


def hashed(code: str) -> str:
    """The line that is kept of a code: scheme, costs, salt and hash."""
    salt = os.urandom(16)
    made = _scrypt(code, salt, _COST, _BLOCK, _PARALLEL)
    parts = (_SCHEME, _COST, _BLOCK, _PARALLEL, _text(salt), _text(made))
    return "$".join(map(str, parts))


def matches(code: str, line: str) -> bool:
    """Return whether a code is the one that a line of :func:`hashed` was made from."""
    try:
        scheme, cost, block, parallel, salt, made = line.strip().split("$")
        costs = int(cost), int(block), int(parallel)
        if scheme != _SCHEME or not 1 < costs[0] <= _MOST_COST:
            return False
        known = base64.b64decode(made, validate=True)
        found = _scrypt(code, base64.b64decode(salt, validate=True), *costs)
    except (ValueError, binascii.Error, MemoryError, OverflowError):
        return False
    return hmac.compare_digest(found, known)


def keep_code(folder: Path, code: str) -> Path:
    """Keep a new code in a study folder, as a hash that only its owner may read.

    Raises:
        ValueError: it is too short or too long.
        OSError: it cannot be written.
    """
    if len(code) not in LENGTHS:
        raise ValueError(f"a code has {LENGTHS.start} to {LENGTHS.stop - 1} characters")
    path = folder / CODE_FILE
    part = path.with_name(f".{CODE_FILE}.part")
    part.unlink(missing_ok=True)
    descriptor = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(hashed(code) + "\n")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    return path


def code_of(folder: Path) -> SupervisorCode:
    """The code of a study folder: of its file, else of its study file, else the usual one.

    A file that cannot be read opens nothing, so that nobody gets in by damaging it.
    """
    try:
        return SupervisorCode((folder / CODE_FILE).read_text(encoding="ascii"), is_plain=False)
    except FileNotFoundError:
        return SupervisorCode(_plain_code(folder / STUDY_FILE) or USUAL_CODE, is_plain=True)
    except (OSError, ValueError):
        return SupervisorCode("", is_plain=False)


def has_usual_code(folder: Path) -> bool:
    """Return whether a study folder's code is the default one, which everybody knows."""
    return _is_usual(code_of(folder))


@lru_cache(maxsize=64)
def _is_usual(code: SupervisorCode) -> bool:
    return code.is_right(USUAL_CODE)


def _plain_code(study_file: Path) -> str:
    try:
        text = study_file.read_text(encoding="utf-8-sig")
        line = _CODE_LINE.search(text)
        # Home asks for this whenever it shows a study, and reading all of the YAML takes long.
        code = _code_in(line[0]) if line else ""
        return code or (_code_in(text) if CODE_KEY in text else "")
    except (OSError, ValueError, yaml.YAMLError, RecursionError):
        return ""


def _code_in(text: str) -> str:
    found = yaml.safe_load(text)
    code = found.get(CODE_KEY) if isinstance(found, dict) else None
    return str(code) if isinstance(code, str | int) else ""


def _scrypt(code: str, salt: bytes, cost: int, block: int, parallel: int) -> bytes:
    return hashlib.scrypt(
        code.encode(), salt=salt, n=cost, r=block, p=parallel, dklen=32, maxmem=_MEMORY
    )


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")
