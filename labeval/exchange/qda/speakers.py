"""Names at the beginnings of turns: who speaks in a text, for programs that have no speakers.

REFI-QDA has no place for speakers, and programs find them by such names. A variable of the source
says which names these are, so that they are taken off again where a project is read; where a
program has dropped the variable, a text is known by what it would be written as.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from labeval.coding.rows import INTERVIEWER, PARTICIPANT, Anchor, Coding, Passage, Source
from labeval.coding.texts.source_text import PASSAGE_JOIN
from labeval.exchange.qda import remarks
from labeval.exchange.qda.counting import CountedText, lines_of
from labeval.exchange.qda.plain_text import PlainText
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.transcription.speakers.by_channel import SUPERVISOR
from labeval.transcription.spoken_lines import known_name

_BETWEEN = "; "
_COLON = ": "
_NOBODY = "(no speaker)"
"""Begins what nobody is known to say after somebody's turn."""
_ROLES = {role: role.capitalize() for role in (PARTICIPANT, SUPERVISOR, INTERVIEWER)}


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a text with names in it."""

    cut: int
    """Number of its characters that are the name of who speaks."""
    speaker: str
    """That name, or the one of the turn that goes on; empty for nobody."""


def names_of(source: Source, passages: Sequence[Passage]) -> tuple[str, ...]:
    """Names that a source's turns begin with when it is written; none where nobody speaks.

    There are also none where reading them would not give back the same text.
    """
    names = {p.speaker: _name(source, p.speaker) for p in passages if p.speaker}
    if not names:
        return ()
    found = tuple(dict.fromkeys(names.values()))
    written = _written(source, passages, found)
    lines = written.text.split(PASSAGE_JOIN)
    if names_in(listed(found)) != found or len(lines) != len(passages):
        return ()
    read = zip(passages, lines, _read(lines, found), strict=True)
    is_same = all(
        line[found.cut :] == passage.text
        and speaker_of(found.speaker, source.participant) == known_name(passage.speaker)
        for passage, line, found in read
    )
    return found if is_same else ()


def written_text(source: Source, passages: Sequence[Passage]) -> PlainText:
    """A source's text as it is written: with who speaks."""
    return with_names(source, passages, names_of(source, passages))


def with_names(source: Source, passages: Sequence[Passage], names: Sequence[str]) -> PlainText:
    """A source's text with these names before its turns; without any where there are none."""
    return _written(source, passages, names) if names else PlainText(passages)


def listed(names: Sequence[str]) -> str:
    """Names as the variable :data:`~labeval.exchange.qda.variables.TURNS` has them."""
    return _BETWEEN.join(names)


def names_in(value: str) -> tuple[str, ...]:
    """The names that a value of that variable lists."""
    return tuple(name for name in value.split(_BETWEEN) if name)


def speaker_of(name: str, participant: str) -> str:
    """The speaker whom a name is for.

    Args:
        participant: of the whole source; empty where there is none.
    """
    return PARTICIPANT if name and name == participant else known_name(name)


def without_names(text: CountedText, names: Sequence[str]) -> tuple[CountedText, list[str]]:
    """A text without the names of its turns, and the one that speaks in each line."""
    raw = list(lines_of(text.text))
    if not names:
        return text, [""] * len(raw)
    lines = _read(raw, names)
    short = [line[found.cut :] for line, found in zip(raw, lines, strict=True)]
    starts, own = _starts(raw), _starts(short)

    def place(position: int) -> int:
        n = max(0, bisect_right(starts, position) - 1)
        return own[n] + max(0, position - starts[n] - lines[n].cut)

    bare = replace(
        text,
        text=PASSAGE_JOIN.join(short),
        place=lambda position: place(text.place(position)),
        end=lambda position: place(text.end(position)),
    )
    return bare, [line.speaker for line in lines]


def without_known_names(found: Project, here: Project) -> tuple[Project, list[Remark]]:
    """A project that was read without the names in texts that are written like one of here.

    Also what was coded in names alone, a line each, which is left out.
    """
    known: dict[str, tuple[str, ...]] = {}
    for source in here.sources:
        passages = here.passages.get(source.id, ())
        if names := names_of(source, passages):
            known[with_names(source, passages, names).text.rstrip()] = names
    bare = replace(found, passages=dict(found.passages))
    left: list[Remark] = []
    for source in found.sources if known else ():
        passages = found.passages.get(source.id, [])
        text = PASSAGE_JOIN.join(passage.text for passage in passages).rstrip()
        if text in known:
            left += _take_off(bare, source, passages, known[text])
    return bare, left


def _take_off(
    project: Project, source: Source, passages: Sequence[Passage], names: Sequence[str]
) -> list[Remark]:
    lines = _read([passage.text for passage in passages], names)
    short = [
        replace(p, text=p.text[line.cut :], speaker=speaker_of(line.speaker, source.participant))
        for p, line in zip(passages, lines, strict=True)
    ]
    project.passages[source.id] = short
    plain = PlainText(short)
    cuts = {p.id: line.cut for p, line in zip(passages, lines, strict=True)}
    kept: list[Coding] = []
    left: list[Remark] = []
    for coding in project.codings:
        if coding.source == source.id:
            ends = (Anchor(a.passage, max(0, a.offset - cuts[a.passage])) for a in _ends(coding))
            start, end = plain.source.tidy(*ends)
            quote = plain.source.quote(start, end)
            if not quote:
                left.append(remark(remarks.NOWHERE, name=source.name, where=coding.quote))
                continue
            coding = replace(coding, start=start, end=end, quote=quote)
        kept.append(coding)
    project.codings = kept
    return left


def _ends(coding: Coding) -> tuple[Anchor, Anchor]:
    return coding.start, coding.end


def _name(source: Source, speaker: str) -> str:
    """The name of a speaker in the file; of a participant their code, which says more."""
    if speaker == PARTICIPANT and source.participant:
        return source.participant
    return _ROLES.get(speaker, speaker)


def _written(source: Source, passages: Sequence[Passage], names: Sequence[str]) -> PlainText:
    begins = _beginning(names)
    labels: dict[str, str] = {}
    before = ""
    for passage in passages:
        name = _name(source, passage.speaker) if passage.speaker else ""
        if name != before or begins.match(passage.text):
            labels[passage.id] = f"{name or _NOBODY}{_COLON}"
        before = name
    return PlainText(passages, labels)


def _beginning(names: Iterable[str]) -> re.Pattern[str]:
    """Pattern of the beginning of a turn; the longest name where one begins with another."""
    longest = sorted((*names, _NOBODY), key=len, reverse=True)
    return re.compile(rf"({'|'.join(map(re.escape, longest))}):(?: |$)")


def _read(lines: Iterable[str], names: Sequence[str]) -> list[_Line]:
    return list(_turns(lines, _beginning(names)))


def _turns(lines: Iterable[str], begins: re.Pattern[str]) -> Iterator[_Line]:
    speaker = ""
    for line in lines:
        match = begins.match(line)
        if match is not None:
            speaker = "" if match[1] == _NOBODY else match[1]
        yield _Line(match.end() if match else 0, speaker)


def _starts(lines: Sequence[str]) -> list[int]:
    """Position at which each line begins."""
    return [0, *accumulate(len(line) + len(PASSAGE_JOIN) for line in lines)][: len(lines)]
