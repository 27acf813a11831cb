"""Small tables of judgments, each odd in a way of its own, and all results that they have."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pandas as pd

from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.analysis.inputs import Choices, Inputs
from labeval.analysis.judges.ratings import Judge
from labeval.analysis.tables import TABLES, missing
from labeval.jobs.results.analyse import tables_of
from labeval.study.methods.aspects import PREFERRED
from labeval.study.pages import ITEM_JOIN, NO_ANSWER
from tests.support.whole_runs.fingerprints import Fingerprint, of_table, renewed
from tests.support.whole_runs.runs import KEPT, Kept
from tests.support.whole_runs.worlds import (
    CRITERIA,
    Row,
    World,
    claims,
    cuts,
    edits,
    errors,
    frame,
    of_hundred,
    placed,
    points,
    yes_no,
)

FEW = Choices(samples=12, hourly_rate=11.0)


def _of_pages(judgments: pd.DataFrame, every: int) -> pd.DataFrame:
    """Some pages, as other tables name them: session and page."""
    pages = judgments.drop_duplicates("page").iloc[::every]
    page = [str(name).partition("/")[2] for name in pages["page"]]
    session = pages["session"].astype(str)
    return pd.DataFrame({"session": session.tolist(), "page": page})


def _more_frames(world: World, judgments: pd.DataFrame) -> dict[str, pd.DataFrame]:
    """Attributes of participants and of texts, flags, comments, hints and marked words."""
    sessions = sorted(str(name) for name in judgments["session"].unique())
    people = pd.DataFrame({"session": sessions, "participant": [name[2:] for name in sessions]})
    people["thought_aloud"] = ["yes" if n % 3 else "no" for n in range(len(sessions))]
    people["group"] = ["old" if n % 2 else "young" for n in range(len(sessions))]
    texts, words = list(world.texts), ["word", "another", "longest", "of"]
    items = pd.DataFrame({"text": [" ".join(words * (2 + n * n % 7)) for n in range(len(texts))]})
    items["style"] = ["plain" if n % 3 else "rich" for n in range(len(texts))]
    items["bleu"] = [f"{math.sin(n):.3f}" for n in range(len(texts))]
    items.index = pd.Index(texts, name="item")
    hints = judgments.drop_duplicates("page")[["session", "page"]].iloc[::9].astype(str)
    hints["kind"] = [("hint", "break")[n % 2] for n in range(len(hints))]
    flags = _of_pages(judgments, 5)
    flags["flag"] = [("too_fast", "long_pause", "left")[n % 3] for n in range(len(flags))]
    marked = judgments.astype(str).iloc[::2].rename(columns={"items": "item"})
    start = [5 * (n % 4) for n in range(len(marked))]
    marks = marked[["method", "criterion", "item", "page", "participant"]].assign(
        start=start, end=[at + 4 + n % 5 for n, at in enumerate(start)], text="text", answer="4"
    )
    return {
        "sessions": people,
        "items": items,
        "interventions": hints,
        "flags": flags,
        "comments": _of_pages(judgments, 6),
        "evidence": marks,
    }


def _rewrites(judgments: pd.DataFrame) -> pd.DataFrame:
    """The edited texts behind judgments: words left out, put in and moved."""
    words = [
        "the",
        "first",
        "words",
        "of",
        "a",
        "text",
        "and",
        "then",
        "some",
        "more",
        "of",
        "them",
        "to",
        "its",
        "end",
    ]
    rows = []
    for n, row in enumerate(judgments.astype(str).to_dict("records")):
        after = words if n % 4 == 0 else [*words[n % 5 :], *words[: n % 3], "new"]
        edits, length = map(int, row["value"].split("/"))
        rows.append(
            {
                "participant": row["participant"],
                "session": row["session"],
                "page": row["page"].partition("/")[2],
                "item": row["items"],
                "criterion": row["criterion"],
                "unchanged": "yes" if n % 4 == 0 else "no",
                "edits": edits,
                "words_before": len(words),
                "words": length,
                "seconds": 30.0 + n % 13,
                "hter": edits / length,
                "characters": 3 * edits,
                "length": 5 * length,
                "before": " ".join(words),
                "after": " ".join(after),
            }
        )
    return pd.DataFrame(rows)


def _written() -> dict[str, pd.DataFrame]:
    """Responses that were written from passages, and the passages."""
    said = ["Bees find the way home by the sun alone", "They dance to tell where flowers are"]
    rows = []
    for n in range(9):
        text = ". ".join(f"{said[(n + k) % 2]} [{1 + (n * k + k) % 3}]" for k in range(1 + n % 4))
        who, topic, style = f"w{n % 4}", ("bees", "wells")[n % 2], ("list", "essay")[n % 3 > 0]
        about = (f"r{n}", who, f"s{n}", "c", "p", topic, style)
        rows.append((*about, 30.0 + n, n / 20, "no" if n == 7 else "yes", f"{text}. Own words."))
    names = ("response", "participant", "session", "condition", "page", "topic", "style")
    columns = [*names, "seconds", "outside_share", "finished", "text"]
    passages = [
        ("bees", 1, "One", said[0]),
        ("bees", 2, "Two", said[1]),
        ("bees", 3, "Three", "No."),
    ]
    passages.append(("wells", 1, "One", "A well is dug where water is near."))
    return {
        "responses": pd.DataFrame(rows, columns=columns),
        "passages": pd.DataFrame(passages, columns=["topic", "rank", "title", "text"]),
    }


def _support(world: World) -> pd.DataFrame:
    rows = []
    for n, (rater, criterion, text, value) in enumerate(world.rated(of_hundred)):
        judge = of_hundred(world.seen(rater, text))
        show = ("after_answer", "always", "withheld")[n % 3]
        final = value if show == "withheld" else str((int(value) + int(judge)) // 2)
        first = "" if show == "always" else value
        rows.append((rater, f"s-{rater}", f"dqe-{n}", text, criterion, show, first, judge, final))
    names = ("participant", "session", "page", "item", "criterion", "show", "first_answer")
    return pd.DataFrame(rows, columns=[*names, "judge_rating", "final_answer"])


def _inputs(world: World, method: str, rows: Iterator[Row], **others: Any) -> Inputs:
    choices = others.pop("choices", FEW)
    return Inputs(frame(method, list(rows)), world.facts(), choices, **others)


def _one_rater() -> Inputs:
    world = World(1, 6, 2, 1, CRITERIA)
    return _inputs(world, "dqe", world.rated(points))


def _two_raters() -> Inputs:
    world = World(2, 4, 3, 2, CRITERIA[:2])
    return _inputs(world, "dqe", world.rated(of_hundred))


def _all_the_same() -> Inputs:
    world = World(4, 5, 2, 3, CRITERIA[:2])
    return _inputs(world, "dqe", world.rated(lambda seen: "3"))


def _incomplete() -> Inputs:
    """Some are declined, some open, some rated twice."""
    world = World(9, 6, 3, 4, CRITERIA, share=0.6)
    rows = []
    for n, (rater, criterion, text, value) in enumerate(world.rated(points)):
        rows.append(
            (rater, criterion, text, NO_ANSWER if n % 13 == 0 else "" if n % 17 == 0 else value)
        )
        if n % 9 == 0:
            rows.append((rater, criterion, text, points(world.seen(rater, text))))
    return _inputs(world, "dqe", iter(rows))


def _many_criteria() -> Inputs:
    world = World(7, 6, 2, 5, tuple(f"c{n}" for n in range(6)))
    return _inputs(world, "dqe", world.rated(points))


def _groups_of_people() -> Inputs:
    world = World(8, 6, 2, 6, CRITERIA[:2])
    rows = list(world.rated(points))
    return _inputs(world, "dqe", iter(rows), **_more_frames(world, frame("dqe", rows)))


def _turns() -> Inputs:
    world = World(5, 6, 2, 7, CRITERIA[:2])
    rows = list(world.rated(points))
    return Inputs(frame("dqe", rows, turns=3), world.facts(), FEW)


def _many_raters() -> Inputs:
    world = World(34, 5, 2, 8)
    return _inputs(world, "dqe", world.rated(points), choices=replace(FEW, resample="raters"))


def _questions_alone() -> Inputs:
    world = World(6, 9, 3, 9, CRITERIA[:2])
    choices = replace(
        FEW, resample="questions", family="method", correction="benjamini_hochberg",
        alpha_over="both", alpha_levels={"dqe": "interval"}, smallest_differences={"dqe": 0.5},
    )  # fmt: skip
    return _inputs(world, "dqe", world.rated(points), choices=choices)


def _nothing_drawn() -> Inputs:
    world = World(6, 6, 2, 10)
    choices = replace(FEW, samples=0, tails="greater", link="cloglog", models="always")
    return _inputs(world, "dqe", world.rated(points), choices=choices)


def _yes_or_no() -> Inputs:
    """One says yes to everything, and one knows nothing."""
    world = World(6, 6, 2, 11, CRITERIA[:2])
    rows = [
        (r, c, text, "yes" if r == "r00" else "dont_know" if r == "r01" else value)
        for r, c, text, value in world.rated(yes_no)
    ]
    return _inputs(world, "aqc", iter(rows), choices=replace(FEW, alpha_over="raters"))


def _never_beaten() -> Inputs:
    """One system wins always, two are hardly compared with others, and some find both bad."""
    world = World(5, 5, 4, 12, CRITERIA[:2], share=0.7)
    rows = []
    for n, (rater, criterion, pair, value) in enumerate(world.compared()):
        best = [text for text in pair.split(ITEM_JOIN) if text.endswith("d")]
        rows.append(
            (rater, criterion, pair, best[0] if best else "both_bad" if n % 8 == 0 else value)
        )
    return _inputs(world, "ab", iter(rows))


def _in_a_circle() -> Inputs:
    world = World(6, 5, 3, 13)
    beats = {"a": "b", "b": "c", "c": "a"}
    rows = []
    for n, (rater, criterion, pair, value) in enumerate(world.compared(0.1)):
        one, other = pair.split(ITEM_JOIN)
        winner = one if beats[one[-1]] == other[-1] else other
        rows.append((rater, criterion, pair, value if n % 4 == 0 else winner))
    return _inputs(world, "ab", iter(rows), choices=replace(FEW, resample="questions"))


def _best_and_worst() -> Inputs:
    world = World(5, 5, 4, 14, CRITERIA[:2])
    return _inputs(world, "bws", world.ordered(lambda best: f"{best[0]}>{best[-1]}"))


def _orders() -> Inputs:
    world = World(5, 5, 4, 15, CRITERIA[:2], share=0.8)
    return _inputs(world, "ranking", world.ordered(placed))


def _aspects() -> Inputs:
    world = World(5, 5, 2, 16, CRITERIA[:2])
    rows = list(world.rated(lambda seen: str(min(max(round(seen), -2), 2))))
    chosen = World(5, 5, 2, 17)
    rows += [(r, PREFERRED, pair, v) for r, _, pair, v in chosen.compared()]
    facts = replace(
        world.facts(), ideals={"clear": 0, "wordy": 1}, furthest={"clear": 2, "wordy": 3}
    )
    return Inputs(frame("aspects", rows), facts, FEW)


def _claimed() -> Inputs:
    world = World(4, 6, 2, 18)
    return _inputs(world, "claims", world.rated(claims), **_written())


def _cut_claims() -> Inputs:
    world = World(4, 6, 2, 26)
    return _inputs(world, "claims", world.rated(cuts))


def _marked_errors() -> Inputs:
    world = World(4, 6, 2, 19)
    items = pd.DataFrame({"text": dict.fromkeys(world.texts, "some words " * 12)})
    return _inputs(world, "errors", world.rated(errors), items=items)


def _edited() -> Inputs:
    world = World(5, 6, 2, 20)
    rows = list(world.rated(edits))
    return _inputs(world, "rewrite", iter(rows), rewrites=_rewrites(frame("rewrite", rows)))


def _judged() -> Inputs:
    """A judge who rated more than people, and one who rated some texts only."""
    world = World(7, 8, 3, 21, CRITERIA[:2])
    judge = World(1, 12, 3, 21, CRITERIA[:2], noise=0.3)
    all_texts = list(judge.rated(points))
    some = [(r, c, text, points(judge.seen(r, text))) for r, c, text, _ in all_texts[::3]]
    judges = (Judge("lab/system-a-9", frame("dqe", all_texts)), Judge("m", frame("dqe", some)))
    rows = list(world.rated(points))
    facts, support = judge.facts(), _support(World(6, 6, 1, 22))
    return Inputs(frame("dqe", rows), facts, FEW, judges=judges, support=support)


def _several_methods() -> Inputs:
    world = World(6, 6, 3, 23, CRITERIA[:2])
    both = [frame("dqe", list(world.rated(points))), frame("ab", list(world.compared()))]
    both.append(frame("bws", list(world.ordered(lambda best: f"{best[0]}>{best[-1]}"))))
    judgments = pd.concat([part.astype(str) for part in both], ignore_index=True)
    texts = judgments.replace("nan", "").itertuples(index=False, name=None)
    return Inputs(judgment_frame(texts, list(COLUMNS)), world.facts(), FEW)


def _every_method() -> Inputs:
    """Each method, after one that nobody knows, and before each what some tables leave out.

    A scale has no two criteria, one method is rated by turns, one by those alone who thought
    aloud, and a judge has not rated by the first.
    """
    world, two = World(6, 5, 3, 24, CRITERIA[:2]), World(6, 5, 2, 25, CRITERIA[:2])
    rated, best = list(world.rated(points)), list(world.ordered(lambda b: f"{b[0]}>{b[-1]}"))
    ideals = [(r, c, text, str(int(value) - 3)) for r, c, text, value in two.rated(points)]
    aloud = [row for row in two.rated(edits) if row[0] in ("r00", "r03")]
    parts = [
        frame("a_method", [(*row[:3], "seven") for row in rated[::9]]),
        frame("ab", list(world.compared())),
        frame("aqc", list(two.rated(yes_no)), turns=2),
        frame("aspects", ideals),
        frame("bws", best),
        frame("claims", [row for row in two.rated(claims) if row[1] == "clear"]),
        frame("dqe", rated),
        frame("errors", [row for row in two.rated(errors) if row[1] == "clear"]),
        frame("ranking", list(world.ordered(placed))),
        frame("rewrite", aloud),
    ]
    pages = [part["page"].astype(str).str.partition("/")[2] for part in parts]
    judgments = pd.concat(
        [part.astype(str).assign(page=page) for part, page in zip(parts, pages, strict=True)],
        ignore_index=True,
    )
    rows = judgments.replace("nan", "").itertuples(index=False, name=None)
    judge = World(1, 5, 3, 24, CRITERIA[:2], noise=0.3)
    judged = (Judge("m", frame("dqe", list(judge.rated(points)))),)
    frames = _more_frames(world, parts[6])
    frames["sessions"]["thought_aloud"] = ["yes", "no", "no", "yes", "no", "no"]
    frames["flags"] = frames["flags"].iloc[:0]
    scales = {"form": ("clear",), "all": ("clear", "wordy"), **world.facts().scales}
    ideal = {"ideals": {"clear": 0, "wordy": 1}, "furthest": {"clear": 2, "wordy": 3}}
    facts = replace(world.facts(), scales=scales, **ideal)
    return Inputs(judgment_frame(rows, list(COLUMNS)), facts, FEW, judges=judged, **frames)


ODD: dict[str, Callable[[], Inputs]] = {
    made.__name__.strip("_"): made
    for made in (
        *(_one_rater, _two_raters, _all_the_same, _incomplete, _many_criteria, _groups_of_people),
        *(_turns, _many_raters, _questions_alone, _nothing_drawn, _yes_or_no, _never_beaten),
        *(
            _in_a_circle,
            _best_and_worst,
            _orders,
            _aspects,
            _claimed,
            _cut_claims,
            _marked_errors,
            _edited,
        ),
        *(_judged, _several_methods, _every_method),
    )
}


SMALL = ("one_rater", "nothing_drawn", "aspects", "all_the_same")
"""Of which models of ordered answers are made, too: they take seconds."""


@cache
def odd_tables(name: str) -> dict[str, pd.DataFrame]:
    """All tables of an odd study that have rows; once those that no method makes."""
    names = [table for table in TABLES if name in SMALL or table != "ordinal_model"]
    inputs = ODD[name]()
    made = tables_of(inputs, names=names)
    without = missing(inputs.judgments) if name != "turns" else {}
    return {table: rows for table, rows in made.items() if len(rows) and table not in without}


def odd_results(name: str) -> Kept:
    """The tables of an odd study, by column."""
    return {table: of_table(rows) for table, rows in odd_tables(name).items()}


def kept_odd(name: str) -> Kept:
    """What was kept of it."""
    return json.loads(_file(name).read_text("utf-8"))  # type: ignore[no-any-return]


def keep_odd(name: str) -> None:
    """Keep it, a table in a line; what is the same but for rounding stays as it was kept."""
    found = renewed(odd_results(name), kept_odd(name) if _file(name).exists() else {})
    lines = [f"{json.dumps(key)}: {json.dumps(_short(found[key]))}" for key in found]
    _file(name).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _short(columns: dict[str, Fingerprint]) -> dict[str, Fingerprint]:
    """With eleven digits of each number."""
    return {
        name: kept if isinstance(kept, str) else [float(f"{number:.11g}") for number in kept]
        for name, kept in columns.items()
    }


def _file(name: str) -> Path:
    return KEPT / f"odd-{name}.json"
