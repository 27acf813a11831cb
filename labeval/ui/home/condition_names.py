"""Names of conditions in the home window and its dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.ui.language import interface_language

if TYPE_CHECKING:
    from labeval.study.study import Study


def condition_names(study: Study) -> dict[str, str]:
    """Names of conditions by their ids; an id where several have the same name, or none."""
    language = interface_language()
    names = {c.id: c.name.in_language(language) if c.name else c.id for c in study.conditions}
    called = list(names.values())
    return {id: name if called.count(name) == 1 else id for id, name in names.items()}
