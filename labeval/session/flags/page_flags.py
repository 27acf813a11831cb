"""Flags about pages and how they were answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from labeval.session.events.events import Event, Kind
from labeval.session.flags.flag import Flag, FlagKind
from labeval.session.flags.rule import FlagContext, raised
from labeval.session.state.lookups import DefinitionLookups
from labeval.session.state.text_exposure import unread
from labeval.study.layouts.rated_turns import shown_span
from labeval.study.model.sessions import flag_thresholds
from labeval.study.pages import Page
from labeval.text.marks import QT_TRANSLATE_NOOP


class TooFast:
    """A page left sooner than its texts can be read; each page is judged when it is first left."""

    def __init__(self, rule: flag_thresholds.TooFast) -> None:
        self._rule = rule
        self._texts: dict[str, str] = {}
        self._known: set[tuple[str, int]] = set()
        self._left: set[str] = set()

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        page = context.left_page(event)
        if page is None or page.id in self._left or page.id not in context.times.pages:
            return
        self._left.add(page.id)
        if not self._texts:
            self._texts = {item.id: item.text for item in context.content.items}
        words = sum(self._words_to_read(context, page, item) for item in page.items)
        self._known.update((item, page.turn) for item in page.items)
        least = self._rule.seconds * words / self._rule.words
        seconds = context.times.pages[page.id].visible_ms / 1000
        if seconds < least:
            text = QT_TRANSLATE_NOOP(
                "Flag", "{seconds} s for {words} words; to read them takes {least} s at least"
            )
            values = {"seconds": round(seconds, 1), "words": round(words), "least": round(least, 1)}
            yield raised(FlagKind.TOO_FAST, self._rule, event, text, values, pages=(page.id,))

    def _words_to_read(self, context: FlagContext, page: Page, item: str) -> float:
        """The words of a text, where those that were read on an earlier page count less."""
        text = self._texts[item]
        settings = context.content.study.blocks[page.block]
        end, begin = shown_span(settings, page) or (len(text), 0)
        if (item, page.turn) in self._known:
            begin = end
        return len(text[begin:end].split()) + self._rule.known * len(text[:begin].split())


class StraightLining:
    """The same option on all criteria of several pages in a row.

    Texts count by their place, so that always choosing the left one is one option. Pages
    with fewer than two criteria show nothing and are passed over. A run is flagged once.
    """

    def __init__(self, rule: flag_thresholds.StraightLining) -> None:
        self._rule = rule
        self._option = ""
        self._run: list[str] = []

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        page = context.left_page(event)
        if page is None:
            return
        fields = [f for f in context.fields(page) if f.options]
        if len({f.criterion for f in fields}) < 2:
            return
        answers = context.state.answers.get(page.id, {})
        given = {_place(page, answers[f.id]) for f in fields if answers.get(f.id)}
        option = given.pop() if len(given) == 1 else ""
        if option != self._option or not option:
            self._option, self._run = option, []
        if option and page.id not in self._run:
            self._run.append(page.id)
            if len(self._run) == self._rule.pages:
                text = QT_TRANSLATE_NOOP(
                    "Flag", "“{option}” on every criterion of {pages} pages in a row"
                )
                values = {"option": option, "pages": len(self._run)}
                pages = tuple(self._run)
                yield raised(FlagKind.STRAIGHT_LINING, self._rule, event, text, values, pages=pages)


def _place(page: Page, value: str) -> str:
    """A text's place on the page as a letter; any other value as it is."""
    return chr(ord("A") + page.items.index(value)) if value in page.items else value


class NoComment:
    """Pages in a row without a comment; each time the threshold is reached is a flag."""

    def __init__(self, rule: flag_thresholds.NoComment) -> None:
        self._rule = rule
        self._run: list[str] = []

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        page = context.left_page(event)
        if page is None or not context.content.study.blocks[page.block].comment.ask:
            return
        if context.state.comments.get(page.id, "").strip():
            self._run = []
        elif page.id not in self._run:
            self._run.append(page.id)
            if len(self._run) == self._rule.pages:
                text = QT_TRANSLATE_NOOP("Flag", "{pages} pages in a row without a comment")
                pages, self._run = tuple(self._run), []
                values = {"pages": len(pages)}
                yield raised(FlagKind.NO_COMMENT, self._rule, event, text, values, pages=pages)


class Overflow:
    """Texts that did not fit a page; flagged once a page."""

    def __init__(self, rule: flag_thresholds.Overflow) -> None:
        self._rule = rule
        self._pages: set[str] = set()

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        items: Sequence[str] = event.data.get("items", ()) if event.kind == Kind.OVERFLOW else ()
        if items and len(items) >= self._rule.texts and event.page not in self._pages:
            self._pages.add(event.page)
            text = QT_TRANSLATE_NOOP("Flag", "did not fit the screen: {items}")
            values = {"items": ", ".join(items)}
            yield raised(FlagKind.OVERFLOW, self._rule, event, text, values, pages=(event.page,))


class NotRead:
    """Pages that were left before every part of their texts was on screen; flagged once a page."""

    def __init__(self, rule: flag_thresholds.NotRead) -> None:
        self._rule = rule
        self._pages: set[str] = set()

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        page = context.left_page(event)
        if page is None or page.id in self._pages:
            return
        texts = unread(context.state.shown_texts.get(page.id, {}), page.items)
        if len(texts) >= self._rule.texts:
            self._pages.add(page.id)
            text = QT_TRANSLATE_NOOP("Flag", "not read to the end: {items}")
            values = {"items": ", ".join(texts)}
            yield raised(FlagKind.NOT_READ, self._rule, event, text, values, pages=(page.id,))


class Lookups:
    """Repeated look-ups of one criterion's definition, alone or among all of them while it was
    current.
    """

    def __init__(self, rule: flag_thresholds.Lookups) -> None:
        self._rule = rule
        self._followed = DefinitionLookups()
        self._count: dict[tuple[str, str], int] = {}

    def see(self, event: Event, context: FlagContext) -> Iterator[Flag]:
        page = context.state.page
        if page is not None:
            criterion = self._followed.apply(event, page)
            if criterion is not None:
                yield from self._counted(event, (page.id, criterion))

    def _counted(self, event: Event, what: tuple[str, str]) -> Iterator[Flag]:
        self._count[what] = self._count.get(what, 0) + 1
        if self._count[what] == self._rule.times:
            text = QT_TRANSLATE_NOOP("Flag", "its definition was looked up {times} times on a page")
            values = {"times": self._count[what]}
            page, criterion = what
            yield raised(
                FlagKind.LOOKUPS,
                self._rule,
                event,
                text,
                values,
                criterion=criterion,
                pages=(page,),
            )
