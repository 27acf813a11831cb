"""Names of figures over criteria of which less of some is better."""

from __future__ import annotations

import itertools

from labeval.analysis.data.facts import TOTAL, StudyFacts
from labeval.analysis.scores.scores import Resampling, scores
from labeval.report.headings import cell
from labeval.report.material import Material
from labeval.report.questions import question_module
from labeval.report.verdict import verdict_lines
from labeval.report.words import Words
from labeval.study.study import StudyContent
from labeval.text.marks import as_written
from tests.conftest import small_study
from tests.support.judgments.judged_frames import judged


def test_answers_in_favour_are_not_called_yes_where_less_of_some_criteria_is_better():
    """Of errors “no” speaks for a text: ten texts without one have ten answers in favour."""
    study = small_study()
    bad, good = (
        criterion.model_copy(update={"direction": direction})
        for criterion, direction in zip(study.criteria, ("lower", "higher"), strict=False)
    )
    content = StudyContent(study=study.model_copy(update={"criteria": [bad, good]}), items=[])
    values = {"a": {bad.id: "no", good.id: "yes"}, "b": {bad.id: "yes", good.id: "no"}}
    rows = [
        (f"r{rater}", criterion, f"{text}{n}", value)
        for rater, n in itertools.product(range(8), range(5))
        for text, of in values.items()
        for criterion, value in of.items()
    ]
    names = {f"{text}{n}": text.upper() for text in "ab" for n in range(5)}
    facts = StudyFacts(
        names,
        {text: text[1] for text in names},
        *({TOTAL: (bad.id, good.id)}, frozenset({bad.id}), {}),
    )
    table = scores(judged("aqc", *rows), facts, Resampling(samples=20))
    material = Material({"scores": table}, {}, content, Words(as_written))
    (line, *_) = verdict_lines(material)
    assert "A is first (number of answers in favour 80" in line
    (shown, *_) = question_module("systems").TABLES
    printed = {cell("statistic", name, material) for name in shown.rows(material)["statistic"]}
    assert "share of answers in favour" in printed
    assert not any("yes" in name for name in printed)
    assert material.figure("yes", "aqc", "", "c") == "yes", (
        "of a single criterion it is what it says"
    )


def test_what_was_judged_is_named_by_its_text_and_answer():
    material = Material({}, {}, StudyContent(study=small_study(), items=[]), Words(as_written))
    assert cell("unit", "c04@turn2", material) == "c04, answer 2"
    assert cell("unit", "t03|t04", material) == "t03 | t04"
    assert cell("unit", "t03", material) == "t03"
