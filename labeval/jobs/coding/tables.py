"""Tables of codings: frequencies, agreement, ratings with codes, quotes and more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Literal

from labeval.analysis.statistics.clustering import Distance, clustered_order
from labeval.analysis.statistics.estimate import Estimate
from labeval.analysis.statistics.proportions import share
from labeval.analysis.statistics.richness import FARTHEST, LEAST_UNITS
from labeval.analysis.statistics.samples import SAMPLES
from labeval.coding.coders.disputes import AGREED
from labeval.coding.coders.unit_decisions import Unit
from labeval.coding.codes.code_names import PATH_JOIN, paths_of
from labeval.coding.corpus import counts
from labeval.coding.corpus.corpus import Corpus, CorpusSegment
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.timeline import spoken_ms
from labeval.coding.rows import Paraphrase, Theme
from labeval.exchange.cells import seconds_text, yes_no
from labeval.exchange.errors import writing_to
from labeval.exchange.formats import find_format
from labeval.exchange.spreadsheet_safe import safe_rows
from labeval.exchange.table import Column, ColumnKind, Row
from labeval.jobs.coding.agreement import OVERALL, CodeAgreement, compare_coders
from labeval.jobs.coding.forecast import forecast
from labeval.jobs.coding.joint_display import JointDisplay, Rest
from labeval.jobs.coding.joint_ratings import Rating
from labeval.store.disk.atomic import replacing
from labeval.study.pages import ITEM_JOIN

FREQUENCY_GROUPINGS: tuple[counts.Grouping, ...] = (
    *("kind", "condition", "method", "system", "criterion", "step", "participant"),
)


@dataclass(frozen=True, slots=True)
class TableOfCodes:
    """One table: its name, columns and rows, all cells as text."""

    name: str
    columns: tuple[Column, ...]
    rows: list[Row]


@dataclass(frozen=True, slots=True)
class CodesChosen:
    """Choices of texts and codings, and of counting."""

    filter: Filter = ALL
    coders: tuple[str, ...] = ()
    """Ids of those who are compared; everybody who coded anything when empty."""
    unit: Unit = "character"
    samples: int = SAMPLES
    seed: int = 0
    rest: Rest = "spoken"
    order: Literal["given"] | Distance = "given"
    """Order of the rows and columns of the matrix."""


@dataclass(slots=True)
class CodesRead:
    """Inputs of the tables."""

    corpus: Corpus
    ratings: Sequence[Rating] = ()
    themes: Sequence[Theme] = ()
    """Themes of the board that is worked on."""
    paraphrases: Sequence[Paraphrase] = ()
    paths: dict[str, str] = field(init=False)
    """Code id to the names from the top down to it."""

    def __post_init__(self) -> None:
        paths = paths_of(list(self.corpus.codes.values()))
        self.paths = {id: PATH_JOIN.join(names) for id, names in paths.items()}


def tables_of_codes(read: CodesRead, chosen: CodesChosen) -> list[TableOfCodes]:
    """All tables, those without rows too, so that a script finds what it expects."""
    return [
        _table("codebook", _CODEBOOK, _codebook(read, chosen.filter)),
        _table("frequencies", _FREQUENCIES, _frequencies(read, chosen.filter)),
        _matrix(read, chosen),
        _table("cooccurrence", _COOCCURRENCE, _cooccurrence(read, chosen.filter)),
        *_saturation(read, chosen.filter),
        _table("summaries", _SUMMARIES, _summaries(read)),
        _table("agreement", _AGREEMENT, _agreement(read, chosen)),
        _table("suggestions", _SUGGESTIONS, _suggestions(read)),
        *_joint(read, chosen),
        _table("quotes", _QUOTES, _quotes(read, chosen.filter)),
    ]


def write_tables(
    tables: Sequence[TableOfCodes], folder: Path, format: str = "csv", *, safe: bool = False
) -> list[Path]:
    """Write each table under its name; a file appears complete or not at all.

    Args:
        safe: mark texts that a spreadsheet program would take for formulas.

    Raises:
        ExchangeError: the folder cannot be written.
    """
    paths = [folder / f"{table.name}.{format}" for table in tables]
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for path, table in zip(paths, tables, strict=True):
            with replacing(path) as part:
                rows = safe_rows(table.rows) if safe else table.rows
                find_format(format).write(part, table.name, table.columns, rows)
    return paths


def _columns(spec: str) -> tuple[Column, ...]:
    """Columns from names, numbers marked by ``#`` and ``.`` in front for integers and others."""
    kinds: dict[str, ColumnKind] = {"#": "integer", ".": "number"}
    return tuple(Column(name.lstrip("#."), "", kinds.get(name[0], "text")) for name in spec.split())


_CODEBOOK = _columns(
    "code path definition include exclude example colour shortcut codable retired #segments id"
)
_FREQUENCIES = _columns(
    "code path by group #segments #sources #participants #words .per_1000_words"
)
_COOCCURRENCE = _columns(
    "first second #overlaps #sources #first_segments #second_segments .coefficient"
)
_SATURATION = _columns("#place participant #new_codes #codes_so_far codes")
_FORECAST = _columns("what #further .value .ci_low .ci_high #participants #codes_so_far reason")
_SUMMARIES = _columns("participant code path coder summary #segments")
_AGREEMENT = _columns(
    "code path coders unit coefficient .value .ci_low .ci_high #n #sources #segments reason"
)
_SUGGESTIONS = _columns(
    "at model sha256 what code asked_by settings #suggested #accepted #rejected #open "
    ".accepted_share .ci_low .ci_high #own_segments #own_found reason"
)
_JOINT = _columns("code path method criterion answer #with_code #rest")
_TESTS = _columns(
    "code path method criterion test #n #n_with_code .effect .p .p_adjusted rest reason"
)
_QUOTES = _columns(
    "code path theme participant condition source kind session page method criterion items value "
    "speaker .session_seconds coder quote quotable weight memo"
)


def _table(
    name: str, columns: tuple[Column, ...], rows: Iterator[tuple[object, ...]]
) -> TableOfCodes:
    return TableOfCodes(name, columns, [tuple(map(_cell, row)) for row in rows])


def _cell(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _codebook(read: CodesRead, filter: Filter) -> Iterator[tuple[object, ...]]:
    total = counts.totals(read.corpus, filter)
    for _, code in read.corpus.in_order():
        yield (
            *(code.name, read.paths[code.id], code.definition, code.include, code.exclude),
            *(code.example, code.colour, code.shortcut, yes_no(code.codable)),
            *(yes_no(code.retired), total[code.id].segments, code.id),
        )


def _frequencies(read: CodesRead, filter: Filter) -> Iterator[tuple[object, ...]]:
    names = read.corpus.codes
    for found in counts.totals(read.corpus, filter).values():
        if names[found.code].codable:
            yield (names[found.code].name, read.paths[found.code], "all", "", *_counted(found))
    attributes = (counts.ATTRIBUTE + name for name in read.corpus.attributes.names)
    for by in (*FREQUENCY_GROUPINGS, *attributes):
        for found in counts.frequencies(read.corpus, by, filter):
            if names[found.code].codable:
                code = names[found.code].name
                yield (code, read.paths[found.code], by, found.group, *_counted(found))


def _counted(found: counts.Frequency) -> tuple[object, ...]:
    return (
        *(found.segments, found.sources, found.participants, found.words),
        found.per_1000_words,
    )


def _matrix(read: CodesRead, chosen: CodesChosen) -> TableOfCodes:
    """A row per participant, a column per code by its path, which is unlike any other's."""
    matrix = counts.case_matrix(read.corpus, chosen.filter)
    if chosen.order != "given":
        cells = [[matrix.segments.get((c, k), 0) for k in matrix.codes] for c in matrix.cases]
        cases = [matrix.cases[n] for n in clustered_order(cells, chosen.order)]
        across = list(zip(*cells, strict=True))
        codes = [matrix.codes[n] for n in clustered_order(across, chosen.order)]
        matrix = replace(matrix, cases=tuple(cases), codes=tuple(codes) or matrix.codes)
    used: dict[str, str] = {}
    for code in matrix.codes:
        path = read.paths[code]
        used[code] = path if path not in used.values() else f"{path} ({code})"
    columns = (Column("participant", ""), *(Column(name, "", "integer") for name in used.values()))
    rows = (
        (case, *(matrix.segments.get((case, code), 0) for code in matrix.codes))
        for case in matrix.cases
    )
    return _table("matrix", columns, rows)


def _cooccurrence(read: CodesRead, filter: Filter) -> Iterator[tuple[object, ...]]:
    for pair in counts.cooccurrence(read.corpus, filter):
        yield (
            *(read.paths[pair.first], read.paths[pair.second], pair.overlaps, pair.sources),
            *(pair.first_segments, pair.second_segments, pair.coefficient),
        )


def _saturation(read: CodesRead, filter: Filter) -> list[TableOfCodes]:
    """The participants in their order, and what further interviews would bring."""
    curve = counts.saturation(read.corpus, filter)
    rows = (
        (
            *(place, row.participant, len(row.new_codes), row.so_far),
            ITEM_JOIN.join(read.paths[code] for code in row.new_codes),
        )
        for place, row in enumerate(curve, start=1)
    )
    return [
        _table("saturation", _SATURATION, rows),
        _table("saturation_forecast", _FORECAST, _forecast(read, curve, filter)),
    ]


def _forecast(
    read: CodesRead, curve: Sequence[counts.Saturation], filter: Filter
) -> Iterator[tuple[object, ...]]:
    """New codes of each number of further interviews, all codes, interviews until a new one."""
    so_far = len(curve), curve[-1].so_far if curve else 0
    found = forecast(read.corpus, curve, filter)
    if found is None:
        reason = f"fewer than {LEAST_UNITS} participants" if so_far[1] else "nothing is coded"
        yield ("new_codes", None, None, None, None, *so_far, reason)
        return
    for each in found.expected:
        ends = each.interval.low, each.interval.high
        yield ("new_codes", each.more, each.new, *ends, *so_far, "")
    yield ("codes_at_least", None, so_far[1] + found.unseen, None, None, *so_far, "")
    ends_of_likely = found.likely, found.soonest, found.latest
    beyond = f"an empty end is over {FARTHEST}" if None in ends_of_likely else ""
    yield ("interviews_to_a_new_code", None, *ends_of_likely, *so_far, beyond)


def _summaries(read: CodesRead) -> Iterator[tuple[object, ...]]:
    """Summaries of participants and codes in coders' own words, codes as the tree reads."""
    corpus = read.corpus
    order = {code.id: n for n, (_, code) in enumerate(corpus.in_order())}
    written = sorted(read.paraphrases, key=lambda p: (p.case, order[p.code], p.coder))
    for each in written:
        under = corpus.under(each.code)
        segments = sum(s.case == each.case and s.code in under for s in corpus.segments)
        coder = corpus.coders.get(each.coder)
        yield (
            *(each.case, corpus.codes[each.code].name, read.paths[each.code]),
            *(coder.name if coder else each.coder, each.text, segments),
        )


def _suggestions(read: CodesRead) -> Iterator[tuple[object, ...]]:
    """Runs of machines: what was suggested by what, and how far people agreed."""
    for counted in read.corpus.suggested:
        run, tally = counted.run, counted.tally
        decided = tally.accepted + tally.rejected
        accepted = share(tally.accepted, decided)
        within = accepted.interval
        ends = (within.low, within.high) if within else (None, None)
        asked_by = read.corpus.coders.get(run.asked_by)
        known = dict(run.settings)
        yield (
            *(run.at, run.model, run.sha256, run.what, known.get("code", "")),
            asked_by.name if asked_by else run.asked_by,
            json.dumps(known, sort_keys=True, ensure_ascii=False),
            *(tally.suggested, tally.accepted, tally.rejected, tally.undecided),
            *(accepted.value, *ends, known.get("own_segments"), known.get("own_found")),
            accepted.explained,
        )


def _agreement(read: CodesRead, chosen: CodesChosen) -> Iterator[tuple[object, ...]]:
    """Each two coders, and all of them where there are more."""
    corpus = read.corpus
    used = {coding.coder for coding in corpus.codings} - {AGREED.id}
    coders = chosen.coders or tuple(id for id in corpus.coders if id in used)
    groups = [*combinations(coders, 2), *([coders] if len(coders) > 2 else [])]
    for group in groups:
        found = compare_coders(
            corpus, group, unit=chosen.unit, samples=chosen.samples, seed=chosen.seed
        )
        names = ITEM_JOIN.join(
            corpus.coders[id].name if id in corpus.coders else id for id in group
        )
        for row in (*found.codes, found.overall):
            yield from _agreement_rows(read, row, names, chosen.unit, len(found.sources))


def _agreement_rows(
    read: CodesRead, row: CodeAgreement, coders: str, unit: Unit, sources: int
) -> Iterator[tuple[object, ...]]:
    overall = row.code == OVERALL
    name = "" if overall else read.corpus.codes[row.code].name
    path = "" if overall else read.paths[row.code]
    figures: list[tuple[str, str, Estimate]] = [
        ("percentage", unit, row.on_units.percentage),
        ("cohen_kappa", unit, row.on_units.kappa),
        ("krippendorff_alpha", unit, row.on_units.alpha),
        ("krippendorff_alpha_u", "segment", row.alpha_u),
    ]
    for coefficient, of, figure in figures:
        ends = (figure.interval.low, figure.interval.high) if figure.interval else (None, None)
        yield (
            *(name, path, coders, of, coefficient, figure.value, *ends, figure.n, sources),
            *(sum(row.segments), figure.explained),
        )


def _joint(read: CodesRead, chosen: CodesChosen) -> list[TableOfCodes]:
    used = {segment.code for segment in read.corpus.chosen(chosen.filter)}
    codes = [code.id for _, code in read.corpus.in_order() if code.id in used]
    display = JointDisplay(read.corpus, read.ratings, chosen.filter)
    found = display.ratings_of(codes, rest=chosen.rest) if read.ratings else []
    answers: list[tuple[object, ...]] = []
    tests: list[tuple[object, ...]] = []
    for row in found:
        names = (read.corpus.codes[row.code].name, read.paths[row.code], row.method, row.criterion)
        made = row.association
        answers += [(*names, v, n, row.rest[v]) for v, n in row.with_code.items()]
        tests.append(
            (
                *(*names, made.test, made.p.n, made.n_with, made.effect, made.p.value),
                *(row.p_adjusted, chosen.rest, made.p.explained),
            )
        )
    return [_table("joint", _JOINT, iter(answers)), _table("joint_tests", _TESTS, iter(tests))]


def _quotes(read: CodesRead, filter: Filter) -> Iterator[tuple[object, ...]]:
    """Segments of participants who agreed to be quoted, by code, in the order of the tree."""
    order = {code.id: n for n, (_, code) in enumerate(read.corpus.in_order())}
    themes: dict[str, list[str]] = {}
    for theme in read.themes:
        for code in theme.codes:
            themes.setdefault(code, []).append(theme.name)
    segments = [s for s in read.corpus.chosen(filter) if s.source.quotable]
    for segment in sorted(segments, key=lambda s: order[s.code]):
        yield _quote(read, segment, ITEM_JOIN.join(themes.get(segment.code, ())))


def _quote(read: CodesRead, segment: CorpusSegment, theme: str) -> tuple[object, ...]:
    source, where, coding = segment.source, segment.where, segment.coding
    coder = read.corpus.coders.get(coding.coder)
    at_ms = spoken_ms(source, segment.passage, coding.start.offset)
    return (
        *(read.corpus.codes[coding.code].name, read.paths[coding.code], theme),
        *(segment.case, source.condition, source.name, source.kind, source.session),
        *(where.page, where.method, where.criterion, ITEM_JOIN.join(where.items), where.value),
        *(segment.passage.speaker, seconds_text(at_ms), coder.name if coder else coding.coder),
        *(coding.quote, yes_no(coding.quotable), coding.weight, coding.memo),
    )
