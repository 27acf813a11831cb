"""Projects of other programs, with their habits: taken, or told line by line; never half read."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda import archive
from labeval.exchange.qda.reading.project import ReadProject, read_project

CODE = "11111111-1111-4111-8111-111111111111"
OTHER = "11111111-1111-4111-8111-222222222222"
USER = "22222222-2222-4222-8222-222222222222"
TEXT = "33333333-3333-4333-8333-333333333333"

Make = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Writes a project file around some XML."""

    def write(
        sources: str = "",
        *,
        codes: str = f'<Code guid="{CODE}" name="Good" isCodable="true"/>',
        more: str = "",
        files: Mapping[str, bytes] | None = None,
        head: str = "",
        name: str = "project.qde",
    ) -> Path:
        xml = (
            f'<?xml version="1.0" encoding="utf-8"?>{head}'
            '<Project xmlns="urn:QDA-XML:project:1.0" name="theirs">'
            f'<Users><User guid="{{{USER.upper()}}}" name="Kim"/></Users>'
            f"<CodeBook><Codes>{codes}</Codes></CodeBook>"
            f"<Sources>{sources}</Sources>{more}</Project>"
        )
        path = tmp_path / "theirs.qdpx"
        with zipfile.ZipFile(path, "w") as file:
            file.writestr(name, xml)
            for inside, content in (files or {}).items():
                file.writestr(inside, content)
        return path

    return write


def selection(start: int, end: int, quote: str = "", code: str = CODE, guid: str = "") -> str:
    return (
        f'<PlainTextSelection guid="{guid or f"44444444-4444-4444-8444-{start:012}"}" '
        f'name="{quote}" startPosition="{start}" endPosition="{end}">'
        f'<Coding guid="55555555-5555-4555-8555-{start:012}" creatingUser="{USER}">'
        f'<CodeRef targetGUID="{{{code.upper()}}}"/></Coding></PlainTextSelection>'
    )


def in_file(*selections: str) -> str:
    return (
        f'<TextSource guid="{{{TEXT.upper()}}}" name="One" plainTextPath="internal://One.TXT">'
        f"{''.join(selections)}</TextSource>"
    )


def quotes(read: ReadProject) -> list[str]:
    return [coding.quote for coding in read.project.codings]


@pytest.mark.parametrize(
    ("content", "start", "end", "quote"),
    [
        (b"one two three", 4, 7, "two"),
        ("\ufeffone two three".encode(), 4, 7, "two"),
        ("\ufeffone two three".encode(), 5, 8, "two"),
        (b"one\r\ntwo\r\nthree", 4, 7, "two"),
        (b"one\r\ntwo\r\nthree", 5, 8, "two"),
        ("🙂🙂 two three".encode(), 3, 6, "two"),
        ("🙂🙂 two three".encode(), 5, 8, "two"),
        ("\ufeff🙂\r\ntwo three".encode(), 5, 8, "two"),
        ("one two three".encode("utf-16"), 4, 7, "two"),
        (b"one\rtwo\rthree", 4, 7, "two"),
    ],
)
def test_a_text_is_counted_as_its_program_counted(
    make: Make, content: bytes, start: int, end: int, quote: str
) -> None:
    """Byte order marks, two-character line ends and UTF-16 units are counted or are not."""
    path = make(in_file(selection(start, end, quote)), files={"Sources/one.txt": content})
    read = read_project(path, coder="A")
    assert (quotes(read), read.left) == ([quote], [])
    assert read.project.coders[1].name == "Kim"
    assert read.project.codings[0].coder == read.project.coders[1].id


def test_a_note_on_words_ends_as_segments_of_its_file_do(make: Make) -> None:
    """Here with the last character of the words, as their quotes say."""
    note = (
        f'<Notes><Note guid="{OTHER}" name=""><PlainTextContent>Who?</PlainTextContent>'
        '<PlainTextSelection startPosition="4" endPosition="6"/></Note></Notes>'
    )
    coded = in_file(selection(0, 2, "one"), f'<NoteRef targetGUID="{OTHER}"/>')
    read = read_project(make(coded, more=note, files={"one.txt": b"one two three"}), coder="A")
    assert quotes(read) == ["one"]
    assert [memo.text for memo in read.project.memos] == ["“two”: Who?"]


def test_a_byte_order_mark_is_no_text(make: Make) -> None:
    read = read_project(
        make(in_file(selection(0, 3)), files={"sources/One.TXT": "\ufeffone".encode()}), coder="A"
    )
    assert [p.text for p in read.project.passages[TEXT]] == ["one"]
    assert quotes(read) == ["one"]


def test_what_cannot_be_represented_is_told(make: Make) -> None:
    picture = f'<PictureSource guid="{OTHER}" name="A face"/>'
    sources = in_file(
        selection(0, 3),
        selection(4, 400, guid="44444444-4444-4444-8444-000000000009"),
        selection(900, 901),
        selection(2, 2),
        selection(1, 3, code=OTHER),
        '<PlainTextSelection guid="44444444-4444-4444-8444-000000000077" startPosition="0" '
        'endPosition="3"/>',
    )
    more = (
        f'<Links><Link guid="{OTHER}" name="causes" originGUID="{CODE}" targetGUID="{TEXT}"/>'
        "</Links><Sets/>"
    )
    read = read_project(
        make(sources + picture, more=more, files={"one.txt": b"one two"}), coder="A"
    )
    assert quotes(read) == ["one", "two"]
    nowhere = "source 'One': a segment that is nowhere in its text"
    assert sorted(map(str, read.left)) == sorted(
        [
            "source 'One': a segment goes on behind its text and ends there (startPosition 4, "
            "endPosition 400)",
            f"{nowhere} (startPosition 900, endPosition 901)",
            f"{nowhere} (startPosition 2, endPosition 2)",
            "source 'One': “ne” has a code that there is not",
            "source 'One': a segment without a code: “one”",
            "source 'A face': a PictureSource has no text that could be coded",
            f"link 'causes' from {CODE} to {TEXT}",
        ]
    )


def test_an_id_that_stands_there_twice_makes_two_rows(make: Make) -> None:
    twice = (
        f'<Code guid="{CODE}" name="Good" isCodable="true"/>'
        f'<Code guid="{CODE}" name="Bad" isCodable="false" color="#abc"/>'
    )
    read = read_project(make(codes=twice), coder="A")
    assert [(c.name, c.codable, c.colour) for c in read.project.codes] == [
        ("Good", True, ""),
        ("Bad", False, "#AABBCC"),
    ]
    assert len({c.id for c in read.project.codes}) == 2
    assert list(map(str, read.left)) == [
        f"code 'Bad': its GUID '{CODE}' is there twice; it has a new one"
    ]


def test_two_texts_of_one_source_are_told_apart(make: Make) -> None:
    both = in_file("<PlainTextContent>another</PlainTextContent>", selection(0, 3))
    read = read_project(make(both, files={"sources/one.txt": b"one two"}), coder="A")
    assert quotes(read) == ["one"]
    assert list(map(str, read.left)) == [
        "source 'One': it has two texts; that of internal://One.TXT counts"
    ]


def test_a_text_in_another_encoding_is_taken_with_marks_and_told(make: Make) -> None:
    files = {"sources/one.txt": "café".encode("latin-1")}
    read = read_project(make(in_file(selection(0, 3)), files=files), coder="A")
    assert [p.text for p in read.project.passages[TEXT]] == ["caf\ufffd"]
    assert len(read.left) == 1 and "internal://One.TXT is not UTF-8" in str(read.left[0])


def test_a_text_that_is_not_there_is_told(make: Make) -> None:
    rich = f'<TextSource guid="{OTHER}" name="Two" richTextPath="internal://two.docx"/>'
    read = read_project(make(in_file() + rich), coder="A")
    assert read.project.sources == []
    assert list(map(str, read.left)) == [
        "source 'One': there is no internal://One.TXT",
        "source 'Two': it has only a formatted text, internal://two.docx",
    ]


def test_codes_of_the_sound_lie_on_the_words_spoken_then(make: Make) -> None:
    points = "".join(
        f'<SyncPoint guid="66666666-6666-4666-8666-{at:012}" timeStamp="{ms}" position="{at}"/>'
        for at, ms in ((0, 0), (4, 1000), (8, 2000))
    )
    source = (
        f'<AudioSource guid="{OTHER}" name="Talk" path="internal://talk.m4a">'
        f'<Transcript guid="{TEXT}"><PlainTextContent>one two three</PlainTextContent>{points}'
        '<TranscriptSelection guid="44444444-4444-4444-8444-000000000001" '
        'fromSyncPoint="66666666-6666-4666-8666-000000000000" '
        'toSyncPoint="66666666-6666-4666-8666-000000000004">'
        f'<Coding guid="55555555-5555-4555-8555-000000000001"><CodeRef targetGUID="{CODE}"/>'
        "</Coding></TranscriptSelection></Transcript>"
        '<AudioSelection guid="44444444-4444-4444-8444-000000000002" begin="1100" end="1900">'
        f'<Coding guid="55555555-5555-4555-8555-000000000002"><CodeRef targetGUID="{CODE}"/>'
        "</Coding></AudioSelection></AudioSource>"
    )
    read = read_project(make(source), coder="A")
    assert quotes(read) == ["one ", "two "]
    assert list(map(str, read.left)) == [
        "source 'Talk': the sound internal://talk.m4a stays in the file"
    ]


@pytest.mark.parametrize(
    "head",
    [
        '<!DOCTYPE Project [<!ENTITY a SYSTEM "file:///etc/hostname">]>',
        '<!DOCTYPE Project [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>',
    ],
)
def test_a_document_type_is_refused(make: Make, head: str) -> None:
    with pytest.raises(ExchangeError, match="has a document type"):
        read_project(make(head=head), coder="A")


def test_what_is_no_project_is_refused_in_a_sentence(tmp_path: Path, make: Make) -> None:
    path = tmp_path / "text.qdpx"
    path.write_text("no archive")
    with pytest.raises(ExchangeError, match="is damaged or of another kind"):
        read_project(path, coder="A")
    with pytest.raises(ExchangeError, match=r"there is no project\.qde in it"):
        read_project(make(name="else.xml"), coder="A")
    with pytest.raises(ExchangeError, match="is not XML"):
        read_project(make("<TextSource>"), coder="A")


def test_a_file_that_is_too_large_is_refused_before_it_is_read(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_TEXTS", 5000)
    path = make(in_file(), files={"sources/one.txt": b"0" * 6000})
    with pytest.raises(ExchangeError, match="unpacks to more than"):
        read_project(path, coder="A")


def test_no_name_in_an_archive_leads_out_of_it(make: Make) -> None:
    source = in_file().replace("internal://One.TXT", "internal://../../../etc/hostname")
    read = read_project(make(source), coder="A")
    assert list(map(str, read.left)) == [
        "source 'One': there is no internal://../../../etc/hostname"
    ]
