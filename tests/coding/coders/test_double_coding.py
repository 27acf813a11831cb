from __future__ import annotations

from collections import Counter

import pytest

from labeval.coding.coders.double_coding import (
    blind_sources,
    comparable,
    draw,
    finish,
    finished,
    keep,
    samples,
)  # fmt: skip
from labeval.coding.edits import Change
from labeval.coding.rows import Memo, Source

SOURCES = [
    Source(f"{kind}{n}", kind, "", condition="ab" if n % 2 else "dqe")
    for kind in ("comments", "interview")
    for n in range(20)
]


def after(memos: list[Memo], changes: list[Change]) -> list[Memo]:
    kept = {memo.id: memo for memo in memos}
    for change in changes:
        assert kept.get(change.row.id) == change.before
        kept.pop(change.row.id, None)
        if isinstance(change.after, Memo):
            kept[change.after.id] = change.after
    return list(kept.values())


def test_a_sample_takes_its_share_of_every_kind_and_condition() -> None:
    drawn = draw(SOURCES, share=0.25, seed=3)
    about = {source.id: (source.kind, source.condition) for source in SOURCES}
    assert Counter(about[id] for id in drawn) == dict.fromkeys(set(about.values()), 3)
    assert drawn == draw(reversed(SOURCES), share=0.25, seed=3)
    assert drawn != draw(SOURCES, share=0.25, seed=4)
    every = draw(SOURCES, share=1, seed=0)
    assert sorted(every) == sorted(about)
    assert [about[id] for id in every] != sorted(map(about.__getitem__, every)), "not mixed"
    with pytest.raises(ValueError, match="share"):
        draw(SOURCES, share=0, seed=0)


def test_neither_coder_sees_the_other_until_a_source_is_finished() -> None:
    memos = after([], keep([], ["a", "b"], first="k", second="m", seed=7))
    (sample,) = samples(memos)
    assert (sample.first, sample.second, sample.seed, sample.sources) == ("k", "m", 7, ("a", "b"))
    assert blind_sources(memos, "k") == blind_sources(memos, "m") == {"a", "b"}
    assert blind_sources(memos, "other") == set()
    memos = after(memos, finish(memos, "a", "m"))
    assert blind_sources(memos, "m") == {"b"}
    assert comparable(sample, memos) == []
    memos = after(memos, finish(memos, "a", "k"))
    assert comparable(sample, memos) == ["a"]
    assert finish(memos, "a", "k") == []
    memos = after(memos, finish(memos, "a", "k", done=False))
    assert finished(memos, "k") == set()


def test_a_new_sample_of_the_same_coders_replaces_the_old_one() -> None:
    memos = after([], keep([], ["a"], first="k", second="m", seed=1))
    memos = after(memos, keep(memos, ["b"], first="k", second="m", seed=2))
    assert [sample.sources for sample in samples(memos)] == [("b",)]
