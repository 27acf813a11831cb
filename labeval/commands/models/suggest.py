"""``labeval suggest``: codes by a language model on a server that is named, as suggestions."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.models.judge import add_server, interrupts_noted, key_of
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import QT_TR_NOOP, sentence, tr

if TYPE_CHECKING:
    from labeval.coding.rows import Source
    from labeval.jobs.judging.code_suggestions import SourcePlan, SuggestedCodes
    from labeval.store.workbook.workbook import Workbook

_ABOUT = QT_TR_NOOP(
    "Let a language model suggest codes for transcripts and other texts of a workbook. The words\n"
    "of participants and the codebook go to the server that you name and nowhere else, in pieces,\n"
    "without speakers, participants and file names: make sure that their consent allows it. Each\n"
    "quote has to be in the text, word for word; others are left out and counted. Suggestions\n"
    "are a coder of their own, which is counted nowhere: the coder accepts or rejects each of\n"
    "them in the coding window (Ctrl+F10), where suggestions have to be turned on first."
)
_SHOWN = 10
"""Most quotes without a text that are shown."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "suggest", suggest, tr("let a language model on a server that you name suggest codes")
    )
    sub.description = tr(_ABOUT)
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--coder", required=True, metavar="CODE", help=tr("who asks, and decides afterwards")
    )
    add_server(sub)
    sub.add_argument(
        "--source",
        nargs="+",
        default=[],
        metavar="NAME",
        help=tr("sources by their names or participants; without it all that are reviewed"),
    )
    sub.add_argument(
        "--all-sources",
        action="store_true",
        help=tr("those that are not reviewed, too"),
    )
    sub.add_argument(
        "--code", nargs="+", default=[], metavar="NAME", help=tr("without it, all codes")
    )
    sub.add_argument(
        "--dry-run", action="store_true", help=tr("only say how many calls and tokens it would be")
    )


def suggest(chosen: Namespace) -> int:
    """Say what will be sent, send it, and report what came of it."""
    from labeval.coding.coders.suggestions import is_allowed
    from labeval.jobs.judging.code_suggestions import offered_codes, plan_of, suggest_codes
    from labeval.jobs.judging.study_ratings import RatingRequest
    from labeval.judging.errors import ServerRefused
    from labeval.judging.server import is_in_the_clear, server_address
    from labeval.judging.waits import Waits
    from labeval.store.workbook.workbook import Workbook

    folder = study_folder(chosen.study)
    if not folder.workbook.exists():
        raise Refused(tr("{path}: there is nothing to code yet", path=folder.path))
    address = server_address(chosen.server)
    waits = Waits(tries=chosen.tries)
    asked = RatingRequest(address, chosen.model, chosen.temperature, chosen.timeout, 1, waits)
    key = None if chosen.dry_run else key_of(chosen)
    with Workbook(folder.workbook, coder=chosen.coder, read_only=True) as book:
        is_on = is_allowed(book.memos(), book.coder.id)
    if not is_on:
        raise Refused(
            tr(
                "'{coder}' has not turned suggestions on: do so in the coding window, Ctrl+F10",
                coder=chosen.coder,
            )
        )
    with Workbook(folder.workbook, coder=chosen.coder, read_only=chosen.dry_run) as book:
        codes, names = offered_codes(book.codes(), chosen.code)
        missing = [n for n in chosen.code if n not in names and n not in {c.name for c in codes}]
        if missing or not codes:
            raise Refused(tr("no such code: {names}", names=", ".join(missing) or "–"))
        plans = plan_of(book, _sources(book, chosen), codes, names, model=chosen.model)
        _announce(plans, address)
        if chosen.dry_run or not plans:
            return 0
        if is_in_the_clear(address):
            say(tr("Warning: without https what is sent can be read on its way."))
        with interrupts_noted() as interrupts:

            def progress(done: int, name: str) -> bool:
                say(tr("{n} of {all}: {name}", n=done + 1, all=len(plans), name=name))
                return not interrupts

            try:
                outcome = suggest_codes(book, plans, asked, key, progress=progress)
            except ServerRefused as refused:
                raise Refused(sentence(refused)) from refused
    _report(outcome)
    if interrupts:
        return 130
    return 1 if outcome.failed else 0


def _sources(book: Workbook, chosen: Namespace) -> list[Source]:
    """Those that were named, or that the coder has gone through alone; none that must not be
    quoted."""
    from labeval.coding.coders.double_coding import blind_sources
    from labeval.coding.coders.suggestions import passed

    every, memos = book.sources(), book.memos()
    done = set(passed(every, memos, book.coder.id)) - blind_sources(memos, book.coder.id)
    wanted = every if chosen.all_sources else [source for source in every if source.id in done]
    if chosen.source:
        known = {name for s in every for name in (s.name, s.participant)}
        missing = [name for name in chosen.source if name not in known]
        if missing:
            raise Refused(tr("no such source: {names}", names=", ".join(missing)))
        wanted = [s for s in wanted if s.name in chosen.source or s.participant in chosen.source]
    kept = [source for source in wanted if source.quotable]
    if len(kept) < len(wanted):
        text = tr(
            "not sent, since their participants did not agree to be quoted: {n:text|texts}",
            n=len(wanted) - len(kept),
        )
        say(text)
    return kept


def _announce(plans: Sequence[SourcePlan], address: str) -> None:
    calls = [piece for plan in plans for piece in plan.pieces]
    if not calls:
        say(tr("There is no reviewed source that this model was not asked about."))
        return
    tokens = sum(piece.prompt().tokens for piece in calls)
    text = tr(
        "{calls:call|calls} about {sources:source|sources} to {server}, about {tokens} tokens",
        calls=len(calls),
        sources=len(plans),
        server=address,
        tokens=tokens,
    )
    say(text)


def _report(outcome: SuggestedCodes) -> None:
    for name, why in outcome.failed:
        print(tr("failed: {name}: {why}", name=name, why=why), file=sys.stderr)
    for name, quote in outcome.dropped[:_SHOWN]:
        say(
            tr("left out: {name}: a quote that is not in the text: {quote}", name=name, quote=quote)
        )
    say(
        tr(
            "{places:place|places} suggested in {sources:source|sources}; left out: "
            "{dropped} not in the text, {unknown} with a code or passage that was not offered",
            places=outcome.places,
            sources=outcome.sources,
            dropped=len(outcome.dropped),
            unknown=outcome.unknown,
        )
    )
