"""Properties of reading files of laboratories: nothing is lost, and nothing odd ends it."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labeval.exchange.materials.model import ROLES
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.files.refusal import FileRefused
from tests.support.foreign_files.laboratory_files import write_laboratory_files

WORDS = st.text(st.sampled_from("abcdefgh äöü?,;|\n"), min_size=12, max_size=60).map(
    lambda text: f"x{text.strip()}x"
)
KEYS = [
    *("text", "label", "messages", "choices", "responses", "fields", "data", "annotations", "id"),
    *("model_a", "model_b", "winner", "samples", "eval", "doc", "resps", "doc_id", "question_id"),
    *("model_id", "turns", "_input_hash", "options", "role", "content"),
]
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=30,
)
QUICKLY = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@QUICKLY
@given(
    rows=st.lists(st.tuples(WORDS, WORDS, WORDS), min_size=1, max_size=8),
    delimiter=st.sampled_from(",;\t|"),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_every_cell_of_a_table_comes_back(tmp_path: Path, rows, delimiter, encoding):
    written = io.StringIO()
    csv.writer(written, delimiter=delimiter, lineterminator="\n").writerows(
        [["Question", "Source", "Answer"], *rows]
    )
    path = tmp_path / "table.csv"
    path.write_bytes(written.getvalue().encode(encoding))
    seen = inspect(path)
    assert set(seen.mapping.roles.values()) <= ROLES.keys()
    roles = {"Question": "question", "Source": "source", "Answer": "text"}
    items = take(path, replace(seen.mapping, roles=roles, shape="long")).items
    found = [(item.question, item.source, item.text) for item in items]
    assert found == list(dict.fromkeys(rows)), "a row that is there twice is taken once"
    assert len({item.id for item in items}) == len(items)


@QUICKLY
@given(content=ANY)
def test_any_json_is_seen_or_refused_in_a_sentence(tmp_path: Path, content):
    path = tmp_path / "any.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    _seen_or_refused(path)


@QUICKLY
@given(rows=st.lists(st.dictionaries(st.text(max_size=6), ANY, max_size=5), max_size=5))
def test_any_json_lines_are_seen_or_refused_in_a_sentence(tmp_path: Path, rows):
    path = tmp_path / "any.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    _seen_or_refused(path)


def _seen_or_refused(path: Path) -> None:
    """The refusal must not hide an error of the reader's own behind the words of a damaged file."""
    try:
        seen = inspect(path)
        take(path, seen.mapping)
    except FileRefused as error:
        hidden = (AttributeError, TypeError, KeyError, IndexError, NameError, AssertionError)
        assert not isinstance(error.__cause__, hidden), repr(error.__cause__)


@pytest.mark.parametrize("other", [None, 7, "x", [], [7], {"a": 1}, [[1, 2]]])
def test_a_format_with_any_value_replaced_is_read_or_refused(tmp_path: Path, other):
    """Every place in a document, or in the first line of several, holds something else once."""
    for file in write_laboratory_files(tmp_path / "files"):
        if file.suffix not in (".json", ".jsonl"):
            continue
        text = file.read_text(encoding="utf-8")
        first, _, rest = text.partition("\n") if file.suffix == ".jsonl" else (text, "", "")
        document = json.loads(first)
        for place in list(_places(document)):
            changed = json.loads(json.dumps(document))
            _put(changed, place, other)
            path = tmp_path / file.name
            path.write_text(f"{json.dumps(changed)}\n{rest}", encoding="utf-8")
            _seen_or_refused(path)


def _places(value, path=()):
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in inner:
        yield (*path, key)
        if isinstance(one, dict | list):
            yield from _places(one, (*path, key))


def _put(value, path, other):
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = other
