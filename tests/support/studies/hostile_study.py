"""A study, sessions and a workbook in which every text tries to be markup, a file or a key."""

from __future__ import annotations

import csv
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import yaml

from labeval import places
from labeval.coding.edits import Change, added
from labeval.coding.rows import Board, Code, Memo, Passage, Source, SourceKind, Theme
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.clock import utc_now
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.support.coding.analyst import gather_into

TAG = "<b>tag</b>"
"""Stands in every hostile text."""
KEY = "&xkey"
"""Too: Qt would take its letter for a key."""


def hostile(text: str, bait: Path) -> str:
    """A text that opens a file where it is taken for HTML or for Markdown with HTML."""
    return f"<img src='{bait.as_uri()}'> {TAG} {KEY} &lt; {text}"


def make(path: Path, bait: Path) -> StudyFolder:
    """A study folder with two sessions and coded texts, all of them hostile."""
    shutil.copytree(places.templates() / "six-methods", path)
    folder = StudyFolder(path)
    study = yaml.safe_load(folder.study_file.read_text(encoding="utf-8"))
    folder.study_file.write_text(
        yaml.safe_dump(_changed(study, bait), allow_unicode=True, sort_keys=False),
        encoding="utf-8",
    )
    _change_items(path / "items.csv", bait)
    with Record(folder.database) as record:
        simulate(record, read_study(path), 2, seed=3)
    with closing(sqlite3.connect(folder.database)) as connection, connection:
        for seq, session, value in connection.execute(
            "SELECT seq, session, value FROM event WHERE kind = 'comment'"
        ).fetchall():
            connection.execute(
                "UPDATE event SET value = ? WHERE seq = ? AND session = ?",
                (hostile(value, bait), seq, session),
            )
    with Workbook(folder.workbook, coder="A") as workbook:
        gather_into(workbook, folder.database)
        _code(workbook, bait)
    return folder


def _changed(value: Any, bait: Path) -> Any:
    """The same study with every text in languages made hostile; pictures of Markdown too."""
    if isinstance(value, dict):
        if value.keys() & {"en", "de"} and all(isinstance(v, str) for v in value.values()):
            picture = f" ![picture]({bait.as_uri()})" if "\n" in value["en"] else ""
            return {k: hostile(v, bait) + picture for k, v in value.items()}
        return {key: _changed(inner, bait) for key, inner in value.items()}
    return [_changed(inner, bait) for inner in value] if isinstance(value, list) else value


def _change_items(path: Path, bait: Path) -> None:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        for name in ("text", "question", "source", "reference_answer", "prompt"):
            if row.get(name):
                row[name] = hostile(row[name], bait)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def _code(workbook: Workbook, bait: Path) -> None:
    """Codes, a memo, segments, a board with a theme, and a text from elsewhere."""
    name, coder = hostile("Trust", bait), workbook.coder.id
    told = {key: hostile(key, bait) for key in ("definition", "include", "exclude", "example")}
    source = Source("h", SourceKind.IMPORTED, hostile("A text", bait), hostile("P9", bait))
    passage = Passage("h.1", "h", 1.0, hostile("words", bait), speaker=TAG)
    workbook.take_in([added(source), added(passage)])
    from labeval.coding.codes import marking
    from labeval.coding.rows import Anchor

    rows: list[Change] = [added(Code("c", name, colour="#2f7fd6", **told))]
    board, theme = Board("b", hostile("Board", bait)), Theme("t", "b", name, codes=("c",))
    rows += [added(board), added(theme)]
    rows.append(added(Memo("m", "code", "c", coder, hostile("memo", bait), utc_now())))
    workbook.do("Code", rows)
    text = workbook.text_of("h")
    ends = Anchor("h.1", 0), Anchor("h.1", len(passage.text))
    (made,) = marking.code_span(text, *ends, code="c", coder=coder)
    workbook.do("Code", [made])
