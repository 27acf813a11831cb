"""Transcripts in tiers: ELAN and Praat, whose tiers overlap, divide each other, or are words."""

import pytest

from labeval.transcription.transcript_readers import TranscriptRefused, read_transcript

ELAN = """<?xml version="1.0" encoding="UTF-8"?>
<ANNOTATION_DOCUMENT FORMAT="3.0" VERSION="3.0">
  <HEADER TIME_UNITS="milliseconds"/>
  <TIME_ORDER>
    <TIME_SLOT TIME_SLOT_ID="ts1" TIME_VALUE="0"/>
    <TIME_SLOT TIME_SLOT_ID="ts2"/>
    <TIME_SLOT TIME_SLOT_ID="ts3" TIME_VALUE="4000"/>
    <TIME_SLOT TIME_SLOT_ID="ts4" TIME_VALUE="3000"/>
    <TIME_SLOT TIME_SLOT_ID="ts5" TIME_VALUE="5000"/>
  </TIME_ORDER>
  <TIER TIER_ID="A-txt" PARTICIPANT="Anna" LINGUISTIC_TYPE_REF="utt">
    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a1" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts3">
      <ANNOTATION_VALUE>Both
        are bad.</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
  </TIER>
  <TIER TIER_ID="A-words" PARTICIPANT="Anna" LINGUISTIC_TYPE_REF="word" PARENT_REF="A-txt">
    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a2" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts2">
      <ANNOTATION_VALUE>Both</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a3" TIME_SLOT_REF1="ts2" TIME_SLOT_REF2="ts3">
      <ANNOTATION_VALUE>are bad.</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
  </TIER>
  <TIER TIER_ID="A-deutsch" LINGUISTIC_TYPE_REF="note" PARENT_REF="A-txt">
    <ANNOTATION><REF_ANNOTATION ANNOTATION_ID="a4" ANNOTATION_REF="a1">
      <ANNOTATION_VALUE>Beide sind schlecht.</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION>
  </TIER>
  <TIER TIER_ID="B" LINGUISTIC_TYPE_REF="utt">
    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a5" TIME_SLOT_REF1="ts4" TIME_SLOT_REF2="ts5">
      <ANNOTATION_VALUE>Mhm &amp; yes</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
  </TIER>
  <LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="utt" TIME_ALIGNABLE="true"/>
  <LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="word" CONSTRAINTS="Time_Subdivision"/>
  <LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="note" CONSTRAINTS="Symbolic_Association"/>
</ANNOTATION_DOCUMENT>
"""

LONG = """File type = "ooTextFile"
Object class = "TextGrid"

xmin = 0
xmax = 9.5
tiers? <exists>
size = 2
item []:
    item [1]:
        class = "IntervalTier"
        name = "Anna"
        xmin = 0
        xmax = 9.5
        intervals: size = 3
        intervals [1]:
            xmin = 0
            xmax = 4.25
            text = "She said ""no"", over
two lines."
        intervals [2]:
            xmin = 4.25
            xmax = 5
            text = ""
        intervals [3]:
            xmin = 5
            xmax = 9.5
            text = "1 ! is no comment in a text"
    item [2]:
        class = "IntervalTier"
        name = "Bernd"
        xmin = 0
        xmax = 9.5
        intervals: size = 2
        intervals [1]:
            xmin = 0
            xmax = 3
            text = ""
        intervals [2]:
            xmin = 3
            xmax = 4
            text = "mhm"
"""
SHORT = """File type = "ooTextFile"
Object class = "TextGrid"

0
9.5
<exists>
2
"IntervalTier"
"Anna"
0
9.5
3
0
4.25
"She said ""no"", over
two lines."
4.25
5
""
5
9.5
"1 ! is no comment in a text"
"IntervalTier"
"Bernd"
0
9.5
2
0
3
""
3
4
"mhm"
"""
ANNA_AND_BERND = [
    (0.0, 4.25, "Anna", 'She said "no", over two lines.'),
    (3.0, 4.0, "Bernd", "mhm"),
    (5.0, 9.5, "Anna", "1 ! is no comment in a text"),
]


def read(tmp_path, name, content):
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_transcript(path, seconds=0, language="")


def shown(transcript):
    return [(s.start_s, s.end_s, s.speaker, s.text) for s in transcript.segments]


def test_elan_keeps_overlaps_and_translations_and_names_the_divisions(tmp_path):
    found = read(tmp_path, "talk.eaf", ELAN)
    assert shown(found) == [
        (0.0, 4.0, "Anna", "Both are bad."),
        (0.0, 4.0, "A-deutsch", "Beide sind schlecht."),
        (3.0, 5.0, "B", "Mhm & yes"),
    ]
    assert found.made_with["left_out"] == ["A-words"]


def test_time_slots_without_a_time_share_that_of_their_neighbours(tmp_path):
    only_words = ELAN.replace("Both\n        are bad.", "").replace("Beide sind schlecht.", "")
    found = read(tmp_path, "talk.eaf", only_words.replace("Mhm &amp; yes", ""))
    assert shown(found) == [(0.0, 2.0, "A-words", "Both"), (2.0, 4.0, "A-words", "are bad.")]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("content", [LONG, SHORT])
def test_praat_in_both_formats_and_both_encodings(content, encoding, tmp_path):
    found = read(tmp_path, "talk.TextGrid", content.encode(encoding))
    assert shown(found) == ANNA_AND_BERND
    assert "left_out" not in found.made_with


def grid(*tiers):
    lines = ['File type = "ooTextFile"', 'Object class = "TextGrid"', "0", "99", "<exists>"]
    lines.append(str(len(tiers)))
    for name, intervals in tiers:
        lines += ['"IntervalTier"', f'"{name}"', "0", "99", str(len(intervals))]
        lines += [f'{start}\n{end}\n"{text}"' for start, end, text in intervals]
    return "\n".join(lines)


def test_words_are_put_together_with_their_times_and_their_sounds_left_out(tmp_path):
    said = ["so", "this", "one", "is", "fine", ".", "and", "now"]
    words = [(0.3 * n, 0.3 * (n + 1), word) for n, word in enumerate(said)]
    sounds = [(a + d, a + d + 0.15, "x") for a, _, _ in words for d in (0, 0.15)]
    found = read(tmp_path, "mfa.TextGrid", grid(("A - words", words), ("A - phones", sounds)))
    assert [s.text for s in found.segments] == ["so this one is fine .", "and now"]
    assert [w.start_s for w in found.segments[1].words] == pytest.approx([1.8, 2.1])
    assert found.made_with["left_out"] == ["A - phones"]
    assert found.made_with["times"] == "words"


def test_short_answers_during_a_long_turn_stay(tmp_path):
    turn = [(0, 60, "A long turn about everything that was hard in it")]
    agreeing = [(10 * n, 10 * n + 0.4, "mhm") for n in range(1, 6)]
    found = read(tmp_path, "talk.TextGrid", grid(("A", turn), ("B", agreeing)))
    assert [s.speaker for s in found.segments] == ["A", "B", "B", "B", "B", "B"]


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.eaf", "<x/>", r"line 1: '<x>' – expected <ANNOTATION_DOCUMENT>"),
        ("a.eaf", ELAN.replace('TIME_VALUE="4000"', 'TIME_VALUE="4.0"'), "line 7: '4.0' – exp"),
        ("a.eaf", ELAN.replace('REF2="ts5"', 'REF2="ts9"'), "line 27: 'ts9' – expected the name"),
        ("a.eaf", ELAN.replace('_REF="a1"', '_REF="a4"'), "line 2.: 'a4' – expected the ANNOT"),
        ("a.eaf", "<!DOCTYPE x><ANNOTATION_DOCUMENT/>", "document type"),
        ("a.TextGrid", LONG.replace("xmin = 5\n", "xmin = five\n"), "line 2"),
        ("a.TextGrid", LONG[:700], r"end of the file"),
        ("a.TextGrid", "ooBinaryFile\x08TextGrid", "saved as text file"),
        ("a.TextGrid", '"Praat chronological TextGrid text file"\n0 1', "line 2"),
        ("a.TextGrid", SHORT.replace("\n3\n0", "\n999999999\n0"), "more than"),
        ("a.TextGrid", SHORT.replace("0\n4.25\n", "4.25\n0\n"), "ends before it begins"),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(name, content, says, tmp_path):
    with pytest.raises(TranscriptRefused, match=says):
        read(tmp_path, name, content)


def test_whisper_cpp_and_tables_with_names_of_columns(tmp_path):
    cpp = '{"transcription": [{"offsets": {"from": 500, "to": 1700}, "text": " Both bad."}]}'
    assert shown(read(tmp_path, "a.json", cpp)) == [(0.5, 1.7, "", "Both bad.")]
    table = "Speaker\tStart\tEnd\tText\nAnna\t0:05\t0:07\tYes.\nB\t7.5\t9\tNo, 3.\n"
    with pytest.raises(TranscriptRefused, match="ends before it begins"):
        read(tmp_path, "a.tsv", table)
    table = table.replace("\t9\t", "\t9.0\t")
    assert shown(read(tmp_path, "b.tsv", table)) == [
        (5.0, 7.0, "Anna", "Yes."),
        (7.5, 9.0, "B", "No, 3."),
    ]


def test_an_rtf_document_is_read_as_people_type(tmp_path):
    content = rb"{\rtf1\ansi [00:00:05] Anna: M\'fche.\par [00:00:09] B: Ja.\par}"
    assert [row[2:] for row in shown(read(tmp_path, "a.rtf", content))] == [
        ("Anna", "Mühe."),
        ("B", "Ja."),
    ]


def test_hostile_sizes_end_soon(tmp_path):
    tiers = "".join(f'<TIER TIER_ID="t{n}" PARTICIPANT="p{n}"/>' for n in range(20_000))
    many = "<ANNOTATION_DOCUMENT>" + tiers + "</ANNOTATION_DOCUMENT>"
    assert not read(tmp_path, "b.eaf", many).segments
    quotes = SHORT.replace("mhm", '""' * 2_000_000)
    with pytest.raises(TranscriptRefused, match="more than 1,000,000 characters"):
        read(tmp_path, "c.TextGrid", quotes)
    with pytest.raises(TranscriptRefused, match="end of the file"):
        read(tmp_path, "d.TextGrid", SHORT[: SHORT.index("mhm")] + "x" * 5_000_000)
