"""``labeval judge``: ratings by a language model on a server that is named."""

from __future__ import annotations

import argparse
import signal
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.progress_lines import say
from labeval.commands.shared.syntax import Add, count
from labeval.commands.shared.words import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from labeval.judging.key import Key

_MOST_PARALLEL = 64
_ABOUT = QT_TR_NOOP(
    "Let a language model rate the items, one call for each item and criterion. The server\n"
    "takes OpenAI's chat completions: one on this computer (llama.cpp, vLLM, Ollama …) or one\n"
    "elsewhere. Each call sends one criterion with one item's text and question, and the whole\n"
    "source where the criterion is judged against it, to that server and nowhere else; no\n"
    "system's name goes with it. Each rating is on disk as soon as it arrives, and the same\n"
    "command goes on where it was stopped."
)
_AFTER = QT_TR_NOOP(
    'Ratings go to the file that the study file names as "judge", else to STUDY/judge.jsonl.\n'
    "What failed is listed at the end and in judge.failed.jsonl next to it, and the exit status\n"
    "is 1 then."
)


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("judge", judge, tr("let a language model on a server that you name rate the items"))
    sub.description, sub.epilog = tr(_ABOUT), f"{sub.epilog}\n\n{tr(_AFTER)}"
    sub.add_argument("study", type=Path, help=tr("study folder"))
    add_server(sub)
    sub.add_argument(
        "--criteria",
        nargs="+",
        default=[],
        metavar="ID",
        help=tr("without it, those that may show a rating: none that is judged against the source"),
    )
    sub.add_argument("--items", nargs="+", default=[], metavar="ID", help=tr("without it, all"))
    sub.add_argument(
        "--block", metavar="ID", help=tr("the block whose criteria and scale are meant")
    )
    sub.add_argument("--output", type=Path, metavar="FILE", help=tr("the file of ratings, JSONL"))
    sub.add_argument(
        "--again",
        action="store_true",
        help=tr("rate all anew; the old file is kept under another name"),
    )
    sub.add_argument(
        "--parallel", type=_parallel, default=1, metavar="N", help=tr("calls at a time")
    )
    sub.add_argument(
        "--price-in", type=_price, default=0.0, metavar="P", help=tr("for a million tokens sent")
    )
    sub.add_argument(
        "--price-out",
        type=_price,
        default=0.0,
        metavar="P",
        help=tr("for a million tokens received"),
    )
    sub.add_argument(
        "--dry-run", action="store_true", help=tr("only say how many calls and tokens it would be")
    )


def add_server(sub: argparse.ArgumentParser) -> None:
    """The options that name a server, a model and a key, and say how patient one is."""
    sub.add_argument(
        "--server", required=True, metavar="URL", help=tr("such as http://localhost:8080")
    )
    sub.add_argument("--model", required=True, metavar="NAME", help=tr("as the server calls it"))
    sub.add_argument(
        "--temperature",
        type=_temperature,
        default=0.0,
        metavar="T",
        help=tr("0 to 2, or 'none' to leave it to the server (default 0)"),
    )
    keys = sub.add_mutually_exclusive_group()
    keys.add_argument("--key-env", metavar="NAME", help=tr("environment variable with the key"))
    keys.add_argument(
        "--key-from-keyring", metavar="SERVICE", help=tr("the system's keyring has the key")
    )
    sub.add_argument(
        "--timeout", type=_seconds, default=300.0, metavar="S", help=tr("seconds for one answer")
    )
    sub.add_argument("--tries", type=count, default=5, metavar="N", help=tr("of a call that fails"))


def judge(chosen: Namespace) -> int:
    """Announce the calls, make them, and report the results."""
    from labeval.commands.shared.judge_lines import counted_ratings, outcome_lines, plan_lines
    from labeval.jobs.judging.study_ratings import JudgeRun, RatingRequest
    from labeval.judging.calls import calls_of
    from labeval.judging.server import server_address
    from labeval.judging.usage import Prices
    from labeval.judging.waits import Waits
    from labeval.study.reading import read_with_warnings

    folder = study_folder(chosen.study)
    content, _ = read_with_warnings(folder.path, with_judge=False)
    calls = calls_of(content, criteria=chosen.criteria, items=chosen.items, block=chosen.block)
    request = RatingRequest(
        server_address(chosen.server),
        chosen.model,
        chosen.temperature,
        chosen.timeout,
        chosen.parallel,
        Waits(tries=chosen.tries),
    )
    prices = Prices(chosen.price_in, chosen.price_out)
    output = chosen.output or folder.path / (content.study.judge_file or "judge.jsonl")
    key = None if chosen.dry_run else key_of(chosen)
    with closing(JudgeRun(calls, request, output, again=chosen.again, dry=chosen.dry_run)) as run:
        report = print if chosen.dry_run else say
        for line in plan_lines(run, request, prices):
            report(line)
        if chosen.dry_run:
            return 0
        with interrupts_noted() as interrupts:
            outcome = run.run(key, counted_ratings(prices, interrupts))
        for line in outcome_lines(run, outcome, prices, output):
            say(line)
    print(output)
    if interrupts:
        return 130
    return 0 if outcome.complete else 1


def key_of(chosen: Namespace) -> Key | None:
    """The key that the options name; None for none."""
    from labeval.judging.key import key_from_environment, key_from_keyring

    if chosen.key_env:
        return key_from_environment(chosen.key_env)
    if chosen.key_from_keyring:
        return key_from_keyring(chosen.key_from_keyring)
    return None


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Handle Ctrl-C: the first is only noted, so that replies that were paid for still arrive; the
    second ends."""
    noted: list[int] = []

    def note(number: int, frame: object) -> None:
        noted.append(number)
        if len(noted) > 1:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)
        sys.stderr.flush()


def _number(text: str, least: float, most: float) -> float:
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        raise argparse.ArgumentTypeError(
            tr(
                "'{text}' is not a number from {least:g} to {most:g}",
                text=text,
                least=least,
                most=most,
            )
        )
    return value


def _temperature(text: str) -> float | None:
    return None if text.lower() == "none" else _number(text, 0, 2)


def _seconds(text: str) -> float:
    return _number(text, 0.1, 86_400)


def _price(text: str) -> float:
    return _number(text, 0, 1_000_000)


def _parallel(text: str) -> int:
    number = count(text)
    if number > _MOST_PARALLEL:
        raise argparse.ArgumentTypeError(
            tr(
                "'{text}' is more than {most} calls at a time",
                text=text,
                most=_MOST_PARALLEL,
            )
        )
    return number
