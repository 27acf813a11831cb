"""Names are found, replaced by stable pseudonyms everywhere, and the search proves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.coding.edits import added, removed
from labeval.coding.rows import Code, Memo, Passage, Source
from labeval.coding.texts.editing import REDACT
from labeval.exchange.errors import ExchangeError
from labeval.jobs.redaction.name_kinds import NameKind
from labeval.jobs.redaction.names import (
    MARK_NAMES,
    ListedName,
    NameFound,
    PseudonymRefused,
    are_alike,
    find_names,
    pseudonymising,
    read_names,
    searched,
)
from labeval.jobs.redaction.redaction import confirm, waiting
from labeval.session.events.clock import utc_now
from labeval.store.verify import verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.support.studies.redacted_study import CODER, SECRETS, fill, secret_samples

UTC = "2026-01-05T08:00:00Z"
TURNS = (
    ("Mod", "Herr Quillfether, how did it go?"),
    ("Mila", "Well, I told Xanthippe. Then Berlin came up, and the table."),
    ("Mod", "And Xantippe?"),
    ("Mila", "The table was fine. Xanthippe's idea, not mine; Mila said so."),
)


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    """Speech with two names on one recording, and an interview from elsewhere that has them too."""
    made = fill(tmp_path / "study")
    with Workbook(made.workbook, coder=CODER) as workbook:
        source = Source("talk", "imported", "Interview with Mila", created=UTC)
        rows = [
            Passage(f"t{n}", "talk", float(n), text, speaker)
            for n, (speaker, text) in enumerate(TURNS)
        ]
        memo = Memo("memo", "project", "", workbook.coder.id, f"Ask {SECRETS[0]}", utc_now())
        rest = [memo, Code("named", f"About {SECRETS[1]}")]
        workbook.do("Import texts", [added(row) for row in (source, *rows, *rest)])
    return made


def holding(folder: StudyFolder, *words: str) -> list[str]:
    files = [f for f in folder.path.rglob("*") if f.is_file()]
    wanted = [word.encode() for word in words]
    return [f.name for f in files if any(part in f.read_bytes() for part in wanted)]


def test_codes_of_participants_and_short_forms_are_no_names(folder):
    said = "So, yeah, I'm P07, and I've told Berta that I'll go, if I'm asked."
    with Workbook(folder.workbook, coder=CODER) as workbook:
        rows = Source("own", "imported", "Own", participant="P07"), Passage("o", "own", 0.0, said)
        workbook.do("Import texts", [added(row) for row in rows])
        found = {row.spelling for row in find_names(workbook).rows}
    assert "Berta" in found and not found & {"P07", "I'm", "I've", "I'll"}


def offered(folder: StudyFolder, *said: str, known: tuple[str, ...] = ()) -> dict[str, NameFound]:
    """The rows for these turns of an interview, by their spelling, in their order."""
    with Workbook(folder.workbook, coder=CODER) as workbook:
        turns = [Passage(f"o{n}", "own", float(n), text) for n, text in enumerate(said)]
        rows = Source("own", "imported", "Own"), *turns
        workbook.do("Import texts", [added(row) for row in rows])
        return {
            row.spelling: row
            for row in find_names(workbook, dict.fromkeys(known, ListedName())).rows
        }


def test_a_full_name_is_offered_as_one_and_its_parts_share_its_pseudonym(folder):
    found = offered(
        folder,
        "I asked Annelore Schmidhuber, and then Annelore left.",
        "So said Ms Schmidhuber. Then Annelore Schmidhuber's friend came.",
    )
    whole = found["Annelore Schmidhuber"]
    assert (whole.places, whole.sources, whole.like) == (2, 1, "")
    assert next(iter(found)) == "Annelore Schmidhuber"
    for part in ("Annelore", "Schmidhuber"):
        assert found[part].like == "Annelore Schmidhuber"
        assert found[part].pseudonym == whole.pseudonym


def test_a_part_of_two_full_names_has_a_pseudonym_of_its_own(folder):
    found = offered(folder, "I met Annelore Schmidhuber and Bertram Schmidhuber, so I stayed.")
    names = ("Annelore Schmidhuber", "Bertram Schmidhuber", "Schmidhuber")
    assert len({found[name].pseudonym for name in names}) == 3
    assert found["Bertram"].like == "Bertram Schmidhuber"


def test_names_that_only_follow_each_other_in_the_text_are_no_full_name(folder):
    found = offered(folder, "I asked Annelore. Bertram left, Cordula, Bertram and Annelore stayed.")
    assert {"Annelore", "Bertram", "Cordula"} <= set(found)
    assert not any(part in name for name in found for part in (" Bertram", " and", ". "))


def test_a_full_name_of_a_list_is_not_offered_a_second_time(folder):
    given = "Annelore Schmidhuber"
    found = offered(folder, "I asked Annelore Schmidhuber, then I left.", known=(given,))
    assert found[given].listed
    assert {found[part].pseudonym for part in given.split()} == {found[given].pseudonym}


def test_a_name_is_found_with_the_words_around_it(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        found = {
            row.spelling: row.around
            for row in find_names(workbook, {"Quillfether": ListedName()}).rows
        }
    assert found["Quillfether"] == ("Herr Quillfether, how did it go?",)
    (place,) = (text for text in found["Xanthippe"] if "Berlin" in text)
    assert place.startswith("Well, I told Xanthippe. Then Berlin")


def test_names_are_found_by_capitals_titles_and_likeness(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        found = {row.spelling: row for row in find_names(workbook).rows}
        assert {"Xanthippe", "Quillfeather", "Quillfether", "Berlin", "Mila"} <= set(found)
        assert not {"Well", "The", "Then", "And", "table", "I"} & set(found)
        assert found["Xanthippe"].places == 3 and found["Xanthippe"].sources == 2
        assert found["Xantippe"].pseudonym == found["Xanthippe"].pseudonym
        assert found["Quillfether"].pseudonym == found["Quillfeather"].pseudonym
        assert found["Berlin"].pseudonym != found["Mila"].pseudonym


def test_what_resembles_a_name_is_found_behind_an_article_too(folder):
    said = "Old Thielemann has closed. There is a Tielemann at the yard, and a Sunday market."
    with Workbook(folder.workbook, coder=CODER) as workbook:
        rows = Source("own", "imported", "Own"), Passage("o", "own", 0.0, said)
        workbook.do("Import texts", [added(row) for row in rows])
        found = {row.spelling: row.like for row in find_names(workbook).rows}
    assert found["Thielemann"] == "" and found["Tielemann"] == "Thielemann"
    assert "Sunday" not in found


def test_a_list_comes_first_and_finds_what_is_written_alike(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        listed = {"Xanthippe": ListedName("Robin"), "Nobody": ListedName()}
        first, *rest = find_names(workbook, listed).rows
        assert (first.spelling, first.pseudonym, first.listed) == ("Xanthippe", "Robin", True)
        like = [row for row in rest if row.like == "Xanthippe"]
        assert [(row.spelling, row.pseudonym) for row in like] == [("Xantippe", "Robin")]
        assert next(row for row in rest if row.spelling == "Nobody").places == 0


def test_pseudonyms_go_everywhere_with_their_sound_and_nothing_of_the_names_is_left(folder):
    names = {
        "Xanthippe": "Robin",
        "Xantippe": "Robin",
        "Quillfeather": "",
        "Quillfether": "",
        "Mila": "P Seven",
    }
    search, pseudonyms = searched(names)
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.do(REDACT, pseudonymising(workbook, names))
        assert sum(one.count for one in waiting(workbook)) == 7
        texts = [p.text for p in workbook.passages("talk")]
        assert texts[1] == "Well, I told ▒▒▒[Robin]. Then Berlin came up, and the table."
        workbook.undo()
        assert [p.text for p in workbook.passages("talk")] == [text for _, text in TURNS]
        workbook.redo()
        report = confirm(folder, workbook, rest=search, pseudonyms=pseudonyms)
        assert report.redactions == 7 and report.rest.total.total == 0
        texts = [p.text for p in workbook.passages("talk")]
        assert texts[2] == "And ███[Robin]?" and texts[3].endswith("███[P-Seven] said so.")
        assert [p.speaker for p in workbook.passages("talk")] == [
            *("Mod", "P-Seven", "Mod", "P-Seven"),
        ]
        assert (
            next(s for s in workbook.sources() if s.id == "talk").name == "Interview with P-Seven"
        )
        assert workbook.memos()[0].text == "Ask [Robin]"
        assert {code.name for code in workbook.codes()} >= {"About ███"}
        spoken = next(s for s in workbook.sources() if s.recording)
        assert "███[Robin]" in workbook.passages(spoken.id)[0].text
    assert holding(folder, *names) == []
    assert not any(
        secret_samples()[1000:3000] in f.read_bytes() for f in folder.audio.rglob("*.wav")
    )
    assert verify(folder.database).sound


def test_a_memo_whose_name_became_a_pseudonym_is_removed_and_brought_back_as_any_other(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        names = {SECRETS[0]: "Robin"}
        search, pseudonyms = searched(names)
        workbook.do(REDACT, pseudonymising(workbook, names))
        confirm(folder, workbook, rest=search, pseudonyms=pseudonyms)
        (rewritten,) = workbook.memos()
        assert rewritten.text == "Ask [Robin]"
        workbook.do("Remove", [removed(rewritten)])
        assert workbook.can_undo == "Remove"
        workbook.undo()
        assert workbook.memos() == [rewritten]


def test_new_pseudonyms_go_on_where_those_in_the_texts_end(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.do(REDACT, pseudonymising(workbook, {"Xanthippe": "Person-4"}))
        found = find_names(workbook, {"Berlin": ListedName()}).rows
        assert found[0].pseudonym == "Person-5"
        assert not any("Person" in row.spelling for row in found)


def test_a_pseudonym_that_holds_a_name_is_refused(folder):
    refused = pytest.raises(PseudonymRefused, match="'Mila' of 'Berlin' holds a name")
    with Workbook(folder.workbook, coder=CODER) as workbook, refused:
        pseudonymising(workbook, {"Berlin": "Mila", "Mila": ""})


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Meyer", "Maier", True),
        ("Schmidt", "Schmitt", True),
        ("Anna", "Annas", True),
        ("Zoë", "Zoe", True),
        ("Katharina", "Catarina", False),
        ("Karl", "Berta", False),
        ("Anna", "Anne", True),
        ("Philipp", "Filip", False),
        ("Stephan", "Stefan", True),
    ],
)
def test_spellings_of_one_name(one, other, alike):
    assert are_alike(one, other) is alike and are_alike(other, one) is alike


def test_a_list_is_lines_or_a_table(tmp_path):
    lines, table = tmp_path / "names.txt", tmp_path / "names.csv"
    lines.write_text("\ufeffAnna Berg\n\n  Zoë \n", "utf-8")
    table.write_text("name;pseudonym\nAnna;Robin\nZoë;\n", "utf-8")
    assert read_names(lines) == {"Anna Berg": ListedName(), "Zoë": ListedName()}
    assert read_names(table) == {"Anna": ListedName("Robin"), "Zoë": ListedName()}


def test_a_list_has_kinds_in_any_language_and_refuses_others_with_their_line(tmp_path):
    table = tmp_path / "names.csv"
    table.write_text("name;pseudonym;kind\nBerlin;;Ort\nAcme;;organization\n", "utf-8")
    assert read_names(table) == {
        "Berlin": ListedName("", NameKind.PLACE),
        "Acme": ListedName("", NameKind.ORGANISATION),
    }
    table.write_text("name;pseudonym;kind\nBerlin;;town\n", "utf-8")
    with pytest.raises(ExchangeError, match=r"line 2: “town”.*person, place, organisation, other"):
        read_names(table)


def test_each_kind_has_pseudonyms_of_its_own_in_the_language_that_the_study_began_with(folder):
    said = (
        "I met Berta, who lives in Bergstadt. She works at Nadelwerk, and I work at Nadelwerk.",
        "We were in Oslo, with Berta, and ABX paid for it. In Oslo it rained.",
    )
    with Workbook(folder.workbook, coder=CODER) as workbook:
        rows = [Passage(f"o{n}", "own", float(n), text) for n, text in enumerate(said)]
        own = Source("own", "imported", "Own")
        workbook.do("Import texts", [added(row) for row in (own, *rows)])
        found = {row.spelling: row for row in find_names(workbook, language="de").rows}
        kinds = {name: row.kind for name, row in found.items()}
        wanted = {
            "Berta": NameKind.PERSON,
            "Bergstadt": NameKind.PLACE,
            "Nadelwerk": NameKind.ORGANISATION,
            "Oslo": NameKind.PLACE,
            "ABX": NameKind.ORGANISATION,
        }
        assert wanted.items() <= kinds.items()
        assert {found["Bergstadt"].pseudonym, found["Oslo"].pseudonym} == {"Ort-1", "Ort-2"}
        names = {"Bergstadt": "Ort-1", "Nadelwerk": "Organisation-1"}
        workbook.do(MARK_NAMES, pseudonymising(workbook, names))
        more = (
            Source("new", "imported", "New"),
            Passage("n", "new", 0.0, "Well, Oslo or Bergstadt."),
        )
        workbook.do("Import texts", [added(row) for row in more])
        found = {row.spelling: row for row in find_names(workbook, language="en").rows}
        assert found["Oslo"].pseudonym == "Ort-2", "one language in a study, and a free number"
        assert found["Bergstadt"].pseudonym == "Ort-1", "as it was marked before"
