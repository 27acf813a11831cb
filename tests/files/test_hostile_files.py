"""Files that are made to cost much, and damaged ones: a sentence each, for little."""

from __future__ import annotations

import errno
import json
import socket
import threading
import zipfile
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from labeval.audio.decoding import NotReadable, SoundFile
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.reading.project import read_project
from labeval.exchange.qda.texts import read_text
from labeval.files import xml
from labeval.files.docx import Paragraph, TableRow, read_docx
from labeval.files.limits import MOST_ELEMENTS
from labeval.files.progress import ReadingStopped, followed_by
from labeval.files.refusal import FileRefused, refusing
from labeval.study.encoding import unprintable
from labeval.transcription.sound import read_sound
from labeval.transcription.transcript_readers import TranscriptRefused, read_transcript
from tests.support.bounded import costs_little, packed

PROJECT = (
    '<?xml version="1.0" encoding="utf-8"?><Project xmlns="urn:QDA-XML:project:1.0" name="p">'
    '<CodeBook><Codes><Code guid="10000000-0000-4000-8000-000000000001" name="c" '
    'isCodable="true"/></Codes></CodeBook><Sources>{sources}</Sources></Project>'
)


def test_a_project_of_endless_elements_is_refused(tmp_path):
    sources = [(b"<PictureSource name='x'/>", 4_800_000)]
    head, tail = PROJECT.format(sources="|").encode().split(b"|")
    path = packed(tmp_path / "b.qdpx", project_dot_qde=[(head, 1), *sources, (tail, 1)])
    assert path.stat().st_size < 2_000_000
    costs_little(lambda: read_project(path, coder="A"), words="XML elements")


def test_many_selections_of_a_text_with_many_times_are_read_in_time(tmp_path):
    many = 6_000
    text = (
        "<TextSource guid='20000000-0000-4000-8000-000000000001' name='t'>"
        f"<PlainTextContent>{'a ' * many}</PlainTextContent>"
        + "".join(f"<SyncPoint position='{n}' timeStamp='{n}'/>" for n in range(many))
        + "".join(
            f"<PlainTextSelection startPosition='{n}' endPosition='{n + 1}' name='a'/>"
            for n in range(many)
        )
        + "</TextSource>"
    )
    path = packed(tmp_path / "b.qdpx", project_dot_qde=PROJECT.format(sources=text).encode())
    costs_little(lambda: len(read_project(path, coder="A").project.sources), words="read: 1")


def test_a_project_of_endless_text_is_refused(tmp_path):
    source = '<TextSource guid="{0}" name="s{0}" plainTextPath="internal://{0}.txt"/>'
    sources = "".join(source.format(n) for n in range(2))
    texts = {f"sources__{n}_dot_txt": [(b"so many words\n", 400_000)] for n in range(2)}
    path = packed(
        tmp_path / "t.qdpx", project_dot_qde=PROJECT.format(sources=sources).encode(), **texts
    )
    costs_little(lambda: read_project(path, coder="A"), words="300,000 paragraphs")


@pytest.mark.parametrize(
    "declared", ["<!ENTITY a 'aaaaaaaaaa'>", "<!ENTITY a SYSTEM 'file:///etc/passwd'>"]
)
def test_entities_are_never_expanded(tmp_path, declared):
    text = PROJECT.format(sources="&a;" * 9).replace(
        "<Project", f"<!DOCTYPE P [{declared}]><Project"
    )
    path = packed(tmp_path / "e.qdpx", project_dot_qde=text.encode())
    with pytest.raises(ExchangeError, match="document type"):
        read_project(path, coder="A")


@pytest.mark.parametrize("at", range(0, 60, 2))
def test_a_damaged_project_is_one_sentence(tmp_path, at):
    path = packed(tmp_path / "d.qdpx", project_dot_qde=PROJECT.format(sources="<a/>" * 99).encode())
    content = bytearray(path.read_bytes())
    content[40 + at] ^= 0x55
    path.write_bytes(content)
    try:
        read_project(path, coder="A")
    except ExchangeError as refused:
        assert str(path) in str(refused)


def document(path: Path, content: list[tuple[bytes, int]]) -> Path:
    head = b'<w:document xmlns:w="w"><w:body>'
    return packed(
        path, word__document_dot_xml=[(head, 1), *content, (b"</w:body></w:document>", 1)]
    )


def test_a_document_of_endless_paragraphs_is_refused(tmp_path):
    path = document(tmp_path / "p.docx", [(b"<w:p><w:r><w:t>a</w:t></w:r></w:p>", 2_000_000)])
    costs_little(lambda: read_text(path), words="100,000 paragraphs")


@pytest.mark.parametrize(
    ("begin", "piece", "times", "end", "words"),
    [
        (b"<w:p><w:r><w:t>", b"word ", 5_000_000, b"</w:t></w:r></w:p>", "20,000,000 bytes"),
        (
            *(b"<w:tbl><w:tr>", b'<w:tc><w:tcPr><w:gridSpan w:val="64"/></w:tcPr></w:tc>'),
            *(300_000, b"</w:tr></w:tbl>", "100,000 paragraphs"),
        ),
    ],
    ids=["letters", "cells"],
)
def test_a_paragraph_or_row_without_an_end_is_refused(tmp_path, begin, piece, times, end, words):
    path = document(tmp_path / "p.docx", [(begin, 1), (piece, times), (end, 1)])
    costs_little(lambda: read_text(path), words=words)


def test_a_merged_cell_counts_as_often_as_it_is_shown(tmp_path):
    cell = b'<w:tr><w:tc><w:tcPr><w:vMerge w:val="%s"/></w:tcPr>%s</w:tc></w:tr>'
    first = cell % (b"restart", b"<w:p><w:r><w:t>" + b"long " * 2_000 + b"</w:t></w:r></w:p>")
    rows = [(first, 1), (cell % (b"continue", b"<w:p/>"), 10_000)]
    path = document(tmp_path / "m.docx", [(b"<w:tbl>", 1), *rows, (b"</w:tbl>", 1)])
    costs_little(lambda: read_text(path), words="20,000,000 bytes")


@pytest.mark.parametrize("named", ["<n{0}/>", "<a n{0}=''/>"], ids=["elements", "attributes"])
def test_a_document_of_endless_names_is_refused(tmp_path, named):
    names = "".join(named.format(n) for n in range(3_000_000)).encode()
    path = document(tmp_path / "n.docx", [(names, 1)])
    costs_little(lambda: list(read_docx(path)), words="10,000 different names")


def test_an_element_of_endless_attributes_is_refused(tmp_path):
    attributes = " ".join(f"n{n}=''" for n in range(1_200_000)).encode()
    path = document(tmp_path / "a.docx", [(b"<a ", 1), (attributes, 1), (b"/>", 1)])
    costs_little(lambda: list(read_docx(path)), words="8,000,000 bytes")


def test_a_document_of_endless_elements_is_refused(tmp_path, monkeypatch):
    """With an eighth of the limit, in an eighth of the time: all of it takes five seconds."""
    monkeypatch.setattr(xml, "MOST_ELEMENTS", MOST_ELEMENTS // 8)
    path = document(tmp_path / "e.docx", [(b"<w:i/>", 1_200_000)])
    costs_little(lambda: list(read_docx(path)), words="1,000,000 XML elements", share=1 / 8)


def test_nesting_is_bounded(tmp_path):
    path = document(tmp_path / "n.docx", [(b"<w:p>", 2_000_000)])
    costs_little(lambda: list(read_docx(path)), words="100 levels")


def test_a_document_is_read_as_it_is_seen(tmp_path):
    import docx

    made = docx.Document()
    made.add_heading("Talk", level=2)
    made.add_paragraph("one\ttwo\nthree")
    table = made.add_table(rows=2, cols=2)
    for cell, text in zip(table._cells, "abcd", strict=True):
        cell.text = text
    table.cell(0, 0).merge(table.cell(1, 0))
    made.save(str(tmp_path / "m.docx"))
    assert list(read_docx(tmp_path / "m.docx")) == [
        Paragraph("Talk", "heading 2"),
        Paragraph("one\ttwo\nthree", ""),
        TableRow(("a\nc", "b"), True),
        TableRow(("a\nc", "d"), False),
    ]


@pytest.mark.parametrize(("cues", "says"), [(100_000, "read: 100000"), (110_000, "100,000 segm")])
def test_a_hundred_thousand_cues_are_read_and_more_are_refused(tmp_path, cues, says):
    stamps = (f"{n // 3600:02}:{n // 60 % 60:02}:{n % 60:02}.000" for n in range(cues + 1))
    times = list(stamps)
    spoken = (f"{a} --> {b}\n<v P>so I think" for a, b in pairwise(times))
    path = tmp_path / "long.vtt"
    path.write_text("WEBVTT\n\n" + "\n\n".join(spoken))
    read = lambda: len(read_transcript(path, seconds=0, language="en").segments)  # noqa: E731
    costs_little(read, words=says)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.srt", "1\n" + "9" * 100_000 + ":00:00,000 --> 00:00:01,000\nwords\n"),
        ("b.tsv", "9" * 100_000 + "\t5\twords\n"),
        ("c.tsv", "²\t5\twords\n"),
        ("d.json", '{"segments": [{"start": 1e999, "end": 1e999, "text": "a"}]}'),
        ("e.json", '{"segments": [{"start_s": "a", "end_s": [], "words": []}]}'),
        ("f.json", '{"segments": ' + "[" * 100_000),
        ("g.json", json.dumps({"segments": [{"start": 9 * 10**30, "end": 10**40, "text": "a"}]})),
        ("h.json", '{"segments": [' + "9" * 10_000 + "]}"),
        ("i.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n" + "word " * 300_000),
        ("j.docx", "no archive"),
    ],
)  # fmt: skip
def test_transcripts_with_impossible_values_are_refused(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(TranscriptRefused):
        read_transcript(path, seconds=0, language="en")


@pytest.mark.parametrize(
    "text",
    [
        "`" * 300_000,
        "[" * 300_000,
        "**a " * 100_000,
        "> " * 200_000,
        "x" + " " * 300_000 + "#x",
        "<b " * 200_000,
    ],
)
def test_marks_without_end_take_no_time(tmp_path, text):
    path = tmp_path / "marks.md"
    path.write_text(f"A word.\n{text}")
    costs_little(lambda: read_text(path)[0].name, words="read: marks")


def test_characters_that_no_text_holds_are_found_line_by_line_at_once():
    text = "a\x00b\x00\nfine\n" + "\x00" * 1_000_000 + "\n\nc\x01"
    found = [(p.line, p.column, p.values["code"]) for p in unprintable(text, "file")]
    assert found == [(1, 2, "U+0000"), (3, 1, "U+0000"), (5, 2, "U+0001")]


def test_a_playlist_opens_no_address(tmp_path):
    heard = []
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        server.settimeout(1)

        def listen() -> None:
            try:
                heard.append(server.accept()[1])
            except TimeoutError:
                return

        listening = threading.Thread(target=listen)
        listening.start()
        path = tmp_path / "talk.m3u8"
        address = f"http://127.0.0.1:{server.getsockname()[1]}/a.ts"
        path.write_text(
            f"#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n{address}\n#EXT-X-ENDLIST\n"
        )
        with pytest.raises(NotReadable):
            SoundFile(path)
        with pytest.raises(FileRefused):
            read_sound(path)
        listening.join()
    assert heard == []


@pytest.mark.parametrize(
    "error",
    [
        *(ValueError("x"), MemoryError(), RecursionError(), EOFError(), KeyError("k")),
        *(zipfile.BadZipFile("x"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "x"), OSError("x")),
        *(OverflowError(), ZeroDivisionError(), NotImplementedError(), AssertionError()),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whatever_a_reader_raises_becomes_a_refusal_that_names_the_file(error):
    with pytest.raises(ExchangeError, match=r"file\.x"), refusing("file.x", ExchangeError):
        raise error


@pytest.mark.parametrize(
    "error", [FileNotFoundError(2, "no", "file.x"), PermissionError(13, "no", "f")]
)
def test_what_the_system_says_passes(error):
    with pytest.raises(type(error)), refusing("file.x", FileRefused):
        raise error


def test_whoever_follows_hears_how_far_it_is_and_can_stop_it(tmp_path):
    path = document(tmp_path / "p.docx", [(b"<w:p><w:r><w:t>a</w:t></w:r></w:p>", 90_000)])
    heard: list[tuple[str, int, int]] = []

    def follow(name: str, done: int, total: int) -> bool:
        heard.append((name, done, total))
        return len(heard) < 5

    with pytest.raises(ReadingStopped), followed_by(follow):
        read_text(path)
    assert len(heard) == 5 and str(path) in heard[0][0]


def test_a_pdf_of_too_many_pages_is_refused_and_reading_one_can_be_stopped(tmp_path, monkeypatch):
    pypdf = pytest.importorskip("pypdf")
    monkeypatch.setattr("labeval.exchange.qda.texts.MOST_PAGES", 20)
    writer = pypdf.PdfWriter()
    for _ in range(20):
        writer.add_blank_page(100, 100)
    writer.write(tmp_path / "twenty.pdf")
    writer.add_blank_page(100, 100)
    writer.write(tmp_path / "more.pdf")
    with pytest.raises(ExchangeError, match="no text in it"):
        read_text(tmp_path / "twenty.pdf")
    with pytest.raises(ExchangeError, match="has more than 20 pages"):
        read_text(tmp_path / "more.pdf")
    pages: list[int] = []

    def until_the_third(name: str, done: int, total: int) -> bool:
        pages.append(done)
        return done < 3

    with followed_by(until_the_third), pytest.raises(ReadingStopped):
        read_text(tmp_path / "twenty.pdf")
    assert pages == [1, 2, 3]


def pdf_of(path: Path, drawn: bytes, pages: int = 1) -> Path:
    """A PDF whose pages all draw the same."""
    pypdf = pytest.importorskip("pypdf")
    from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

    writer = pypdf.PdfWriter()
    page = writer.add_blank_page(300, 200)
    stream = DecodedStreamObject()
    stream.set_data(drawn)
    font = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
    named = DictionaryObject({NameObject(k): NameObject(v) for k, v in font.items()})
    fonts = DictionaryObject({NameObject("/F1"): named})
    page[NameObject("/Resources")] = DictionaryObject({NameObject("/Font"): fonts})
    page[NameObject("/Contents")] = writer._add_object(stream.flate_encode(9))
    for _ in range(pages - 1):
        writer.add_page(page)
    writer.write(path)
    return path


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (b"BT /F1 12 Tf (" + b"abc def. " * 2_500_000 + b")Tj ET", "Limit reached"),
        (b"BT /F1 12 Tf " + b"(a.)Tj T* " * 600_000 + b"ET", "maximum number of tokens"),
    ],
    ids=["one long text", "many small ones"],
)
def test_a_page_of_a_pdf_that_unpacks_to_too_much_is_refused(tmp_path, drawn, said):
    with pytest.raises(ExchangeError, match=said):
        read_text(pdf_of(tmp_path / "large.pdf", drawn))


def test_a_pdf_is_refused_at_the_page_with_which_its_paragraphs_are_too_many(tmp_path, monkeypatch):
    monkeypatch.setattr("labeval.exchange.qda.texts.MOST_PARAGRAPHS", 5)
    path = pdf_of(tmp_path / "many.pdf", b"BT /F1 12 Tf (One.)Tj 0 -20 Td (Two.)Tj ET", pages=9)
    pages: list[int] = []
    with (
        followed_by(lambda _name, done, _total: pages.append(done) is None),
        pytest.raises(ExchangeError, match="more than 5 paragraphs"),
    ):
        read_text(path)
    assert pages == [1, 2]


def test_pages_of_a_pdf_are_counted_together_and_take_the_time_that_a_file_may(
    tmp_path, monkeypatch
):
    drawn = b"BT /F1 12 Tf " + b"(It names its source.) Tj 0 -20 Td " * 1_000 + b"ET"
    assert len(read_text(pdf_of(tmp_path / "three.pdf", drawn, 3))[1]) == 3_000
    monkeypatch.setattr("labeval.exchange.qda.texts.MOST_TEXT", 60_000)
    with pytest.raises(ExchangeError, match="unpacks to more than 60,000 bytes"):
        read_text(tmp_path / "three.pdf")
    monkeypatch.undo()
    monkeypatch.setattr("labeval.files.limits.MOST_SECONDS", 0.0)
    with pytest.raises(ExchangeError, match="takes more than 0 s"):
        read_text(tmp_path / "three.pdf")


def test_a_file_that_takes_too_long_is_refused_while_it_is_read(tmp_path, monkeypatch):
    path = tmp_path / "long.txt"
    path.write_text("A line.\n" * 20_000, encoding="utf-8")
    assert len(read_text(path)[1]) == 20_000
    monkeypatch.setattr("labeval.files.limits.MOST_SECONDS", 0.0)
    with pytest.raises(ExchangeError, match="takes more than 0 s to read"):
        read_text(path)


def test_a_sound_that_changes_its_form_on_the_way_is_refused(tmp_path):
    import av
    import numpy as np

    content = b""
    for rate, layout, channels in ((16_000, "mono", 1), (44_100, "stereo", 2)):
        path = tmp_path / f"{layout}.mp3"
        with av.open(str(path), "w") as made:
            stream = made.add_stream("libmp3lame", rate=rate, layout=layout)
            samples = np.zeros((1, rate * channels), np.int16)
            frame = av.AudioFrame.from_ndarray(samples, format="s16", layout=layout)
            frame.sample_rate = rate
            made.mux(stream.encode(frame))
            made.mux(stream.encode(None))
        content += path.read_bytes()
    both = tmp_path / "both.mp3"
    both.write_bytes(content)
    with closing(SoundFile(both)) as sound, pytest.raises(NotReadable, match=r"both\.mp3"):
        list(sound.pieces())


@pytest.mark.parametrize("content", [b"", b"not sound", b"RIFF\x24\0\0\0WAVEfmt "])
def test_a_file_without_sound_is_refused_in_words_of_the_program(tmp_path, content):
    path = tmp_path / "talk.wav"
    path.write_bytes(content)
    with pytest.raises(FileRefused, match=r"talk\.wav is damaged, or it is no sound") as heard:
        read_sound(path)
    with pytest.raises(NotReadable, match=r"^talk\.wav is damaged, or it is no sound") as played:
        SoundFile(path)
    assert "Errno" not in f"{heard.value} {played.value}"


@pytest.mark.parametrize(
    ("name", "line", "times", "words"),
    [
        ("many.txt", "a", 3_000_000, "more than 1,000,000 lines"),
        ("typed.txt", "[00:00:05] A: b", 700_000, "more than 200,000 lines"),
        ("long.txt", "b " * 400_000, 12, "more than 500,000 words"),
        ("short.vtt", "ab", 6_000_000, "more than 1,000,000 lines"),
        ("short.tsv", "ab", 6_000_000, "more than 1,000,000 lines"),
    ],
)
def test_a_transcript_of_endless_lines_is_refused_before_they_are_kept(
    tmp_path, name, line, times, words
):
    path = tmp_path / name
    path.write_text("WEBVTT\n" + f"{line}\n" * times)
    costs_little(lambda: read_transcript(path, seconds=0, language=""), words=words)


@pytest.mark.parametrize("ending", ["txt", "md"])
def test_a_text_of_endless_lines_is_refused_before_they_are_kept(tmp_path, ending):
    path = tmp_path / f"many.{ending}"
    path.write_text("ab\n" * 6_000_000)
    costs_little(lambda: read_text(path), words="100,000 paragraphs")


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="needs Linux")
def test_a_disk_that_fails_while_it_is_read_is_no_damage_of_the_file():
    # The first byte of a process's memory belongs to nothing: the system gives EIO, without a name.
    with (
        pytest.raises(OSError, match=r"file\.x") as failed,
        refusing("file.x", FileRefused),
        Path("/proc/self/mem").open("rb") as memory,
    ):
        memory.read(1)
    assert failed.value.errno == errno.EIO
