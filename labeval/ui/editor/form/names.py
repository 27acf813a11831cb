"""Names of settings and entries as a form shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from labeval.places import participants_languages
from labeval.study.editing import setting_words
from labeval.study.editing.fields import ChoiceKind, Field, Kind, TruthKind
from labeval.study.editing.scalars import is_language
from labeval.study.methods import method_names
from labeval.study.yaml.model_path import TAG_KEYS
from labeval.ui.editor.controller import EditorController
from labeval.ui.language import interface_language
from labeval.ui.method_in_words import method_in_words
from labeval.ui.offered_language import offered_language
from labeval.ui.sentences import translated

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
_KEYS_DEFINED_IN = {"expected": "criteria"}
"""Settings with a value for each of something, and where that is defined."""
NAMING = frozenset({*_DEFINED_IN, "languages"})
"""Settings whose values are chosen among what there is."""


def setting_name(key: str | int) -> str:
    """The name of a setting."""
    return setting_words.setting_name(key, translated)


def name_with_key(key: str) -> str:
    """The name of a setting, with its key in the study file where that is another word."""
    name = setting_name(key)
    return name if name == setting_words.setting_name(key) else f"{name} ({key})"


def setting_help(field: Field) -> str:
    """The meaning of a setting."""
    return setting_words.setting_help(field, translated)


def choice_name(value: object) -> str:
    """One of the values of a choice as words."""
    return setting_words.choice_name(value, translated)


def method_name(method: str) -> str:
    """A method's name on paper; the value itself where there is no such method."""
    known = method in method_names()
    return method_in_words(method) if known else choice_name(method)


def known_entries(key: str, controller: EditorController) -> dict[str, str]:
    """The ids that a setting can name, with the titles of what they stand for.

    Languages are those that the program has words for participants in. None for a setting that
    names nothing.
    """
    if key == "languages":
        return {
            words.language: offered_language(words.language) for words in participants_languages()
        }
    return _entries_of(_DEFINED_IN.get(key), controller)


def known_keys(key: str, controller: EditorController) -> dict[str, str]:
    """The same of a setting that has a value for each."""
    return _entries_of(_KEYS_DEFINED_IN.get(key), controller)


def _entries_of(part: str | None, controller: EditorController) -> dict[str, str]:
    defined = controller.value((part,)) if part is not None else None
    if isinstance(defined, dict):
        return distinct_titles({str(id): entry_title(entry) for id, entry in defined.items()})
    entries = defined if isinstance(defined, list) else []
    return distinct_titles(
        {
            str(entry["id"]): entry_title(entry)
            for entry in entries
            if isinstance(entry, dict) and "id" in entry
        }
    )


def distinct_titles(titles: Mapping[str, str]) -> dict[str, str]:
    """Titles by id; several that are the same have their ids behind them."""
    counts = Counter(titles.values())
    return {
        id: title if title and counts[title] == 1 else f"{title} ({id})" if title else id
        for id, title in titles.items()
    }


def shown_value(value: object) -> str:
    """A single value as the study file writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of_kind(value: object, kind: Kind | None) -> str:
    """A single value as words where it is chosen, and as written where it is typed."""
    chosen = isinstance(kind, TruthKind) or (isinstance(kind, ChoiceKind) and not kind.or_number)
    return choice_name(value) if chosen else shown_value(value)


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
    if title:
        return title
    if isinstance(value.get("method"), str):
        return method_name(value["method"])
    tag = choice_name(_tag(value))
    return tag[:1].upper() + tag[1:]


def entry_detail(value: Any) -> str:
    """The kind of an entry, where it has one and is not called after it."""
    if not isinstance(value, dict) or all(map(is_language, value)):
        return ""
    parts = [choice_name(tag)] if (tag := _tag(value)) else []
    if isinstance(value.get("method"), str):
        parts.append(method_name(value["method"]))
    title = entry_title(value).casefold()
    return " · ".join(part for part in parts if part.casefold() != title)


def _tag(entry: Mapping[str, Any]) -> str:
    """The kind of a step or question; a setting of that name that is no word is not meant."""
    return next((entry[key] for key in TAG_KEYS[1:] if isinstance(entry.get(key), str)), "")
