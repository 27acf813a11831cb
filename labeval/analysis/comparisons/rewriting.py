"""Edited texts: the share left as they are, the edits of the others, agreement on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.statistics.clusters.clustered_shares import clustered_shares
from labeval.analysis.statistics.clusters.clustered_variance import Clustered
from labeval.text.edit_rate import edits_between, steps_between
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = (
    *("level", "criterion", "id", "n", "unchanged", "ci_low", "ci_high"),
    *("hter", "characters", "seconds_per_word"),
)
WORDS_COLUMNS = ("criterion", "item", "participant", "place", "change", "text", "hter")
SAME, TAKEN_OUT, PUT_IN = "same", "taken_out", "put_in"
"""Kinds of stretches of words."""
REWRITERS_COLUMNS = ("criterion", "item", "n_raters", "n", "ter", "same", "reason")

ONE_REWRITER = QT_TRANSLATE_NOOP("Analysis", "only one participant has edited it")
NO_TEXTS = QT_TRANSLATE_NOOP("Analysis", "the edited texts are not there")


def of_judgments(rewrites: DataFrame, judgments: DataFrame) -> DataFrame:
    """The edited texts whose judgments count."""
    if rewrites.empty or judgments.empty:
        return rewrites.iloc[:0]
    pages = rewrites["session"].astype(str) + "/" + rewrites["page"].astype(str)
    return rewrites[pages.isin(judgments["page"].astype(str))]


def rewriting(rewrites: DataFrame, facts: StudyFacts) -> DataFrame:
    """Measures of each system and each text, with :data:`COLUMNS`.

    ``unchanged`` is the share of texts left as they are; its interval holds for other raters and
    other questions where there are three of them at least. ``hter`` is that of all texts together:
    their edits divided by their words. ``characters`` is the same with characters.
    ``seconds_per_word`` is the median time by word of the text before.

    Args:
        rewrites: as the exported table of rewrites, one row each.
        facts: of the study.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    if not rewrites.empty:
        systems = rewrites["item"].map(dict(facts.systems)).fillna("")
        for level, ids in (("system", systems), ("item", rewrites["item"])):
            found = rewrites.assign(id=ids)[ids != ""]
            for criterion, part in found.groupby("criterion", sort=True):
                rows += [(level, criterion, *row) for row in _measured(part, facts)]
    return pd.DataFrame.from_records(rows, columns=list(COLUMNS))


def rewriters(rewrites: DataFrame) -> DataFrame:
    """Agreement of participants on the edits of a text, with :data:`REWRITERS_COLUMNS`.

    ``ter`` is the mean edit rate between the edited texts of any two of them, in both directions,
    and ``same`` the share of these pairs that are equal word by word; ``n`` counts the pairs. The
    first row of a criterion, without an item, is the mean over its items.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    if not rewrites.empty:
        for criterion, part in rewrites.groupby("criterion", sort=True):
            each = [_agreed(str(item), of) for item, of in part.groupby("item", sort=True)]
            rates = [one.ter for one in each if one.ter is not None]
            if rates:
                same = [one.same for one in each if one.same is not None]
                people, pairs = part["participant"].nunique(), sum(one.n for one in each)
                means = (float(np.mean(rates)), float(np.mean(same)))
                rows.append((criterion, "", people, pairs, *means, ""))
            rows += [(criterion, *one) for one in each]
    return pd.DataFrame.from_records(rows, columns=list(REWRITERS_COLUMNS))


def rewritten_words(rewrites: DataFrame) -> DataFrame:
    """Changes in each edited text, stretch by stretch, with :data:`WORDS_COLUMNS`.

    ``change`` is ``same``, ``taken_out`` or ``put_in``, in the order of the text, and ``place``
    their number. A block that was moved is taken out at one place and put in at another.
    """
    import pandas as pd

    rows: list[tuple[object, ...]] = []
    kept = ["criterion", "item", "participant", "hter", "before", "after"]
    if not rewrites.empty:
        there = rewrites[(rewrites["before"] != "") & (rewrites["after"] != "")]
        for of in there[kept].itertuples(index=False):
            place = 0
            for step in steps_between(str(of.before), str(of.after)):
                changed = ((TAKEN_OUT, step.taken_out), (PUT_IN, step.put_in))
                for change, words in ((SAME, step.put_in),) if step.is_same else changed:
                    if words:
                        place += 1
                        where = (of.criterion, of.item, of.participant, place)
                        rows.append((*where, change, " ".join(words), of.hter))
    return pd.DataFrame.from_records(rows, columns=list(WORDS_COLUMNS))


def _measured(rewrites: DataFrame, facts: StudyFacts) -> Iterator[tuple[object, ...]]:
    """The figures of each id from ``id`` on."""
    import pandas as pd

    codes, ids = pd.factorize(rewrites["id"], sort=True)
    rater = pd.factorize(rewrites["participant"])[0]
    question = pd.factorize(rewrites["item"].map(dict(facts.questions)))[0]
    unchanged = np.asarray(rewrites["unchanged"] == "yes", dtype=np.float64)
    shares = clustered_shares(Clustered(codes, unchanged, rater, question, len(ids)))
    for n, (id, part) in enumerate(rewrites.groupby("id", sort=True)):
        words, length = float(part["words"].sum()), float(part["length"].sum())
        by_word = (part["seconds"] / part["words_before"].replace(0, np.nan)).median()
        yield (
            *(str(id), len(part), float(shares.value[n]), float(shares.low[n])),
            float(shares.high[n]),
            float(part["edits"].sum()) / words if words else None,
            float(part["characters"].sum()) / length if length else None,
            float(by_word) if by_word == by_word else None,
        )


class _Agreed(NamedTuple):
    """Agreement on one item, in the order of :data:`REWRITERS_COLUMNS`."""

    item: str
    n_raters: int
    n: int
    ter: float | None
    same: float | None
    reason: str


def _agreed(item: str, rewrites: DataFrame) -> _Agreed:
    """Agreement of the participants who edited an item."""
    texts = rewrites.drop_duplicates("participant", keep="last")["after"].astype(str).tolist()
    people, known = len(texts), [text for text in texts if text]
    if len(known) < 2:
        return _Agreed(item, people, 0, None, None, ONE_REWRITER if people < 2 else NO_TEXTS)
    pairs = list(combinations(known, 2))
    rates = [(edits_between(a, b).rate + edits_between(b, a).rate) / 2 for a, b in pairs]
    same = [a.split() == b.split() for a, b in pairs]
    return _Agreed(item, people, len(pairs), float(np.mean(rates)), float(np.mean(same)), "")
