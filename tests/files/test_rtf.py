"""The text of RTF documents."""

import pytest

from labeval.files.refusal import FileRefused
from labeval.files.rtf import rtf_lines

WORD = (
    rb"{\rtf1\ansi\ansicpg1252\deff0\uc1{\fonttbl{\f0\fswiss\fcharset0 Arial;}"
    rb"{\f1\fnil\fcharset204 Arial Cyr;}}{\colortbl;\red0\green0\blue0;}"
    rb"{\*\generator Riched20 10.0;}{\info{\author Somebody}}"
    b"\n"
    rb"{\header Page 1\par}\pard\plain [00:00:05] Anna: M\'fche, \u8222?sagt\u8220? sie\endash "
    rb"\b fett\b0 .\par"
    b"\n"
    rb"{\f1 \'cf\'f0\'e8\'e2\'e5\'f2}\line\u-10179?\u-8694? ok{\footnote not this}\par "
    rb"{\pict\wmetafile8 0100ffee}a \{b\} c\\d\~e\par}"
    b"\0\0after the end"
)


def lines(tmp_path, content):
    path = tmp_path / "talk.rtf"
    path.write_bytes(content)
    return list(rtf_lines(path))


def test_letters_of_any_code_page_and_what_is_not_read_aloud(tmp_path):
    assert lines(tmp_path, WORD) == [
        "[00:00:05] Anna: Mühe, „sagt“ sie–fett.",
        "Привет",
        "😊 ok",
        "a {b} c\\d\u00a0e",
    ]


def test_a_letter_of_two_bytes_is_one(tmp_path):
    content = rb"{\rtf1\ansi\ansicpg932{\fonttbl{\f0\fcharset128 MS;}}\f0 \'93\'fa\'96\'7b\par}"
    assert lines(tmp_path, content) == ["日本"]


def test_rows_of_a_table_are_lines_with_tabs(tmp_path):
    content = rb"{\rtf1 \trowd 0:05\cell Anna\cell Yes.\cell\row after\par}"
    assert lines(tmp_path, content) == ["0:05\tAnna\tYes.\t", "after"]


@pytest.mark.parametrize("content", [b"", b"plain text", b"PK\x03\x04", b"\\rtf1 no brace"])
def test_another_file_is_refused(content, tmp_path):
    with pytest.raises(FileRefused, match="not an RTF document"):
        lines(tmp_path, content)


@pytest.mark.parametrize(
    "content",
    [
        b"{\\rtf1 " + b"{" * 5_000,
        b"{\\rtf1 " + b"{\\field{\\*\\fldinst{HYPERLINK " * 300,
        b"{\\rtf1\\bin99999999 x}",
        b"{\\rtf1\\uc-5\\u99999999999 x\\par}",
        b"{\\rtf1 \\'",
        b"{\\rtf1 " + b"\\par" * 100_100 + b"}",
    ],
)
def test_hostile_documents_end_in_lines_or_in_a_sentence(content, tmp_path):
    try:
        assert all(isinstance(line, str) for line in lines(tmp_path, content))
    except FileRefused as refused:
        assert "talk.rtf" in str(refused)
