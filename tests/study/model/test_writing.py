"""Counts in a response, and dealing of topics and styles."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.study.folder import STUDY_FILE
from labeval.study.model.writing import (
    WritingStep,
    citations_in,
    count_words,
    deal_writings,
    passages_of,
    unknown_citations,
)
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from tests.support.studies.writing_study import passages, writing_step


def a_step(topics: int, styles: int, each: int | None) -> WritingStep:
    return WritingStep.model_validate(
        writing_step(
            topics=[{"id": f"t{n}", "title": "T", "task": "W"} for n in range(topics)],
            styles=[{"id": f"s{n}", "name": "S", "instruction": "I"} for n in range(styles)],
            per_participant=each,
        )
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 0),
        ("one two three", 3),
        ("Bees dance [1]. They fly [2][3], too [4, 5].", 5),
        ("- one\n- two\n\n* three – four", 4),
        ("don't well-known 2.5", 3),
        ("für Bäume 🌳 こんにちは", 3),
        ("[not a citation] [1a]", 4),
    ],
)
def test_words_are_counted_without_citations_and_marks(text: str, words: int) -> None:
    assert count_words(text) == words


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("nothing", ()),
        ("one [3] two [1] again [3]", (3, 1)),
        ("[1][2] and [3, 4] and [ 5 ]", (1, 2, 3, 4, 5)),
        ("[0] [007] [1234567] [-1] [] [²]", (0, 7)),
    ],
)
def test_citations_are_told_once_each_in_their_order(text: str, cited: tuple[int, ...]) -> None:
    assert citations_in(text) == cited


def test_numbers_that_no_passage_has_are_unknown() -> None:
    assert unknown_citations("[0] [1] [20] [21]", 20) == (0, 21)
    assert unknown_citations("[1]", 0) == (1,)


def test_passages_are_ranked_by_their_place_in_the_file() -> None:
    assert [p.title for p in passages_of(passages(2), "wells")] == ["wells 1", "wells 2"]


@given(
    topics=st.integers(1, 7),
    styles=st.integers(1, 5),
    each=st.none() | st.integers(1, 7),
    participants=st.integers(1, 60),
)
def test_every_topic_in_every_style_fills_evenly(
    topics: int, styles: int, each: int | None, participants: int
) -> None:
    step = a_step(topics, styles, each)
    given_out: Counter[tuple[str, str]] = Counter()
    for participant in range(participants):
        dealt = deal_writings(step, participant)
        assert len(dealt) == len({w.id for w in dealt}) == min(each or topics, topics)
        assert len({w.topic for w in dealt}) == len(dealt)
        given_out.update((w.topic, w.style) for w in dealt)
    pairs = [(t.id, s.id) for t in step.topics for s in step.styles]
    counts = [given_out[pair] for pair in pairs]
    assert set(given_out) <= set(pairs)
    assert max(counts) - min(counts) <= 1


def test_every_topic_comes_equally_often_first() -> None:
    step = a_step(2, 3, None)
    first = Counter(deal_writings(step, n)[0].topic for n in range(6))
    assert first == {"t0": 3, "t1": 3}


STUDY = """\
labeval: 1
title: Bees
seed: 1
references: references.jsonl
conditions:
  - id: writing
procedure:
  - {step: consent, id: consent, version: "1", text: T, declined: D, asks: [{id: rating, text: R}]}
  - step: writing
    id: write
    topics:
      - {id: bees, title: Bees, task: Write.}
    styles:
      - {id: list, name: List, instruction: As a list.}
    words: {target: 20, min: 10, max: 40}
"""


def problems_of(folder: Path, study: str = STUDY, references: int = 2) -> list[str]:
    (folder / STUDY_FILE).write_text(study, encoding="utf-8")
    row = json.dumps({"question_id": "bees", "title": "B", "text": "Bees dance."})
    (folder / "references.jsonl").write_text(f"{row}\n" * references, encoding="utf-8")
    try:
        return [str(problem) for problem in read_with_warnings(folder)[1]]
    except StudyProblems as error:
        return [str(problem) for problem in error.problems]


def test_a_study_may_have_nothing_but_writing(tmp_path: Path) -> None:
    assert problems_of(tmp_path) == []
    assert problems_of(tmp_path, references=20) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("target: 20", "target: 50", "study.yaml:15: procedure[2].words: the target of 50 words"),
        ("    words", "    per_participant: 2\n    words", "there are only 1"),
        ("styles:\n", "styles:\n      - {id: list, name: L, instruction: I}\n", "“list” was used"),
        ("\n    words", "\n    citations: {at_least: 3}\n    words", "and “bees” has 2"),
        ("id: bees", "id: wasps", "“wasps” has no passages"),
        ("step: writing", "step: writin", "did you mean “writing”?"),
    ],
)
def test_what_cannot_be_written_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert STUDY.count(old) == 1
    found = problems_of(tmp_path, STUDY.replace(old, new))
    assert any(said in problem for problem in found), found


def test_a_topic_has_at_most_twenty_passages(tmp_path: Path) -> None:
    (found,) = problems_of(tmp_path, references=21)
    assert found == "references.jsonl:21: question_id: the topic “bees” has more than 20 passages"


def test_without_writing_a_study_needs_criteria_and_blocks(tmp_path: Path) -> None:
    study = STUDY[: STUDY.index("  - step: writing")].replace("references: references.jsonl\n", "")
    found = problems_of(tmp_path, study)
    assert [problem.split(": ", 1)[1] for problem in found[:2]] == [
        "criteria: there are no criteria; write below “criteria:” what the texts are judged by",
        "blocks: there are no blocks; write below “blocks:” how the texts are rated",
    ]


def test_writing_before_the_consent_is_refused(tmp_path: Path) -> None:
    lines = STUDY.splitlines(keepends=True)
    consent = next(line for line in lines if "step: consent" in line)
    lines.remove(consent)
    found = problems_of(tmp_path, "".join([*lines, consent]))
    assert any("stores answers before the consent" in problem for problem in found)
