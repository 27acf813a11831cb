"""The fit of a study's pages in words, the same in the check, in a new study and in the editor."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP, Say

if TYPE_CHECKING:  # the home window takes a key from here and checks nothing
    from labeval.jobs.planning.check import PageFit

_SIZE = QT_TRANSLATE_NOOP("StudyCheck", "{width} × {height}")
_LARGER = QT_TRANSLATE_NOOP("StudyCheck", "{size} with text at {percent} %")
_WIDE = QT_TRANSLATE_NOOP("StudyCheck", "{size} with wide spacing")
_MISFITS = QT_TRANSLATE_NOOP(
    "StudyCheck", "▲ {count:page does|pages do} not fit a screen of {size}"
)
_LONG = QT_TRANSLATE_NOOP(
    "StudyCheck",
    "{count:text is|texts are} longer than a screen of {size}: participants turn long texts part "
    "by part, to the end",
)
_ALL = QT_TRANSLATE_NOOP("StudyCheck", "✓ Every page fits a screen of {size}")
_PAGE = QT_TRANSLATE_NOOP("StudyCheck", "“{block}”, page {number}")
_TRAINING = QT_TRANSLATE_NOOP("StudyCheck", "“{block}”, practice page {number}")
_ATTENTION = QT_TRANSLATE_NOOP("StudyCheck", "“{block}”, attention check {number}")
_OTHER = QT_TRANSLATE_NOOP("StudyCheck", "page {page}")
_IN_LANGUAGE = QT_TRANSLATE_NOOP("StudyCheck", "{page} ({language})")


def size_text(screen: tuple[int, int], scale: float, say: Say, *, wide: bool = False) -> str:
    """A screen, and the size and spacing of letters where a participant chose others."""
    size = say("StudyCheck", _SIZE).format(width=screen[0], height=screen[1])
    if scale != 1:
        size = say("StudyCheck", _LARGER).format(size=size, percent=round(100 * scale))
    return say("StudyCheck", _WIDE).format(size=size) if wide else size


def fit_text(misfits: Collection[PageFit], turned: Collection[PageFit], size: str, say: Say) -> str:
    """One line about the pages that were laid out: what speaks against them, else long texts.

    A page, or a text, counts once, in however many languages it was laid out.
    """
    if misfits:
        return say("StudyCheck", _MISFITS).format(count=Amount(pages_in(misfits)), size=size)
    return long_texts_text(turned, size, say) or say("StudyCheck", _ALL).format(size=size)


def long_texts_text(turned: Collection[PageFit], size: str, say: Say) -> str:
    """A sentence about the texts that are longer than the screen; empty where none is."""
    texts = texts_in(turned)
    return say("StudyCheck", _LONG).format(count=Amount(len(texts)), size=size) if texts else ""


def pages_in(fits: Collection[PageFit]) -> int:
    """The number of pages, each counted once for all languages."""
    return len({fit.page for fit in fits})


def texts_in(fits: Collection[PageFit]) -> list[str]:
    """The ids of the texts that are shown in parts, each once."""
    return list(dict.fromkeys(item for fit in fits for item in fit.overflowing))


def language_key(code: str) -> str:
    """The key under which the name of a language is among names of blocks."""
    return f"language:{code}"


def criterion_key(criterion: str) -> str:
    """The key under which the name of a criterion is among names of blocks."""
    return f"criterion:{criterion}"


def named_texts(
    fits: Collection[PageFit], languages: int, names: Mapping[str, str], say: Say
) -> list[str]:
    """The texts that are shown in parts; with the language where that is so in some only."""
    found: dict[str, list[str]] = {}
    for fit in fits:
        for item in fit.overflowing:
            found.setdefault(item, []).append(fit.language)
    named = []
    for item, seen in found.items():
        of = list(dict.fromkeys(filter(None, seen)))
        called = ", ".join(names.get(language_key(code), code) for code in of)
        text = say("StudyCheck", _IN_LANGUAGE).format(page=item, language=called)
        named.append(text if 0 < len(of) < languages else item)
    return named


def page_text(fit: PageFit, names: Mapping[str, str], say: Say) -> str:
    """A page by its block and its number there, with the language it was laid out in.

    Args:
        names: of blocks, by their ids, and of languages, by their keys.
    """
    kind, number = _OTHER, ""
    rest = fit.page.removeprefix(f"{fit.block}-") if fit.block else ""
    for begin, template in (("training-", _TRAINING), ("attention-", _ATTENTION), ("", _PAGE)):
        if rest.startswith(begin) and rest.removeprefix(begin).isdecimal():
            kind, number = template, str(int(rest.removeprefix(begin)))
            break
    block = names.get(fit.block, fit.block)
    page = say("StudyCheck", kind).format(page=fit.page, block=block, number=number)
    if not fit.language:
        return page
    language = names.get(language_key(fit.language), fit.language)
    return say("StudyCheck", _IN_LANGUAGE).format(page=page, language=language)
