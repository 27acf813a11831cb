"""Lines of subtitles become what one person says in a row."""

from __future__ import annotations

from itertools import pairwise

from labeval.transcription.joined_lines import joined_lines
from labeval.transcription.spoken_lines import plain_words
from labeval.transcription.transcript import SpeechSegment
from labeval.transcription.transcript_readers import read_transcript


def lines(*said: tuple[float, float, str, str]) -> list[SpeechSegment]:
    return [SpeechSegment(a, b, plain_words(text, a, b), who) for a, b, who, text in said]


def joined(*said: tuple[float, float, str, str]) -> list[tuple[float, float, str, str, int]]:
    found = list(joined_lines(lines(*said)))
    for segment, _ in found:
        assert all(a.end_s <= b.start_s for a, b in pairwise(segment.words))
    return [(s.start_s, s.end_s, s.speaker, s.text, n) for s, n in found]


def test_lines_of_one_person_are_one_turn():
    assert joined(
        (0.0, 2.0, "P", "It saves"),
        (2.1, 4.0, "P", "me time. I like it."),
        (4.0, 5.0, "I", "Why?"),
        (5.0, 6.0, "P", "Well."),
    ) == [
        (0.0, 4.0, "P", "It saves me time. I like it.", 2),
        (4.0, 5.0, "I", "Why?", 1),
        (5.0, 6.0, "P", "Well.", 1),
    ]


def test_a_pause_ends_a_paragraph_after_a_sentence_and_a_long_one_always():
    said = [(0.0, 1.0, "", "He said “no.”"), (3.0, 4.0, "", "Then I"), (6.5, 7.0, "", "went on"),
            (12.1, 13.0, "", "and on")]  # fmt: skip
    assert [row[3] for row in joined(*said)] == ["He said “no.”", "Then I went on", "and on"]


def test_a_monologue_is_divided_where_sentences_end_and_else_by_its_length():
    sentence = "Word " * 19 + "end."
    whole = joined(*((float(n), n + 1.0, "P", sentence) for n in range(13)))
    assert [row[4] for row in whole] == [7, 6], "about six hundred letters each"
    unending = joined(*((float(n), n + 1.0, "", "word " * 20) for n in range(26)))
    assert [row[4] for row in unending] == [13, 13]


def test_speech_that_goes_back_in_time_is_not_joined():
    assert len(joined((4.0, 9.0, "P", "And so"), (2.0, 3.0, "P", "before"))) == 2


def test_lines_of_a_script_without_spaces_are_joined_without_one():
    for first, after, whole in (
        ("我每天都", "用它。", "我每天都用它。"),
        ("毎日それを", "使っています。", "毎日それを使っています。"),
        ("カタカナー", "「かな」", "カタカナー「かな」"),
        ("「はい」", "「いいえ」", "「はい」「いいえ」"),
        ("He said,", "我用", "He said, 我用"),
        ("用 GPT", "写的", "用 GPT 写的"),
        ("매일 그것을", "사용합니다", "매일 그것을 사용합니다"),
        ("我用", "it", "我用 it"),
    ):
        ((_, _, _, text, _),) = joined((0.0, 1.0, "P", first), (1.0, 2.0, "P", after))
        assert text == whole


def test_a_subtitle_of_two_lines_is_read_in_the_same_way(tmp_path):
    path = tmp_path / "a.srt"
    path.write_text("1\n00:00:00,000 --> 00:00:02,000\n我每天都\n用它。\n", "utf-8")
    transcript = read_transcript(path, seconds=0, language="")
    assert [segment.text for segment in transcript.segments] == ["我每天都用它。"]
