"""Databases whose tables refer to each other."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from labeval.exchange.materials.model import Layout
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take

TABLES = """
CREATE TABLE topics (code TEXT PRIMARY KEY, title TEXT);
CREATE TABLE questions (
    id INTEGER PRIMARY KEY, question TEXT, source TEXT, topic TEXT REFERENCES topics (code));
CREATE TABLE systems (id INTEGER PRIMARY KEY, name TEXT, parent INTEGER REFERENCES systems);
CREATE TABLE answers (
    number INTEGER PRIMARY KEY, answer TEXT,
    question_id INTEGER REFERENCES questions, system_id INTEGER REFERENCES Systems (ID){more});
INSERT INTO topics VALUES ('D', 'Drinks');
INSERT INTO questions VALUES (1, 'Why does tea cool?', 'Heat goes to the colder air.', 'D');
INSERT INTO questions VALUES (2, 'Is the kettle on?', 'A light is red while it is on.', NULL);
INSERT INTO systems VALUES (7, 'aurora', NULL), (8, 'cirrus', 7);
INSERT INTO answers (answer, question_id, system_id) VALUES
    ('Its heat leaves for the air around.', 1, 7), ('It is afraid of the winter.', 1, 8),
    ('Yes, since its light is red.', 2, 7), ('Kettles only pretend to be on.', 2, NULL);
"""


def made(path: Path, more: str = "", then: str = "") -> Path:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(TABLES.format(more=more) + then)
    return path


def test_tables_are_joined_along_their_foreign_keys(tmp_path: Path):
    path = made(tmp_path / "answers.db")
    seen = inspect(path)
    assert {c: r for c, r in seen.mapping.roles.items() if r != "factor"} == {
        "number": "id",
        "answer": "text",
        "question_id": "question_id",
        "question.question": "question",
        "question.source": "source",
        "system.name": "system",
    }
    assert [remark.text for remark in seen.remarks] == [
        "answers.db has several tables; “answers” is read, of answers, questions, systems, topics",
        "the tables questions, topics, systems of answers.db are joined to “answers” by its "
        "foreign keys",
    ]
    taken = take(path, seen.mapping)
    assert [(i.question, i.source, i.system, i.extra.get("topic.title")) for i in taken.items] == [
        ("Why does tea cool?", "Heat goes to the colder air.", "aurora", "Drinks"),
        ("Why does tea cool?", "Heat goes to the colder air.", "cirrus", "Drinks"),
        ("Is the kettle on?", "A light is red while it is on.", "aurora", None),
        ("Is the kettle on?", "A light is red while it is on.", "", None),
    ]


def test_another_table_can_be_read_alone(tmp_path: Path):
    seen = inspect(made(tmp_path / "answers.db"), Layout(part="topics"))
    assert [column.name for column in seen.columns] == ["code", "title"]
    assert seen.remarks == ()


def test_of_tables_with_as_many_rows_the_one_that_refers_to_others_is_read(tmp_path: Path):
    path = tmp_path / "texts.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "CREATE TABLE questions (id INTEGER PRIMARY KEY, question TEXT);"
            "CREATE TABLE texts (text TEXT, question_id INTEGER REFERENCES questions);"
            "INSERT INTO questions VALUES (1, 'Why does tea cool?');"
            "INSERT INTO texts VALUES ('Its heat leaves for the air around.', 1);"
        )
    (item,) = take(path, inspect(path).mapping).items
    assert item.question == "Why does tea cool?"


@pytest.mark.parametrize(
    ("more", "then"),
    [
        (", place TEXT REFERENCES nowhere (id)", ""),
        (", place TEXT REFERENCES topics (nope)", ""),
        (", place TEXT REFERENCES doubles (id)", "CREATE TABLE doubles (id TEXT, value TEXT);"
         "INSERT INTO doubles VALUES ('a', 'x'), ('a', 'y'); UPDATE answers SET place = 'a';"),
    ],
)  # fmt: skip
def test_a_key_that_names_no_row_of_another_table_is_not_followed(
    tmp_path: Path, more: str, then: str
):
    path = made(tmp_path / "answers.db", more, then)
    seen = inspect(path)
    assert seen.rows == 4
    assert not any(column.name.startswith("place.") for column in seen.columns)


def test_keys_of_two_sides_are_not_followed(tmp_path: Path):
    path = tmp_path / "pairs.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "CREATE TABLE texts (id TEXT PRIMARY KEY, text TEXT);"
            "CREATE TABLE choices (first TEXT REFERENCES texts, second TEXT REFERENCES texts,"
            " value TEXT, judge TEXT);"
            "INSERT INTO texts VALUES ('t1', 'The longer of two texts.'), ('t2', 'Short, it is.');"
            "INSERT INTO choices VALUES ('t1', 't2', 't1', 'p1'), ('t2', 't1', 't1', 'p2'),"
            " ('t1', 't2', 't2', 'p3');"
        )
    names = [column.name for column in inspect(path).columns]
    assert names == ["first", "second", "value", "judge"]


def test_ratings_have_their_texts_and_raters(tmp_path: Path):
    ratings = (
        "CREATE TABLE raters (code TEXT PRIMARY KEY, age INTEGER);"
        "CREATE TABLE ratings (rater TEXT REFERENCES raters, answer INTEGER REFERENCES answers,"
        " clarity INTEGER);"
        "INSERT INTO raters VALUES ('p1', 31), ('p2', 58);"
        "INSERT INTO ratings SELECT code, number, 1 + (number * age) % 5 FROM raters, answers;"
    )
    path = made(tmp_path / "ratings.db", then=ratings)
    taken = take(path, inspect(path).mapping)
    assert len(taken.items) == 4
    assert {item.system for item in taken.items} == {"aurora", "cirrus", ""}
    assert len(taken.judgments) == 8
    assert {row.cells["criterion"] for row in taken.judgments} == {"clarity"}
    assert taken.participants == {"p1": {"rater.age": "31"}, "p2": {"rater.age": "58"}}


def test_columns_that_are_computed_are_read_too(tmp_path: Path):
    path = tmp_path / "texts.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "CREATE TABLE texts"
            " (said TEXT, text AS (said || '.'), letters AS (length(said)) STORED);"
            "INSERT INTO texts (said) VALUES ('Its heat leaves for the air'), ('It is afraid');"
        )
    assert [column.name for column in inspect(path).columns] == ["said", "text", "letters"]
