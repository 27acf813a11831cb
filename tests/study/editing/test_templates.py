"""Every template is changed everywhere and undone, and built from an empty study."""

from __future__ import annotations

from typing import Any

import pytest

from labeval import places
from labeval.study.editing.document import EditRefused
from labeval.study.editing.edits import Insert, Put, same
from labeval.study.editing.history import History
from labeval.study.yaml.text import parse_yaml
from tests.study.editing.test_random_edits import at, paths

_TEMPLATES = sorted(path.parent.name for path in places.templates().glob("*/study.yaml"))
_EVERY = 24
"""One of so many values is changed; with all of them the test takes minutes."""


def text_of(template: str) -> str:
    return (places.templates() / template / "study.yaml").read_text(encoding="utf-8")


def another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return f"{value} – other" if isinstance(value, str) else (value or 0) + 1


@pytest.mark.parametrize("template", _TEMPLATES)
def test_a_template_changed_everywhere_and_undone_has_its_bytes(template: str) -> None:
    text = text_of(template)
    history = History(text)
    ends = [
        p for p in paths(history.text.data) if not isinstance(at(history.text.data, p), dict | list)
    ]
    for path in ends[::_EVERY]:
        value = another(at(history.text.data, path))
        edited = history.do(Put(path, value))
        assert edited.lost == ()
        assert at(history.text.data, path) == value
    while history.undo() is not None:
        pass
    assert history.text.text == text


@pytest.mark.parametrize("template", _TEMPLATES)
def test_a_template_built_from_an_empty_study_is_equal_in_content(template: str) -> None:
    wanted = parse_yaml(text_of(template), "study.yaml").data
    history = History(f"labeval: {wanted['labeval']}\n")
    for key, value in wanted.items():
        if isinstance(value, list):
            for n, entry in enumerate(value):
                history.do(Insert((key, n), entry))
        elif isinstance(value, dict):
            for name, below in value.items():
                history.do(Put((key, name), below))
        else:
            history.do(Put((key,), value))
    assert same(history.text.data, wanted)


def test_a_refused_edit_leaves_the_history_alone() -> None:
    history = History("labeval: 1\n? title\n: x\n")
    with pytest.raises(EditRefused):
        history.do(Put(("title",), ["a", {"b": 1}]))
    assert not history.can_undo
