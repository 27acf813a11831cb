"""Studies and files of every kind that a fuzz run damages, all of them made here."""

from __future__ import annotations

import math
import random
import shutil
import struct
import wave
import zipfile
from collections.abc import Callable
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import partial
from io import StringIO
from pathlib import Path

from labeval import places
from labeval.cli import main
from labeval.jobs.speech.import_transcript import import_transcript
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.transcription.transcript import SpeechSegment, Transcript, Word
from labeval.transcription.transcript_writers import FILE_FORMATS, file_content
from tests.runs.fuzz_mutations import doubled, mutated
from tests.support.foreign_files.interview_files import write_interview_files
from tests.support.foreign_files.laboratory_files import write_laboratory_files
from tests.support.studies.spoken_study import recorded_session

LINES = (
    *("I find the first answer clearer, because it names its source.", "Why is that?"),
    *("It says *when* and `where`; the other one [only hints](https://example.org) at it.",),
    *("Und die zweite Antwort – naja, sie ist kürzer.", "Mhm.", "So I gave it a four of five."),
)
_TYPED = "\n".join(f"[00:00:{5 * n:02}] P{n % 2}: {line}" for n, line in enumerate(LINES))
_TURNS = [(5.0 * n, 5.0 * n + 6.0, f"Person {n % 2}", line) for n, line in enumerate(LINES)]


@dataclass(frozen=True, slots=True)
class Seed:
    """A sound file, and how it is used."""

    kind: str
    file: Path
    base: str
    """The folder (of the world) that the command works on; empty for none."""
    put: str
    """Where the file goes in a copy of the folder; empty for beside it."""
    command: Callable[[Path, Path], list[str]]
    """Given the folder and the file, the command line; a name in capitals is a function here."""
    keeps: bool = True
    """Whether a command that fails must leave the folder as it was."""
    damage: Callable[[bytes, str, random.Random], bytes] = mutated
    """Given content, ending and chance, the damaged content."""


def make_world(place: Path) -> list[Seed]:
    """Make the studies and files, and say what can be done with them."""
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        return _made(place)


def _made(place: Path) -> list[Seed]:
    seeds = _study_seeds(place)
    study = place / "rated"
    _run("new", study, "--template", "six-methods")
    _run("simulate", study, "--participants", 3)
    files = place / "files"
    files.mkdir()
    _transcripts(place, files)
    _texts(files)
    _run("import", study, files / "talk.txt", files / "talk.md", "--as", "text", "--coder", "A")
    _run("import", study, "evaluation-sessions", "--as", "codebook", "--coder", "A")
    _code_something(study)
    for format in ("csv", "jsonl", "xlsx", "parquet"):
        out = files / f"judgments.{format}"
        _run("export", study, "--table", "judgments", "--format", format, "--out", out)
    _run("export", study, "--format", "qdpx", "--out", files / "own.qdpx")
    _run("export", study, "--format", "qdc", "--out", files / "codes.qdc")
    _without_rows(files / "own.qdpx", files / "other.qdpx")
    shutil.copyfile(places.codebooks() / "justifications.csv", files / "codes.csv")
    _sounds(files)
    (files / "people.csv").write_text(_PEOPLE, encoding="utf-8")
    _run("capsule", study, files / "capsule.zip", "--licence", "CC-BY-4.0")
    _comparisons(files / "comparisons.parquet")
    _nested(files / "nested.parquet")
    _run("pack", study, "--to", files / "packed")
    (packed,) = (files / "packed").iterdir()
    # Without the hash in its name, by which a damaged one would be refused unread.
    shutil.copyfile(packed, files / "carried.bundle")
    return [*seeds, *_record_seeds(study, files), *_file_seeds(files)]


def _run(*arguments: object) -> None:
    assert main([str(each) for each in arguments]) == 0, arguments


def _study_seeds(place: Path) -> list[Seed]:
    found = []
    for template in ("six-methods", "rag-questionnaire", "response-writing", "campaign"):
        base = place / template
        _run("new", base, "--template", template)
        found += [
            Seed(f"study:{file.suffix[1:]}", file, template, file.name, _check)
            for file in sorted(base.iterdir())
            if file.suffix in (".yaml", ".csv", ".jsonl", ".txt")
        ]
    items = place / "in-sheet"
    shutil.copytree(place / "six-methods", items)
    _as_sheet(items / "items.csv", items / "items.xlsx")
    (items / "items.csv").unlink()
    file = items / "study.yaml"
    text = file.read_text(encoding="utf-8")
    named = text.replace("items: items.csv", "items: items.xlsx")
    file.write_text(named if named != text else f"{text}\nitems: items.xlsx\n", encoding="utf-8")
    return [*found, Seed("study:xlsx", items / "items.xlsx", "in-sheet", "items.xlsx", _check)]


def _as_sheet(table: Path, sheet: Path) -> None:
    import csv

    import openpyxl

    book = openpyxl.Workbook()
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.reader(file):
            book.active.append(row)
    book.save(sheet)


def _check(folder: Path, _: Path) -> list[str]:
    return ["check", str(folder), "--no-fit"]


def _transcripts(place: Path, files: Path) -> None:
    segments = tuple(
        SpeechSegment(
            5.0 * n,
            5.0 * n + 4.5,
            tuple(Word(f" {word}", 5.0 * n, 5.0 * n + 4.0, 0.9) for word in line.split()),
            ("participant", "supervisor")[n % 2],
        )
        for n, line in enumerate(LINES)
    )
    transcript = Transcript(segments, "en", 30.0, {"model": "none"})
    for format in FILE_FORMATS:
        (files / f"said.{format}").write_bytes(file_content(transcript, format))
    _tone(files / "tone.wav", 40)
    with recorded_session(place / "spoken") as (desk, record):
        desk.record(files / "tone.wav")
        desk.turn(10.0)
        desk.turn(20.0)
        import_transcript(record, desk.folder, files / "said.json", desk.session.header.id)
        version = record.versions.content(desk.session.header.version)
    (place / "silent").mkdir()
    with Record(StudyFolder(place / "silent").database) as record:
        record.versions.keep(version)
    for study in ("spoken", "silent"):
        for name in ("study.yaml", "items.csv", "references.jsonl"):
            if (place / "six-methods" / name).exists():
                shutil.copyfile(place / "six-methods" / name, place / study / name)


def _texts(files: Path) -> None:
    from docx import Document

    (files / "talk.txt").write_text(_TYPED, encoding="utf-8")
    (files / "talk.md").write_text("# Talk\n\n> quoted\n\n" + "\n\n".join(LINES), encoding="utf-8")
    document = Document()
    document.add_heading("Talk", level=1)
    for line in LINES:
        document.add_paragraph(line)
    table = document.add_table(rows=2, cols=3)
    for cell, text in zip(
        table._cells, ("Time", "Speaker", "Text", "00:12", "P", "Hm"), strict=True
    ):
        cell.text = text
    document.save(str(files / "talk.docx"))
    _pdf(files / "talk.pdf")


def _pdf(path: Path) -> None:
    """A PDF of one page with two lines."""
    text = b"BT /F1 12 Tf 20 100 Td (It names its source.) Tj 0 -20 Td (P01 said so.) Tj ET"
    parts = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R"
        b"/Resources<</Font<</F1 5 0 R>>>>>>",
        b"<</Length %d>>stream\n%s\nendstream" % (len(text), text),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    made, places_of = b"%PDF-1.4\n", []
    for n, part in enumerate(parts, start=1):
        places_of.append(len(made))
        made += b"%d 0 obj%s endobj\n" % (n, part)
    table = b"".join(b"%010d 00000 n \n" % at for at in places_of)
    made += b"xref\n0 6\n0000000000 65535 f \n" + table
    at = made.index(b"xref\n")
    path.write_bytes(made + b"trailer<</Size 6/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF" % at)


def _code_something(study: Path) -> None:
    from labeval.coding.edits import added
    from labeval.coding.identity import new_id
    from labeval.coding.moments import utc_now
    from labeval.coding.rows import Anchor, Coding, Memo
    from labeval.store.workbook.workbook import Workbook

    with Workbook(StudyFolder(study).workbook, coder="A") as book:
        codes = [code for code in book.codes() if code.codable]
        source = next(iter(book.sources()))
        for n, passage in enumerate(book.passages(source.id)):
            if len(passage.text) < 6:
                continue
            ends = Anchor(passage.id, 0), Anchor(passage.id, 5)
            coding = Coding(
                *(new_id(), source.id, codes[n % len(codes)].id, book.coder.id, *ends),
                *(passage.text[:5], utc_now(), "why"),
            )
            book.do("Code", [added(coding)])
        memo = Memo(new_id(), "source", source.id, book.coder.id, "a memo", utc_now())
        book.do("Memo", [added(memo)])


def _without_rows(own: Path, other: Path) -> None:
    """The project as another program would write it: without our own rows."""
    with zipfile.ZipFile(own) as packed, zipfile.ZipFile(other, "w") as made:
        for name in packed.namelist():
            if not name.endswith("labeval-rows.json"):
                made.writestr(name, packed.read(name))


_PEOPLE = "participant,age,place\nP01,54,Hof\nP02,„31“,\nP03,,Ulm\n"


def _comparisons(path: Path) -> None:
    """A table of comparisons of three systems by four raters."""
    import pyarrow
    import pyarrow.parquet as parquet

    pairs = [("aurora", "cirrus"), ("cirrus", "boreas"), ("boreas", "aurora")]
    outcomes = ("first", "second", "tie", "both_bad", "first")
    rows = [
        {"judge": f"r{n % 4}", "question_id": f"q{n % 5}", "model_a": one, "model_b": other}
        | {"winner": outcomes[n % 5]}
        for n in range(60)
        for one, other in [pairs[n % 3]]
    ]
    parquet.write_table(pyarrow.Table.from_pylist(rows), path)


def _tone(path: Path, seconds: float, rate: int = 16_000) -> None:
    with closing(wave.open(str(path), "wb")) as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        for n in range(int(seconds * rate / 160)):
            one = [int(9_000 * math.sin((n * 160 + i) * 0.1)) for i in range(160)]
            file.writeframes(struct.pack("<160h", *one))


def _sounds(files: Path) -> None:
    import av

    _tone(files / "short.wav", 1.0)
    for ending, codec in (
        ("flac", "flac"),
        ("mp3", "libmp3lame"),
        ("ogg", "libopus"),
        ("m4a", "aac"),
    ):
        with (
            av.open(str(files / "short.wav")) as given,
            av.open(str(files / f"short.{ending}"), "w") as made,
        ):
            stream = made.add_stream(codec, rate=48_000 if codec == "libopus" else 16_000)
            for frame in given.decode(audio=0):
                made.mux(stream.encode(frame))
            made.mux(stream.encode(None))


def _record_seeds(study: Path, files: Path) -> list[Seed]:
    shutil.copytree(study, study.with_name("coded"))
    for folder, kind in (("rated", "record"), ("spoken", "spoken-record")):
        database = StudyFolder(study.with_name(folder)).database
        with Record(database) as record:
            record.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copyfile(database, files / f"{kind}.sqlite")
    shutil.copyfile(StudyFolder(study).workbook, files / "coding.sqlite")
    (files / "named.zip").write_bytes(_zip_of({"a.txt": b"P0001 said", "b/c.txt": b"nothing"}))
    exports = ("named.zip", "judgments.xlsx", "talk.docx", "talk.pdf", "judgments.csv")
    return [
        Seed("record:verify", files / "record.sqlite", "rated", "record.sqlite", _verify, False),
        Seed("record:merge", files / "record.sqlite", "rated", "", _merge),
        Seed(
            *("record:verify", files / "spoken-record.sqlite", "spoken", "record.sqlite", _verify),
            keeps=False,
        ),
        Seed("record:merge", files / "spoken-record.sqlite", "silent", "", _merge),
        Seed("workbook:merge", files / "coding.sqlite", "rated", "", _merge_coding),
        *(
            Seed(
                "workbook:doubled", files / "coding.sqlite", base, "", _merge_coding, True, doubled
            )
            for base in ("rated", "six-methods")
        ),
        Seed("workbook:codes", files / "coding.sqlite", "rated", "coding.sqlite", _codes, False),
        *(
            Seed("erase", files / name, "rated", f"exports/{name}", _erase, False)
            for name in exports
        ),
    ]


def _zip_of(members: dict[str, bytes]) -> bytes:
    import io

    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in members.items():
            packed.writestr(name, content)
    return made.getvalue()


def _verify(folder: Path, _: Path) -> list[str]:
    return ["verify", str(folder), "--save-to", str(folder / "saved.sqlite")]


def _merge(folder: Path, file: Path) -> list[str]:
    return ["merge", str(folder), str(file)]


def _merge_coding(folder: Path, file: Path) -> list[str]:
    named = file.with_name("coding.sqlite")
    if named != file:
        file.rename(named)
    return ["merge", str(folder), str(named)]


def _codes(folder: Path, _: Path) -> list[str]:
    return ["codes", str(folder), "--samples", "0", "--out", str(folder / "exports" / "codes")]


def _erase(folder: Path, _: Path) -> list[str]:
    with closing(Record(StudyFolder(folder).database, read_only=True)) as record:
        code = min(record.sessions.participants())
    return ["erase", str(folder), code, "--yes"]


def _import(kind: str) -> Callable[[Path, Path], list[str]]:
    return partial(_imported, kind)


def _imported(kind: str, folder: Path, file: Path) -> list[str]:
    coder = () if kind in ("judgments", "participants") else ("--coder", "A")
    return ["import", str(folder), str(file), "--as", kind, *coder]


def _attributes(folder: Path, file: Path) -> list[str]:
    """The file has attributes of the participant of a sound interview."""
    talk = file.with_name("talk P01.txt")
    talk.write_text(_TYPED, encoding="utf-8")
    return [*_imported("interview", folder, talk), "--attributes", str(file)]


def _nested(path: Path) -> None:
    """Conversations as lists of turns, with bytes and a map."""
    import pyarrow
    import pyarrow.parquet as parquet

    rows = [
        {
            "item": f"t{n}",
            "system": "aurora" if n % 2 else "boreas",
            "messages": [{"role": "user", "content": "Why?"}, {"role": "a", "content": f"So {n}."}],
            "text": f"Anna said {n} times that it rains.".encode(),
            "scores": [float(n), 1.0],
            "more": [("place", "Ulm")],
        }
        for n in range(24)
    ]
    kinds = pyarrow.map_(pyarrow.string(), pyarrow.string())
    maps = pyarrow.array([row.pop("more") for row in rows], kinds)
    parquet.write_table(pyarrow.Table.from_pylist(rows).append_column("more", maps), path)


def _transcript(folder: Path, file: Path) -> list[str]:
    with closing(Record(StudyFolder(folder).database, read_only=True)) as record:
        session = next(iter(record.sessions.headers())).id
    return ["import", str(folder), str(file), "--as", "transcript", "--of", session]


def _new(folder: Path, file: Path) -> list[str]:
    return ["new", str(folder / "made"), "--from-judgments", str(file)]


def _from_capsule(folder: Path, file: Path) -> list[str]:
    return ["new", str(folder / "made"), "--from-capsule", str(file)]


def _check_tables(_: Path, file: Path) -> list[str]:
    return ["check-tables", str(file)]


def _tally(folder: Path, file: Path) -> list[str]:
    return ["tally", str(file), "--out", str(folder / "tallied")]


def _decode(_: Path, file: Path) -> list[str]:
    return ["SOUND", str(file)]


def _search(folder: Path, _: Path) -> list[str]:
    return ["SEARCH", str(folder)]


def _file_seeds(files: Path) -> list[Seed]:
    found = [
        Seed("check-tables", files / "judgments.csv", "", "", _check_tables),
        Seed("participants:csv", files / "people.csv", "six-methods", "", _import("participants")),
        Seed("interview:attributes", files / "people.csv", "coded", "", _attributes),
        Seed("new:capsule", files / "capsule.zip", "", "", _from_capsule),
        Seed("tally:parquet", files / "comparisons.parquet", "", "", _tally),
        Seed("inspect:nested.parquet", files / "nested.parquet", "", "", _inspect),
        Seed("bundle:merge", files / "carried.bundle", "rated", "", _merge),
        Seed("bundle:merge", files / "carried.bundle", "six-methods", "", _merge),
        *(
            Seed(f"search:{name}", files / name, "six-methods", f"exports/{name}", _search)
            for name in ("nested.parquet", "talk.docx", "talk.pdf", "judgments.xlsx", "named.zip")
        ),
    ]
    for file in write_interview_files(files / "interviews", _TURNS):
        kind = f"interview:{file.suffix[1:].lower()}"
        found.append(Seed(kind, file, "coded", "", _import("interview")))
    for ending in ("csv", "jsonl", "xlsx", "parquet"):
        file = files / f"judgments.{ending}"
        found += [
            Seed(f"judgments:{ending}", file, "six-methods", "", _import("judgments")),
            Seed(f"new:{ending}", file, "", "", _new),
        ]
    for ending in ("vtt", "srt", "tsv", "json", "txt", "docx"):
        file = files / f"said.{ending}"
        found.append(Seed(f"transcript:{ending}", file, "spoken", "", _transcript))
    for ending in ("txt", "md", "docx", "pdf"):
        file = files / f"talk.{ending}"
        found.append(Seed(f"text:{ending}", file, "coded", "", _import("text")))
    for ending in ("vtt", "srt"):
        file = files / f"said.{ending}"
        found.append(Seed(f"text:{ending}", file, "coded", "", _import("text")))
    for name in ("codes.csv", "codes.qdc"):
        file = files / name
        found.append(Seed(f"codebook:{file.suffix[1:]}", file, "coded", "", _import("codebook")))
    for name in ("own.qdpx", "other.qdpx"):
        found.append(Seed(f"qdpx:{name[:3]}", files / name, "six-methods", "", _import("qdpx")))
    for ending in ("wav", "flac", "mp3", "ogg", "m4a"):
        file = files / f"short.{ending}"
        found.append(Seed(f"sound:{ending}", file, "", "", _decode))
    for file in write_laboratory_files(files / "laboratory"):
        found.append(Seed(f"inspect:{file.name}", file, "", "", _inspect))
    return found


def _inspect(_: Path, file: Path) -> list[str]:
    return ["inspect", str(file)]
