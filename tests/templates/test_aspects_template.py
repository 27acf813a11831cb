"""The template of long answers: what it promises, and what an edit of its study file does."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.exchange.tables import find_table
from labeval.exchange.writers import export_table
from labeval.jobs.planning.simulate import simulate
from labeval.session.plan.plan import make_plan
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.fit import PageMeasure
from tests.support.judgments.judgments_files import import_judgments

TEMPLATE = Path(__file__).parents[2] / "resources" / "templates" / "aspects"
FIFTH = """
  - id: warmth
    judged_against: text
    name: {en: "Warmth", de: "Wärme"}
    definition: {en: "Whether it is kind.", de: "Ob sie freundlich ist."}
    wording: {aspects: {en: "Is it kind?", de: "Ist sie freundlich?"}}
    scale: {min: -2, max: 2, ideal: 1, labels: {-2: {en: "rude", de: "grob"}}}
"""


@pytest.fixture
def template() -> StudyContent:
    return read_study(TEMPLATE)


@pytest.fixture
def robots(template: StudyContent, tmp_path: Path) -> Iterator[Record]:
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, template, participants=4, seed=3)
        yield record


def table(record: Record, name: str) -> list[dict[str, str]]:
    module = find_table(name)
    names = [column.name for column in module.COLUMNS]
    return [dict(zip(names, map(str, row), strict=True)) for row in module.rows(record)]


def test_four_questions_have_four_answers_and_five_to_eight_references(
    template: StudyContent,
) -> None:
    rated = [item for item in template.items if item.use == "rating"]
    assert set(Counter(item.question_id for item in rated).values()) == {4}
    assert all(60 <= len(item.text.split()) <= 150 for item in rated)
    count = Counter(reference.question_id for reference in template.references)
    assert {item.question_id for item in template.items} == set(count)
    assert all(5 <= n <= 8 for n in count.values())


def test_the_scales_are_those_of_the_field(template: StudyContent) -> None:
    scales = {
        c.id: (c.scale.min, c.scale.max, c.scale.best) for c in template.study.criteria if c.scale
    }
    assert scales == {
        "factuality": (0, 3, 3),
        "amount_info": (-1, 1, 0),
        "formality": (-1, 1, 0),
        "acceptability": (0, 3, 3),
    }


def test_no_reference_names_a_system(template: StudyContent) -> None:
    systems = {item.system for item in template.items}
    seen = [f"{r.title} {r.snippet} {r.text}" for r in template.references]
    assert not [text for text in seen for system in systems if system in text]


def test_robots_answer_everything_that_is_mandatory(robots: Record) -> None:
    rows = table(robots, "judgments")
    assert len(rows) == 4 * 4 * 17
    assert all(row["value"] for row in rows)
    reasons = [r for r in table(robots, "justifications") if r["field"] == "justification"]
    assert len([r for r in reasons if r["page_order"]]) == 16
    assert all(reason["value"].strip() for reason in reasons)


def test_judgments_come_back_byte_for_byte(robots: Record, tmp_path: Path) -> None:
    first = tmp_path / "first.csv"
    export_table(robots, "judgments", "csv", first)
    with Record(tmp_path / "empty.sqlite") as empty:
        assert import_judgments(empty, first) == 4 * 4 * 17
        again = tmp_path / "again.csv"
        export_table(empty, "judgments", "csv", again)
    assert again.read_bytes() == first.read_bytes()


def test_a_fifth_aspect_is_an_edit_of_the_study_file_alone(tmp_path: Path, qapp: object) -> None:
    folder = StudyFolder(tmp_path / "study")
    shutil.copytree(TEMPLATE, folder.path)
    study = folder.path / "study.yaml"
    head, tail = study.read_text("utf-8").split("  - id: acceptability\n", 1)
    study.write_text(f"{head.rstrip()}\n{FIFTH}\n  - id: acceptability\n{tail}", "utf-8")
    content = read_study(folder.path)
    page = next(make_plan(content, "aspects", seed=1, participant=0).rating_pages())
    fit = PageMeasure().measure(content, page, "de")
    assert fit.fits
    with Record(folder.database) as record:
        simulate(record, content, participants=1, seed=3)
        rows = table(record, "judgments")
    warmth = {row["value"] for row in rows if row["criterion"] == "warmth"}
    assert len(rows) == 4 * 21 and warmth <= {"-2", "-1", "0", "1", "2"}
