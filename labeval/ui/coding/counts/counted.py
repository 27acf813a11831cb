"""The views that count: frequencies, cases by codes, co-occurrence, timeline, saturation, words."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Literal

from PySide6.QtCore import QCoreApplication

from labeval.coding.attributes import Attributes, by_size
from labeval.coding.codes.code_names import unique_names
from labeval.coding.corpus import counts
from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.timeline import timeline
from labeval.coding.rows import ASKING
from labeval.coding.words import most_used
from labeval.jobs.coding.forecast import forecast
from labeval.text.natural_order import natural
from labeval.ui.coding.counts.expected import expected_lines, expected_words
from labeval.ui.coding.counts.grid import Grid, GridCell, GridLine, Shape, colours_of, counted_cell
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.parts.numbers import CodingNumbers, LocalAmount, decimal

Measure = Literal["segments", "sources", "per_1000"]
Classes = int | tuple[float, ...]
"""Of numbers: how many classes, equally full, or the upper ends of all but the last; 0: none."""
_MOST_WORDS = 60
_MOST_BARS = 6
"""Bars of a code next to each other; more groups than that are shades."""


def frequencies(
    corpus: Corpus,
    filter: Filter,
    by: str | None,
    measure: Measure,
    classes: Classes = 0,
    *,
    naming: Naming,
) -> Grid:
    """Frequency of each code, in all texts and in each group of them.

    Args:
        classes: of the numbers of an attribute.
        naming: of groups.
    """
    translate = QCoreApplication.translate
    segments = _by_code(corpus.chosen(filter))
    known = _in_classes(corpus.attributes, by or "", classes)
    every = counts.frequencies(corpus, by, filter, known=known) if by else []
    parts = {(f.code, f.group): f for f in every}
    groups = sorted({group for _, group in parts}, key=by_size)
    total = counts.totals(corpus, filter)
    colours, names = colours_of(corpus), unique_names(list(corpus.codes.values()))
    lines = []
    for depth, code in corpus.in_order():
        found = segments.get(code.id, [])
        cells = [_cell(total[code.id], measure, found)]
        for group in groups:
            of_group = [
                s for s in found if by and group in counts.groups_of(s.source, s.passage, by, known)
            ]
            cells.append(_cell(parts[code.id, group], measure, of_group))
        if code.codable:
            lines.append(GridLine(names[code.id], tuple(cells), colours[code.id], depth))
        else:
            blank = tuple(GridCell("") for _ in cells)
            lines.append(GridLine(names[code.id], blank, colours[code.id], depth))
    none = translate("CodeViews", "(none)")
    named = (naming.of(by, group) if group else none for group in groups if by)
    heads = (translate("CodeViews", "All"), *named)
    passages, numbers = corpus.passages(filter), CodingNumbers()
    about = translate(
        "CodeViews",
        "{segments} {in_sources} with {words} words",
    ).format(
        segments=numbers.segments(sum(map(len, segments.values()))),
        in_sources=numbers.in_sources(len({source.id for source, _ in passages})),
        words=decimal(sum(corpus.words[passage.id] for _, passage in passages), 0),
    )
    if any(depth for depth, _ in corpus.in_order()):
        about += translate(
            "CodeViews", "; each code by itself, while the tree of codes adds those below it"
        )
    shaded = frozenset(range(1, len(heads))) if groups else frozenset({0})
    shape: Shape = "bars" if not groups else "groups" if len(groups) <= _MOST_BARS else "heat"
    return Grid(
        *(translate("CodeViews", "Code"), heads, tuple(lines), about, shape, 0, shaded),
        is_matrix=True,
    )


def _in_classes(known: Attributes, by: str, classes: Classes) -> Attributes:
    name = by.removeprefix(counts.ATTRIBUTE)
    if not classes or name == by or not known.are_numbers(name):
        return known
    ends = known.equal_classes(name, classes) if isinstance(classes, int) else classes
    return known.in_classes(name, ends)


def ends_of(typed: str) -> tuple[float, ...]:
    """Upper ends of classes as somebody typed them; what is no number is left out."""
    parts = (part.strip() for part in typed.replace(";", ",").split(","))
    return tuple(sorted(float(part) for part in parts if re.fullmatch(r"-?\d+(\.\d+)?", part)))


def _cell(found: counts.Frequency, measure: Measure, segments: list[CorpusSegment]) -> GridCell:
    if measure == "per_1000":
        rate = found.per_1000_words
        text = "" if rate is None else decimal(rate, 2)
        plain = "" if rate is None else str(rate)
        return GridCell(text, rate, tuple(segments), code=found.code, plain=plain)
    number = found.segments if measure == "segments" else found.sources
    return counted_cell(number, tuple(segments), found.code)


def cases(
    corpus: Corpus,
    filter: Filter,
    summarised: Collection[tuple[str, str]],
    columns: Mapping[str, Collection[str]] | None = None,
    written: Mapping[tuple[str, str], str] | None = None,
) -> Grid:
    """Participants by codes.

    Args:
        summarised: (participant, code id) of the cells that have a summary.
        columns: code id of each column with the ids that it counts; all codes when left out.
        written: the summary of each cell that has one, to be shown in place of numbers.
    """
    translate = QCoreApplication.translate
    matrix = counts.case_matrix(corpus, filter)
    if columns is None:
        columns = {code: {code} for code in matrix.codes}
    found: dict[tuple[str, str], list[CorpusSegment]] = {}
    for segment in corpus.chosen(filter):
        for code, counted in columns.items():
            if segment.code in counted:
                found.setdefault((segment.case, code), []).append(segment)
    lines = []
    for case in sorted(matrix.cases, key=natural):
        cells = []
        for code in columns:
            segments = tuple(found.get((case, code), ()))
            n, key = len(segments), (case, code)
            if written is not None:
                text = written.get(key) or (f"({n})" if n else "")
                cells.append(GridCell(text, None, segments, case, code))
                continue
            noted = key in summarised
            cells.append(GridCell(str(n) if n else "", float(n), segments, case, code, noted))
        lines.append(GridLine(case, tuple(cells)))
    names = unique_names(list(corpus.codes.values()))
    heads = tuple(names[code] for code in columns)
    about = translate(
        "CodeViews",
        "{segments:segment|segments} of {participants:participant|participants} "
        "and {codes:code|codes}",
    ).format(
        segments=LocalAmount(sum(len(of) for (case, _), of in found.items() if case)),
        participants=LocalAmount(len(matrix.cases)),
        codes=LocalAmount(len(columns)),
    )
    corner = translate("CodeViews", "Participant")
    if written is None:
        return Grid(corner, heads, tuple(lines), about, is_matrix=True)
    about += translate("CodeViews", "; in brackets where nothing is written yet")
    return Grid(corner, heads, tuple(lines), about, "none", is_matrix=True, is_written=True)


def together(corpus: Corpus, filter: Filter, within: counts.Within) -> Grid:
    """Codes that were given to the same words, or occur in the same passage or source."""
    translate = QCoreApplication.translate
    pairs = counts.together(corpus.chosen(filter), within)
    with_another = {code for pair in pairs for code in pair}
    used = [code for _, code in corpus.in_order() if code.id in with_another]
    colours, names = colours_of(corpus), unique_names(list(corpus.codes.values()))
    lines = []
    for code in used:
        cells = []
        for other in used:
            pair = pairs.get((min(code.id, other.id), max(code.id, other.id)))
            if pair is None:
                cells.append(GridCell("", 0.0, code=code.id))
            else:
                cells.append(counted_cell(pair.number, pair.segments, code.id))
        lines.append(GridLine(names[code.id], tuple(cells), colours[code.id]))
    about = {
        "words": translate("CodeViews", "{pairs} times two codes share words"),
        "passage": translate("CodeViews", "{pairs} times two codes are in the same passage"),
        "source": translate("CodeViews", "{pairs} times two codes are in the same source"),
    }[within].format(pairs=decimal(sum(pair.number for pair in pairs.values()), 0))
    heads = tuple(names[code.id] for code in used)
    return Grid(translate("CodeViews", "Code"), heads, tuple(lines), about, is_matrix=True)


def saturation(corpus: Corpus, filter: Filter) -> Grid:
    """Number of new codes with each participant, and with more of them."""
    translate = QCoreApplication.translate
    first: dict[tuple[str, str], list[CorpusSegment]] = {}
    for segment in corpus.chosen(filter):
        first.setdefault((segment.case, segment.code), []).append(segment)
    curve = counts.saturation(corpus, filter)
    lines = []
    for row in curve:
        new = tuple(s for code in row.new_codes for s in first[row.participant, code])
        names = ", ".join(corpus.codes[code].name for code in row.new_codes)
        cells = (
            GridCell(str(len(row.new_codes)), float(len(row.new_codes)), new),
            GridCell(str(row.so_far), float(row.so_far), new),
            GridCell(names, None, new),
        )
        lines.append(GridLine(row.participant, cells))
    found = forecast(corpus, curve, filter)
    so_far = curve[-1].so_far if curve else 0
    about = translate(
        "CodeViews",
        "{codes:code|codes} after {participants:participant|participants}, as their texts came",
    ).format(codes=LocalAmount(so_far), participants=LocalAmount(len(lines)))
    sources = [source for source in corpus.sources.values() if filter.admits_source(source)]
    reviewed = sum(source.reviewed for source in sources)
    if 0 < reviewed < len(sources):
        about += translate("CodeViews", "; {reviewed} of {all} sources are reviewed").format(
            reviewed=LocalAmount(reviewed), all=LocalAmount(len(sources))
        )
    heads = (
        translate("CodeViews", "New codes"),
        translate("CodeViews", "Codes so far"),
        translate("CodeViews", "Which"),
    )
    return Grid(
        translate("CodeViews", "Participant"),
        heads,
        (*lines, *expected_lines(found, so_far)),
        f"{about}. {expected_words(found, so_far)}" if lines else about,
        "curve",
        1,
        frozenset({0}),
    )


def times(corpus: Corpus, filter: Filter, session: str) -> Grid:
    """When codes occur in a session."""
    translate = QCoreApplication.translate
    moments: dict[str, list[GridCell]] = {}
    for moment in timeline(corpus, session, filter):
        start, end = moment.start_ms / 60_000, moment.end_ms / 60_000
        time_text = f"{moment.start_ms // 60_000}:{moment.start_ms // 1000 % 60:02}"
        cell = GridCell(
            time_text, None, (moment.segment,), code=moment.segment.code, start=start, end=end
        )
        moments.setdefault(moment.segment.code, []).append(cell)
    colours = colours_of(corpus)
    lines = tuple(
        GridLine(code.name, tuple(moments[code.id]), colours[code.id])
        for _, code in corpus.in_order()
        if code.id in moments
    )
    most = max((len(line.cells) for line in lines), default=0)
    padded = tuple(
        GridLine(
            line.name,
            (*line.cells, *(GridCell("") for _ in range(most - len(line.cells)))),
            line.colour,
        )
        for line in lines
    )
    about = translate("CodeViews", "{segments:segment|segments} on the session's clock").format(
        segments=LocalAmount(sum(map(len, moments.values())))
    )
    heads = tuple(str(n + 1) for n in range(most))
    return Grid(translate("CodeViews", "Code"), heads, padded, about, "lanes")


def words(corpus: Corpus, filter: Filter, length: int, without: Collection[str]) -> Grid:
    """The words, or phrases, that are used most.

    Args:
        length: number of words of a phrase.
        without: words that are left out; none begins or ends a phrase.
    """
    translate = QCoreApplication.translate
    passages = [passage for _, passage in corpus.passages(filter)]
    texts = [passage.text for passage in passages]
    found = most_used(texts, without=without, length=length)
    lines = tuple(GridLine(word, (counted_cell(n),)) for word, n in found[:_MOST_WORDS])
    if length > 1:
        about = translate("CodeViews", "{phrases} different phrases of {length} words")
        if without:
            about += translate("CodeViews", "; none begins or ends with one that is left out")
    else:
        about = translate("CodeViews", "{words} different words")
        if without:
            about += translate("CodeViews", " without those that are left out")
    number = decimal(len(found), 0)
    about = about.format(words=number, phrases=number, length=length)
    if len(found) > _MOST_WORDS:
        more = translate("CodeViews", "; the {number} that are used most are listed")
        about += more.format(number=LocalAmount(_MOST_WORDS))
    if not filter.speakers and any(p.speaker in ASKING for p in passages):
        about += translate("CodeViews", "; what the interviewer says is counted, too")
    heads = (translate("CodeViews", "Times used"),)
    return Grid(translate("CodeViews", "Word"), heads, lines, about, "bars")


def _by_code(segments: list[CorpusSegment]) -> dict[str, list[CorpusSegment]]:
    found: dict[str, list[CorpusSegment]] = {}
    for segment in segments:
        found.setdefault(segment.code, []).append(segment)
    return found
