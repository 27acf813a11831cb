"""Random edits and undos against plain values: the file always reads as the model says."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval import places
from labeval.study.editing.comments import comments
from labeval.study.editing.edits import Edit, Insert, Move, Put, Remove, Rename, same
from labeval.study.editing.history import History
from tests.study.editing.test_study_text import STUDY

_TEXTS = st.one_of(
    st.sampled_from(
        [
            *("", " ", "no", "1e3", "0x1F", "null", "~", "a: b", "# no comment", "- entry", "it's"),
            *(
                'say "so"',
                "one\ntwo",
                "one\n\ntwo\n",
                "\nlead",
                " lead",
                "trail ",
                "end\n\n",
                "a#b",
            ),
            *("tab\there", "{en}", "[x]", "*alias", "&anchor", "%", "@", "`", "|", ">", "!", "?"),
            *("a, b", "word " * 40, "ä€😀", "nel\x85x", "sep\u2028x", "\ufeff", "---", "...", "<<"),
            *(
                "a line\n  indented\nback",
                "x" * 130,
                ":",
                "a:",
                "key:\tv",
                "2024-01-01",
                "-",
                "=",
                "\t",
            ),
        ]
    ),
    st.text(
        st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff"),
        max_size=30,
    ),
)
CELLS = _TEXTS.map(lambda text: " ".join(text.split()))
"""Texts that are typed into a table, each in one line; some are empty."""
_SCALARS = st.one_of(
    _TEXTS, st.integers(-9, 99), st.booleans(), st.none(), st.sampled_from([0.5, 1e-5, -2.0, 1e20])
)
_NAMES = st.sampled_from(["en", "de", "id", "name", "a b", "no", "1", "x:y", "#", "text", "wörter"])
_KEYS = st.one_of(_NAMES, st.integers(0, 9))
_VALUES = st.recursive(
    _SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(_KEYS, inner, max_size=3)),
    max_leaves=6,
)


def paths(value: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    return [p for k in keys for p in ((*above, k), *paths(value[k], (*above, k)))]


def apart(value: Any) -> Any:
    """A copy in which no two places share a value, as those of an alias do."""
    if isinstance(value, dict):
        return {key: apart(below) for key, below in value.items()}
    return [apart(below) for below in value] if isinstance(value, list) else value


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for part in path:
        data = data[part]
    return data


def drawn_edit(data: Any, draw: st.DataObject) -> Edit:
    path = draw.draw(st.sampled_from(paths(data)))
    around = at(data, path[:-1])
    kind = draw.draw(st.sampled_from(["put", "put", "add", "insert", "remove", "move", "rename"]))
    if kind == "remove" and len(data) > 1:
        return Remove(path)
    if kind == "move":
        return Move(path, draw.draw(st.integers(0, len(around) - 1)))
    if kind == "insert" and isinstance(around, list):
        place = draw.draw(st.integers(0, len(around)))
        return Insert((*path[:-1], place), draw.draw(_VALUES))
    if kind in ("rename", "add") and isinstance(around, dict):
        key = draw.draw(_KEYS.filter(lambda key: key not in around))
        return Rename(path, key) if kind == "rename" else Put((*path[:-1], key), draw.draw(_VALUES))
    return Put(path, draw.draw(_VALUES))


def modelled(data: Any, edit: Edit) -> Any:
    """The same by plain Python, without the code under test."""
    data = apart(data)
    around, key = at(data, edit.path[:-1]), edit.path[-1]
    if isinstance(edit, Put):
        around[key] = apart(edit.value)
    elif isinstance(edit, Insert):
        around.insert(key, apart(edit.value))
    elif isinstance(edit, Remove):
        del around[key]
    elif isinstance(around, list):
        around.insert(edit.to, around.pop(key))  # type: ignore[union-attr]
    else:
        pairs = list(around.items())
        if isinstance(edit, Rename):
            pairs = [(edit.name if k == key else k, v) for k, v in pairs]
        else:
            pair = pairs.pop([k for k, _ in pairs].index(key))
            pairs.insert(edit.to, pair)
        around.clear()
        around.update(pairs)
    return data


def keeps_comments(edit: Edit, before: Any) -> bool:
    """True if an edit takes nothing out that could have comments of its own."""
    if isinstance(edit, Put):
        old = at(before, edit.path[:-1])
        there = not isinstance(old, dict) or edit.path[-1] in old
        return not there or not isinstance(at(before, edit.path), list | dict)
    return isinstance(edit, Insert | Move | Rename)


def round_of_edits(text: str, draw: st.DataObject, steps: int) -> None:
    history = History(text)
    models = [apart(history.text.data)]
    now = 0
    for _ in range(steps):
        choice = draw.draw(st.sampled_from(["edit", "edit", "edit", "undo", "redo"]))
        if choice == "undo":
            before = history.text.text
            if history.undo() is not None:
                now -= 1
                history.redo()
                assert history.text.text == before
                history.undo()
        elif choice == "redo":
            now += history.redo() is not None
        else:
            model = models[now]
            edit = drawn_edit(model, draw)
            before_text, written = history.text, history.text.text
            edited = history.do(edit)
            expected = modelled(model, edit)
            if history.text.text != written:
                del models[now + 1 :]
                models.append(expected)
                now += 1
            assert same(history.text.data, expected), (written, edit, history.text.text)
            if keeps_comments(edit, model):
                assert edited.lost == (), (written, edit, history.text.text)
            kept = comments(before_text.text, before_text.document.places)
            kept.subtract(comments(history.text.text, history.text.document.places))
            assert sum((+kept).values()) == len(edited.lost)
        assert same(history.text.data, models[now])
    while history.undo() is not None:
        pass
    assert history.text.text == text


@given(st.data())
@settings(max_examples=60)
def test_the_text_reads_as_the_model_after_random_edits(draw: st.DataObject) -> None:
    round_of_edits(draw.draw(st.sampled_from([STUDY, STUDY.replace("\n", "\r\n")])), draw, 8)


@given(st.data())
@settings(max_examples=4)
def test_templates_read_as_the_model_after_random_edits(draw: st.DataObject) -> None:
    template = draw.draw(st.sampled_from(["trained-raters", "response-writing", "aspects"]))
    text = (places.templates() / template / "study.yaml").read_text(encoding="utf-8")
    round_of_edits(text, draw, 5)
