"""A capsule: what is in it, that its numbers come out again, and that it makes the study again."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from contextlib import closing
from dataclasses import replace

import pandas as pd
import pytest

from labeval import places
from labeval.cli import main
from labeval.exchange.errors import ExchangeError
from labeval.exchange.tables import TABLES as EXPORTED
from labeval.exchange.tables import find_table
from labeval.jobs.capsule.contents import TABLES, UNREAD
from labeval.jobs.capsule.deidentified import deidentified
from labeval.jobs.capsule.making import CapsuleChoice, make_capsule
from labeval.jobs.capsule.never_shared import REASONS
from labeval.jobs.capsule.reading import opened
from labeval.jobs.capsule.reproducing import reproduce
from labeval.jobs.capsule.shared_study import omissions_of, shared_version, write_study
from labeval.jobs.capsule.starting import study_from_capsule
from labeval.jobs.results.analyse import AnalysisChoice, AnalysisStopped, analyse, read_inputs
from labeval.session.events.actions import send_message
from labeval.store.record.pseudonyms import pseudonyms
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.study.unknown import is_known
from tests.exchange.conftest import ScriptedSessions, _study
from tests.jobs.capsule.conftest import CHOICE, FEW


def _members(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _table(path, name):
    text = _members(path)[f"data/table-{name}_data.csv"].decode()
    return list(csv.DictReader(io.StringIO(text)))


def test_the_same_study_gives_the_same_bytes(ran, capsule, tmp_path):
    make_capsule(ran, read_study(ran.path), CHOICE, tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == capsule.read_bytes()


def test_every_number_comes_out_again(capsule):
    with opened(capsule) as open_capsule:
        found = reproduce(open_capsule)
    assert found.same and found.differing == found.rounded == 0 and not found.other_libraries
    assert found.tables > 30 and found.numbers > 1_000


def test_a_number_that_is_not_what_the_data_give_is_named(capsule):
    with opened(capsule) as open_capsule:
        scores = open_capsule.results["scores"]
        lines = scores.read_text().splitlines()
        head, first = lines[0].split(","), lines[1].split(",")
        column = head.index("value")
        true = first[column]
        first[column] = repr(float(true) * (1 + 1e-5))
        scores.write_text("\n".join([lines[0], ",".join(first), *lines[2:]]) + "\n")
        found = reproduce(open_capsule)
    (difference,) = found.differences
    assert (difference.table, difference.row, difference.column) == ("scores", 2, "value")
    assert difference.ours == true and difference.relative == pytest.approx(1e-5, rel=1e-3)
    assert not found.same


def test_last_digits_are_rounding_and_are_counted(capsule):
    with opened(capsule) as open_capsule:
        scores = open_capsule.results["scores"]
        head, first, *rest = scores.read_text().splitlines()
        cells, column = first.split(","), head.split(",").index("value")
        cells[column] = repr(float(cells[column]) * (1 + 1e-9))
        scores.write_text("\n".join([head, ",".join(cells), *rest]) + "\n")
        found = reproduce(open_capsule)
    assert found.same and found.rounded == 1 and not found.differences
    assert found.largest_rounding == pytest.approx(1e-9, rel=1e-3)


def test_rows_that_one_side_lacks_are_differences(capsule):
    with opened(capsule) as open_capsule:
        path = open_capsule.results["timing"]
        lines = path.read_text().splitlines()
        path.write_text("\n".join(lines[:-1]) + "\n")
        open_capsule.results["agreement"].unlink()
        found = reproduce(open_capsule)
    assert found.differing == len(lines[-1].split(","))
    assert found.only_here == ("agreement",) and not found.same


def test_no_code_and_no_time_of_the_record_is_in_it(ran, capsule):
    with closing(Record(ran.database, read_only=True)) as record:
        headers = list(record.sessions.headers())
    everything = b"\n".join(_members(capsule).values()).decode()
    for header in headers:
        assert header.id not in everything
        assert header.started not in everything
    codes = {header.participant for header in headers}
    cells = {cell for row in _table(capsule, "judgments") for cell in row.values()}
    assert len(codes) == 8 and not codes & cells


def test_whoever_opens_a_capsule_of_robots_reads_that_they_are_robots(capsule, people, tmp_path):
    said = "Robots made the judgments of 8 of 8 sessions"
    assert said in _members(capsule)["README.md"].decode()
    of_people = tmp_path / "people.zip"
    make_capsule(people, read_study(people.path), CHOICE, of_people)
    assert said not in _members(of_people)["README.md"].decode()


def test_codes_are_stable_and_each_participant_has_one(ran, capsule, tmp_path):
    choice = CapsuleChoice(AnalysisChoice(samples=0), published="2026-02-01")
    make_capsule(ran, read_study(ran.path), choice, tmp_path / "later.zip")
    one, other = (
        {(row["participant"], row["session"]) for row in _table(path, "sessions")}
        for path in (capsule, tmp_path / "later.zip")
    )
    assert one == other and len({participant for participant, _ in one}) == 8
    assert all(session == f"{participant}-1" for participant, session in one)


@pytest.fixture
def people(tmp_path):
    """A study with two participants; the first has agreed to be quoted. Both have commented."""
    from labeval.study.model.items import Item
    from labeval.study.study import StudyContent

    items = [Item(id=f"m{n}", text=f"Text {n}.", system=f"S{n}") for n in range(1, 5)]
    training = Item(id="t1", text="Nothing.", use="training")
    content = StudyContent(study=_study(), items=[*items, training])
    folder = StudyFolder(tmp_path / "people")
    write_study(content, folder.path)
    with Record(folder.database) as record:
        for code, quoted in (("ANNA", True), ("BERT", False)):
            scripted = ScriptedSessions(record, read_study(folder.path))
            session = scripted.begin(code)
            session.give_consent({"rating": True, "quotation": quoted})
            while session.state.current.kind != "rating":
                scripted.turn(session)
            session.comment(f"said by {code.lower()}")
            while session.state.ended is None:
                scripted.turn(session)
    return folder


def test_consents_decide_which_words_go_in(people, tmp_path):
    path = tmp_path / "people.zip"
    choice = CapsuleChoice(AnalysisChoice(samples=0))
    manifest = make_capsule(people, read_study(people.path), choice, path)
    everything = b"\n".join(_members(path).values()).decode()
    assert "said by anna" in everything and "said by bert" not in everything
    assert "ANNA" not in everything and "BERT" not in everything
    omitted = {each.what: each.count for each in manifest.omitted}
    assert omitted["comments"] == 1
    assert omitted["answers to questionnaires and tests"] > 0
    assert {row["choice"] for row in _table(path, "consents")} == {"given", "declined"}
    with opened(path) as open_capsule:
        assert reproduce(open_capsule).same


def test_a_capsule_of_before_has_no_judges_and_no_interventions(capsule):
    with opened(capsule) as open_capsule:
        for name in ("judges", "interventions"):
            (open_capsule.folder / f"data/table-{name}_data.csv").unlink()
        assert reproduce(open_capsule).same


def test_hints_go_in_without_their_words_and_their_effects_come_out_again(people, tmp_path):
    path = tmp_path / "people.zip"
    with Record(people.database) as record:
        scripted = ScriptedSessions(record, read_study(people.path))
        session = scripted.begin("CORA")
        session.give_consent({"rating": True, "quotation": False})
        while session.state.current.kind != "rating":
            scripted.turn(session)
        session.apply_action(send_message(session.state.screen_id, "please go on"))
        while session.state.ended is None:
            scripted.turn(session)
    choice = CapsuleChoice(AnalysisChoice(samples=0))
    make_capsule(people, read_study(people.path), choice, path)
    (row,) = [row for row in _table(path, "interventions") if row["kind"] == "message"]
    pages = {(each["session"], each["page"]) for each in _table(path, "judgments")}
    assert (row["session"], row["page"]) in pages
    assert b"please go on" not in b"".join(_members(path).values())
    with opened(path) as open_capsule:
        assert reproduce(open_capsule).same
        effects = open_capsule.results["interventions"].read_text(encoding="utf-8")
    assert "message" in effects


def test_a_model_that_rated_goes_in_under_its_name_and_its_audit_comes_out_again(tmp_path):
    study, path = tmp_path / "study", tmp_path / "capsule.zip"
    table = tmp_path / "table.csv"
    rows = [
        f"{rater},t{n},q{n // 2},{'ab'[n % 2]},clear,{1 + (n * 7 + len(rater) * k) % 5},p{n}"
        for k, rater in enumerate(("ANNABEL", "BERTRAM", "CORALIE", "mistle-2"))
        for n in range(12)
    ]
    head = "participant,item,question_id,system,criterion,rating,page"
    table.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    assert main(["new", str(study), "--from-judgments", str(table)]) == 0
    folder, content = StudyFolder(study), read_study(study)
    choice = AnalysisChoice(samples=0, judges=("mistle-2",))
    make_capsule(folder, content, CapsuleChoice(choice), path)
    with closing(Record(folder.database, read_only=True)) as record:
        wanted = analyse(record, content, choice, tables=("judge_audit",)).tables["judge_audit"]
    assert {row["participant"] for row in _table(path, "judges")} == {"mistle-2"}
    assert b"ANNABEL" not in b"".join(_members(path).values())
    with opened(path) as open_capsule:
        assert reproduce(open_capsule).same
        found = pd.read_csv(open_capsule.results["judge_audit"], keep_default_na=False)
    assert len(found) == len(wanted) > 20
    # People have other codes, and so another order.
    of_people = pd.to_numeric(found["value"][found["statistic"] == "people_kappa"])
    theirs = wanted["value"][wanted["statistic"] == "people_kappa"]
    assert sorted(of_people) == pytest.approx(sorted(theirs))


def test_the_study_of_a_capsule_is_the_same_version(ran, capsule, tmp_path):
    to_do = study_from_capsule(capsule, tmp_path / "again")
    assert read_study(tmp_path / "again").version_id() == read_study(ran.path).version_id()
    assert len(to_do) == 1 and "supervisor" in str(to_do[0])
    with pytest.raises(ExchangeError):
        study_from_capsule(capsule, tmp_path / "again")


@pytest.mark.parametrize(
    "template", [path.name for path in sorted(places.templates().glob("*")) if path.is_dir()]
)
def test_every_template_comes_back_as_the_same_version(template, tmp_path):
    content = read_study(places.templates() / template)
    write_study(content, tmp_path / "shared")
    assert read_study(tmp_path / "shared").version_id() == content.version_id()


def test_texts_that_may_not_be_shared_stay(ran, tmp_path):
    path = tmp_path / "bare.zip"
    content = read_study(ran.path)
    choice = CapsuleChoice(FEW, without_texts=True)
    manifest = make_capsule(ran, content, choice, path)
    everything = b"\n".join(_members(path).values()).decode()
    assert all(item.text not in everything for item in content.items)
    assert "Mulch keeps water" not in everything and "Why are beds mulched" not in everything
    assert manifest.shared_version != manifest.version == content.version_id()
    assert "texts of items" in {each.what for each in manifest.omitted}
    with opened(path) as open_capsule:
        assert reproduce(open_capsule).same
    assert "left out" in str(study_from_capsule(path, tmp_path / "again")[0])


def test_an_items_table_says_which_texts_may_not_be_shared(ran):
    content = read_study(ran.path)
    first = content.items[0].model_copy(update={"extra": {"share": "No"}})
    shared = shared_version(content.model_copy(update={"items": [first, *content.items[1:]]}))
    assert [is_known(item.text) for item in shared.items] == [False] + [True] * 7


def test_a_further_column_of_a_withheld_item_keeps_labels_and_no_text(ran):
    content = read_study(ran.path)
    extra = {"share": "no", "domain": "soil care", "draft": "Mulch keeps water in the soil, so."}
    first = content.items[0].model_copy(update={"extra": extra})
    whole = content.model_copy(update={"items": [first, *content.items[1:]]})
    shared = shared_version(whole)
    assert shared.items[0].extra == {"share": "no", "domain": "soil care"}
    left_out = {each.what: each.count for each in omissions_of(whole, shared)}
    assert left_out == {"texts of items": 1, "texts in further columns of the items table": 1}
    assert shared.items[1:] == content.items[1:]


def test_a_text_that_was_edited_stays_where_its_item_stays(ran, capsule):
    """Most of its words are those of the text that may not be shared."""
    with closing(Record(ran.database, read_only=True)) as record:
        inputs, _ = read_inputs(record, read_study(ran.path), FEW)
        codes = pseudonyms(record.connection)
        unread = {n: frame_of(find_table(TABLES[n]), record) for n in UNREAD}
    session, participant = inputs.sessions.iloc[0][["session", "participant"]]
    consents = unread["consents"][unread["consents"]["session"] == session].head(1)
    unread["consents"] = consents.assign(consent="quotation", choice="given")
    columns = [column.name for column in find_table("rewrites").COLUMNS]
    made = {name: ["", ""] for name in columns} | {
        "session": [session] * 2,
        "participant": [participant] * 2,
        "item": ["t1", "t2"],
        "after": ["Mulch keeps it.", "Another."],
    }
    edited = replace(inputs, rewrites=pd.DataFrame(made))
    shared = deidentified(edited, unread, codes, {"t1"})
    assert sorted(shared.tables["rewrites"]["after"]) == ["", "Another."]
    assert ("edited texts", 1) in {(each.what, each.count) for each in shared.omitted}


def frame_of(table, record):
    rows = list(table.rows(record, include_rehearsals=False))
    return pd.DataFrame.from_records(rows, columns=[column.name for column in table.COLUMNS])


def test_the_crate_names_every_file_once_and_says_what_1_1_asks_for(capsule):
    members = _members(capsule)
    crate = json.loads(members["ro-crate-metadata.json"])
    entities = {entity["@id"]: entity for entity in crate["@graph"]}
    assert len(entities) == len(crate["@graph"])
    descriptor, root = entities["ro-crate-metadata.json"], entities["./"]
    assert crate["@context"] == "https://w3id.org/ro/crate/1.1/context"
    assert descriptor["conformsTo"] == {"@id": "https://w3id.org/ro/crate/1.1"}
    assert descriptor["about"] == {"@id": "./"} and root["@type"] == "Dataset"
    assert root["datePublished"] == "2026-01-31" and root["name"] and root["description"]
    assert root["license"] == {"@id": "https://spdx.org/licenses/CC-BY-4.0"}
    parts = {part["@id"] for part in root["hasPart"]}
    assert parts == members.keys() - {"ro-crate-metadata.json"}
    referred = {
        value["@id"]
        for entity in crate["@graph"]
        for values in entity.values()
        for value in (values if isinstance(values, list) else [values])
        if isinstance(value, dict)
    }
    assert referred - {"https://w3id.org/ro/crate/1.1"} <= entities.keys()


def test_psych_ds_describes_every_column_of_the_data(capsule):
    members = _members(capsule)
    described = json.loads(members["dataset_description.json"])
    assert described["@type"] == "Dataset" and described["name"] and described["description"]
    variables = [variable["name"] for variable in described["variableMeasured"]]
    heads = {
        column
        for name, content in members.items()
        if name.startswith("data/")
        for column in content.decode().partition("\n")[0].split(",")
    }
    assert heads == set(variables) and len(variables) == len(heads)
    files = [name for name in members if name.startswith("data/")]
    assert all(name.endswith("_data.csv") for name in files) and len(files) == len(TABLES)


def test_a_capsule_that_is_stopped_leaves_what_was_there(ran, tmp_path):
    path = tmp_path / "capsule.zip"
    path.write_bytes(b"before")
    with pytest.raises(AnalysisStopped):
        make_capsule(ran, read_study(ran.path), CHOICE, path, lambda done, total: done < 3)
    assert path.read_bytes() == b"before" and list(tmp_path.iterdir()) == [path]


def test_a_licence_that_nobody_knows_is_refused(ran, tmp_path):
    choice = CapsuleChoice(FEW, "free for friends")
    with pytest.raises(ExchangeError, match=r"CC-BY-4\.0"):
        make_capsule(ran, read_study(ran.path), choice, tmp_path / "capsule.zip")
    assert not list(tmp_path.iterdir())


def test_everything_that_an_analysis_reads_is_in_it_or_listed():
    """A new input of an analysis has to be shared or named among what is left out."""
    from dataclasses import fields

    from labeval.analysis.inputs import Inputs

    made_of_versions = {"facts", "choices", "items", "passages"}
    assert {field.name for field in fields(Inputs)} - made_of_versions <= TABLES.keys()


def test_every_table_that_is_exported_is_in_it_or_has_a_reason_why_not():
    of_judgments = {"claims", "errors"}
    assert set(EXPORTED) - set(TABLES.values()) - of_judgments == REASONS.keys()
