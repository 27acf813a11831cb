"""Results of a search for redacted words, as sentences and lines that claim no more than that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from labeval.jobs.redaction.readable_files import Why
from labeval.jobs.redaction.search import OUTSIDE_ROWS, FileHits, Remaining
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.coding.parts.numbers import LocalAmount
from labeval.ui.quoted import quoted

translate = QCoreApplication.translate

_SHOWN = 8
_WORDS_SHOWN = 6
_PARTS = {
    "passage": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in texts"),
    "coding": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in segments"),
    "change": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in earlier steps"),
    "memo": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in memos"),
    "code": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in codes"),
    "paraphrase": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in summaries"),
    "board": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in boards"),
    "theme": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in themes"),
    "theme_link": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in connections of themes"),
    "source": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in names of texts"),
    "event": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in what was recorded in sessions"),
    "transcript_segment": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in transcripts"),
    "study_version": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in the study's own texts"),
    "imported_judgment": QT_TRANSLATE_NOOP("RedactionFindings", "{count} in imported judgments"),
    OUTSIDE_ROWS: QT_TRANSLATE_NOOP("RedactionFindings", "{count} in bytes that no row uses"),
}
"""Tables of the program's own files, as analysts know them."""
_WHY = {
    Why.PICTURE_OR_SOUND: QT_TRANSLATE_NOOP(
        "RedactionFindings", "Not searched, pictures and sound: {files}"
    ),
    Why.UNREADABLE: QT_TRANSLATE_NOOP("RedactionFindings", "Not searched, cannot be read: {files}"),
    Why.TOO_LARGE: QT_TRANSLATE_NOOP("RedactionFindings", "Not searched, too large: {files}"),
    Why.STOPPED: QT_TRANSLATE_NOOP(
        "RedactionFindings", "Not searched, because the search was stopped: {files}"
    ),
    Why.ELSEWHERE: QT_TRANSLATE_NOOP(
        "RedactionFindings", "Not searched, links to other folders: {files}"
    ),
}


def summary(left: Remaining | None) -> str:
    """The result of the search, in a sentence or two."""
    if left is None:
        return translate(
            "RedactionFindings",
            "Which words these were is not kept, so the folder was not searched for them. Look "
            "for them with the search of this window.",
        )
    words = ", ".join(map(quoted, left.search.words[:_WORDS_SHOWN]))
    more = len(left.search.words) - _WORDS_SHOWN
    if more > 0:
        words = translate("RedactionFindings", "{words} and {count} more").format(
            words=words, count=more
        )
    if not left.found:
        return translate(
            "RedactionFindings",
            "{words}: not found in the {files:file|files} of the study folder that could be "
            "searched.",
        ).format(words=words, files=LocalAmount(left.searched))
    return translate(
        "RedactionFindings",
        "{words}: found {whole:time|times} as whole words and {inside:time|times} inside longer "
        "words, in {found} of {files} files of the study folder that could be searched.",
    ).format(
        words=words,
        whole=LocalAmount(left.hits.whole),
        inside=LocalAmount(left.hits.inside),
        found=_number(len(left.files)),
        files=_number(left.searched),
    )


def lines(left: Remaining, folder: Path) -> list[str]:
    """The places of the words, a line for each file, and the files that were not searched."""
    found = [
        f"{_name(path, folder)}: {', '.join(_part(one) for one in left.found if one.path == path)}"
        for path in left.files
    ]
    return [*_first(found), *_unsearched(left, folder)]


def _unsearched(left: Remaining, folder: Path) -> Iterator[str]:
    for why, sentence in _WHY.items():
        files = [_name(path, folder) for path, reason in left.unsearched.items() if reason == why]
        if files:
            yield translate("RedactionFindings", sentence).format(files=", ".join(_first(files)))


def _part(found: FileHits) -> str:
    count = _number(found.hits.total)
    if not found.part:
        return count
    if found.part in _PARTS:
        return translate("RedactionFindings", _PARTS[found.part]).format(count=count)
    return translate("RedactionFindings", "{count} in the table {table}").format(
        count=count, table=found.part
    )


def _first(names: Sequence[str]) -> list[str]:
    shown = list(names[:_SHOWN])
    if len(names) > _SHOWN:
        left = len(names) - _SHOWN
        shown.append(translate("RedactionFindings", "and {count} more").format(count=_number(left)))
    return shown


def shortened(names: Iterable[str]) -> list[str]:
    """The first of some names, and the number of the others."""
    return _first(list(names))


def _name(path: Path, folder: Path) -> str:
    return str(path.relative_to(folder)) if path.is_relative_to(folder) else str(path)


def _number(count: int) -> str:
    return QLocale().toString(count)
