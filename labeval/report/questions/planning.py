"""Requirements of the next study."""

from __future__ import annotations

from labeval.report.leading import LEAST_RATERS
from labeval.report.material import TOTAL, Material, is_missing, records
from labeval.report.places import named_places, whole_or_each
from labeval.report.questions import Shown, columns
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Report", "What would the next study need?")
ABOUT = QT_TRANSLATE_NOOP(
    "Report",
    "Participants, minutes and cost with which a test finds, with a power of 80 %, that texts or "
    "systems are not all alike, if they differ as they did here. That one is better than each "
    "other takes more, and so does a verdict about new questions: these tests are about new raters "
    "of the same texts.",
)
FIGURES = ("plan",)
TABLES = (
    Shown(
        "plan",
        QT_TRANSLATE_NOOP("Report", "Plan of the next study"),
        columns(
            "method level compared n f f_cautious recommended cautious minutes cost how reason"
        ),
        only={"scale": TOTAL},
        most=24,
    ),
    Shown(
        "plan",
        QT_TRANSLATE_NOOP("Report", "Plan of the next study, by criterion"),
        columns(
            "method criterion level compared n f f_cautious recommended cautious minutes cost how "
            "reason"
        ),
        only={"scale": ""},
        most=24,
    ),
)
FEWEST = QT_TRANSLATE_NOOP(
    "Report",
    "Where fewer than {least} are named, {least} are needed all the same: fewer bear no claim "
    "for new raters about who is better, whatever their power.",
)
ASSUMED = QT_TRANSLATE_NOOP(
    "Report",
    "Minutes of {methods} were not measured here: they are assumed, from published times of a "
    "judgment.",
)
NONE = QT_TRANSLATE_NOOP("Report", "Nothing was planned from these data.")
PLAIN = QT_TRANSLATE_NOOP("Report", "{n} participants for {method}")
PART = QT_TRANSLATE_NOOP("Report", "{n} participants for {method} (cautiously {cautious})")
PILOT = QT_TRANSLATE_NOOP(
    "Report",
    "Recommended are {parts}. An effect that is read off a small pilot is itself uncertain, and "
    "often too large; take these figures as a least estimate.",
)
OF_TEXTS = QT_TRANSLATE_NOOP(
    "Report",
    "These figures are for differences of texts: for those of systems no number follows from these "
    "data.",
)


_NEEDED = ("method", "scale", "criterion", "level", "recommended", "cautious")


def answer(material: Material) -> list[str]:
    """Participants to plan for, and what these figures are worth."""
    words = material.words
    rows = whole_or_each(material.rows("plan", *_NEEDED))
    rows = rows.assign(place=named_places(rows, material.short_method, material))
    planned_systems = (rows["level"] == "system").any()
    rows = rows[rows["recommended"].notna()]
    of_systems = (rows["level"] == "system").any()
    rows = rows[rows["level"] == ("system" if of_systems else "item")]
    if rows.empty:
        return [words(NONE), *_assumed(material)]
    parts = []
    for row in records(rows):
        values = {"n": row["recommended"], "method": row["place"]}
        if is_missing(row["cautious"]):
            parts.append(words(PLAIN, **values))
        else:
            parts.append(words(PART, **values, cautious=words.number(row["cautious"], 0)))
    lines = [words(PILOT, parts=words.listed(parts))]
    if planned_systems and not of_systems:
        lines.append(words(OF_TEXTS))
    if (rows["recommended"] < LEAST_RATERS).any():
        lines.append(words(FEWEST, least=LEAST_RATERS))
    return [*lines, *_assumed(material)]


def _assumed(material: Material) -> list[str]:
    """The sentence that names methods whose minutes nobody measured."""
    rows = material.rows("plan", "method", "minutes", "minutes_measured")
    rows = rows[rows["minutes"].notna() & ~rows["minutes_measured"].astype(bool)]
    methods = [material.short_method(str(method)) for method in rows["method"].drop_duplicates()]
    words = material.words
    return [words(ASSUMED, methods=words.listed(methods))] if methods else []
