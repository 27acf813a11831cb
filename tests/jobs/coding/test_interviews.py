"""Interviews recorded elsewhere: read, linked with participants, taken in as one edit."""

import pytest

from labeval.cli import main
from labeval.coding.attributes import Attributes, setting
from labeval.coding.rows import INTERVIEWER, Attribute, Source
from labeval.files.progress import followed_by
from labeval.files.refusal import FileRefused
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.interviews import (
    InterviewLink,
    guessed_interviewers,
    guessed_participant,
    guessed_participant_of,
    guessed_participants,
    read_attributes,
    read_interviews,
    read_links,
    take_interviews,
)
from labeval.store.workbook.workbook import Workbook

SRT = (
    "1\n00:00:01,000 --> 00:00:02,500\nAnna: Both bad.\n\n"
    "2\n00:00:02,000 --> 00:00:04,000\nB: Why?\n"
)
TYPED = "Anna: First.\nB: Second.\n"


@pytest.fixture
def talks(tmp_path):
    (tmp_path / "2026-03 Talk P07 kitchen.srt").write_text(SRT)
    (tmp_path / "walk_p12.txt").write_text(TYPED)
    return [tmp_path / "2026-03 Talk P07 kitchen.srt", tmp_path / "walk_p12.txt"]


@pytest.mark.parametrize(
    ("name", "known", "code"),
    [
        ("2026-03 Talk P07 kitchen", {"P07", "P7"}, "P07"),
        ("talk_p07", {"P07"}, "P07"),
        ("talk_P070", {"P07"}, "P070"),
        ("P1-P12", {"P1", "P12"}, "P12"),
        ("Anna Schmidt 2026", set(), ""),
        ("A1 and B2", set(), ""),
        ("focus group FG03", {"P07"}, "FG03"),
    ],
)
def test_a_code_in_the_name_of_a_file_is_its_participant(name, known, code):
    assert guessed_participant(name, known) == code


@pytest.mark.parametrize(
    ("head", "found"),
    [("participant", True), ("ID", True), ("Teilnehmer", True), ("who", False), ("ID,VP", False)],
)
def test_attributes_are_read_by_the_column_that_means_participants(tmp_path, head, found):
    (tmp_path / "people.csv").write_text(f"{head},age\nP07,{'P08,' * head.count(',')}54\n")
    if found:
        assert read_attributes(tmp_path / "people.csv") == {"P07": {"age": "54"}}
        return
    with pytest.raises(FileRefused, match="there is no column “participant”"):
        read_attributes(tmp_path / "people.csv")


def test_who_speaks_by_a_code_is_the_participant_of_a_file_without_one(tmp_path):
    (tmp_path / "forty-five.txt").write_text("Anna: Why?\nP45: Because.\n")
    (tmp_path / "two.txt").write_text("P1: Why?\nP45: Because.\n")
    one, two = read_interviews([tmp_path / "forty-five.txt", tmp_path / "two.txt"])[0]
    assert (guessed_participant_of(one, ()), guessed_participant_of(two, ())) == ("P45", "")
    (tmp_path / "asked.txt").write_text("I1: Why?\nP45: Because.\n")
    (asked,) = read_interviews([tmp_path / "asked.txt"])[0]
    assert guessed_participant_of(asked, ()) == "P45", "who asks takes no part"


def test_headings_of_a_table_of_links_are_known_in_capitals(tmp_path):
    (tmp_path / "links.csv").write_text("File,Participant,Interviewer,age\na.txt,P07,Kim,54\n")
    links = read_links(tmp_path / "links.csv")
    assert links == {"a.txt": InterviewLink("P07", {"age": "54"}, interviewer="Kim")}


def test_speakers_times_and_attributes_come_in_as_one_edit(talks, tmp_path):
    read, refused = read_interviews(talks)
    assert not refused
    links = {talks[0]: InterviewLink("P07", {"age": "54", "place": ""})}
    with Workbook(tmp_path / "coding.sqlite", coder="A") as workbook:
        done = take_interviews(workbook, read, links)
        assert done.added[Source] == 2
        spoken, typed = sorted(workbook.sources(), key=lambda s: s.participant, reverse=True)
        assert (spoken.participant, spoken.kind, typed.participant) == ("P07", "interview", "")
        shown = [(p.speaker, p.text, p.start_ms, p.end_ms) for p in workbook.passages(spoken.id)]
        assert shown == [("Anna", "Both bad.", 1000, 2500), ("B", "Why?", 2000, 4000)]
        assert [p.start_ms for p in workbook.passages(typed.id)] == [None, None]
        known = Attributes(workbook.attributes())
        assert known.at(spoken, "Anna") == {"age": "54"} and known.at(typed, "Anna") == {}
        assert take_interviews(workbook, read, links).same == 2, "again, nothing changes"
        other = {talks[0]: InterviewLink("P07", {"age": "45", "city": "Ulm"})}
        done = take_interviews(workbook, read, other)
        assert (done.added[Attribute], done.changed) == (1, 1)
        assert [str(note) for note in done.notes] == ["P07: age was 54 and is 45 now"]
        workbook.undo()
        workbook.undo()
        assert not workbook.sources() and not workbook.attributes()


def test_interviews_are_not_called_what_their_files_are_unless_that_is_wanted(tmp_path):
    paths = [tmp_path / f"Anna Schmidt {n}.txt" for n in range(5)]
    for n, path in enumerate(paths):
        path.write_text(f"A: Talk {n}.\n")
    read, _ = read_interviews(paths)
    links = {paths[0]: InterviewLink("P07"), paths[1]: InterviewLink("P07")}
    named = InterviewLink("P07", name=paths[4].stem)
    with Workbook(tmp_path / "coding.sqlite", coder="A") as workbook:
        take_interviews(workbook, read[:4], links)
        take_interviews(workbook, read, {paths[4]: named})
        assert sorted(source.name for source in workbook.sources()) == [
            *("Anna Schmidt 4", "Interview 1", "Interview 2", "Interview P07"),
            "Interview P07 (2)",
        ]
    content = (tmp_path / "coding.sqlite").read_bytes()
    assert b"Anna Schmidt 4" in content and b"Anna Schmidt 3" not in content


def test_the_command_names_interviews_by_participant_or_by_file(tmp_path):
    study = tmp_path / "study"
    assert main(["new", str(study), "--template", "six-methods"]) == 0
    for name, options in (("Eva P07", []), ("Ida P08", ["--named-by-file"])):
        path = tmp_path / f"{name}.txt"
        path.write_text(f"A: Talk of {name[-3:]}.\n")
        imported = ["import", str(study), str(path), "--as", "interview", "--coder", "A"]
        assert main([*imported, *options]) == 0
    with Workbook(study / "coding.sqlite", coder="A") as workbook:
        assert {s.name for s in workbook.sources()} == {"Interview P07", "Ida P08"}


def test_a_folder_that_is_new_becomes_one_for_interviews(talks, tmp_path, capsys):
    study, files = tmp_path / "new" / "in “Łódź”: 2", [str(path) for path in talks]
    asked = ["import", str(study), *files, "--as", "interview", "--coder", "A"]
    assert main([*asked, "--dry-run"]) == 0 and not study.exists()
    assert main([*asked[:-4], str(tmp_path / "none.txt"), *asked[-4:]]) != 0
    assert not study.exists(), "nothing was imported"
    assert main(asked) == 0
    assert "labeval coding opens it" in capsys.readouterr().err
    assert main(asked) == 0
    assert "0 interviews, 0 attributes; there already: 2" in capsys.readouterr().out
    project = ["export", str(study), "--format", "qdpx", "--out", str(tmp_path / "talks.qdpx")]
    assert main(project) == 0
    assert "2 sources" in "".join(capsys.readouterr())
    again = ["import", str(tmp_path / "again"), project[-1], "--as", "qdpx", "--coder", "A"]
    assert main(["coding", again[1]]) != 0 and "--as interview" in capsys.readouterr().err
    assert main([*again[:2], files[0], *again[3:]]) != 0 and not (tmp_path / "again").exists()
    assert main(again) == 0 and (tmp_path / "again" / "study.yaml").exists()
    assert "2 texts" in "".join(capsys.readouterr())
    other = ["import", str(tmp_path), *files, "--as", "interview", "--coder", "A"]
    assert main(other) != 0 and not (tmp_path / "study.yaml").exists()


def test_words_with_times_keep_them(tmp_path):
    path = tmp_path / "w.json"
    path.write_text(
        '{"segments": [{"start": 0, "end": 2, "text": "", "words": ['
        '{"word": " So", "start": 0.5, "end": 0.75}, {"word": " far.", "start": 1, "end": 2}]}]}'
    )
    with Workbook(tmp_path / "coding.sqlite", coder="A") as workbook:
        take_interviews(workbook, read_interviews([path])[0], {})
        (passage,) = workbook.passages(workbook.sources()[0].id)
    assert [(w.start, w.end, w.start_ms) for w in passage.words] == [(0, 2, 500), (3, 7, 1000)]


def test_an_attribute_is_set_changed_and_taken_away(tmp_path):
    with Workbook(tmp_path / "coding.sqlite", coder="A") as workbook:
        for values, left in (({"age": "9"}, ["9"]), ({"age": " 10 "}, ["10"]), ({"age": ""}, [])):
            changes = setting(workbook.attributes(), "participant", "P07", values)
            workbook.do("Set an attribute", changes)
            assert Attributes(workbook.attributes()).values("age") == left
        assert workbook.undo() and Attributes(workbook.attributes()).values("age") == ["10"]


def test_a_table_of_links_without_a_column_of_files_is_refused(tmp_path):
    (tmp_path / "links.csv").write_text("name,participant\na.srt,P07\n")
    with pytest.raises(FileRefused, match="no column “file” among: name, participant"):
        read_links(tmp_path / "links.csv")


def test_on_the_command_line_the_printed_table_can_be_given_back(talks, tmp_path, capsys):
    study, files = tmp_path / "study", [str(path) for path in talks]
    assert main(["new", str(study), "--template", "six-methods"]) == 0
    (tmp_path / "people.csv").write_text("participant,age\nP07,54\nP12,31\n")
    capsys.readouterr()
    asked = ["import", str(study), *files, "--as", "interview"]
    people = ["--attributes", str(tmp_path / "people.csv")]
    assert main([*asked, *people, "--dry-run"]) == 0
    table = capsys.readouterr().out
    assert table == (
        "file,participant,interviewer,age\n"
        "2026-03 Talk P07 kitchen.srt,P07,,54\nwalk_p12.txt,P12,,31\n"
    )
    (tmp_path / "links.csv").write_text(table.replace("P12,,31", "P13,B,32"))
    assert main([*asked, "--links", str(tmp_path / "links.csv"), "--coder", "A"]) == 0
    assert "2 interviews, 2 attributes" in capsys.readouterr().out
    with Workbook(study / "coding.sqlite", coder="A") as workbook:
        assert {s.participant for s in workbook.sources()} == {"P07", "P13"}
        (walk,) = (s for s in workbook.sources() if s.participant == "P13")
        assert [p.speaker for p in workbook.passages(walk.id)] == ["participant", INTERVIEWER]


def test_a_file_that_is_no_transcript_is_told_and_nothing_comes_in(talks, tmp_path, capsys):
    study = tmp_path / "study"
    assert main(["new", str(study), "--template", "six-methods"]) == 0
    bad = [tmp_path / "a.vtt", tmp_path / "b.eaf"]
    for path in bad:
        path.write_text("no transcript")
    asked = ["import", str(study), *map(str, [*talks, *bad]), "--as", "transcript"]
    assert main([*asked, "--coder", "A"]) != 0
    said = capsys.readouterr().err
    assert "a.vtt, line 1" in said and "b.eaf is not XML" in said and "2 files cannot" in said
    assert not (study / "coding.sqlite").exists()


@pytest.mark.parametrize(
    ("texts", "who"),
    [
        (["IN: So?\nP1: Yes.\n", "P2: No.\nIN: Why?\n"], ["IN", "IN"]),
        (["Moderatorin: Und?\nAda: Ja.\nBo: Nein.\n"], ["Moderatorin"]),
        (
            ["Kim: So.\nAda: A.\n", "Kim: So.\nBo: B.\n", "Cy: C.\nDi: D.\n"],
            ["Kim", "Kim", ""],
        ),
        (["Ada: A?\nBo: B.\nAda: C?\nBo: D?\nAda: E?\n"], ["Ada"]),
        (["Ada: A?\nBo: B.\n"], [""]),
        (["I: Alone.\nI: Here.\n"], ["I"]),
    ],
)
def test_who_interviews_is_told_by_name_by_recurrence_or_by_questions(tmp_path, texts, who):
    paths = [tmp_path / f"{n}.txt" for n in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    assert list(guessed_interviewers(read_interviews(paths)[0]).values()) == who


def test_an_interviewer_who_speaks_nowhere_is_refused(talks, tmp_path, capsys):
    asked = ["import", str(tmp_path / "study"), *map(str, talks), "--as", "interview"]
    assert main([*asked, "--coder", "A", "--interviewer", "Bob"]) == 1
    assert "“Bob” speaks in none of the files; those who do: " in capsys.readouterr().err
    assert not (tmp_path / "study").exists()


def test_who_interviews_counts_as_no_participant(tmp_path):
    path = tmp_path / "P3.txt"
    path.write_text("IN: So?\nB: Yes.\n")
    with Workbook(tmp_path / "coding.sqlite", coder="A") as workbook:
        read = read_interviews([path])[0]
        take_interviews(workbook, read, {path: InterviewLink("P3", interviewer="IN")})
        (source,) = workbook.sources()
        asked, answered = workbook.passages(source.id)
        assert (asked.speaker, answered.speaker) == (INTERVIEWER, "participant")
        assert source.case_of(asked.speaker) == "" and source.case_of(answered.speaker) == "P3"
        assert take_interviews(workbook, read, {}).same == 1, "the file is known again"


def test_the_share_that_is_read_is_that_of_all_files(talks):
    seen = []

    def follow(name, done, total):
        seen.append((name, done, total))
        return True

    with followed_by(follow):
        read_interviews(talks)
    assert seen == [(path.name, n, 2) for n, path in enumerate(talks)]


def test_lines_of_subtitles_come_in_as_turns_with_times_of_words(tmp_path):
    lines = ["It saves", "me time, mostly.", "Not always."]
    cues = [f"00:0{n}.000 --> 00:0{n + 1}.000\n<v Kim>{line}\n" for n, line in enumerate(lines)]
    (tmp_path / "talk.vtt").write_text("WEBVTT\n\n" + "\n".join(cues))
    (tmp_path / "typed.txt").write_text("Kim: It saves\n\nKim: me time.\n")
    read, _ = read_interviews([tmp_path / "talk.vtt", tmp_path / "typed.txt"])
    with Workbook(tmp_path / "coding.sqlite", coder="A") as book:
        take_interviews(book, read, {})
        turns, typed = (book.passages(source.id) for source in book.sources())
        assert take_interviews(book, read, {}).same == 2
    assert [p.text for p in turns] == ["It saves me time, mostly. Not always."]
    word = next(w for w in turns[0].words if turns[0].text[w.start : w.end] == "me")
    assert word.start_ms == 1_000 and turns[0].end_ms == 3_000
    assert [p.text for p in typed] == ["It saves", "me time."], "paragraphs of a person stay"


@pytest.mark.parametrize("label", ["B1", "Speaker 2", "SPEAKER_01", "Interviewee", "Befragte"])
def test_a_label_that_answers_in_several_files_is_no_participant(tmp_path, label):
    for name in ("Berg", "Talk P02", "Thal"):
        (tmp_path / f"{name}.txt").write_text(f"Interviewer: Why?\n{label}: Because.\n")
    (tmp_path / "walk.txt").write_text("Interviewer: Why?\nKim: Because.\n")
    read, _ = read_interviews(sorted(tmp_path.glob("*.txt")))
    found = {path.stem: code for path, code in guessed_participants(read, ()).items()}
    assert found == {"Berg": "P01", "Talk P02": "P02", "Thal": "P03", "walk": ""}
    found = {path.stem: code for path, code in guessed_participants(read, {"P01"}).items()}
    assert (found["Berg"], found["Thal"]) == ("P03", "P04"), "nobody's that looks like another's"


def test_a_participant_who_speaks_in_two_of_many_files_stays_one(tmp_path):
    for name, who in (("a", "P45"), ("b", "P45"), ("c", "P7"), ("d", "P8"), ("e", "P9")):
        (tmp_path / f"{name}.txt").write_text(f"Interviewer: Why?\n{who}: Because.\n")
    read, _ = read_interviews(sorted(tmp_path.glob("*.txt")))
    assert list(guessed_participants(read, ()).values()) == ["P45", "P45", "P7", "P8", "P9"]


def test_files_of_one_import_came_at_one_time_so_that_participants_are_in_order(
    tmp_path, monkeypatch
):
    times = (f"2026-01-01T08:00:0{n}.000Z" for n in range(9))
    monkeypatch.setattr("labeval.jobs.coding.interviews.utc_now", lambda: next(times))
    for name in ("Adler P10", "Berg P2", "Zink P1"):
        (tmp_path / f"{name}.txt").write_text("Interviewer: Why?\nB: Because.\n")
    read, _ = read_interviews(sorted(tmp_path.glob("*.txt")))
    links = {each.path: InterviewLink(each.stem.split()[1]) for each in read}
    with Workbook(tmp_path / "coding.sqlite", coder="A") as book:
        take_interviews(book, read, links)
        assert len({source.created for source in book.sources()}) == 1
        assert read_corpus(book).participants() == ["P1", "P2", "P10"]
