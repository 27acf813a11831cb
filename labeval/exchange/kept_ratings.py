"""Keeping a judge's ratings when a study gets other items: those of unchanged texts stay."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from labeval.study.model.items import Item

_JUDGE_LINE = re.compile(
    r"""^judge:[ \t]*["']?([^#"'\n]*?)["']?(?=[ \t]*(?:#.*)?$)""", re.MULTILINE
)


def keep_ratings(stage: Path, study: str, old: Sequence[Item], new: Sequence[Item]) -> None:
    """Remove the ratings of texts that no longer exist from the study's file of ratings.

    An id alone does not identify a text: the new table may use it for another text or question. A
    file without ratings stays, so that the study file stays as it is and the study check says what
    is to be rated.

    Args:
        stage: the study's folder.
        study: the text of its study file.
    """
    written = _JUDGE_LINE.search(study)
    file = stage / Path(written[1]).name if written and written[1].strip() else None
    if file is None or not file.is_file():
        return
    now = {item.id: (item.text, item.question) for item in new}
    kept = {item.id for item in old if now.get(item.id) == (item.text, item.question)}
    lines = file.read_text(encoding="utf-8").split("\n")
    rest = "".join(f"{line}\n" for line in lines if _item_of(line) in kept)
    file.write_text(rest, encoding="utf-8", newline="\n")


def _item_of(line: str) -> str:
    """The item that a line rates; empty where there is none."""
    try:
        rated = json.loads(line)
    except ValueError:
        return ""
    return str(rated.get("item", "")) if isinstance(rated, Mapping) else ""
