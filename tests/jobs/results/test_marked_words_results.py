"""Words marked in a whole record reach the tables and the figure of a report."""

from __future__ import annotations

import pandas as pd
import pytest

from labeval.exchange.own.marks import read_marks, take_marks
from labeval.exchange.writers import export_table
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.material import Material
from labeval.report.words import Words
from labeval.store.record.record import Record
from tests.support.judgments.judgments_files import import_judgments
from tests.support.studies.cut_claims_study import SOURCE, cut_claims_content
from tests.support.studies.marked_study import LOW, marked_content
from tests.support.studies.turns_study import ANSWERS, turns_content


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    content = marked_content(LOW)
    with Record(tmp_path_factory.mktemp("marked") / "record.sqlite") as record:
        simulate(record, content, 6, 3)
        yield analyse(record, content, AnalysisChoice(samples=20)), content


def test_marks_are_summed_up_by_criterion_and_system(results):
    found, _ = results
    rows = found.tables["evidence_agreement"]
    assert set(rows["criterion"]) == {"honesty", "clarity"}
    together = rows[rows["system"] == ""].set_index("criterion")
    parts = rows[rows["system"] != ""].groupby("criterion")
    assert (parts["n"].sum() == together["n"]).all()
    low = found.tables["distributions"].query("value in ['1', '2']")
    assert together["n"].sum() == low["n"].sum()
    assert together["f1"].between(0, 1).all() and (together["alpha"] < 1).all()


def test_each_word_has_its_raters_and_the_figure_shows_them(results):
    found, content = results
    words = found.tables["evidence_words"]
    texts = {item.id: item.text for item in content.items}
    assert all(
        row.text == texts[row.item][row.start : row.end] and 0 <= row.n <= row.of
        for row in words.itertuples()
    )
    assert words["n"].max() >= 2
    material = Material(found.tables, found.about, content, Words())
    figure = drawn("evidence_words", material, Style())
    assert figure is not None and len(figure.figure.axes) == 2
    assert len(figure.svg()) > 1000


def test_answers_of_one_conversation_are_texts_of_their_own(tmp_path):
    evidence = {"ask": "mandatory"}
    content = turns_content(evidence=evidence)
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 4, 3)
        found = analyse(record, content, AnalysisChoice(samples=20))
    words = found.tables["evidence_words"]
    assert set(words["item"]) == {
        f"{item}@turn{turn}" for item, count in ANSWERS.items() for turn in range(1, count + 1)
    }
    assert (words["of"] == 4).all() and set(words["system"]) == {"owl", "lark"}
    ends = words.groupby("item")["end"].max()
    text = content.item("walk").text
    assert ends["walk@turn1"] < text.index("What about walk 2") < ends["walk@turn2"] == len(text)
    together = found.tables["evidence_agreement"].query("system == ''")
    assert (together["n_items"] == sum(ANSWERS.values())).all()


def _on_two_scales(criteria):
    """A study with a block of five points and one of seven, each with some criteria."""
    one = marked_content({"ask": "mandatory"})
    blocks = {
        id: one.study.blocks["rated"].model_copy(update={"points": points, "criteria": asked})
        for (id, points), asked in zip({"five": 5, "seven": 7}.items(), criteria, strict=True)
    }
    data = one.study.model_dump(mode="json", exclude_defaults=True)
    data |= {
        "blocks": {id: each.model_dump(mode="json") for id, each in blocks.items()},
        "conditions": [{"id": "only", "blocks": ["five", "seven"]}],
        "procedure": [
            {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]},
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    }
    return one.model_copy(update={"study": type(one.study).model_validate(data)})


def test_marks_of_blocks_with_scales_of_their_own_are_each_with_their_ratings(tmp_path):
    content = _on_two_scales([["honesty", "clarity"]] * 2)
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 4, 3)
        found = analyse(record, content, AnalysisChoice(samples=20))
    together = found.tables["evidence_agreement"].query("system == ''")
    assert set(together["method"]) == {"dqe:five", "dqe:seven"}
    assert (together["n"] == 4 * len(content.items)).all()


def test_imported_marks_of_participants_with_the_same_session_are_with_their_ratings(tmp_path):
    content = _on_two_scales([["honesty"], ["clarity"]])
    with Record(tmp_path / "other.sqlite") as other:
        simulate(other, content, 4, 3)
        for name in ("judgments", "evidence"):
            export_table(other, name, "csv", tmp_path / f"{name}.csv")
            table = pd.read_csv(tmp_path / f"{name}.csv", dtype=str, keep_default_na=False)
            table.assign(session="s1").to_csv(tmp_path / f"{name}.csv", index=False)
    with Record(tmp_path / "record.sqlite") as record:
        import_judgments(record, tmp_path / "judgments.csv")
        take_marks(record, [read_marks(tmp_path / "evidence.csv", content)])
        found = analyse(record, content, AnalysisChoice(), tables=["evidence_agreement"])
    together = found.tables["evidence_agreement"].query("system == ''")
    assert dict(zip(together["method"], together["criterion"], strict=True)) == {
        "dqe:five": "honesty",
        "dqe:seven": "clarity",
    }
    assert (together["n"] == 4 * len(content.items)).all()


THREE = {f"@claim{n}" for n in (1, 2, 3)}


@pytest.mark.parametrize(("cut_by", "texts"), [("study", THREE), ("participant", {"@source"})])
def test_passages_of_claims_are_read_in_the_source_claim_by_claim(tmp_path, cut_by, texts):
    content = cut_claims_content(cut_by=cut_by, evidence={"ask": "mandatory"})
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 4, 3)
        found = analyse(record, content, AnalysisChoice(samples=20))
    words = found.tables["evidence_words"]
    assert set(words["item"]) == {f"{item}{of}" for item in ("k1", "k2") for of in texts}
    assert (words["of"] == 4).all() and set(words["system"]) == {"A", "B"}
    assert all(row.text == SOURCE[row.start : row.end] for row in words.itertuples())
    (together,) = found.tables["evidence_agreement"].query("system == ''").itertuples()
    assert (together.n, together.of) == (8 * len(texts), 8 * len(texts))
    assert 0 <= together.f1 <= 1 and together.n_items == 2 * len(texts)
