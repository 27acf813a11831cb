"""A study version as it is shared: without texts that may not leave, and as a folder again."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Iterator, Sequence
from pathlib import Path

import yaml

from labeval.exchange.study_folder import write_items
from labeval.jobs.capsule.contents import Omitted
from labeval.study.folder import STUDY_FILE
from labeval.study.model.base import StudyModel
from labeval.study.model.items import Item
from labeval.study.pictures import pictures_of
from labeval.study.study import Study, StudyContent
from labeval.study.unknown import NO_QUESTION, NO_TEXT
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP

SHARE = "share"
"""Column of the items table that says ``no`` where a text may not be shared."""
_LONGEST_LABEL, _MOST_WORDS = 40, 4
"""Characters and words of a cell in a column of one's own that is still no text."""
_WIDTH = 100
_PLAIN = re.compile(r"[A-Za-z0-9_\-]+\.[a-z]+")
_CODES = "# Codes of your own raters, one a line\nreplace-this-code\n"
_REFERENCES, _JUDGE, _ITEMS = "references.jsonl", "judge.jsonl", "items.csv"


def shared_version(content: StudyContent, *, without_texts: bool = False) -> StudyContent:
    """A version as it may be shared.

    Args:
        without_texts: True if no text may leave, whatever the items table says.
    """
    withheld = {
        item.id
        for item in content.items
        if without_texts or item.extra.get(SHARE, "").strip().casefold() == "no"
    }
    if not withheld and not without_texts:
        return content
    items = [_withheld(item) if item.id in withheld else item for item in content.items]
    ratings = [
        rating.model_copy(update={"quotes": [], "explanation": ""})
        if rating.item in withheld
        else rating
        for rating in content.judge_ratings
    ]
    references = [
        reference.model_copy(update={"text": "(left out)", "snippet": ""})
        if without_texts
        else reference
        for reference in content.references
    ]
    shared = content.model_copy(
        update={"items": items, "judge_ratings": ratings, "references": references}
    )
    return shared.model_copy(update={"pictures": pictures_of(shared)})


def _withheld(item: Item) -> Item:
    """An item without its texts; the ids by which texts are compared stay."""
    question = item.question_id or item.question
    return item.model_copy(
        update={
            "text": NO_TEXT.format(item=item.id),
            "question": NO_QUESTION.format(question=item.question_id) if item.question_id else "",
            "question_id": item.question_id or (f"of-{item.id}" if question else ""),
            "source": "",
            "reference_answer": "",
            "prompt": "",
            "extra": {name: value for name, value in item.extra.items() if _is_label(value)},
        }
    )


def _is_label(value: str) -> bool:
    """Return whether a cell of one's own column is a name or a number, and no text."""
    return len(value) <= _LONGEST_LABEL and len(value.split()) <= _MOST_WORDS


def withheld_items(content: StudyContent, shared: StudyContent) -> set[str]:
    """The ids of items whose texts the shared version has no more."""
    pairs = zip(content.items, shared.items, strict=True)
    return {a.id for a, b in pairs if a.text != b.text}


def omissions_of(content: StudyContent, shared: StudyContent) -> Iterator[Omitted]:
    """Texts that the shared version has no more, and files that no version holds."""
    texts = len(withheld_items(content, shared))
    if texts:
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "texts of items"),
            why=QT_TRANSLATE_NOOP("Capsule", "they may not be shared"),
            count=texts,
        )
    cells = sum(
        len(a.extra) - len(b.extra) for a, b in zip(content.items, shared.items, strict=True)
    )
    if cells:
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "texts in further columns of the items table"),
            why=QT_TRANSLATE_NOOP("Capsule", "they may not be shared"),
            count=cells,
        )
    pairs_of_references = zip(content.references, shared.references, strict=True)
    references = sum(a.text != b.text for a, b in pairs_of_references)
    if references:
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "reference documents"),
            why=QT_TRANSLATE_NOOP("Capsule", "they may not be shared"),
            count=references,
        )
    pictures = len(content.pictures) - len(shared.pictures)
    if pictures:
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "pictures of texts"),
            why=QT_TRANSLATE_NOOP("Capsule", "they may not be shared"),
            count=pictures,
        )
    lists = content.study.qualification
    if lists:
        why = filled(
            QT_TRANSLATE_NOOP(
                "Capsule",
                "a recruiter knows people by them; {lists:list|lists} to be filled",
            ),
            lists=len(lists),
        )
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "codes that open the study"),
            why=why,
            count=len(lists),
        )


def write_study(content: StudyContent, folder: Path) -> None:
    """Write a version as the files of a study folder, for people and for another run.

    Files keep their names, so that it is the same version, where these names are plain.
    """
    folder.mkdir(parents=True, exist_ok=True)
    study = _with_plain_names(content.study)
    for path, data in content.pictures.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(b64decode(data))
    if content.items:
        write_items(content.items, folder / study.items_file)
    if study.references_file is not None:
        _write_lines(folder / study.references_file, content.references)
    if study.judge_file is not None:
        _write_lines(folder / study.judge_file, content.judge_ratings)
    for codes in study.qualification:
        (folder / codes.codes).write_text(_CODES, encoding="utf-8", newline="\n")
    (folder / STUDY_FILE).write_text(study_text(study), encoding="utf-8", newline="\n")


def study_text(study: Study) -> str:
    """A study as the text of a study file; reading it gives the same study."""
    written = study.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    data = {"labeval": 1, **written}
    dumped: str = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=_WIDTH)
    title = " ".join(study.title.in_language(study.language).split())
    return f"# {title}\n# Written from a frozen version\n{dumped}"


def _with_plain_names(study: Study) -> Study:
    """A study whose files have names that every system and a capsule can have."""
    lists = [
        each.model_copy(update={"codes": _plain(each.codes, ".txt", f"codes-{n}.txt")})
        for n, each in enumerate(study.qualification, start=1)
    ]
    files = {
        "items_file": _plain(study.items_file, ".csv", _ITEMS),
        "references_file": _plain(study.references_file, ".jsonl", _REFERENCES),
        "judge_file": _plain(study.judge_file, ".jsonl", _JUDGE),
        "qualification": lists,
    }
    return study.model_copy(update={name: value for name, value in files.items() if value})


def _plain(name: str | None, suffix: str, usual: str) -> str | None:
    """A file's name, or the usual one where it is not plain or is of another kind."""
    if name is None:
        return None
    return name if _PLAIN.fullmatch(name) and name.endswith(suffix) else usual


def _write_lines(path: Path, models: Sequence[StudyModel]) -> None:
    lines = [
        json.dumps(model.model_dump(mode="json", exclude_defaults=True), ensure_ascii=False)
        for model in models
    ]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
