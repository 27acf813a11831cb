"""A lab's own texts: what is noticed about them as a whole."""

from __future__ import annotations

import csv
import json
from dataclasses import replace

from labeval.exchange.materials.model import UNUSED
from labeval.jobs.new_study.materials import read_texts, with_mapping
from tests.support.texts.library_answers import rows, write_answers


def sentences(texts):
    return [note.text.format(**note.values) for note in texts.notes]


def test_a_table_is_read_with_its_roles_and_its_design(tmp_path):
    texts = read_texts([write_answers(tmp_path / "answers.csv")])
    assert len(texts.items) == 40
    assert texts.rows[0].cells["Model"] == "Alder"
    assert texts.mapping.columns_of("text") == ["Answer"]
    assert sentences(texts) == [
        "10 questions × 4 systems: every system answers every question, once",
    ]
    assert texts.left_out == 0


def test_missing_pairs_and_names_in_texts_ask_for_a_look(tmp_path):
    table = rows()
    table[0][3] = ""
    table[5][3] = "I am Birch, and I think so."
    texts = read_texts([write_answers(tmp_path / "answers.csv", table)])
    assert len(texts.items) == 39
    assert texts.left_out == 1
    assert [note.asks_for_a_look for note in texts.notes] == [True, True]
    assert "1 of these has no text, such as Alder – How do I return" in sentences(texts)[0]
    named = sentences(texts)[1]
    assert named.startswith(
        "1 text names its system, such as “I am Birch, and I think so.” in q2_B"
    )
    assert "replace it in the file" in named and "such as q2_Birch are never shown" in named


def test_rows_with_several_texts_and_rows_of_judgments_are_not_left_out(tmp_path):
    texts = [row[3] for row in rows()[:4]]
    pairs = [{"chosen": texts[n], "rejected": texts[n + 2]} for n in (0, 1)]
    path = tmp_path / "pairs.json"
    path.write_text(json.dumps(pairs), "utf-8")
    assert (len(read_texts([path]).items), read_texts([path]).left_out) == (4, 0)
    rated = [["rater", "answer", "clear"]]
    rated += [
        [rater, text, str(n + m)] for n, text in enumerate(texts) for m, rater in enumerate("ab")
    ]
    path = tmp_path / "rated.csv"
    path.write_text("\n".join("\t".join(row) for row in rated), "utf-8")
    assert (len(read_texts([path]).items), read_texts([path]).left_out) == (4, 0)


def test_columns_of_long_texts_that_nobody_would_see_are_named(tmp_path):
    said = "Put the bulb into the earth, three times as deep as it is high, and wait for spring."
    head = ["Item", "Question", "Leaflet", "GPT-4o", "Llama3 70b", "Editors", "Remark"]
    lines = [head]
    for n in range(6):
        question = f"How deep do I plant bulb {n}?"
        given = [f"{said} {n}{key}" for key in "abcd"]
        lines.append([str(n), question, *given, "checked"])
    path = tmp_path / "wide.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(lines)
    texts = read_texts([path])
    mapping = replace(texts.mapping, shape="wide", roles=texts.mapping.roles | WIDE)
    texts = with_mapping(texts, mapping)
    (long,) = [s for s in sentences(texts) if s.startswith("long texts that nobody is shown")]
    assert "Leaflet, Editors." in long and "Remark" not in long
    mapping = mapping.with_role("Leaflet", "source").with_role("Editors", UNUSED)
    assert not [s for s in sentences(with_mapping(texts, mapping)) if "nobody" in s]


WIDE = {
    "Leaflet": "factor",
    "GPT-4o": "text",
    "Llama3 70b": "text",
    "Editors": "factor",
    "Remark": "factor",
}


def test_one_question_is_one(tmp_path):
    path = tmp_path / "texts.json"
    path.write_text(json.dumps([{"text": row[3]} for row in rows()[:2]]), "utf-8")
    assert sentences(read_texts([path])) == ["2 texts, 1 question, no systems"]


def test_a_name_is_shown_with_what_is_around_it(tmp_path):
    table = rows()
    table[5][3] = f"{'long ' * 40} Birch {'after ' * 40}"
    table[9][3] = "Birch: short."
    texts = read_texts([write_answers(tmp_path / "answers.csv", table)])
    (named,) = (text for text in sentences(texts) if "system, such as" in text)
    assert named.startswith("2 texts name their system, such as “…")
    assert "long long Birch after after" in named and len(named) < 300


def test_a_source_of_its_own_for_each_text_is_named_with_what_to_do(tmp_path):
    table = [[*row[:1], f"{row[1]} {n}", *row[2:]] for n, row in enumerate(rows())]
    texts = read_texts([write_answers(tmp_path / "answers.csv", table)])
    (noted,) = (text for text in sentences(texts) if "another source" in text)
    assert noted.startswith("10 questions have another source for each text, such as “How do I")
    kept = with_mapping(texts, texts.mapping.with_role("Source text", "factor"))
    assert sentences(kept)[0].startswith("10 questions × 4 systems: every system answers")
    assert len(kept.notes) == 1


def test_another_mapping_takes_other_texts_of_the_same_file(tmp_path):
    texts = read_texts([write_answers(tmp_path / "answers.csv")])
    other = with_mapping(texts, texts.mapping.with_role("Model", "factor"))
    assert {item.system for item in other.items} == {""}
    assert sentences(other) == ["40 texts, 10 questions, no systems"]
    bad = with_mapping(texts, texts.mapping.with_role("Answer", "unused"))
    assert bad.items == ()
