"""The languages that the program itself speaks: to everybody, and to participants alone."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping

CHOICE = "LABEVAL_LANGUAGE"
"""Environment variable that names the program's language, in windows and on the command line."""

PROGRAM_LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Code and own name of every language that the whole program speaks; the first is that of the
source.

Others are found by their files: those that participants can meet (``places.participants_words``),
and those in which the program has begun to speak (``places.begun_languages``)."""

ANY_LANGUAGE = "*"
"""The language of a text that is the same in all."""

LANGUAGES_OF_TEXTS = (
    *("language_pair", "lang_pair", "lp", "langpair", "langs", "sprachpaar", "target_lang"),
    *("target_language", "trg_lang", "tgt_lang", "trglang", "tgtlang", "zielsprache"),
)
"""Names of columns with the languages of texts, which are never those of raters."""
LANGUAGES_OF_ITEMS = (
    *LANGUAGES_OF_TEXTS,
    *("language", "lang", "locale", "sprache", "langue", "lingua", "idioma", "taal"),
)
"""The same of columns that are known to be about texts."""

_WRITTEN_OTHERWISE = {"zh": ("hant", "hk", "mo", "tw")}
"""Scripts and countries in which a language is written otherwise than its words are here."""

LANGUAGE_CODE = r"^[a-z]{2,3}(-[A-Za-z]{2,4})?$"
"""A language as study files name it, such as ``en`` or ``de-AT``."""


def program_language(code: str) -> str | None:
    """The program's language for a study's: ``de`` for ``de-AT``; None where it has none."""
    base = code.replace("_", "-").partition("-")[0].lower()
    return base if base in PROGRAM_LANGUAGES else None


def participants_language(code: str) -> str:
    """The language of participants' words for a study's: ``pt`` for ``pt-BR``.

    Chinese is in simplified characters: ``zh`` for ``zh-CN``, but ``zh-tw`` for ``zh-TW``.
    """
    whole = code.replace("_", "-").lower()
    base, _, rest = whole.partition("-")
    return whole if rest.partition("-")[0] in _WRITTEN_OTHERWISE.get(base, ()) else base


def chosen_language(remembered: object, begun: Collection[str] = ()) -> str | None:
    """The language that somebody has chosen: by :data:`CHOICE`, else in the home window.

    Args:
        remembered: the choice of the home window, as the settings have it; None or empty where
            nobody has chosen.
        begun: languages that the program has begun to speak. They are taken where somebody
            chooses them, and never because the system speaks them.
    """
    for choice in (os.environ.get(CHOICE, ""), remembered):
        if not isinstance(choice, str):
            continue
        if known := program_language(choice):
            return known
        if (base := choice.replace("_", "-").partition("-")[0].lower()) in begun:
            return base
    return None


def language_of_environment(environment: Mapping[str, str]) -> str | None:
    """The first of the program's languages that the variables of a POSIX system ask for.

    ``LC_ALL``, ``LC_MESSAGES`` and ``LANG``, in this order, name the locale; ``LANGUAGE`` lists
    languages that come before it, unless it is ``C``, as in GNU gettext. None where none is set.
    """
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "")
    if not locale:
        return None
    plain = locale.partition(".")[0].partition("@")[0]
    source = next(iter(PROGRAM_LANGUAGES))
    if plain in ("C", "POSIX"):
        return source
    wanted = [*environment.get("LANGUAGE", "").split(":"), plain]
    return next(filter(None, map(program_language, wanted)), source)
