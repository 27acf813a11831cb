"""Names of criteria of quality, in English and German, as they are in questions of surveys."""

from __future__ import annotations

import re
from collections.abc import Collection

from labeval.text.folding import plain

_QUALITY = re.compile(
    r"(?:un|in|ir|im|non|dis)?(?:clear|clarity|accura|adequa|fluen|coheren|consisten|relevan|helpful"
    r"|correct|complete|concis|inform|faithful|factual|truth|gramma|natural|readab|useful|usab"
    r"|understandab|simpl|safe|harm|honest|empath|creativ|interest|engag|original|fit|depth|detail"
    r"|polite|tone|style|trust|credib|persua|contradict|hallucinat|toxic|bias|repet|redundan|quality"
    r"|overall|satisf|appropriat|specific|comprehens|logic|structur|novel|fair"
    r"|klar|genau|verstaendlich|fluessig|kohaeren|konsisten|hilfreich|richtig|korrekt|vollstaendig"
    r"|knapp|kuerze|sachlich|wahr|natuerlich|lesbar|nuetzlich|einfach|sicher|ehrlich|empathi|kreativ"
    r"|hoeflich|stil|vertrauen|glaubwuerdig|ueberzeug|widerspr|halluzin|qualitaet|gesamt|zufrieden"
    r"|angemessen|logisch|logik|struktur|aufbau|neuheit|redundan|wiederhol|fehler|treue)\w*"
)

_MOST_WORDS = 20
"""A name with more is a text, in which such words say nothing of a criterion."""


def name_criteria(names: Collection[str]) -> bool:
    """Return whether most of the names speak of a quality of a text, as “The answer is clear”."""
    return 2 * sum(map(_names_criterion, names)) > len(names)


def _names_criterion(name: str) -> bool:
    words = plain(name).split("_")
    return len(words) <= _MOST_WORDS and any(map(_QUALITY.fullmatch, words))
