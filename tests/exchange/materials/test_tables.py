"""Tables that laboratories have: what is seen in them, and the items that they give."""

from __future__ import annotations

import json
import sqlite3
import tracemalloc
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.exchange.materials.model import ColumnMapping, Layout
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.materials.text_remarks import _median_without
from labeval.files.refusal import FileRefused

ROWS = [
    {"Question": q, "Source text": s, "Model": m, "Answer": a, "Style": t}
    for q, s, answers in (
        ("Why mulch?", "Mulch keeps soil moist.", ("It keeps soil moist.", "It looks nice.")),
        ("Why prune in winter?", "Cuts heal before spring.", ("Cuts heal well.", "It is a rite.")),
    )
    for m, a, t in zip(("aurora", "cirrus"), answers, ("short", "long"), strict=True)
]
ROLES = {
    "Question": "question",
    "Source text": "source",
    "Model": "system",
    "Answer": "text",
    "Style": "factor",
}


def csv_text(rows=ROWS, delimiter=",", names=None):
    names = names or list(rows[0])
    lines = [names, *([row[name] for name in rows[0]] for row in rows)]
    return "".join(delimiter.join(f'"{cell}"' for cell in line) + "\n" for line in lines)


def check_rows(path, roles=ROLES):
    seen = inspect(path)
    assert dict(seen.mapping.roles) == roles
    assert (seen.shape, seen.rows, seen.problems) == ("long", 4, ())
    taken = take(path, seen.mapping)
    assert taken.sound
    assert [item.text for item in taken.items] == [row["Answer"] for row in ROWS]
    assert [item.system for item in taken.items] == [row["Model"] for row in ROWS]
    assert [item.id for item in taken.items] == ["q1_aurora", "q1_cirrus", "q2_aurora", "q2_cirrus"]
    assert taken.items[1].extra == {"Style": "long"}
    return seen


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|", "^"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_csv_with_any_delimiter_and_encoding(tmp_path: Path, delimiter: str, encoding: str):
    path = tmp_path / "answers.csv"
    path.write_text(csv_text(delimiter=delimiter), encoding=encoding)
    assert check_rows(path).mapping.layout.delimiter == delimiter


def test_every_container_gives_the_same_rows(tmp_path: Path):
    from openpyxl import Workbook

    for name, text in {
        "rows.json": json.dumps(ROWS),
        "inside.json": json.dumps({"version": 2, "data": {"rows": ROWS}}),
        "rows.jsonl": "".join(json.dumps(row) + "\n" for row in ROWS),
        "columns.json": json.dumps({name: [row[name] for row in ROWS] for name in ROWS[0]}),
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        check_rows(tmp_path / name)
    book = Workbook()
    book.active.append(list(ROWS[0]))
    for row in ROWS:
        book.active.append(list(row.values()))
    book.save(tmp_path / "rows.xlsx")
    check_rows(tmp_path / "rows.xlsx")
    with closing(sqlite3.connect(tmp_path / "rows.db")) as database:
        database.execute('CREATE TABLE t ("Question", "Source text", "Model", "Answer", "Style")')
        database.executemany(
            "INSERT INTO t VALUES (?, ?, ?, ?, ?)", [tuple(row.values()) for row in ROWS]
        )
        database.commit()
    check_rows(tmp_path / "rows.db")


def test_parquet_gives_the_same_rows(tmp_path: Path):
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    parquet.write_table(arrow.Table.from_pylist(ROWS), tmp_path / "rows.parquet")
    check_rows(tmp_path / "rows.parquet")


def test_a_column_that_parquet_has_twice_is_two_columns(tmp_path: Path):
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "twice.parquet"
    cells = [arrow.array(["first", "second"]), arrow.array(["other", "another"])]
    parquet.write_table(arrow.table(cells, names=["text", "text"]), path)
    seen = inspect(path)
    assert dict(seen.mapping.roles) == {"text": "text", "text (2)": "factor"}
    items = take(path, seen.mapping).items
    assert [(item.text, item.extra["text (2)"]) for item in items] == [
        ("first", "other"),
        ("second", "another"),
    ]


def test_bytes_in_a_database_are_text_where_they_can_be(tmp_path: Path):
    path = tmp_path / "texts.db"
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE texts (text, seal)")
        made.execute("INSERT INTO texts VALUES (?, ?)", ("Grün\r\nund rot".encode(), b"\xff\x01"))
        made.commit()
    (item,) = take(path, inspect(path).mapping).items
    assert (item.text, item.extra["seal"]) == ("Grün\nund rot", "ff01")


def test_german_names_and_a_line_that_names_the_delimiter(tmp_path: Path):
    path = tmp_path / "antworten.csv"
    names = ["Frage", "Quelltext", "Modell", "Antwort", "Style"]
    path.write_text("sep=;\n" + csv_text(delimiter=";", names=names), encoding="utf-8")
    roles = dict(zip(names, ROLES.values(), strict=True))
    check_rows(path, roles)


def test_comments_above_the_table_are_left_out(tmp_path: Path):
    path = tmp_path / "noted.csv"
    notes = "# Answers of 2025, in English\n# 1 = worst, 5 = best\n"
    path.write_text(notes + csv_text(), encoding="utf-8")
    seen = inspect(path)
    assert dict(seen.mapping.roles) == ROLES and not seen.problems
    path.write_text("#" + csv_text(), encoding="utf-8")  # a head that begins so is none
    assert list(inspect(path).mapping.roles.values()) == list(ROLES.values())


def test_a_title_above_the_table_and_line_breaks_in_cells(tmp_path: Path):
    path = tmp_path / "titled.csv"
    text = csv_text().replace("It looks nice.", "It looks\nnice.")
    path.write_text("Export of the answers\n\n" + text, encoding="utf-8")
    seen = inspect(path)
    assert dict(seen.mapping.roles) == ROLES
    assert [remark.text for remark in seen.remarks] == [
        "titled.csv has a title above its table, which is left out"
    ]
    assert take(path, seen.mapping).items[1].text == "It looks\nnice."


def test_groups_above_names_are_joined(tmp_path: Path):
    path = tmp_path / "grouped.csv"
    path.write_text(
        "Task,,Systems,\nNo,Question,gpt-4,llama-3\n"
        "1,Why rain?,Clouds carry water.,Nobody can say why.\n"
        "2,Why wind?,Air flows to low pressure.,Trees make the wind.\n",
        encoding="utf-8",
    )
    seen = inspect(path)
    assert [column.name for column in seen.columns] == [
        "Task / No",
        "Task / Question",
        "Systems / gpt-4",
        "Systems / llama-3",
    ]
    assert seen.shape == "wide"


def test_a_wide_table_is_one_item_a_system(tmp_path: Path):
    path = tmp_path / "wide.csv"
    path.write_text(
        "id,Question,response_gpt-4,response_llama\n"
        "a,Why rain?,Clouds carry water.,Nobody can say why.\n"
        "b,Why wind?,Air flows to low pressure.,\n",
        encoding="utf-8",
    )
    seen = inspect(path)
    assert (seen.shape, dict(seen.mapping.systems)) == (
        "wide",
        {"response_gpt-4": "gpt-4", "response_llama": "llama"},
    )
    taken = take(path, seen.mapping)
    assert [(item.id, item.system, item.question_id) for item in taken.items] == [
        ("a_gpt-4", "gpt-4", "a"),
        ("a_llama", "llama", "a"),
        ("b_gpt-4", "gpt-4", "b"),
    ]
    assert [str(problem) for problem in taken.problems] == [
        "wide.csv:3: warning: response_llama: is empty; this system has no text here"
    ]


@pytest.mark.parametrize("chosen", [{}, {"Nr": "id"}])
def test_the_number_of_a_row_of_several_texts_is_kept(tmp_path: Path, chosen):
    path = tmp_path / "wide.csv"
    rows = [
        {"Nr": "1", "Topic": "mill", "Question": "Why mulch?", "Alder": "Soil.", "Birch": "Rite."},
        {"Nr": "2", "Topic": "oven", "Question": "Why prune?", "Alder": "Cuts.", "Birch": "Cold."},
    ]
    path.write_text(csv_text(rows), encoding="utf-8")
    inspected = inspect(path)
    guessed = dict(inspected.mapping.roles)
    guessed |= {"Alder": "text", "Birch": "text"}
    mapping = replace(inspected.mapping, shape="wide", roles=guessed | chosen)
    items = take(path, mapping).items
    assert [(i.id, i.question_id, i.column("Nr")) for i in items] == [
        ("mill_Alder", "mill", "1"),
        ("mill_Birch", "mill", "1"),
        ("oven_Alder", "oven", "2"),
        ("oven_Birch", "oven", "2"),
    ]


def test_the_number_of_a_row_of_several_texts_is_not_called_the_id_of_one(tmp_path: Path):
    path = tmp_path / "wide.csv"
    rows = [
        {
            "Nr": n,
            "Question": q,
            "response_llama": "It is so, yes.",
            "response_gpt": "It is not so.",
        }
        for n, q in (("1", "Why mulch?"), ("2", "Why prune?"))
    ]
    path.write_text(csv_text(rows), encoding="utf-8")
    assert inspect(path).mapping.roles["Nr"] == "question_id"


def test_an_object_of_texts_by_system_is_wide(tmp_path: Path):
    path = tmp_path / "objects.json"
    rows = [
        {"question": f"Why {word}?", "answers": {"aurora": f"By {word}.", "cirrus": "No idea."}}
        for word in ("rain", "wind", "hail")
    ]
    path.write_text(json.dumps(rows), encoding="utf-8")
    taken = take(path, inspect(path).mapping)
    assert [item.system for item in taken.items] == ["aurora", "cirrus"] * 3


def test_listed_candidates_become_a_row_each(tmp_path: Path):
    path = tmp_path / "candidates.jsonl"
    rows = [
        {
            "prompt": f"Why {word}?",
            "outputs": [f"It is {word}.", "Nobody knows."],
            "models": ["a", "b"],
        }
        for word in ("rain", "wind")
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    seen = inspect(path)
    assert (seen.shape, seen.rows) == ("candidates", 4)
    assert seen.mapping.roles["outputs"] == "text"
    mapping = seen.mapping.with_role("models", "system")
    assert [item.id for item in take(path, mapping).items] == ["q1_a", "q1_b", "q2_a", "q2_b"]


def test_conversations_keep_every_turn(tmp_path: Path):
    path = tmp_path / "chat.jsonl"
    messages = [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Why rain?"},
        {"role": "assistant", "content": "Clouds carry water."},
        {"role": "user", "content": [{"type": "text", "text": "Shorter?"}]},
        {"role": "assistant", "content": "Clouds."},
    ]
    path.write_text(json.dumps({"messages": messages, "model": "aurora"}) + "\n", encoding="utf-8")
    seen = inspect(path)
    assert seen.shape == "conversations"
    (item,) = take(path, seen.mapping).items
    assert (item.question, item.prompt, item.system) == ("Why rain?", "Be brief.", "aurora")
    assert item.text == "Assistant: Clouds carry water.\n\nUser: Shorter?\n\nAssistant: Clouds."


def questions_of_tenants(path: Path, head: list[str], systems: list[str]) -> Path:
    """Two questions, each with its source, and a text by each system."""
    lines = [";".join(head)]
    for n, source in enumerate(("The rent rises rarely. " * 5, "Heating is owed in winter. " * 5)):
        for system in systems:
            text = f"{system[::-1]} finds that question {n} has an answer of its own."
            lines.append(f"What do tenants owe, part {n}?;{system};{text};{source}")
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("question", ["Frage / question", "What was asked"])
@pytest.mark.parametrize("system", ["Model (run)", "Arm"])
def test_columns_that_no_list_names_are_known_by_what_rows_share(tmp_path, question, system):
    head, systems = [question, system, "Output_final", "Legal basis"], ["clerk", "lawyer", "kiwi"]
    path = questions_of_tenants(tmp_path / "odd.csv", head, systems)
    mapping = inspect(path).mapping
    assert mapping.shape == "long"
    assert [mapping.roles[name] for name in head] == ["question", "system", "text", "source"]
    assert [item.system for item in take(path, mapping).items] == systems * 2


def test_every_guess_has_a_reason_and_every_column_a_role(tmp_path: Path):
    path = tmp_path / "odd.csv"
    path.write_text(
        "id,LLM-Name,blurb,Wann,Empty\n"
        "1,gpt-4,A long description of how clouds carry water over land.,Monday,\n"
        "1,llama-3,Another quite long description of the very same thing.,Tuesday,\n",
        encoding="utf-8",
    )
    seen = inspect(path)
    found = {column.name: (column.role, column.why.text) for column in seen.columns}
    assert found == {
        "id": ("question_id", "its values come several times, once for each text about the same"),
        "LLM-Name": ("system", "by its name"),
        "blurb": ("text", "it has the longest texts"),
        "Wann": ("factor", "its name has no meaning here"),
        "Empty": ("factor", "it is empty"),
    }


def test_all_problems_come_at_once_with_row_and_column(tmp_path: Path):
    path = tmp_path / "problems.csv"
    long = "The very same thing is explained at length and then once more and again. " * 5
    path.write_text(
        "id,question,model,answer\n"
        f"a,Why?,x,{long}\n"
        "a,Why?,y,Short.\n"
        f"c,Why?,z,{long}\n"
        "d,Why?,u,Почему бы и нет — because why not\n"
        "e,Why?,v,  \n",
        encoding="utf-8",
    )
    mapping = inspect(path).mapping.with_role("id", "id")
    taken = take(path, mapping)
    assert not taken.sound
    assert [(p.line, p.field, p.severity, p.text) for p in taken.problems] == [
        (6, "answer", "warning", "is empty; the row is left out"),
        (3, "id", "error", "the id “a” was given in line 2 already"),
        (4, "answer", "warning", "the text is the same as in line 2"),
        (
            5,
            "answer",
            "warning",
            "the text has 33 characters, the others on the same question or source about "
            f"{len(long)}",
        ),
        (5, "answer", "warning", "the text mixes the scripts Cyrillic, Latin"),
    ]


def test_questions_that_only_an_id_tells_apart_are_named(tmp_path: Path):
    path = tmp_path / "answers.csv"
    rows = [(q, m, f"{m} says so {q}.") for q in ("a", "b") for m in ("fir", "oak")]
    path.write_text(
        "question_id,question,model,answer\n"
        + "".join(f"{q},{'Why?'},{m},{text}\n" for q, m, text in rows),
        encoding="utf-8",
    )
    (found,) = take(path, inspect(path).mapping).problems
    assert (found.line, found.severity) == (4, "warning")
    assert "the question “b” has the words and the source of “a”" in found.text
    path.write_text(path.read_text("utf-8").replace("b,Why?", "b,How?"), "utf-8")
    assert not take(path, inspect(path).mapping).problems


def test_questions_of_judgments_need_no_words(tmp_path: Path):
    path = tmp_path / "judgments.csv"
    rows = [(r, q, m) for r in ("ann", "ben") for q in ("a", "b") for m in ("fir", "oak")]
    path.write_text(
        "participant,question_id,system,text,rating\n"
        + "".join(f"{r},{q},{m},{m} says so {q}.,{3 + (m == 'oak')}\n" for r, q, m in rows),
        encoding="utf-8",
    )
    taken = take(path, inspect(path).mapping)
    assert len(taken.judgments) == 8 and {item.question_id for item in taken.items} == {"a", "b"}
    assert not taken.problems


def test_a_row_that_is_there_twice_is_taken_once_and_told_apart_by_anything(tmp_path: Path):
    path = tmp_path / "twice.csv"
    path.write_text(
        "question,model,answer,attempt\n"
        "Why?,x,Because of the weather.,1\n"
        "Why?,y,Nobody knows.,1\n"
        "Why?,x,Because of the weather.,1\n"
        "Why?,x,Because of the weather.,2\n",
        encoding="utf-8",
    )
    taken = take(path, inspect(path).mapping)
    assert list(taken.lines.values()) == [2, 3, 5]
    assert [(p.line, p.text) for p in taken.problems] == [
        (4, "all of it is the same as in line 2; the row is left out"),
        (5, "the text, its question and its system are the same as in line 2"),
    ]


def test_a_mapping_that_does_not_fit_says_so(tmp_path: Path):
    path = tmp_path / "rows.csv"
    path.write_text(csv_text(), encoding="utf-8")
    taken = take(path, ColumnMapping(roles={"Antwort": "text", "Question": "question"}))
    assert [str(problem) for problem in taken.problems] == [
        "rows.csv: Antwort: the column is missing; the columns found are: "
        "Question, Source text, Model, Answer, Style"
    ]


def test_a_layout_that_a_person_chose_is_kept_to(tmp_path: Path):
    path = tmp_path / "rows.csv"
    path.write_text("Größe;x\nüber;y\n", encoding="cp850")
    seen = inspect(path, Layout(encoding="cp850", delimiter=";", header_rows=1))
    assert [column.name for column in seen.columns] == ["Größe", "x"]
    assert seen.remarks == ()


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("old.xls", b"\xd0\xcf\x11\xe0" + bytes(600), "save it as .xlsx"),
        ("scan.pdf", b"%PDF-1.7\n", "copy its texts into a table"),
        ("old.doc", b"\xd0\xcf\x11\xe0" + bytes(600), "copy its table into a spreadsheet"),
        ("all.zip", b"PK\x03\x04" + bytes(40), "unpack it"),
        (
            "answers.docx",
            b"PK\x03\x04" + bytes(26) + b"word/document.xml",
            "copy its table into a spreadsheet and save it as .xlsx",
        ),
        (
            "answers.odt",
            b"PK\x03\x04" + bytes(26) + b"mimetypeapplication/vnd.oasis.opendocument.text",
            "copy its table into a spreadsheet and save it as .xlsx",
        ),
        (
            "answers.ods",
            b"PK\x03\x04" + bytes(26) + b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
            "open it in a spreadsheet program and save it as .xlsx",
        ),
        (
            "page.html",
            b"<!DOCTYPE html><html><body>x</body></html>",
            "save its table as CSV or XLSX",
        ),
        ("photo.csv", bytes(range(256)) * 40, "not a readable text"),
        ("nothing.csv", b"  \n", "is empty"),
        ("broken.json", b'[{"a": 1}, ', "save it again"),
        ("deep.json", b"[" * 50_000, "nested too deeply"),
        ("torn.db", b"SQLite format 3\x00" + bytes(200), "damaged database"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(tmp_path, name, content, sentence):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(FileRefused) as refused:
        inspect(path)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@given(st.lists(st.integers(0, 400), min_size=2, max_size=12), st.data())
def test_the_usual_length_is_the_median_of_the_other_texts(lengths: list[int], data: st.DataObject):
    left_out = data.draw(st.integers(0, len(lengths) - 1))
    ordered = sorted(lengths)
    others = ordered[:left_out] + ordered[left_out + 1 :]
    assert _median_without(ordered, left_out) == int(median(others))


def test_a_text_that_is_taken_keeps_less_than_a_kilobyte(tmp_path):
    path = tmp_path / "wide.csv"
    rows = (
        f"Why {n}?," + ",".join(f"Because of {n} and {s} that is why it is so." for s in "abc")
        for n in range(1000)
    )
    path.write_text("question,alpha,beta,gamma\n" + "\n".join(rows), encoding="utf-8")
    mapping = inspect(path).mapping
    take(path, mapping)  # loads what is needed
    tracemalloc.start()
    try:
        taken = take(path, mapping)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(taken.items) == 3000 and taken.items[4].system == "beta"
    assert kept < 1000 * len(taken.items)
