"""Names of the parts of a study, as windows show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.jobs.planning.fit_text import criterion_key, language_key
from labeval.ui.language import interface_language, language_in_words

if TYPE_CHECKING:
    from labeval.study.study import StudyContent


def shown_names(content: StudyContent) -> dict[str, str]:
    """Names of blocks and conditions by their ids, of languages and criteria by their keys; of a
    block without a title, its method's."""
    from labeval.ui.method_in_words import method_in_words

    study, language = content.study, interface_language()
    blocks = {
        block: settings.title.in_language(language)
        if settings.title
        else method_in_words(settings.method)
        for block, settings in study.blocks.items()
    }
    named = {c.id: c.name.in_language(language) for c in study.conditions if c.name}
    found = named | blocks  # where an id is that of both, both are about the same pages
    spoken = {language_key(code): language_in_words(code) for code in study.offered_languages}
    # Several of the same name keep their ids, by which they can be distinguished.
    own = {id: name for id, name in found.items() if list(found.values()).count(name) == 1}
    criteria = {criterion_key(c.id): c.name.in_language(language) for c in study.criteria}
    return own | spoken | criteria
