"""Names of the rows and files that messages about a record speak of."""

from __future__ import annotations

from labeval.text.marks import QT_TRANSLATE_NOOP, Say, translate_filled

_CONTEXT = "RowName"
SESSION = QT_TRANSLATE_NOOP("RowName", "session {id}")
SESSION_IN = QT_TRANSLATE_NOOP("RowName", "{file}, session {id}")
EVENT = QT_TRANSLATE_NOOP("RowName", "session {id}, event {number}")
END = QT_TRANSLATE_NOOP("RowName", "the end of session {id}")
PARTICIPANT = QT_TRANSLATE_NOOP("RowName", "participant {id}")
VERSION = QT_TRANSLATE_NOOP("RowName", "version {id}")
VERSIONS = QT_TRANSLATE_NOOP("RowName", "study versions")
PUBLICATION = QT_TRANSLATE_NOOP("RowName", "publication of {utc}")
RECORDING = QT_TRANSLATE_NOOP("RowName", "recording {id}")
TRANSCRIPT = QT_TRANSLATE_NOOP("RowName", "transcript {id}")
IMPORTED = QT_TRANSLATE_NOOP("RowName", "imported judgments of {code}")
IMPORTED_MARKS = QT_TRANSLATE_NOOP("RowName", "imported marks of {code}")
JUDGMENT = QT_TRANSLATE_NOOP(
    "RowName", "judgment {participant}, {session}, page {page}, {criterion}, {items}"
)
MARK = QT_TRANSLATE_NOOP("RowName", "mark {mark} of {participant}, {session}")
ACCESS = QT_TRANSLATE_NOOP("RowName", "line of {utc} of the access log")
ERASURE = QT_TRANSLATE_NOOP("RowName", "erasure of {code}")
LEDGER = QT_TRANSLATE_NOOP("RowName", "ledger")
RECORD = QT_TRANSLATE_NOOP("RowName", "record")
OF_PARTICIPANT = QT_TRANSLATE_NOOP("RowName", "a row of participant {code} in '{table}'")
ROW = QT_TRANSLATE_NOOP("RowName", "row '{first}' of '{table}'")
SOME_TEXT = QT_TRANSLATE_NOOP("RowName", "a text in it")
CODER = QT_TRANSLATE_NOOP("RowName", "coder {name}")
CODE = QT_TRANSLATE_NOOP("RowName", "code {name}")
SOURCE = QT_TRANSLATE_NOOP("RowName", "source {name}")
SEGMENT = QT_TRANSLATE_NOOP("RowName", "segment “{quote}”")
SEGMENT_IN = QT_TRANSLATE_NOOP("RowName", "{file}, segment {id}")
EDIT_IN = QT_TRANSLATE_NOOP("RowName", "{file}, edit {number}")
MEMO = QT_TRANSLATE_NOOP("RowName", "memo “{text}”")
ATTRIBUTE = QT_TRANSLATE_NOOP("RowName", "attribute {name}")
SUMMARY = QT_TRANSLATE_NOOP("RowName", "summary “{text}”")
BOARD = QT_TRANSLATE_NOOP("RowName", "board {name}")
THEME = QT_TRANSLATE_NOOP("RowName", "theme {name}")
CONNECTION = QT_TRANSLATE_NOOP("RowName", "connection “{label}”")


def row_name(say: Say, name: str) -> str:
    """A name that was made from one of these, in the language in use; any other as it is."""
    return translate_filled(say, _CONTEXT, name)
