"""Making a study folder: from a template, or for interviews alone."""

from __future__ import annotations

import csv
import json
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.kept_ratings import keep_ratings
from labeval.store.disk.atomic import flush_file, flush_folder, part_of
from labeval.store.disk.rights import PRIVATE_FOLDER
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.study.model.formats import TEXT_COLUMN
from labeval.study.model.items import Item
from labeval.study.problems import StudyProblems
from labeval.study.tables.items import read_items_table
from labeval.study.title import study_title
from labeval.text.languages import LANGUAGE_CODE, PROGRAM_LANGUAGES
from labeval.text.local import LocalText
from labeval.text.markdown_signs import proposed_format
from labeval.text.marks import QT_TRANSLATE_NOOP, Say

_ITEMS_LINE = re.compile(
    r"""^items:[ \t]*["']?([^#"'\n]*?)["']?(?=[ \t]*(?:#.*)?$)""", re.MULTILINE
)
_REFERENCES_LINE = re.compile(
    r"""^references:[ \t]*["']?([^#"'\n]+?)["']?(?=[ \t]*(?:#.*)?$)""", re.MULTILINE
)
_REFERENCES = "references.jsonl"
_FORMAT_LINE = re.compile(r"^labeval:.*$", re.MULTILINE)
_KEYS_OF_INTERVIEWS = {"labeval", "title"}
"""All that the study file of a folder for interviews alone may have."""
_INTERVIEWS = QT_TRANSLATE_NOOP("Exchange", "Interviews that were recorded elsewhere, to be coded.")
_NO_SESSIONS = QT_TRANSLATE_NOOP(
    "Exchange", "No session can be run here: 'labeval new' makes a study with sessions."
)


def templates(folder: Path) -> list[tuple[str, LocalText | None]]:
    """Name and one-line description of every template in ``folder``, by name.

    The description is the first comment line of the template's study file; comment lines right
    after it that begin with another language, as in ``# de: …``, have it in that language.
    """
    found = sorted(folder.glob(f"*/{STUDY_FILE}"))
    return [(file.parent.name, _description(file)) for file in found]


def make_study(
    template: Path,
    target: Path,
    items: Path | None = None,
    references: Path | None = None,
    *,
    edit: Callable[[str], str] | None = None,
) -> None:
    """Make the study folder ``target`` from a template: all of it or nothing.

    Data of sessions in the template's folder (record, audio, exports) are not copied.

    Args:
        template: a folder with a study file.
        target: does not exist yet, or is an empty folder.
        items: an items table that takes the place of the template's; the study file is changed to
            name it where its suffix is another one.
        references: a file (JSONL) that takes the place of the template's references.
        edit: given the text of the study file, returns the text to write.

    Raises:
        ExchangeError: the target is not empty, the items are not there, or nothing can be written.
        StudyProblems: everything that is wrong with the items table.
    """
    _check(template, target, items, references)
    with writing_to(target):
        stage = part_of(target.resolve())
        stage.parent.mkdir(parents=True, exist_ok=True)
        try:
            _copy(template, stage)
            if items is not None:
                _replace_items(stage, items)
            if references is not None:
                _replace_references(stage, references)
            if edit is not None:
                study_file = stage / STUDY_FILE
                text = edit(study_file.read_text(encoding="utf-8"))
                study_file.write_text(text, encoding="utf-8", newline="\n")
            flush_study(stage)
            put_in_place(stage, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)


@contextmanager
def begun_for_interviews(folder: StudyFolder, say: Say, title: str = "") -> Iterator[None]:
    """Make a folder for interviews alone, which goes again where the block fails.

    Args:
        folder: does not exist yet, or is empty.
        say: gives the comments in its file in the program's language.
        title: the folder's name where it is empty.

    Raises:
        OSError: it cannot be made.
    """
    was_there = folder.path.exists()
    folder.path.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    written = json.dumps(title or folder.path.resolve().name, ensure_ascii=False)
    comments = "".join(f"# {say('Exchange', text)}\n" for text in (_INTERVIEWS, _NO_SESSIONS))
    text = f"{comments}\nlabeval: 1\ntitle: {written}\n"
    folder.study_file.touch(exist_ok=False)  # a study that came meanwhile stays
    try:
        folder.study_file.write_text(text, encoding="utf-8", newline="\n")
        yield
    except BaseException:
        folder.study_file.unlink(missing_ok=True)
        if not was_there:
            with suppress(OSError):  # something else is in it, and why the block failed counts
                folder.path.rmdir()
        raise


def is_for_interviews_alone(folder: StudyFolder) -> bool:
    """True where a study file has a title and nothing that a session would need."""
    text = ""
    with suppress(OSError, UnicodeDecodeError):
        text = folder.study_file.read_text(encoding="utf-8")
    at_margin = [line for line in text.splitlines() if line and line[0] not in " \t#"]
    keys = {line.partition(":")[0].strip() for line in at_margin}
    return keys <= _KEYS_OF_INTERVIEWS and study_title(folder.path) is not None


def _check(template: Path, target: Path, items: Path | None, references: Path | None) -> None:
    if not (template / STUDY_FILE).is_file():
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path} is not a template; there is no {file} in it"),
            path=template,
            file=STUDY_FILE,
        )
    if target.exists() and not (target.is_dir() and not any(target.iterdir())):
        raise ExchangeError(
            QT_TRANSLATE_NOOP(
                "Exchange", "{path} is not an empty folder; name one that does not exist yet"
            ),
            path=target,
        )
    if items is not None and not items.is_file():
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path}: there is no such items table"), path=items
        )
    if references is not None and not references.is_file():
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path}: there is no such file of references"),
            path=references,
        )
    if items is not None:
        table = read_items_table(items, items.name)
        if not table.sound:
            raise StudyProblems(table.problems)


def _description(file: Path) -> LocalText | None:
    with file.open(encoding="utf-8") as lines:
        comments = (line.lstrip("#").strip() for line in lines if line.startswith("#"))
        first = next(comments, "")
        others = dict(_in_language(comments))
    source = next(iter(PROGRAM_LANGUAGES))
    return LocalText({source: first, **others}) if first else None


def _in_language(comments: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Language and text of the lines that begin with one, up to the first that does not."""
    for line in comments:
        language, colon, text = line.partition(": ")
        if not colon or re.fullmatch(LANGUAGE_CODE, language) is None:
            return
        yield language, text.strip()


def _copy(template: Path, stage: Path) -> None:
    """Copy contents without permissions, since an installed template may be read-only."""
    stage.mkdir(mode=PRIVATE_FOLDER)
    for source in _template_files(template):
        copy = stage / source.relative_to(template)
        if source.is_dir():
            copy.mkdir(mode=PRIVATE_FOLDER)
        else:
            shutil.copyfile(source, copy)


def _template_files(template: Path) -> Iterator[Path]:
    """Folders before what is in them; nothing that a session has left."""
    folder = StudyFolder(template)
    left_out = {folder.backups, folder.audio, folder.exports, folder.lock}
    record = folder.database.name
    for path in sorted(template.rglob("*")):
        in_record = path.parent == template and path.name.startswith(record)
        if not in_record and left_out.isdisjoint((path, *path.parents)):
            yield path


def _replace_items(stage: Path, items: Path) -> None:
    study_file = stage / STUDY_FILE
    text = study_file.read_text(encoding="utf-8")
    written = _ITEMS_LINE.search(text)
    old = items_file(stage)
    joined = _with_training_items(items, old)
    before = read_items_table(old, old.name).items if old.is_file() else []
    keep_ratings(stage, text, before, read_items_table(items, items.name).items)
    old.unlink(missing_ok=True)
    new = old.with_suffix(".csv" if joined else items.suffix.lower())
    if joined:
        write_items(joined, new)
    else:
        shutil.copyfile(items, new)
    if new == old:
        return
    line = f"items: {new.name}"
    if written:
        text = _ITEMS_LINE.sub(lambda _: line, text, count=1)
    else:
        text = _FORMAT_LINE.sub(lambda found: f"{found[0]}\n{line}", text, count=1)
    study_file.write_text(text, encoding="utf-8", newline="\n")


def items_file(folder: Path) -> Path:
    """The items table that a study file names.

    Raises:
        OSError: there is no study file.
    """
    written = _ITEMS_LINE.search((folder / STUDY_FILE).read_text(encoding="utf-8"))
    return folder / Path(written[1] if written else "items.csv").name


def _replace_references(stage: Path, references: Path) -> None:
    """Put the references in the place of the template's, or next to the study file."""
    study_file = stage / STUDY_FILE
    text = study_file.read_text(encoding="utf-8")
    written = _REFERENCES_LINE.search(text)
    if written:
        shutil.copyfile(references, stage / Path(written[1]).name)
        return
    shutil.copyfile(references, stage / _REFERENCES)
    text = _FORMAT_LINE.sub(lambda found: f"{found[0]}\nreferences: {_REFERENCES}", text, count=1)
    study_file.write_text(text, encoding="utf-8", newline="\n")


def _with_training_items(items: Path, template_items: Path) -> list[Item]:
    """The new items and the template's for training, which its training pages name.

    Empty where there is nothing to join: the template has none, or the new table has its own.
    """
    new = read_items_table(items, items.name).items
    taken = {item.id for item in new}
    training = [
        item
        for item in read_items_table(template_items, template_items.name).items
        if item.use != "rating" and item.id not in taken
    ]
    own = any(item.use != "rating" for item in new)
    if proposed_format([item.text for item in new]) == "conversation":
        training = list(map(_in_its_own_format, training))
    return [] if own or not training else [*new, *training]


def _in_its_own_format(item: Item) -> Item:
    """A text that says of itself that it is no conversation, among those that are."""
    if item.extra.get(TEXT_COLUMN) or proposed_format([item.text]) == "conversation":
        return item
    return item.model_copy(update={"extra": {**item.extra, TEXT_COLUMN: "plain"}})


def write_items(items: Sequence[Item], path: Path, *also: str) -> None:
    """Write an items table with the columns that any of the items uses, and others to be filled."""
    named = [name for name in Item.model_fields if name != "extra"]
    extra = list(dict.fromkeys(name for item in items for name in item.extra))
    used = [
        name for name in named + extra if name in also or any(item.column(name) for item in items)
    ]
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(used)
        table.writerows([item.column(name) for name in used] for item in items)


def flush_study(stage: Path) -> None:
    """Flush everything in a folder to disk."""
    for path in stage.rglob("*"):
        flush_folder(path) if path.is_dir() else flush_file(path)
    flush_folder(stage)


def put_in_place(stage: Path, target: Path) -> None:
    """Give a finished folder its name, in one rename.

    An existing folder is kept, since a shell or a window may be open in it; then the study file
    comes last.
    """
    if not target.exists():
        stage.rename(target)
        flush_folder(target.resolve().parent)
        return
    moved: list[Path] = []
    try:
        for path in sorted(stage.iterdir(), key=lambda path: path.name == STUDY_FILE):
            moved.append(target / path.name)
            path.rename(moved[-1])
    except BaseException:
        for path in moved:
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        raise
    flush_folder(target)
