"""Words of a scale in judgments become its points."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.exchange.materials.taken import judged, recorded


def test_words_of_a_scale_become_its_points(tmp_path: Path):
    path = tmp_path / "likert.csv"
    path.write_text(
        "rater,item,criterion,value\n"
        "r1,a,clear,Strongly agree\nr1,b,clear,disagree\n"
        "r2,a,clear,Agree\nr2,b,clear,Strongly disagree\nr3,a,clear,Neutral\n"
        "r1,a,tone,warm\nr1,b,tone,cold\nr2,a,tone,odd\n",
        encoding="utf-8",
    )
    seen = inspect(path)
    taken = take(path, seen.mapping)
    assert [value for *_, value in judged(taken)] == [*"52413", "warm", "cold", "odd"]
    assert [p.text for p in taken.problems] == [
        "the words of “clear” are read as the scale strongly disagree, disagree, neutral, agree, "
        "strongly agree",
        "the values warm, cold, odd of “tone” are words without a known order",
    ]


def test_words_of_a_scale_are_points_in_the_programs_own_table_too(tmp_path: Path):
    path = tmp_path / "likert.csv"
    path.write_text(
        "rater,item,criterion,value\nr1,a,clear,stimme voll zu\nr1,b,clear,Stimme nicht zu\n"
        "r1,a,tone,4\nr1,b,tone,2\n",
        encoding="utf-8",
    )
    made = study_from_judgments(tmp_path / "study", path)
    rows = recorded(tmp_path / "study")
    assert {(row["items"], row["criterion"], row["value"]) for row in rows} == {
        ("a", "clear", "5"),
        ("b", "clear", "2"),
        ("a", "tone", "4"),
        ("b", "tone", "2"),
    }
    assert ["clear" in problem.text for problem in made.warnings] == [True]
    clear = next(c for c in read_study(tmp_path / "study").study.criteria if c.id == "clear")
    assert clear.anchors[5].in_language("de") == "stimme voll zu"


def test_a_scale_whose_criterion_has_no_name_is_named_as_in_the_study(tmp_path: Path):
    path = tmp_path / "wide.csv"
    words = ["Disagree", "Neutral", "Agree"]
    cells = [",".join(words[(n + rater) % 3] for rater in range(3)) for n in range(6)]
    rows = [f"s{n % 2},Is it {n // 2}?,Text {n} of six.,{given}" for n, given in enumerate(cells)]
    head = "system,question,text,rater1,rater2,rater3"
    path.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert [problem.values["criterion"] for problem in made.warnings] == ["overall"]
    (criterion,) = read_study(tmp_path / "study").study.criteria
    assert criterion.id == "overall"
    assert [criterion.anchors[point].in_language("en") for point in (1, 3)] == ["disagree", "agree"]


def test_the_study_file_says_what_was_assumed_about_the_raters(tmp_path: Path):
    path = tmp_path / "listed.jsonl"
    rows = [
        {"id": f"t{n}", "model_id": f"m{n % 2}", "decoded": f"A summary with the number {n}."}
        | {"expert_annotations": [{"clear": 3}, {"clear": 4}]}
        for n in range(4)
    ]
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert made.assumed
    lines = (tmp_path / "study" / "study.yaml").read_text(encoding="utf-8").splitlines()
    assert {f"# Assumed: {sentence.text}" for sentence in made.assumed} <= set(lines)


@pytest.mark.parametrize(
    ("given", "scale"),
    [
        ("Very easy, Easy, Neutral", "very hard, hard, Neutral, easy, very easy"),
        (
            "neither hard nor easy, very hard, easy",
            "very hard, hard, neither hard nor easy, easy, very easy",
        ),
        ("unkind, very kind, kind", "very unkind, unkind, kind, very kind"),
        ("unclear, somewhat clear, clear", "unclear, somewhat clear, clear"),
        ("sehr schwierig, leicht", "sehr schwierig, schwierig, leicht, sehr leicht"),
    ],
)
def test_a_scale_between_opposites_is_known_by_its_words(given, scale):
    assert ", ".join(ladder_of(given.split(", "))) == scale


@pytest.mark.parametrize(
    "given",
    [
        *("easy, medium, hard", "easy, hard", "very formal, formal", "english, very german"),
        *("very easy, extremely hard", "very easy, good", "under, very under", "very easy, red"),
    ],
)
def test_words_without_degrees_or_of_several_subjects_are_no_scale(given):
    assert ladder_of(given.split(", ")) == ()


def test_words_of_a_scale_are_no_texts_where_raters_gave_them(tmp_path: Path):
    """A column “answer” of raters was taken for the texts, and the table for one of texts."""
    path = tmp_path / "given.csv"
    words = ["agree", "disagree", "strongly agree", "NA", "neutral"]
    rows = [f"r{n % 3},t{n // 6},{'AB'[n // 3 % 2]},{words[n % 5]}" for n in range(30)]
    path.write_text("\n".join(["rater,text_id,model,answer", *rows]), encoding="utf-8")
    seen = inspect(path)
    assert seen.shape == "judgments"
    taken = judged(take(path, seen.mapping))
    assert sorted(value for *_, value in taken) == [*"2" * 6, *"3" * 6, *"4" * 6, *"5" * 6]
    without = [row.split(",", 1)[1] for row in ["rater,text_id,model,answer", *rows]]
    path.write_text("\n".join(without), encoding="utf-8")
    assert inspect(path).shape != "judgments"


def test_win_and_lose_of_one_text_are_refused_with_what_to_write(tmp_path: Path):
    """They say which of two texts is better, and were options of the second."""
    rows = [
        [f"Tell about {n}.", f"Ours tells of {n}, with care.", f"Base says little of {n}.", *votes]
        for n, votes in enumerate([("win", "tie"), ("lose", "win"), ("win", "lose")])
    ]
    head = ["prompt", "ours", "baseline", "annotator1", "annotator2"]
    path = tmp_path / "votes.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    with pytest.raises(StudyProblems, match="response_a and response_b"):
        study_from_judgments(tmp_path / "study", path)
    assert not (tmp_path / "study").exists()


@pytest.mark.parametrize(("down", "up"), [("thumbs_down", "thumbs_up"), ("dislike", "like")])
def test_votes_up_and_down_are_a_scale(tmp_path: Path, down: str, up: str):
    rows = ["user,question_id,model,rating"]
    rows += [
        f"r{r},q{n},{s},{up if (n + r) % 3 else down}"
        for r in (1, 2)
        for n in range(4)
        for s in "ab"
    ]
    path = tmp_path / "votes.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    taken = take(path, inspect(path).mapping)
    assert {row.cells["value"] for row in taken.judgments} == {"1", "2"}
    assert taken.judgments[0].cells["value"] == "2"
