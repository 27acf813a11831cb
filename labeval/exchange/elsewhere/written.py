"""The files of a study that was inferred from judgments, for a person to correct."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from labeval.exchange.elsewhere.columns import ABOUT_ITEM
from labeval.exchange.elsewhere.directions import Assumed, less_is_better
from labeval.exchange.elsewhere.inferring import (
    Block,
    blocks_of,
    conditions_of,
    questions_of,
    scales_of,
    unasked,
)
from labeval.exchange.elsewhere.seen import Seen
from labeval.exchange.sentence import Sentence
from labeval.study.unknown import NO_DEFINITION, NO_QUESTION, NO_TEXT

_ASSUMED = {
    Assumed.ENDS: "since the ends of its scale say that the lowest number is the best",
    Assumed.FAULT: "since its name is that of a fault",
    Assumed.LOAD: "since its name is that of effort or load",
    Assumed.MARKS: "since 1 is the best of German school marks",
    Assumed.RANKS: "since 1 is the best of ranks",
    Assumed.REVERSED: "since it is marked as a reversed item",
    Assumed.TLX: "since it goes from perfect to failure in the NASA-TLX",
}
WRITTEN_AS = "written_as"
"""The column with an item's name in the table, where its id is another."""


def study_text(
    seen: Seen,
    *,
    title: str,
    items_file: str,
    criterion_names: Mapping[str, str],
    assumed: Sequence[Sentence] = (),
) -> str:
    """The study file.

    Args:
        title: of the study.
        items_file: the name of the items table next to it.
        criterion_names: criterion to its name in the table, where its id is another.
        assumed: about the files, such as who their raters are.
    """
    blocks = blocks_of(seen)
    return "\n".join(
        [
            *_head(title, items_file, assumed),
            *_criteria(seen, criterion_names),
            *_groups(seen),
            *_blocks(blocks),
            *_conditions(seen, blocks),
            *_PROCEDURE,
        ]
    )


def write_items(seen: Seen, path: Path, written_as: Mapping[str, str]) -> None:
    """The items table: every item that was judged, with the facts that the judgments' table
    gives."""
    questions = questions_of(seen)
    facts = [name for name in dict.fromkeys(chain(*seen.items.values())) if name not in ABOUT_ITEM]
    known = (*ABOUT_ITEM, *facts)
    used = [name for name in known if any(about.get(name) for about in seen.items.values())]
    columns = ["id", "system", "question_id", "question", "text"]
    columns += [name for name in used if name not in columns]
    columns += [WRITTEN_AS] * bool(written_as)
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(columns)
        for item, about in seen.items.items():
            text = about.get("text") or NO_TEXT.format(item=item)
            cells = {**about, "id": item, "text": text, WRITTEN_AS: written_as.get(item, "")}
            question = questions[item]
            if question and not about.get("question"):
                cells["question_id"] = about.get("question_id") or question
                cells["question"] = NO_QUESTION.format(question=cells["question_id"])
            table.writerow(cells.get(name, "") for name in columns)


def _head(title: str, items_file: str, assumed: Sequence[Sentence]) -> list[str]:
    return [
        "# A study made of judgments that were given elsewhere",
        "#",
        "# All of it was inferred from their table. Comments name what a table cannot show:",
        "# correct it here and in the items table, then run `labeval check` and `labeval analyse`.",
        *(f"# Assumed: {' '.join(sentence.text.split())}" for sentence in assumed),
        "labeval: 1",
        f"title: {_text(title)}",
        "language: en   # of the items; the table does not say",
        f"items: {_text(items_file)}",
        "seed: 1",
        "",
    ]


def _criteria(seen: Seen, names: Mapping[str, str]) -> Iterator[str]:
    yield "# Where less is better, write `direction: lower`: a table of judgments cannot show it."
    yield "criteria:"
    scales = scales_of(seen)
    none, lower = unasked(seen), less_is_better(seen, names)
    for criterion in (c for c in seen.criteria if c not in none):
        yield f"  - id: {_text(criterion)}"
        yield f"    name: {_text(names.get(criterion, criterion))}"
        yield f"    definition: {_text(NO_DEFINITION)}"
        if criterion in lower:
            yield f"    direction: lower   # assumed, {_ASSUMED[lower[criterion]]}"
        if criterion in seen.scales:
            yield f"    group: {_text(_group_id(seen.scales[criterion]))}"
        if anchors := seen.words.get(names.get(criterion, criterion)):
            points = (f"{point}: {_text(word)}" for point, word in enumerate(anchors, start=1))
            yield f"    anchors: {{{', '.join(points)}}}"
        if criterion in scales:
            low, high = scales[criterion]
            yield f"    scale: {{min: {low}, max: {high}}}   # is `ideal` another point?"
    yield ""


def _groups(seen: Seen) -> Iterator[str]:
    names = dict.fromkeys(seen.scales.values())
    if not names:
        return
    yield "groups:"
    for name in names:
        yield f"  - {{id: {_text(_group_id(name))}, name: {_text(name)}}}"
    yield ""


def _group_id(name: str) -> str:
    kept = "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in name)
    return kept[:60] if kept[:1].isalnum() else f"_{kept[:60]}"


def _blocks(blocks: list[Block]) -> Iterator[str]:
    yield "blocks:"
    for block in blocks:
        yield f"  {block.id}:{f'   # {block.note}' if block.note else ''}"
        yield f"    method: {block.method}"
        yield f"    criteria: {_flow(list(block.criteria))}"
        for name, value in block.settings.items():
            yield f"    {name}: {_flow(value)}"
    yield ""


def _conditions(seen: Seen, blocks: list[Block]) -> Iterator[str]:
    yield "conditions:"
    for condition, ids in conditions_of(seen, blocks).items():
        yield f"  - {{id: {_text(condition)}, blocks: {_flow(ids)}}}"
    yield ""


_PROCEDURE = (
    "# For sessions of your own; the judgments that were imported do not need it.",
    "procedure:",
    "  - step: for_each_block",
    "    steps:",
    "      - {step: rating, id: rate}",
    "  - {step: text, id: thanks, text: Thank you.}",
    "",
)


def _text(text: str) -> str:
    """A text as YAML reads it on one line."""
    return json.dumps(text, ensure_ascii=False)


def _flow(value: object) -> str:
    """A value as YAML reads it on one line, which JSON is."""
    return json.dumps(value, ensure_ascii=False)
