"""Where else what is redacted may stand: exported files, names of codes, memos. They are named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import takewhile
from pathlib import Path

from labeval.coding.acts import Change
from labeval.coding.redacting import PENDING
from labeval.coding.rows import Passage
from labeval.jobs.redaction_plan import INTENTION, Intention
from labeval.store.erased_files import contents_of, files_in, is_of_record
from labeval.store.record import Record
from labeval.store.redaction import said
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder

_EDGES = ".,;:!?…\"'“”„‘’()[]"
_SHOWN = 60
"""Letters of a memo by which it is found again."""


def what_was_said(folder: StudyFolder, workbook: Workbook, intention: Intention) -> list[str]:
    """The words before they go: as the record knows them, and as they were corrected."""
    found = list(_taken_out(workbook, intention.sources))
    if intention.places and folder.database.exists():
        with closing(Record(folder.database, read_only=True)) as record:
            found += said(record.connection, intention.spoken)
    return list(dict.fromkeys(found))


def _taken_out(workbook: Workbook, sources: Iterable[str]) -> Iterator[str]:
    """What marks were put in the place of, by the acts that did it."""
    for source in sources:
        for passage in workbook.passages(source):
            if PENDING not in passage.text:
                continue
            for act in workbook.history(passage.id, limit=-1):
                for change in act.changes:
                    yield from _marked_over(change)


def _marked_over(change: Change) -> Iterator[str]:
    before, after = change.before, change.after
    if not isinstance(before, Passage) or not isinstance(after, Passage):
        return
    if after.text.count(PENDING) > before.text.count(PENDING):
        start = _same(before.text, after.text)
        kept = _same(before.text[start:][::-1], after.text[start:][::-1])
        taken = before.text[start : len(before.text) - kept].strip()
        if taken:
            yield taken


def _same(one: str, other: str) -> int:
    """With how many letters both begin alike."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def exports_with(folder: StudyFolder, intention: Intention, told: Sequence[str]) -> list[Path]:
    """Files that hold what was said, or are named by the recording."""
    phrases = [phrase.encode() for phrase in told]
    names = {place.recording for place in intention.places}
    found = []
    for file in files_in(folder.path):
        own = is_of_record(file, folder) or file.name.startswith(folder.workbook.name)
        if own or folder.audio in file.parents or file.name == INTENTION:
            continue
        named = any(name in file.name for name in names)
        if named or any(
            content is None or _holds(content, phrases) for content in contents_of(file)
        ):
            found.append(file)
    return found


def naming(told: Sequence[str]) -> Callable[[str], bool]:
    """Whether a text holds what was said, or a name in it."""
    words = {word.strip(_EDGES) for phrase in told for word in phrase.split()}
    wanted = {*told, *(word for word in words if len(word) > 2 and word[0].isupper())}
    return lambda text: any(part in text for part in wanted)


def mentions(workbook: Workbook, told: Sequence[str]) -> list[str]:
    """What coders have written that holds what was said, or a name in it."""
    named = naming(told)
    themes = [theme for board in workbook.boards() for theme in workbook.themes(board.id)]
    written = [
        *(
            (c.name, (c.name, c.definition, c.include, c.exclude, c.example))
            for c in workbook.codes()
        ),
        *((memo.text, (memo.text,)) for memo in workbook.memos()),
        *((coding.memo, (coding.memo,)) for coding in workbook.codings()),
        *((paraphrase.text, (paraphrase.text,)) for paraphrase in workbook.paraphrases()),
        *((theme.name, (theme.name, theme.description)) for theme in themes),
        *((board.name, (board.name, board.about)) for board in workbook.boards()),
        *((link.label, (link.label,)) for b in workbook.boards() for link in workbook.links(b.id)),
    ]
    return [
        shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
        for shown, texts in written
        if any(map(named, texts))
    ]


def _holds(content: bytes, phrases: Sequence[bytes]) -> bool:
    return any(phrase in content for phrase in phrases)
