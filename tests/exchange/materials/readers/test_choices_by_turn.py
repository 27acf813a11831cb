"""Choices about a turn of two conversations have a criterion of their own for each turn."""

from __future__ import annotations

from pathlib import Path

from tests.exchange.materials.taken import PAIRS, battles, json_lines, judged, looked_at


def test_choices_by_one_judge_about_two_turns_are_by_two_criteria(tmp_path: Path):
    rows = [row | {"turn": turn} for row in battles()[:1] for turn in (1, 2)]
    seen, taken = looked_at(json_lines(tmp_path / "turns.jsonl", rows), f"{PAIRS} (JSONL)")
    assert [criterion for _, criterion, *_ in judged(taken)] == ["turn 1", "turn 2"]
    sentence = "choices about different turns (“turn”) have a criterion of their own each"
    assert sentence in [remark.text for remark in seen.remarks]
    lengths = [row | {"turn": n} for n, row in enumerate(battles(), start=1)]
    _, taken = looked_at(json_lines(tmp_path / "lengths.jsonl", lengths), f"{PAIRS} (JSONL)")
    assert {criterion for _, criterion, *_ in judged(taken)} == {""}


def test_choices_about_a_turn_before_the_last_are_by_a_criterion_of_their_own(tmp_path: Path):
    """Where no judge chose by both turns, votes about the first answer and the second were one."""
    talk = [{"role": r, "content": f"{r} {n}"} for n in (1, 2) for r in ("user", "assistant")]
    other = [{**message, "content": message["content"] + "!"} for message in talk]
    rows = [
        {"question_id": n, "model_a": "oak", "model_b": "elm", "winner": "model_a", "turn": turn}
        | {"judge": f"j{n}", "conversation_a": talk, "conversation_b": other}
        for n, turn in enumerate((1, 2, 1))
    ]
    _, taken = looked_at(json_lines(tmp_path / "turns.jsonl", rows), f"{PAIRS} (JSONL)")
    assert [criterion for _, criterion, *_ in judged(taken)] == ["turn 1", "turn 2", "turn 1"]
    whole = [row | {"turn": 2} for row in rows]
    _, taken = looked_at(json_lines(tmp_path / "whole.jsonl", whole), f"{PAIRS} (JSONL)")
    assert {criterion for _, criterion, *_ in judged(taken)} == {""}
