"""Report of codes: themes with their quotes, and the codebook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter

from labeval.coding.corpus.corpus import Corpus, CorpusSegment, participants_in
from labeval.coding.corpus.quotes import best_quotes
from labeval.coding.corpus.timeline import spoken_ms
from labeval.coding.notes import JOURNAL, all_notes
from labeval.coding.rows import Code, Coding, Memo, Paraphrase, Source, Theme
from labeval.coding.suggested import Tally
from labeval.coding.themes import codes_of_theme
from labeval.report.words import Words
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

QUOTES = 3
"""Of a theme or a code."""
_QUOTED = QT_TRANSLATE_NOOP("Report", "“{quote}”")
LABELS = {
    "report": QT_TRANSLATE_NOOP("Report", "What participants said"),
    "themes": QT_TRANSLATE_NOOP("Report", "Themes"),
    "codebook": QT_TRANSLATE_NOOP("Report", "Codebook"),
    "codes": QT_TRANSLATE_NOOP("Report", "Codes"),
    "include": QT_TRANSLATE_NOOP("Report", "Use it for"),
    "exclude": QT_TRANSLATE_NOOP("Report", "Do not use it for"),
    "example": QT_TRANSLATE_NOOP("Report", "For example"),
    "summaries": QT_TRANSLATE_NOOP("Report", "In the analyst's own words"),
    "memos": QT_TRANSLATE_NOOP("Report", "Memos and journal"),
    "no_themes": QT_TRANSLATE_NOOP("Report", "No themes have been formed yet."),
    "no_codes": QT_TRANSLATE_NOOP("Report", "There is no codebook yet."),
    "quoting": QT_TRANSLATE_NOOP(
        "Report",
        "Whoever was asked and did not agree to be quoted is only counted. Who was not asked, as "
        "in texts from elsewhere, is quoted.",
    ),
}
_ABOUT = {
    JOURNAL: QT_TRANSLATE_NOOP("Report", "Journal"),
    "project": QT_TRANSLATE_NOOP("Report", "Project"),
    "code": QT_TRANSLATE_NOOP("Report", "Code"),
    "source": QT_TRANSLATE_NOOP("Report", "Source"),
    "theme": QT_TRANSLATE_NOOP("Report", "Theme"),
    "segment": QT_TRANSLATE_NOOP("Report", "Segment"),
}


@dataclass(frozen=True, slots=True)
class Names:
    """Names of what quotes are from; as the record has them, where nothing else is given."""

    source: Callable[[Source], str] = attrgetter("name")
    criterion: Callable[[str], str] = str
    answer: Callable[[str], str] = str
    screen: Callable[[str], str] = str


AS_RECORDED = Names()


@dataclass(frozen=True, slots=True)
class Quote:
    """A segment to read."""

    text: str
    """In the quotation marks of the report's language."""
    origin: str
    """The person, the source, the time and the page."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A theme or a code with what was found."""

    name: str
    depth: int
    text: str
    """Description or definition."""
    counted: str
    facts: Sequence[tuple[str, str]] = ()
    """Rules of use, or a theme's codes: name and text."""
    quotes: Sequence[Quote] = ()


@dataclass(frozen=True, slots=True)
class CodingReport:
    """The whole report."""

    title: str
    language: str
    about: str
    labels: dict[str, str]
    themes: Sequence[Entry]
    summaries: Sequence[Entry]
    """For each code that anybody wrote about, the words about each participant."""
    codebook: Sequence[Entry]
    memos: Sequence[Entry]
    """Notes of coders; empty for none."""


def coding_report(
    corpus: Corpus,
    themes: Sequence[Theme],
    words: Words,
    *,
    title: str,
    language: str,
    summaries: Sequence[Paraphrase] = (),
    memos: Sequence[Memo] | None = None,
    names: Names = AS_RECORDED,
) -> CodingReport:
    """The report of a corpus, the themes of a board, and what was written about participants.

    Args:
        memos: of all coders who are to be in it; with those of segments, which the corpus has. None
            leaves both out.
    """
    by_code: dict[str, list[CorpusSegment]] = {}
    for segment in corpus.segments:
        by_code.setdefault(segment.code, []).append(segment)
    coders = {segment.coding.coder for segment in corpus.segments}
    about = words(
        QT_TRANSLATE_NOOP(
            "Report",
            "{segments:coded segment|coded segments} in {sources} of {all:text|texts} by "
            "{participants:participant|participants}; coded by {coders}.",
        ),
        segments=words.amount(len(corpus.segments)),
        sources=len({segment.source.id for segment in corpus.segments}),
        all=Amount(len(corpus.sources)),
        participants=Amount(len(corpus.participants())),
        coders=words.listed(sorted(corpus.coders[id].name for id in coders)) or "–",
    )
    if corpus.suggested:
        about = f"{about} {_suggested(corpus, words)}"
    return CodingReport(
        title,
        language,
        about,
        {name: words(text) for name, text in LABELS.items()},
        [*_themes(corpus, themes, by_code, words, names)],
        [*_summaries(corpus, summaries)],
        [
            _code(depth, code, by_code.get(code.id, []), words, names)
            for depth, code in corpus.in_order()
            if not code.retired
        ],
        [*_memos(corpus, memos, themes, words, names)] if memos is not None else [],
    )


def _suggested(corpus: Corpus, words: Words) -> str:
    """Sentences on the suggestions of machines, and the decisions about them."""
    batches = {counted.run.id for counted in corpus.suggested}
    kept = sum(segment.coding.batch in batches for segment in corpus.segments)
    by_model: dict[tuple[str, str], list[Tally]] = {}
    for counted in corpus.suggested:
        key = counted.run.model, counted.run.sha256[:12]
        by_model.setdefault(key, []).append(counted.tally)
    template = QT_TRANSLATE_NOOP(
        "Report",
        "“{model}” ({hash}) suggested {suggested:segment|segments}: {accepted} accepted, "
        "{rejected} rejected, {open} not decided.",
    )
    sentences = [
        words(
            template,
            model=model,
            hash=hash or "–",
            suggested=words.amount(sum(tally.suggested for tally in tallies)),
            accepted=words.count(sum(tally.accepted for tally in tallies)),
            rejected=words.count(sum(tally.rejected for tally in tallies)),
            open=words.count(sum(tally.undecided for tally in tallies)),
        )
        for (model, hash), tallies in by_model.items()
    ]
    of_all = words(
        QT_TRANSLATE_NOOP(
            "Report",
            "{kept:of the coded segments was|of the coded segments were} first suggested by a "
            "machine and accepted by a person; suggestions that nobody accepted are "
            "counted nowhere.",
        ),
        kept=words.amount(kept),
    )
    return " ".join([*sentences, of_all])


def _themes(
    corpus: Corpus,
    themes: Sequence[Theme],
    by_code: dict[str, list[CorpusSegment]],
    words: Words,
    names: Names,
) -> Iterable[Entry]:
    """Themes in their order, each followed by those inside of it, which it counts too."""
    known = {theme.id for theme in themes}

    def under(parent: str, depth: int) -> Iterable[Entry]:
        for theme in themes:
            if (theme.parent if theme.parent in known else "") == parent:
                yield entry(theme, depth)
                yield from under(theme.id, depth + 1)

    def entry(theme: Theme, depth: int) -> Entry:
        segments = [segment for code in theme.codes for segment in by_code.get(code, [])]
        every = [s for code in codes_of_theme(themes, theme) for s in by_code.get(code, [])]
        codes = [corpus.codes[code].name for code in theme.codes if code in corpus.codes]
        facts = [(words(LABELS["codes"]), ", ".join(codes))] if codes else []
        quotes = _quotes(segments, words, names)
        return Entry(theme.name, depth, theme.description, _count(every, words), facts, quotes)

    return under("", 0)


def _summaries(corpus: Corpus, summaries: Sequence[Paraphrase]) -> Iterable[Entry]:
    """Codes as the tree reads; with the coder where several have written."""
    several = len({each.coder for each in summaries}) > 1
    for _, code in corpus.in_order():
        facts = []
        for each in sorted(summaries, key=lambda one: (one.case, one.coder)):
            if each.code == code.id:
                coder = corpus.coders.get(each.coder)
                who = f"{each.case} ({coder.name})" if several and coder else each.case
                facts.append((who, each.text))
        if facts:
            yield Entry(code.name, 0, "", "", facts)


def _memos(
    corpus: Corpus, memos: Sequence[Memo], themes: Sequence[Theme], words: Words, names: Names
) -> Iterable[Entry]:
    """An entry for each kind of memo, the oldest memo first; of a segment with its code alone,
    since whoever said it may not want to be quoted."""
    called = {code.id: code.name for code in corpus.codes.values()}
    called |= {id: names.source(source) for id, source in corpus.sources.items()}
    called |= {theme.id: theme.name for theme in themes}
    notes = all_notes(memos, corpus.codings, (), called)
    several = len({note.coder for note in notes}) > 1
    for kind, label in _ABOUT.items():
        facts = []
        for note in reversed(notes):
            if note.kind == kind:
                row = note.row
                about = called.get(row.code, "") if isinstance(row, Coding) else note.about
                coder = corpus.coders.get(note.coder)
                who = coder.name if several and coder else ""
                head = ", ".join(part for part in (about, who, note.changed[:10]) if part)
                facts.append((head, note.text))
        if facts:
            yield Entry(words(label), 0, "", "", facts)


def _code(
    depth: int, code: Code, segments: list[CorpusSegment], words: Words, names: Names
) -> Entry:
    rules = {"include": code.include, "exclude": code.exclude, "example": code.example}
    facts = [(words(LABELS[name]), text) for name, text in rules.items() if text]
    counted = _count(segments, words) if code.codable else ""
    return Entry(code.name, depth, code.definition, counted, facts, _quotes(segments, words, names))


def _count(segments: Sequence[CorpusSegment], words: Words) -> str:
    return words(
        QT_TRANSLATE_NOOP("Report", "segments: {segments}, participants: {participants}"),
        segments=words.count(len(segments)),
        participants=len(participants_in(segments)),
    )


def _quotes(segments: Sequence[CorpusSegment], words: Words, names: Names) -> list[Quote]:
    return [
        Quote(words(_QUOTED, quote=" ".join(segment.quote.split())), _origin(segment, words, names))
        for segment in best_quotes(segments, QUOTES)
    ]


def _origin(segment: CorpusSegment, words: Words, names: Names) -> str:
    where, source = segment.where, segment.source
    parts = [names.source(source)]
    if source.cases and segment.case:
        parts.append(segment.case)
    at_ms = spoken_ms(source, segment.passage, segment.coding.start.offset)
    if at_ms is not None:
        parts.append(f"{int(at_ms) // 60_000:02}:{int(at_ms) // 1000 % 60:02}")
    if where.page:
        parts.append(
            words(QT_TRANSLATE_NOOP("Report", "page {page}"), page=names.screen(where.page))
        )
    if where.criterion:
        answer = f": {names.answer(where.value)}" if where.value else ""
        parts.append(f"{names.criterion(where.criterion)}{answer}")
    return ", ".join(parts)
