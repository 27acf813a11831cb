"""Sentences of the window of suggestions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.analysis.texts.embedding import NAME
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.likeness import NEAREST, NearDuplicates
from labeval.coding.corpus.two_groups import LEAST_SEGMENTS
from labeval.coding.suggested import Run, Tally
from labeval.jobs.coding.suggesting import Found
from labeval.text.installing import missing_part
from labeval.ui.coding.parts.numbers import LocalAmount, decimal


def view_names() -> dict[str, str]:
    """The views, by what they are called in the code."""
    return {
        "places": QCoreApplication.translate("Suggestions", "More like this"),
        "duplicates": QCoreApplication.translate("Suggestions", "Near-duplicates"),
        "groups": QCoreApplication.translate("Suggestions", "Codes in two groups"),
    }


def why_off() -> str:
    """Explanation of suggestions, with the objections, before they are turned on."""
    return QCoreApplication.translate(
        "Suggestions",
        "Suggestions are off. A small language model on this computer can compare texts: it shows "
        "places that are like what you have coded, places that say nearly the same, and codes "
        "whose segments fall apart in two groups. Nothing leaves this computer.\n\n"
        "What it suggests is kept apart from what people have coded, with the model and its "
        "settings, and is counted nowhere until you accept it, place by place. It sees words and "
        "not meaning, misses what is said otherwise, and draws attention to what is already "
        "coded. In reflexive analysis many researchers want none of it: codes there are an "
        "interpretation, and not found in the text. The report says what was suggested by what.",
    )


def explanation(view: str) -> str:
    """Explanation of a view."""
    texts = {
        "places": QCoreApplication.translate(
            "Suggestions",
            "Places that you have not coded, by the mean cosine with the {nearest} segments of "
            "yours that they are most like. Enter shows one in its text; A accepts, R rejects, "
            "Ctrl+Z takes back.",
        ),
        "duplicates": QCoreApplication.translate(
            "Suggestions", "Two places that say nearly the same. Enter shows the first in its text."
        ),
        "groups": QCoreApplication.translate(
            "Suggestions",
            "Codes with at least {least} segments of yours, divided in two. Separation is the mean "
            "silhouette, from 0 to 1; p is how often segments around one peak lie around two as "
            "much by chance. A large p does not say that there is one group: whether it is one "
            "code or two is for you to say.",
        ),
    }
    return texts[view].format(nearest=NEAREST, least=LEAST_SEGMENTS)


def nothing_done() -> str:
    """The sentence that no source may be searched yet."""
    return QCoreApplication.translate(
        "Suggestions",
        "No source is reviewed yet: your own pass comes first. Mark one as reviewed in the menu "
        "of the list of sources, or choose all sources.",
    )


def missing_model() -> str:
    """The sentence that names the missing part."""
    return QCoreApplication.translate(
        "Suggestions", "The model that compares texts is not on this computer: {command}"
    ).format(command=missing_part("embeddings"))


def language_note(corpus: Corpus) -> str:
    """That the model knows English; empty where all that is known to be in a language is."""
    others = sorted(
        {s.language for s in corpus.sources.values() if s.language} - {"en"},
    )
    if not others:
        return ""
    text = QCoreApplication.translate(
        "Suggestions",
        "The model was trained on English: what it says of other languages ({languages}) is worth "
        "little.",
    )
    return text.format(languages=", ".join(others))


def tally_text(tally: Tally) -> str:
    """All suggestions in numbers, by decision."""
    if not tally.suggested:
        return ""
    text = QCoreApplication.translate(
        "Suggestions", "{open} not decided, {accepted} accepted, {rejected} rejected."
    ).format(
        open=LocalAmount(tally.undecided),
        accepted=LocalAmount(tally.accepted),
        rejected=LocalAmount(tally.rejected),
    )
    decided = tally.accepted + tally.rejected
    if not decided:
        return text
    share = QCoreApplication.translate(
        "Suggestions", "You agreed with {share} % of those that you decided."
    )
    return f"{text} {share.format(share=round(100 * tally.accepted / decided))}"


def found_text(found: Found) -> str:
    """Number of suggestions, and of the coder's own segments that would be found again."""
    text = QCoreApplication.translate("Suggestions", "{n:place|places} suggested.")
    text = text.format(n=LocalAmount(len(found.places)))
    if left := found.number - len(found.places):
        more = QCoreApplication.translate(
            "Suggestions", "{n:more is|more are} alike enough: look again for the next ones."
        )
        text = f"{text} {more.format(n=LocalAmount(left))}"
    known = found.run.settings
    if "own_found" not in known:
        return text
    again = QCoreApplication.translate(
        "Suggestions",
        "Of your own {own} segments it would have found {again} by the others at this likeness.",
    )
    numbers = {"own": LocalAmount(known["examples"]), "again": LocalAmount(known["own_found"])}
    return f"{text} {again.format(**numbers)}"


def pairs_text(found: NearDuplicates) -> str:
    """Number of near-duplicates, and how many of them are listed; empty for none."""
    if not found.number:
        return ""
    text = QCoreApplication.translate("Suggestions", "{all:pair|pairs}")
    if len(found.pairs) < found.number:
        text = QCoreApplication.translate("Suggestions", "The {n} most alike of {all:pair|pairs}")
    return text.format(n=LocalAmount(len(found.pairs)), all=LocalAmount(found.number))


def origin(run: Run, coder: str) -> str:
    """By what a suggestion was made, when, from what, and for whom."""
    if run.model == NAME:
        text = QCoreApplication.translate(
            "Suggestions",
            "{model} ({hash}) on {day}, asked by {coder}: like {examples:segment|segments}, "
            "from {from} on.",
        )
    else:
        text = QCoreApplication.translate(
            "Suggestions", "{model} (prompt {hash}) on {day}, asked by {coder}."
        )
    values = {
        "model": run.model,
        "hash": run.sha256[:12] or "–",
        "day": run.at[:10],
        "coder": coder,
        "examples": LocalAmount(run.settings.get("examples", 0)),
        "from": decimal(float(run.settings.get("threshold", 0)), 1),
    }
    return text.format_map(values)
