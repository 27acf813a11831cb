"""Values of plain words in YAML: the core schema of YAML 1.2, and nothing cleverer.

``yes``, ``no``, ``on`` and ``off`` are words, not truth values; dates and times are texts.
"""

from __future__ import annotations

import re

Scalar = str | int | float | bool | None

_INT = re.compile(r"[-+]?[0-9]{1,30}")
_OCTAL = re.compile(r"0o[0-7]{1,30}")
_HEX = re.compile(r"0x[0-9a-fA-F]{1,30}")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_WORDS: dict[str, Scalar] = {
    "": None,
    "~": None,
    **dict.fromkeys(("null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}


def plain_scalar(text: str) -> Scalar:
    """The value of an unquoted scalar. Infinities and endless numbers stay texts."""
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text)
    if _OCTAL.fullmatch(text):
        return int(text[2:], 8)
    if _HEX.fullmatch(text):
        return int(text, 16)
    if len(text) <= 40 and _FLOAT.fullmatch(text):
        return float(text)
    return text


def plain_key(text: str) -> str | int:
    """The value of an unquoted key: points of a scale are numbers, everything else is a name."""
    value = plain_scalar(text)
    return value if isinstance(value, int) and not isinstance(value, bool) else text
