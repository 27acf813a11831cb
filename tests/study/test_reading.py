"""Sound study folders in every form that is allowed, and what is only remarked."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study, read_with_warnings

S, I = "study.yaml", "items.csv"  # noqa: E741
_GOOD = Path(__file__).parent / "good"
_ITEMS = {item.id: item for item in read_study(_GOOD).items}


def test_the_sound_study_is_read_without_a_remark(study: Any) -> None:
    content, remarks = read_with_warnings(study.path)
    assert remarks == []
    assert [item.id for item in content.items] == ["a1", "a2", "a3", "a4", "b1", "t1"]
    assert content.item("a2").text == "Moist soil,\nsays the source."
    assert content.item("a4").text == 'They call it "mulch".'
    assert content.item("t1").use == "training"


def test_a_criterion_that_nobody_asks_is_one_remark_whatever_it_has(study: Any) -> None:
    tone = "  - id: tone\n    name: Tone\n    definition: It is friendly.\n    anchors: {1: rude}\n"
    study.swap(S, "\ngroups:\n  - id: trust", tone + "\ngroups:\n  - id: trust")
    for method in ("dqe", "aqc", "ab"):
        asked = f"method: {method}\n    criteria: [honesty, correctness, fluency]\n"
        study.swap(S, f"method: {method}\n", asked)
    _, remarks = read_with_warnings(study.path)
    assert [(r.severity, r.template) for r in remarks] == [
        ("warning", "no block asks the criterion “{criterion}”")
    ]


def test_yes_and_no_are_words_and_dates_are_texts(study: Any) -> None:
    study.swap(S, 'version: "1"', "version: 2026-03-01")
    content = read_study(study.path)
    assert [o.id for o in content.study.blocks["agreement"].options] == ["yes", "no", "partly"]
    assert content.study.procedure[0].version == "2026-03-01"


def test_an_alias_repeats_what_it_names(study: Any) -> None:
    study.swap(S, "definition: The text reads well.", "definition: &d Well.\n    wording: {ab: *d}")
    criterion = read_study(study.path).study.criterion("fluency")
    assert criterion.definition == criterion.wording["ab"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_encodings_line_ends_and_delimiters_make_no_difference(
    study: Any, encoding: str, ends: str, delimiter: str
) -> None:
    for name in (S, I):
        text = (study.path / name).read_text(encoding="utf-8")
        if name == I and delimiter != ",":
            rows = "\n".join(
                delimiter.join(f'"{cell}"'.replace("~", '""') for cell in row)
                for row in [
                    ["id", "text", "question", "source", "system", "use"],
                    *[
                        [i.id, i.text.replace('"', "~"), i.question, i.source, i.system, i.use]
                        for i in _ITEMS.values()
                    ],
                ]
            )
            text = rows + "\n"
        (study.path / name).write_bytes(text.replace("\n", ends).encode(encoding))
    assert {item.id: item for item in read_study(study.path).items} == _ITEMS


def test_a_line_of_excel_that_names_the_delimiter_is_passed_over(study: Any) -> None:
    text = (study.path / I).read_text(encoding="utf-8")
    (study.path / I).write_text("sep=,\n" + text, encoding="utf-8")
    assert {item.id: item for item in read_study(study.path).items} == _ITEMS
    study.swap(I, "It looks nice.", "")
    study.must_be_refused(I, 6, "no text")


def test_texts_stay_as_they_are(study: Any) -> None:
    odd = "  e\u0301 is not \u00e9;\u2028 \U0001f9ea\u200d\ttab \u00a0"
    study.swap(I, "It looks nice.", odd)
    assert read_study(study.path).item("a3").text == odd


def test_further_columns_are_kept_and_can_be_chosen_by(study: Any) -> None:
    study.swap(I, "id,system,", "item_id,Prompt length,")
    study.swap(S, "where: {system: A}", "where: {Prompt length: A}")
    content = read_study(study.path)
    assert content.item("a1").extra == {"Prompt length": "A"}


def test_jsonl_gives_the_same_items(study: Any) -> None:
    rows = [i.model_dump(exclude={"extra"}, exclude_defaults=True) for i in _ITEMS.values()]
    text = "".join(json.dumps(row) + "\n\n" for row in rows)
    (study.path / "items.jsonl").write_text(text, encoding="utf-8")
    study.swap(S, "items: items.csv", "items: items.jsonl")
    assert {item.id: item for item in read_study(study.path).items} == _ITEMS


def test_numbers_in_jsonl_stay_as_they_are_written(study: Any) -> None:
    (study.path / "items.jsonl").write_text('{"id": 7, "text": 1.10, "n": 1e400, "ok": true}')
    study.swap(S, "items: items.csv", "items: items.jsonl")
    problems = study.refusal()
    assert all(p.file == S for p in problems), "the table itself is sound"


def test_a_workbook_gives_the_same_items(study: Any) -> None:
    book = Workbook()
    names = ["id", "text", "question", "source", "system", "use"]
    book.active.append(names)
    for item in _ITEMS.values():
        book.active.append([getattr(item, name) or None for name in names])
    book.create_sheet("notes").append(["not an item"])
    book.save(study.path / "items.xlsx")
    study.swap(S, "items: items.csv", "items: items.xlsx")
    content, remarks = read_with_warnings(study.path)
    assert {item.id: item for item in content.items} == _ITEMS
    assert ["first sheet" in p.text for p in remarks] == [True]


REMARKS: list[tuple[str, str, str, str, str]] = [
    ("column of a near name", I, "id,system,", "id,System,", "read as “system”"),
    ("column misspelt", I, "source,text", "sorce,text", "did you mean “source”?"),
    ("no source", I, "question,source,text", "question,basis,text", "needed for honesty"),
    ("no question", I, "t1,,training", "c1,C,,,Soil.,Wet.\nt1,,training", "is empty: c1"),
    ("idle training item", I, "t1,,training", "t2,,training,Why?,Soil.,Wet.\nt1,,training", "t2"),
    ("one language only", S, "{en: Honesty, de: Ehrlichkeit}", "{en: Honesty}", "languages: de"),
    ("no consent", S, "  - step: consent\n    id: consent\n    version: \"1\"\n"
     "    text: We keep your answers.\n    asks:\n      - id: rating\n        text: I agree.\n"
     "        required: true\n    declined: Nothing was stored.\n", "", "no step asks for consent"),
    ("idle criterion", S, "    criteria: [honesty]\n    items:", "    items:", ""),
    ("lonely overarching", S, "    group: trust\n    judged_against: source\n    wording",
     "    judged_against: source\n    wording", "no other criteria"),
    ("empty group", S, "groups:\n  - id: trust", "groups:\n  - {id: x, name: X}\n  - id: trust",
     "no criterion belongs"),
    ("idle block", S, "blocks: [pairs, best]", "blocks: [best]", "no condition has this block"),
    ("idle training pages", S, "      - {step: training, id: train}\n", "", "no training step"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "words"), [c[1:] for c in REMARKS], ids=[c[0] for c in REMARKS]
)
def test_what_is_only_odd_is_remarked_and_read(
    study: Any, file: str, old: str, new: str, words: str
) -> None:
    study.swap(file, old, new)
    remarks = read_with_warnings(study.path)[1]
    assert all(p.severity == "warning" and p.line for p in remarks)
    if words:
        assert any(words in str(p) for p in remarks), [str(p) for p in remarks]
    else:
        assert remarks == []


def test_a_thousand_items_are_read_as_one_study(study: Any) -> None:
    rows = "".join(
        f'i{n},S{n % 4},,Question {n // 4},Source {n // 4},"Text {n}, {"word " * 100}"\n'
        for n in range(1000)
    )
    head = (study.path / I).read_text().split("\n")[0]
    (study.path / I).write_text(head + "\n" + rows + "t1,,training,Q,S,T\n")
    study.swap(S, "pairs: 4", "pairs: all")
    study.swap(S, "where: {system: A}", "where: {use: rating}")
    study.swap(S, "ids: [a1, a2, a3, b1]", "where: {use: rating}")
    assert len(read_study(study.path).items) == 1001


_EDIT = st.tuples(
    st.sampled_from(["flip", "insert", "delete", "repeat"]),
    st.floats(0, 1, exclude_max=True),
    st.binary(min_size=1, max_size=4) | st.sampled_from([b"\n", b": ", b"- ", b"'", b'"', b"\t"]),
)


def _mutated(data: bytes, edits: list[tuple[str, float, bytes]]) -> bytes:
    for kind, where, what in edits:
        at = int(where * len(data))
        if kind == "flip" and data:
            data = data[:at] + bytes([data[at] ^ (what[0] or 1)]) + data[at + 1 :]
        elif kind == "insert":
            data = data[:at] + what + data[at:]
        elif kind == "delete":
            data = data[:at] + data[at + 7 * what[0] % 90 :]
        else:
            data = data[:at] + data[at : at + what[0]] * 3 + data[at:]
    return data


@settings(max_examples=300, deadline=None)
@given(file=st.sampled_from([S, I]), edits=st.lists(_EDIT, min_size=1, max_size=4))
def test_whatever_happens_to_the_bytes_nothing_but_problems_comes_of_it(
    make_study: Callable[[], Any], file: str, edits: list[tuple[str, float, bytes]]
) -> None:
    study = make_study()
    path = study.path / file
    path.write_bytes(_mutated(path.read_bytes(), edits))
    try:
        content, remarks = read_with_warnings(study.path)
    except StudyProblems as refused:
        assert any(p.severity == "error" for p in refused.problems)
        assert all(str(p) for p in refused.problems)
    else:
        assert content.from_json(content.to_json()) == content
        assert all(p.severity == "warning" for p in remarks)


def test_reading_is_light_to_import() -> None:
    code = (
        "import sys, labeval.study.reading; "
        "print([m for m in ('openpyxl', 'pyarrow', 'pandas', 'PySide6') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
