"""Rows of published tables that control raters, and tables of several languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.exchange.materials.taken import recorded

HEAD = "worker_id,system,question_id,response,score"
FLAGS = ("_golden", "is_gold", "is_attention_check", "attention_check", "catch_trial")


def flagged(path: Path, name: str, flags: tuple[str, str] = ("true", "false")) -> Path:
    """Four raters, three questions of two systems, and a control that everybody saw."""
    rows = [f"{HEAD},{name}"]
    for rater in range(4):
        rows += [
            f"w{rater},{system},{n},{system} says {n} of it.,{1 + (n + rater) % 5},{flags[1]}"
            for n in range(3)
            for system in ("aurora", "cirrus")
        ]
        rows.append(f"w{rater},check,c1,Choose five here.,5,{flags[0]}")
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("name", FLAGS)
def test_gold_and_attention_checks_are_no_judgments_of_a_system(tmp_path: Path, name: str):
    path = flagged(tmp_path / "given.csv", name)
    seen = inspect(path)
    assert f"true in “{name}” (4)" in "\n".join(remark.text for remark in seen.remarks)
    taken = take(path, seen.mapping)
    assert len(taken.judgments) == 24
    assert {item.system for item in taken.items} == {"aurora", "cirrus"}


@pytest.mark.parametrize("flags", [("1", "0"), ("True", ""), ("yes", "no")])
def test_the_flag_may_be_written_otherwise(tmp_path: Path, flags: tuple[str, str]):
    path = flagged(tmp_path / "given.csv", "is_attention_check", flags)
    assert len(take(path, inspect(path).mapping).judgments) == 24


def test_whether_a_rater_passed_is_no_control(tmp_path: Path):
    """One value for all rows of each rater: who passed is left in."""
    rows = [f"{HEAD},attention_check"]
    rows += [
        f"w{rater},{system},{n},{system} says {n} of it.,{1 + (n + rater) % 5},{rater > 0}"
        for rater in range(4)
        for n in range(3)
        for system in ("aurora", "cirrus")
    ]
    path = tmp_path / "given.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    assert len(take(path, inspect(path).mapping).judgments) == 24


def test_an_answer_that_was_given_is_no_control(tmp_path: Path):
    """A column of mostly yes, or one that is named as a rating, says nothing about rows."""
    path = flagged(tmp_path / "given.csv", "is_gold", ("false", "true"))
    assert len(take(path, inspect(path).mapping).judgments) == 28


def test_repetitions_of_direct_assessment_are_left_out(tmp_path: Path):
    rows = ["annotatorId,systemId,segmentId,itemType,score"]
    rows += [
        f"a{a},{system},{n},TGT,{40 + (a * 7 + n * 11) % 60}"
        for a in range(3)
        for n in range(6)
        for system in ("Online-A", "Online-B")
    ]
    controls = ("1,REP", "2,BAD")
    rows += [f"a{a},Online-A,{control},50" for a in range(3) for control in controls]
    path = tmp_path / "given.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    seen = inspect(path)
    assert "BAD, REP in “itemType” (6)" in "\n".join(remark.text for remark in seen.remarks)
    assert len(take(path, seen.mapping).judgments) == 36


def in_two_languages(
    tmp_path: Path,
    head: str,
    text: Callable[[str, int], str],
    languages: Sequence[str] = ("de", "zh"),
) -> Path:
    """A table of six texts in each language by each of two systems, rated by three raters of it.

    Args:
        text: a text's cells by its language and number; ``%s`` in them is the system.
    """
    rows = [
        f"{language}{a},{language},{text(language, n).replace('%s', system)},{system},"
        f"{40 + (a * 7 + n * 11) % 60}"
        for language in languages
        for a in range(3)
        for n in range(6)
        for system in ("Online-A", "Online-B")
    ]
    path = tmp_path / "given.csv"
    path.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("segments", ["anew", "through"])
@pytest.mark.parametrize("languages", ["lp", "target_language"])
def test_the_same_segment_into_two_languages_is_two_texts(
    tmp_path: Path, segments: str, languages: str
):
    """Of a system of both, each has raters of its own, who never saw the other's."""

    def text(language: str, n: int) -> str:
        return f"d{n // 3},{n % 3 if segments == 'anew' else n}"

    path = in_two_languages(tmp_path, f"annotator,{languages},doc,seg,sys,score", text)
    study_from_judgments(tmp_path / "study", path)
    given = recorded(tmp_path / "study")
    assert len({row["items"] for row in given}) == 24
    assert len({(row["items"], row["participant"][:2]) for row in given}) == 24


@pytest.mark.parametrize("languages", ["lp", "target_language"])
def test_languages_are_those_of_texts_though_each_rater_reads_one(tmp_path: Path, languages: str):
    """They became attributes of raters, and the texts did not know their language."""
    path = in_two_languages(
        tmp_path,
        f"annotator,{languages},source,translation,system,score",
        lambda language, n: f"Source {n} of it.,{language} {n} by %s.",
    )
    study_from_judgments(tmp_path / "study", path)
    content = read_study(tmp_path / "study")
    assert {item.extra.get(languages) for item in content.items} == {"de", "zh"}
    with Record(StudyFolder(tmp_path / "study").database, read_only=True) as record:
        results = analyse(record, content, AnalysisChoice(samples=5), tables=["scores"])
    assert f"system/item:{languages}=de" in set(results.tables["scores"]["level"])
    assert results.about["texts_by_language"] == {
        "dqe": {"column": languages, "texts": {"de": 12, "zh": 12}}
    }


def test_texts_that_are_not_known_keep_their_language(tmp_path: Path):
    """Of a table without the texts the column of languages was lost, and their mean was one."""
    path = in_two_languages(
        tmp_path, "annotator,lp,seg,sys,score", lambda _, n: str(n), ("en-de", "en-zh")
    )
    study_from_judgments(tmp_path / "study", path)
    items = read_study(tmp_path / "study").items
    assert len(items) == 24
    assert {(i.extra["lp"], i.question_id[:5]) for i in items} == {
        ("en-de", "en-de"),
        ("en-zh", "en-zh"),
    }


def of_systems(path: Path, systems: dict[str, range]) -> str:
    """What is said of a table of systems and the numbers of their questions."""
    rows = ["rater,system,question_id,score"]
    rows += [
        f"r{r},{system},{n},{(r + n + k) % 5 + 1}"
        for r in range(4)
        for k, (system, of) in enumerate(systems.items())
        for n in of
    ]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    made = study_from_judgments(path.parent / "study", path)
    return "\n".join(remark.text for remark in made.remarks)


def test_a_system_whose_questions_nobody_else_has_may_be_a_control(tmp_path: Path):
    said = of_systems(
        tmp_path / "given.csv",
        {"aurora": range(9), "cirrus": range(9), "GOLD": range(20, 21)},
    )
    assert "no other system has texts for the questions of GOLD" in said
    assert "attention" in said


def test_systems_of_questions_of_their_own_are_no_controls(tmp_path: Path):
    """Where each system has its own questions, or all share them, nothing is said."""
    for number, systems in enumerate(
        (
            {"aurora": range(9), "cirrus": range(9, 18)},
            {"aurora": range(9), "cirrus": range(9), "gold": range(9)},
        )
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert "no other system has" not in of_systems(folder / "given.csv", systems)
