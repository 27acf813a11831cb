"""Differences after hints and breaks: false findings and coverage, by simulation.

``python -m tests.runs.simulations.interventions 200``

Sessions of 12 pages, in some of which a hint comes. Everybody becomes stricter and faster in the
course of a session; sessions differ in level. Printed is a table in Markdown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pandas as pd

from labeval.analysis.comparisons.interventions import intervention_effects
from labeval.analysis.comparisons.page_outcomes import RATING, SECONDS
from labeval.analysis.data.judgments import judgment_frame
from labeval.analysis.points.rated import rated_by_method
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.judged_frames import NAMES

PAGES = 12
SLOWER = 3.0
"""Seconds a page after the hint."""
NO_COMMENTS = pd.DataFrame({"session": [], "page": []}, dtype=str)


@dataclass(frozen=True, slots=True)
class Design:
    """Who has a hint when, and who rates what."""

    hinted: int
    others: int
    order: str = "one"
    """``one`` for all, ``two`` halves in turn, ``drawn`` for each session."""
    texts: int = PAGES
    """From which each session has its own 12, where the order is drawn."""
    at: int | None = None
    """The page of the hint; drawn for each session from the fifth to the ninth if left out."""
    missing: float = 0.0
    """Share of pages without an answer; a third of sessions then ends early, too."""
    drifts: float = 0.0
    """SD of what a session's ratings drift by from page to page."""
    unlike: float = 0.0
    """SD of an effect on ratings, of mean 0."""
    strict: bool = False
    """True if hints come to the sessions that rate lowest."""

    def __str__(self) -> str:
        said = [{"one": "one order", "two": "two orders", "drawn": "orders drawn"}[self.order]]
        said += [f"{PAGES} of {self.texts} texts"] if self.texts > PAGES else []
        said += ["all after one page"] if self.at is not None else []
        said += [f"{self.missing:.0%} missing"] if self.missing else []
        said += ["sessions drift"] if self.drifts else []
        said += ["effects differ"] if self.unlike else []
        said += ["to the strictest"] if self.strict else []
        return ", ".join(said)


DESIGNS = (
    *(Design(10, 5), Design(10, 5, "two"), Design(10, 5, "drawn"), Design(12, 0, "drawn")),
    *(Design(3, 20), Design(4, 4), Design(20, 3), Design(30, 30, "drawn")),
    *(Design(8, 8, at=6), Design(8, 4, "drawn", at=6)),
    *(Design(8, 8, "drawn", texts=20, missing=0.15), Design(10, 8, drifts=0.1)),
    *(Design(10, 8, unlike=0.4), Design(10, 8, "drawn", strict=True)),
)


def study(
    rng: np.random.Generator,
    design: Design,
    *,
    better: float = 0.0,
    slower: float = 0.0,
    rounded: bool = True,
    noise: float = 1.0,
) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Judgments and hints.

    Args:
        better, slower: what is added to ratings and seconds after the hint.
        rounded: to whole numbers from 1 to 5.
        noise: its standard deviation, of the usual one.
    """
    sessions = design.hinted + design.others
    quality, severity = rng.normal(3, 0.8, design.texts), rng.normal(0, 0.5, sessions)
    strictest = np.argsort(severity + rng.normal(0, 0.3, sessions))
    hinted = set((strictest if design.strict else np.arange(sessions))[: design.hinted].tolist())
    rows, came = [], []
    for number in range(sessions):
        at = int(rng.integers(4, PAGES - 3)) if design.at is None else design.at
        if number in hinted:
            came.append((f"s{number}", "hint", f"s{number}/p{at}"))
        texts = np.arange(PAGES)
        if design.order == "two":
            texts = np.roll(texts, PAGES // 2 * (number % 2))
        elif design.order == "drawn":
            texts = rng.permutation(design.texts)[:PAGES]
        ends = PAGES if not design.missing or rng.random() < 2 / 3 else PAGES // 2 + 2
        pace, drift = rng.normal(0, 3), rng.normal(0, design.drifts)
        effect = better + rng.normal(0, design.unlike)
        for page, text in enumerate(texts.tolist()[:ends]):
            after = number in hinted and page > at
            rating = quality[text] + severity[number] + noise * rng.normal(0, 0.6)
            rating += effect * after + (drift - 0.05) * page
            seconds = 40 + pace - 2 * page + noise * rng.normal(0, 2) + slower * after
            if rng.random() < design.missing:
                continue
            value = f"{np.clip(round(rating), 1, 5):.0f}" if rounded else f"{rating:.12f}"
            rows.append(
                (
                    *(f"r{number}", f"s{number}", "c", "dqe", "clarity", f"p{page}", f"t{text}"),
                    *(value, f"{seconds:.12f}", "5.0", str(page + 1), ""),
                )
            )
    hints = pd.DataFrame(came, columns=["session", "kind", "page"])
    return judgment_frame(rows, NAMES), hints


def effects(
    judgments: pd.DataFrame, came: pd.DataFrame, comments: pd.DataFrame = NO_COMMENTS
) -> dict[str, pd.Series]:
    """Outcome to its row."""
    found = intervention_effects([*rated_by_method(judgments)], judgments, comments, came)
    return {row["outcome"]: row for _, row in found.iterrows()}


def row(design: Design, studies: int) -> list[str]:
    """False findings of ratings, then coverage of a planted effect on seconds, and its sizes."""
    rng = np.random.default_rng(15)
    false, held, sizes = [], [], []
    for _ in range(studies):
        found = effects(*study(rng, design, slower=SLOWER))
        ratings, seconds = found[RATING], found[SECONDS]
        if pd.notna(ratings["p"]):
            false.append(ratings["p"] < 0.05)
        if pd.notna(seconds["p"]):
            held.append(seconds["ci_low"] <= SLOWER <= seconds["ci_high"])
            sizes.append((seconds["difference"], seconds["ci_high"] - seconds["ci_low"]))
    shares = [share(float(np.mean(found))) for found in (false, held)]
    return [str(len(held)), *shares, *(f"{size:.2f}" for size in np.mean(sizes, axis=0))]


HEAD = (
    *("hinted + others", "design", "studies with an interval", "false, ratings"),
    *("coverage, seconds", "mean estimate of 3 s", "length"),
)


def rows(studies: int) -> Iterator[list[str]]:
    for design in DESIGNS:
        yield [f"{design.hinted} + {design.others}", str(design), *row(design, studies)]


if __name__ == "__main__":
    print_table(HEAD, rows(asked_for(200)))
