"""Pages made from templates."""

from __future__ import annotations

import re
from pathlib import Path

_SIGN = re.compile(r"(?<=\w) ([=<>]) (?=[\d.−])|(?<=\d) (?=%)")
"""Spaces where no line breaks: a figure stays with its sign and name, a number with its “%”."""
_JOINED = re.compile(r"(?<=\d)-(?=%)|(?<=\d)–(?=\d)|(?<![\w-])[A-Z][A-Za-z]{0,7}-(?=\d)")
"""Dashes and hyphens after which no line breaks, as in “95-%-Intervall”, “1–4” and “GPT-4”."""
_JOINER = "\u2060"


def filled_template(folder: Path, name: str, **values: object) -> str:
    """A template of a folder with its values, which are escaped; a value that is missing raises."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        finalize=_unbroken,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(name).render(**values)


def _unbroken(value: object) -> object:
    """A text of a page whose figures do not break at a line's end; markup as it is."""
    if type(value) is not str:
        return value
    text = _SIGN.sub(lambda found: f"\u00a0{found[1]}\u00a0" if found[1] else "\u00a0", value)
    return _JOINED.sub(lambda found: f"{found[0]}{_JOINER}", text)
