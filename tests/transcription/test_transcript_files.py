"""Transcripts from files: our own come back as they were, others as well as they tell."""

import json

import pytest

from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from labeval.transcription.transcript_readers import TranscriptRefused, read_transcript
from labeval.transcription.transcript_writers import FORMATS

SAID = Transcript(
    (
        SpeechSegment(
            0.5,
            1.7,
            (Word(" Both", 0.5, 0.9, 0.9), Word(" <b>bad</b>.", 1.0, 1.7, 0.4)),
            "participant",
        ),
        SpeechSegment(61.5, 62.0, (Word(" Why & how?", 61.5, 62.0, 0.8),), "supervisor"),
        SpeechSegment(70.0, 71.0, (Word(" Über alles.", 70.0, 71.0, 0.8),)),
    ),
    "en",
    80.0,
    {"model": "tiny.en"},
)


def back(tmp_path, ending, content, *, seconds=80.0):
    path = tmp_path / f"said.{ending}"
    path.write_text(content, encoding="utf-8")
    return read_transcript(path, seconds=seconds, language="en")


def test_json_comes_back_as_it_was(tmp_path):
    assert back(tmp_path, "json", FORMATS["json"](SAID)).segments == SAID.segments


@pytest.mark.parametrize("ending", ["vtt", "srt", "tsv"])
def test_subtitles_come_back_with_times_speakers_and_text(ending, tmp_path):
    found = back(tmp_path, ending, FORMATS[ending](SAID))
    assert [(s.start_s, s.end_s, s.speaker, s.text) for s in found.segments] == [
        (s.start_s, s.end_s, s.speaker, s.text) for s in SAID.segments
    ]
    assert found.made_with["times"] == "segments"


def test_plain_text_comes_back_with_text_and_speakers_and_says_that_times_are_made_up(tmp_path):
    found = back(tmp_path, "txt", FORMATS["txt"](SAID))
    assert [(s.speaker, s.text) for s in found.segments] == [
        (s.speaker, s.text) for s in SAID.segments
    ]
    assert found.segments[-1].end_s == 80.0
    assert found.made_with["times"] == "none"


def test_whisper_json_gives_words_with_their_times(tmp_path):
    raw = {
        "text": " So far.",
        "segments": [
            {
                "start": 0.0,
                "end": 1.0,
                "text": " So far.",
                "words": [
                    {"word": " So", "start": 0.0, "end": 0.4, "probability": 0.7},
                    {"word": " far.", "start": 0.4, "end": 1.0, "probability": 0.9},
                ],
            },
            {"start": 2.0, "end": 3.0, "text": " No words here."},
        ],
    }
    found = back(tmp_path, "json", json.dumps(raw))
    assert [w.text for w in found.segments[0].words] == [" So", " far."]
    assert found.segments[0].words[1].start_s == 0.4
    assert found.segments[1].text == "No words here."
    assert found.made_with["times"] == "segments"


def test_whisper_tsv_counts_in_milliseconds(tmp_path):
    found = back(tmp_path, "tsv", "start\tend\ttext\n0\t1500\t So far.\n1500\t2000\tYes.\n")
    assert [(s.start_s, s.end_s, s.text) for s in found.segments] == [
        (0.0, 1.5, "So far."),
        (1.5, 2.0, "Yes."),
    ]


def test_windows_line_ends_a_byte_order_mark_and_short_clocks_are_read(tmp_path):
    text = "\ufeffWEBVTT\r\n\r\nNOTE no cue\r\n\r\n00:01.500 --> 00:02.000 align:left\r\nYes\r\n"
    assert back(tmp_path, "vtt", text).segments[0].start_s == 1.5


def whisper_json(**word: float) -> str:
    """A segment of one second with one word, which has these values instead of its own."""
    values = {"word": "Yes", "start": 0.0, "end": 1.0, "score": 0.5} | word
    return json.dumps({"segments": [{"start": 0, "end": 1, "text": "Yes", "words": [values]}]})


@pytest.mark.parametrize(
    ("ending", "content", "says"),
    [
        ("vtt", "00:01.000 --> 00:02.000\nYes\n", r"line 1.*WEBVTT"),
        ("srt", "1\n00:00:01,000 --> soon\nYes\n", r"line 2.*00:00:01\.000 -->"),
        ("srt", "1\n00:00:05,000 --> 00:00:04,000\nYes\n", "segment 1 ends before"),
        ("tsv", "start\tend\ttext\nnow\t5\tYes\n", "line 2.*milliseconds"),
        ("tsv", "from\tto\tsaid\n0\t5\tYes\n", "line 1.*columns start, end and text.*speaker"),
        ("json", "{", "line 1.*JSON"),
        ("json", '{"segments": [{"text": "Yes"}]}', "segment 1"),
        ("tsv", "5000\t6000\tb\n1000\t2000\ta\n", "segment 2 begins before"),
        ("tsv", "500000\t600000\tb\n", "another recording"),
        ("json", whisper_json(start=-1e300), "segment 1 has a word whose times"),
        ("json", whisper_json(end=1e300), "segment 1 has a word whose times"),
        ("json", whisper_json(score=1e999), "segment 1 has a word whose times or probability"),
        ("docx", "x", "save it again"),
        ("odt", "x", r"read from \.docx.*\.vtt; save it as one of these"),
        ("mp3", "x", "save it as one of these"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(ending, content, says, tmp_path):
    with pytest.raises(TranscriptRefused, match=says):
        back(tmp_path, ending, content)


OTTER = """Host A  0:00
How do you use it?

Guest B1  0:04
For letters.
Not for sums: it cannot count.

Host A  1:10
Why?

Transcribed by https://otter.ai
"""


def test_name_and_time_on_a_line_of_their_own_belong_to_what_is_below_them(tmp_path):
    found = back(tmp_path, "txt", OTTER, seconds=80)
    assert [(s.speaker, s.text) for s in found.segments] == [
        ("Host A", "How do you use it?"),
        ("Guest B1", "For letters."),
        ("Guest B1", "Not for sums: it cannot count."),
        ("Host A", "Why?"),
    ]
    assert [s.start_s for s in found.segments][::3] == [0.0, 70.0]
    assert found.segments[1].start_s == 4.0


@pytest.mark.parametrize(
    ("ending", "head"), [("vtt", "WEBVTT\n\n"), ("srt", "")], ids=["vtt", "srt"]
)
def test_names_before_what_is_said_in_cues_are_speakers(tmp_path, ending, head):
    said = ("Host A: Ready?", "Guest B1: Yes: ready.", "Host A: <i>Go</i> on.")
    cues = (f"{n}\n00:00:0{n},000 --> 00:00:0{n},900\n{text}\n" for n, text in enumerate(said, 1))
    text = head + "\n".join(cues).replace(",", "." if ending == "vtt" else ",")
    found = back(tmp_path, ending, text.replace("<i>", "").replace("</i>", ""))
    assert [s.speaker for s in found.segments] == ["Host A", "Guest B1", "Host A"]
    assert [s.text for s in found.segments] == ["Ready?", "Yes: ready.", "Go on."]


def test_a_word_before_a_colon_in_one_cue_of_many_is_no_speaker(tmp_path):
    said = ("Well.", "Careful: it is hot.", "I see.", "Good.")
    cues = (f"00:00:0{n}.000 --> 00:00:0{n}.900\n{text}\n" for n, text in enumerate(said, 1))
    found = back(tmp_path, "vtt", "WEBVTT\n\n" + "\n".join(cues))
    assert [s.text for s in found.segments] == list(said)
    assert {s.speaker for s in found.segments} == {""}


def test_half_a_character_that_json_escapes_is_replaced_and_two_halves_are_one(tmp_path):
    words = '[{"word": "a\\ud800", "start": 0, "end": 1, "speaker": "B\\udc00"}]'
    for segment in (
        '{"start": 0, "end": 1, "text": "a\\ud800", "speaker": "B\\udc00"}',
        f'{{"start": 0, "end": 1, "words": {words}}}',
    ):
        (tmp_path / "a.json").write_text(f'{{"segments": [{segment}]}}', encoding="utf-8")
        (found,) = read_transcript(tmp_path / "a.json", seconds=0, language="").segments
        assert (found.text.strip(), found.speaker) == ("a�", "B�")
    whole = '{"segments": [{"start": 0, "end": 1, "text": "\\ud83d\\ude0a"}]}'
    (tmp_path / "a.json").write_text(whole, encoding="utf-8")
    assert read_transcript(tmp_path / "a.json", seconds=0, language="").segments[0].text == "😊"


@pytest.mark.parametrize(
    ("ending", "content"),
    [
        ("vtt", "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Participant>I am not sure.\n"),
        ("srt", "1\n00:00:01,000 --> 00:00:02,000\nParticipant: I am not sure.\n"),
        ("txt", "[00:00:01] PARTICIPANT: I am not sure.\n"),
        ("tsv", "start\tend\tspeaker\ttext\n1000\t2000\tParticipant\tI am not sure.\n"),
    ],
)
def test_a_participant_is_one_speaker_in_files_of_all_kinds(tmp_path, ending, content):
    path = tmp_path / f"talk.{ending}"
    path.write_text(content, encoding="utf-8")
    (segment,) = read_transcript(path, seconds=0, language="en").segments
    assert (segment.speaker, segment.text) == ("participant", "I am not sure.")


@pytest.mark.parametrize(
    "form", ["{}: {}", "{}:{}", "**{}:** {}", "**{}**: {}", "{}\t{}", "{}:\t{}"]
)
def test_short_codes_of_speakers_are_known_in_many_hands(tmp_path, form):
    said = [("IN", "How so?"), ("P1", "At 10:30: so."), ("IN", "Ah."), ("P1", "Yes.")]
    path = tmp_path / "talk.txt"
    path.write_text("".join(form.format(*each) + "\n" for each in said))
    segments = read_transcript(path, seconds=0, language="").segments
    assert [(s.speaker, s.text) for s in segments] == said


@pytest.mark.parametrize(
    "content",
    [
        "{0}: {2}\n{1}: {3}\n{0}: {2}\n{1}: {3}\n",
        "[00:00]\t{0}\t{2}\n[00:04]\t{1}\t{3}\n[00:08]\t{0}\t{2}\n[00:12]\t{1}\t{3}\n",
        "{0}\t\t00:00\n{2}\n{1}\t\t00:04\n{3}\n{0}\t\t00:08\n{2}\n{1}\t\t00:12\n{3}\n",
        "{0}\t{2}\n{1}\t{3}\nWe went home\tlater.\n{0}\t{2}\n{1}\t{3}\n",
    ],
)
def test_a_tab_inside_of_what_was_said_is_no_colon(tmp_path, content):
    path = tmp_path / "talk.txt"
    path.write_text(content.format("IN", "P1", "We bought apples\tand pears.", "So did I."))
    found = [(s.speaker, s.text) for s in read_transcript(path, seconds=0, language="").segments]
    said = [("IN", "We bought apples and pears."), ("P1", "So did I.")]
    assert [one for one in found if one[0]] == said * 2
    assert [text for speaker, text in found if not speaker] in ([], ["We went home later."])
