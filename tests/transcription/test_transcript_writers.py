import json

from labeval.transcription.transcript import SpeechSegment, Transcript, Word, segment_from_dict
from labeval.transcription.transcript_writers import FORMATS

SEGMENTS = (
    SpeechSegment(0.0, 1.2, (Word(" Both", 0.0, 0.4, 0.9), Word(" <b>bad</b>", 0.5, 1.2, 0.4))),
    SpeechSegment(3661.5, 3662.0, (Word(" & tie", 3661.5, 3662.0, 0.8),)),
)
TRANSCRIPT = Transcript(SEGMENTS, "en", 3700.0, {"model": "tiny.en"})


def test_text_is_one_segment_a_line():
    assert FORMATS["txt"](TRANSCRIPT) == "Both <b>bad</b>\n& tie\n"


def test_webvtt_has_hours_and_no_markup_of_its_own():
    lines = FORMATS["vtt"](TRANSCRIPT).splitlines()
    assert lines[0] == "WEBVTT"
    assert "01:01:01.500 --> 01:01:02.000" in lines
    assert "Both &lt;b&gt;bad&lt;/b&gt;" in lines


def test_subrip_is_numbered_and_has_commas():
    lines = FORMATS["srt"](TRANSCRIPT).splitlines()
    assert lines[:3] == ["1", "00:00:00,000 --> 00:00:01,200", "Both <b>bad</b>"]


def test_json_keeps_every_word_and_how_it_was_made():
    whole = json.loads(FORMATS["json"](TRANSCRIPT))
    assert tuple(segment_from_dict(s) for s in whole["segments"]) == SEGMENTS
    assert whole["made_with"] == {"model": "tiny.en"}


def test_an_empty_transcript_is_an_empty_text():
    assert FORMATS["txt"](Transcript((), "en", 3.0)) == ""
