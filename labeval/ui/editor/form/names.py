"""Names of settings and entries as a form shows them."""

from __future__ import annotations

from typing import Any

from labeval.study.editing.scalars import is_language
from labeval.ui.editor.controller import EditorController
from labeval.ui.language import interface_language

_TITLES = ("name", "title", "label", "text", "id", "question")
_DEFINED_IN = {
    "criteria": "criteria",
    "criterion": "criteria",
    "optional": "criteria",
    "must_decide": "criteria",
    "overarching": "criteria",
    "group": "groups",
    "blocks": "blocks",
    "block": "blocks",
    "opens": "blocks",
    "instead_of": "blocks",
    "only_for": "conditions",
}
"""Settings that name something, and where it is defined."""


def setting_name(key: str | int) -> str:
    """A key of the study file as words: ``judged_against`` is “Judged against”."""
    words = str(key).replace("_", " ")
    return words[:1].upper() + words[1:]


def known_names(key: str, controller: EditorController) -> list[str]:
    """The ids that a setting can name; none for a setting that names nothing."""
    defined = controller.value((_DEFINED_IN.get(key, key),)) if key in _DEFINED_IN else None
    if isinstance(defined, dict):
        return [str(name) for name in defined]
    entries = defined if isinstance(defined, list) else []
    return [str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry]


def shown_value(value: object) -> str:
    """A single value as the study file writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def shown_text(value: Any) -> str:
    """A text in the interface's language, else in its first one; empty where it is none."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict) and value and all(map(is_language, value)):
        found = value.get(interface_language()) or next(iter(value.values()))
        return found if isinstance(found, str) else ""
    return ""


def entry_title(value: Any) -> str:
    """Title of an entry of a list: its name, title, first words or id."""
    if not isinstance(value, dict):
        return " ".join(shown_text(value).split()) or ("" if value is None else str(value))
    if (text := shown_text(value)) and all(map(is_language, value)):
        return " ".join(text.split())
    found = (shown_text(value.get(key)) for key in _TITLES)
    title = " ".join(next(filter(None, found), "").split())
    return title or setting_name(str(value.get("step") or value.get("kind") or ""))


def entry_detail(value: Any) -> str:
    """The id and the kind of an entry, where it has them."""
    if not isinstance(value, dict) or all(map(is_language, value)):
        return ""
    parts = [value.get("step"), value.get("kind"), value.get("method"), value.get("id")]
    parts = [part for part in parts if setting_name(str(part)) != entry_title(value)]
    return " · ".join(str(part).replace("_", " ") for part in parts if isinstance(part, str))
