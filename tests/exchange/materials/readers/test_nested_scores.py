"""Documents whose keys are systems, texts and raters."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.exchange.materials.taken import json_file
from tests.support.judgments.recorded_means import means_of

MEANS = {"aurora": 4, "cirrus": 2}
TITLE = "Scores of systems and texts by their keys (JSON)"


def score(system: str, text: int, rater: int = 0) -> int:
    return MEANS[system] + (text + rater) % 2


def expected(criterion: str, raters: int = 1) -> dict[tuple[str, str], float]:
    return {
        (criterion, s): sum(score(s, t, r) for t in range(5) for r in range(raters)) / 5 / raters
        for s in MEANS
    }


def test_texts_below_systems(tmp_path: Path):
    document = {s: {f"doc{t}": {"coherence": score(s, t)} for t in range(5)} for s in MEANS}
    made = study_from_judgments(tmp_path / "study", json_file(tmp_path / "given.json", document))
    assert made.format is not None
    assert made.format.text == TITLE
    assert (made.judgments, made.items, made.participants) == (10, 10, 1)
    assert means_of(tmp_path / "study") == expected("coherence")
    assert any("no key says who judged" in remark.text for remark in made.assumed)


def test_criteria_whose_names_begin_like_those_of_computed_scores_are_read(tmp_path: Path):
    """“terminology” was left out, since it begins with “ter”."""
    criteria = ("terminology", "length_fit")
    document = {
        s: {f"doc{t}": dict.fromkeys(criteria, score(s, t)) for t in range(5)} for s in MEANS
    }
    study_from_judgments(tmp_path / "study", json_file(tmp_path / "given.json", document))
    wanted = expected(criteria[0]) | expected(criteria[1])
    assert means_of(tmp_path / "study") == wanted


def test_systems_below_texts_next_to_scores_that_programs_compute(tmp_path: Path):
    """The shape of REALSumm's scores."""
    document = {
        str(t): {
            "doc_id": t,
            "ref_summ": "The bridge opens in spring.",
            "system_summaries": {
                s: {
                    "system_summary": f"In spring, {s} says, bridge {t} opens.",
                    "scores": {"litepyramid_recall": score(s, t), "rouge_1_f_score": 0.25},
                }
                for s in MEANS
            },
        }
        for t in range(5)
    }
    made = study_from_judgments(tmp_path / "study", json_file(tmp_path / "given.json", document))
    assert means_of(tmp_path / "study") == expected("litepyramid_recall")
    assert any("left out: rouge_1_f_score" in remark.text for remark in made.assumed)
    items = read_study(tmp_path / "study").items
    assert {(i.system, i.question_id) for i in items} == {
        (s, str(t)) for s in MEANS for t in range(5)
    }
    assert items[0].text == "In spring, aurora says, bridge 0 opens."


def test_raters_below_texts_and_lists_of_ratings(tmp_path: Path):
    def of_raters(system: str, text: int) -> dict[str, object]:
        return {f"rater{r}": {"fluency": score(system, text, r)} for r in range(3)}

    named = {s: {f"doc{t}": of_raters(s, t) for t in range(5)} for s in MEANS}
    listed = {
        s: {f"doc{t}": {"fluency": [score(s, t, r) for r in range(3)]} for t in range(5)}
        for s in MEANS
    }
    for name, document in (("named", named), ("listed", listed)):
        made = study_from_judgments(tmp_path / name, json_file(tmp_path / "given.json", document))
        assert (made.judgments, made.participants) == (30, 3)
        assert means_of(tmp_path / name) == expected("fluency", 3)


def test_numbers_of_listed_texts_are_not_those_of_raters(tmp_path: Path):
    """The places of three systems in each list were three raters of one text."""
    rows = [
        {
            "id": f"doc{n}",
            "machine_summaries": [
                f"Summary {n} says that the bridge over the river is {s}." for s in "abc"
            ],
            "coherence": [4.0, 3.0, 2.0],
            "text": f"The council met on day {n} and approved the bridge over the river.",
        }
        for n in range(8)
    ]
    with pytest.raises(StudyProblems, match="write a row for each text and rater"):
        study_from_judgments(tmp_path / "study", json_file(tmp_path / "given.json", rows))


def test_numbers_of_listed_aspects_are_not_those_of_raters(tmp_path: Path):
    rows = [
        {
            "prompt": f"p{n}",
            "story": f"Once upon a time there were {n} dragons.",
            "aspects": ["plot", "character"],
            "scores": [4, 2],
            "worker": f"w{n % 3}",
        }
        for n in range(6)
    ]
    with pytest.raises(StudyProblems):
        study_from_judgments(tmp_path / "study", json_file(tmp_path / "given.json", rows))


@pytest.mark.parametrize("raters", [("r1", "r2"), ("W07", "W12"), ("ann_1", "ann_2")])
def test_raters_above_texts_are_known_by_short_codes(tmp_path: Path, raters: tuple[str, str]):
    given = {
        rater: {
            f"q{q}": {s: {"fluency": 1 + n + q, "depth": 3} for n, s in enumerate(("oak", "elm"))}
            for q in range(2)
        }
        for rater in raters
    }
    made = study_from_judgments(tmp_path / "s", [json_file(tmp_path / "given.json", given)])
    assert (made.judgments, made.items, made.participants) == (16, 4, 2)
    means = means_of(tmp_path / "s")
    assert (means["fluency", "oak"], means["fluency", "elm"]) == (1.5, 2.5)
