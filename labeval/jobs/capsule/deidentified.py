"""Tables of an analysis without what could identify participants.

Codes of participants and sessions are replaced, times of day are cut, and free text stays only
where the participant has agreed to be quoted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from labeval.analysis.data.levels import ATTRIBUTE
from labeval.analysis.inputs import Inputs
from labeval.exchange.left_out import SHARING
from labeval.jobs.capsule.contents import MADE_APART, TABLES, Omitted, columns_of
from labeval.study.pages import turn_in, with_turn
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from labeval.analysis.judges.ratings import Judge

QUOTATION, RATING = "quotation", "rating"
_TIMES = frozenset(
    {"answered_at", "started", "ended", "flagged_at", "commented_at", "checked_at", "decided_at"}
    | {"first_answered_at", "shown_at", "final_answered_at"}
)
"""Columns with a moment, which a calendar of the laboratory would tie to a person."""
_BY_SUPERVISOR = frozenset({"rejection", "evidence", "figures"})
"""Columns with words of the supervisor, or words about one session."""
_OF_DRAWING = frozenset({"number", "seed"})
"""Columns from which the order of arrival follows."""
_OF_STUDY = frozenset({"before"})
"""Columns with texts of the study, which the study in the capsule has where they may be shared."""
_EMPTIED = _TIMES | _BY_SUPERVISOR | _OF_DRAWING | _OF_STUDY
_BY_PARTICIPANT = {
    "comments": ("comment", QT_TRANSLATE_NOOP("Capsule", "comments")),
    "responses": ("text", QT_TRANSLATE_NOOP("Capsule", "texts of responses")),
    "rewrites": ("after", QT_TRANSLATE_NOOP("Capsule", "edited texts")),
    "segments": ("text", QT_TRANSLATE_NOOP("Capsule", "stretches of transcripts")),
}
"""Column of each table with words of a participant, and how a list of omissions calls them."""


_EDITED = "rewrites"
"""Table of texts that participants have edited: most words of one are the item's."""
_DECLINED = {
    RATING: QT_TRANSLATE_NOOP("Capsule", "the consent to rating was declined"),
    SHARING: QT_TRANSLATE_NOOP("Capsule", "the consent to sharing was declined"),
}


@dataclass(frozen=True, slots=True)
class Shared:
    """Tables that may leave the laboratory."""

    tables: dict[str, DataFrame]
    omitted: list[Omitted]


def deidentified(
    inputs: Inputs,
    unread: Mapping[str, DataFrame],
    codes: Mapping[str, str],
    withheld: Collection[str] = (),
) -> Shared:
    """The tables that an analysis reads, without what could identify participants.

    Args:
        inputs: of the analysis.
        unread: the exported tables that the analysis does not read, consents among them.
        codes: participant to the code that stands for them.
        withheld: items whose texts may not leave, nor what was made of these texts.
    """
    consents = unread["consents"]
    declined = {what: set(_sessions_with(consents, what, "declined")) for what in (RATING, SHARING)}
    declined[SHARING] -= declined[RATING]
    left_out = declined[RATING] | declined[SHARING]
    quoted = _sessions_with(consents, QUOTATION, "given")
    frames = {name: getattr(inputs, name) for name in TABLES.keys() - unread.keys() - MADE_APART}
    frames.update(unread)
    # Attributes give sessions from elsewhere a row that says nothing more.
    frames["sessions"] = inputs.sessions[inputs.sessions["kind"] != ""]
    own = frozenset(frames["sessions"]["session"])
    kept = {name: frame[~frame["session"].isin(left_out)] for name, frame in frames.items()}
    sessions = _session_codes(kept.values(), codes)
    tables = {}
    for name, frame in kept.items():
        plain = _without_words(name, frame[[c.name for c in columns_of(name)]], quoted, withheld)
        tables[name] = _replaced(plain, codes, sessions, own)
    tables["judges"] = _ratings_of(inputs.judges)
    tables["interventions"] = _interventions(inputs.interventions, sessions, own)
    omitted = _omitted(inputs, kept, quoted, declined)
    return Shared(tables, [*omitted, *_made_of_withheld(kept, quoted, withheld)])


def _sessions_with(consents: DataFrame, subject: str, choice: str) -> frozenset[str]:
    found = consents[(consents["consent"] == subject) & (consents["choice"] == choice)]
    return frozenset(found["session"])


def _session_codes(
    frames: Iterable[DataFrame], codes: Mapping[str, str]
) -> dict[str, tuple[str, str]]:
    """Each session to the participant's code and its own: the same with its number from 1."""
    pairs = {pair for f in frames for pair in zip(f["participant"], f["session"], strict=True)}
    number: Counter[str] = Counter()
    found = {}
    for participant, session in sorted(pairs):
        number[participant] += 1
        code = codes[participant]
        found[session] = (code, f"{code}-{number[participant]}")
    return found


def _without_words(
    name: str, frame: DataFrame, quoted: Collection[str], withheld: Collection[str]
) -> DataFrame:
    """Without times of day, and without free text that may not be quoted or shared."""
    found = frame.assign(**{column: "" for column in frame.columns if column in _EMPTIED})
    if name == "segments":
        return found[found["session"].isin(quoted)].assign(recording="")
    written = _BY_PARTICIPANT.get(name)
    if written is not None:
        found[written[0]] = found[written[0]].where(found["session"].isin(quoted), "")
    if name == _EDITED:
        found["after"] = found["after"].where(~found["item"].isin(withheld), "")
    return found


def _replaced(
    frame: DataFrame,
    codes: Mapping[str, str],
    sessions: Mapping[str, tuple[str, str]],
    own: Collection[str],
) -> DataFrame:
    """With other codes, in the order of these codes, so that the old order is not kept either."""
    old = frame["session"]
    found = frame.assign(
        participant=[codes[code] for code in frame["participant"]],
        session=[sessions[id][1] for id in old],
    )
    if "answered_at" in frame:  # judgments, whose pages have the session in front
        found["page"] = list(_pages(old, frame["page"], sessions, own))
    if "response" in frame:
        found["response"] = [f"{code}-{n}" for n, code in enumerate(found["session"], start=1)]
    return found.sort_values("session", kind="stable", ignore_index=True)


def _pages(
    sessions: Series[str],
    pages: Series[str],
    codes: Mapping[str, tuple[str, str]],
    own: Collection[str],
) -> Iterator[str]:
    """Ids of pages, each with its session in front.

    Those of sessions from elsewhere are numbers, with the answer of a conversation that they are
    about: nobody knows what their laboratory wrote into them.
    """
    numbers: dict[str, int] = {}
    counts: Counter[str] = Counter()
    for session, page in zip(sessions, pages, strict=True):
        name = page[len(session) + 1 :]
        if session not in own:
            if page not in numbers:
                counts[session] += 1
                numbers[page] = counts[session]
            name = with_turn(str(numbers[page]), int(turn_in(name) or 0))
        yield f"{codes[session][1]}/{name}"


def _ratings_of(judges: Sequence[Judge]) -> DataFrame:
    """Ratings by models under their names; their pages are numbers, their times are cut."""
    import pandas as pd

    names = [column.name for column in columns_of("judges")]
    parts = [
        judge.judgments[names].assign(
            participant=judge.name,
            session=judge.name,
            page=[f"{judge.name}/{n + 1}" for n in pd.factorize(judge.judgments["page"])[0]],
            **{name: "" for name in names if name in _TIMES},
        )
        for judge in judges
    ]
    return pd.concat(parts, ignore_index=True) if parts else pd.DataFrame(columns=names)


def _interventions(
    frame: DataFrame, codes: Mapping[str, tuple[str, str]], own: Collection[str]
) -> DataFrame:
    """Those of sessions that are in it, with the codes of these."""
    kept = frame[frame["session"].isin(codes.keys())]
    found = kept.assign(
        session=[codes[session][1] for session in kept["session"]],
        page=list(_pages(kept["session"], kept["page"], codes, own)),
    )
    return found.sort_values("session", kind="stable", ignore_index=True)


def _omitted(
    inputs: Inputs,
    kept: Mapping[str, DataFrame],
    quoted: Collection[str],
    declined: Mapping[str, Collection[str]],
) -> Iterator[Omitted]:
    """Everything that these tables leave out of what the analysis could read."""
    for what, sessions in declined.items():
        if sessions:
            why = _DECLINED[what]
            yield Omitted(
                what=QT_TRANSLATE_NOOP("Capsule", "sessions"), why=why, count=len(sessions)
            )
    for name, (column, what) in _BY_PARTICIPANT.items():
        frame = kept[name]
        count = int((frame[~frame["session"].isin(quoted)][column] != "").sum())
        if count:
            yield Omitted(
                what=what,
                why=QT_TRANSLATE_NOOP("Capsule", "no consent to quotation was given"),
                count=count,
            )
    attributes = [name for name in inputs.sessions.columns if str(name).startswith(ATTRIBUTE)]
    if attributes:
        why = QT_TRANSLATE_NOOP("Capsule", "together they could identify somebody")
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "attributes of participants"),
            why=why,
            count=len(attributes),
        )
    if len(kept["judgments"]):
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "times of day"),
            why=QT_TRANSLATE_NOOP("Capsule", "a calendar ties them to a person"),
        )
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "numbers of participants and seeds of sessions"),
            why=QT_TRANSLATE_NOOP("Capsule", "the order of arrival follows from them"),
        )
    if any(str(text) for text in kept["sessions"]["rejection"]):
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "reasons of rejection"),
            why=QT_TRANSLATE_NOOP("Capsule", "free text by the supervisor"),
        )
    if len(kept["flags"]):
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "evidence of flags"),
            why=QT_TRANSLATE_NOOP("Capsule", "sentences about single sessions"),
        )


def _made_of_withheld(
    kept: Mapping[str, DataFrame], quoted: Collection[str], withheld: Collection[str]
) -> Iterator[Omitted]:
    """Edited texts that could be quoted, if what they were made of could be shared."""
    edited = kept[_EDITED]
    concerned = edited["session"].isin(quoted) & edited["item"].isin(withheld)
    if count := int((edited[concerned]["after"] != "").sum()):
        yield Omitted(
            what=QT_TRANSLATE_NOOP("Capsule", "edited texts"),
            why=QT_TRANSLATE_NOOP("Capsule", "what they were made of may not be shared"),
            count=count,
        )
