"""The wrapped keys of a study: who opens it, who does not, and what a changed file does."""

from __future__ import annotations

import json
from base64 import b64decode
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.store.disk import study_key
from labeval.store.disk.errors import DamagedRecord, RecordUnavailable, WrongKey
from labeval.store.disk.study_key import (
    Protection,
    StudyKey,
    Way,
    new_key_file,
    new_keyring_secret,
    new_protection,
    new_recovery_key,
    read_protection,
    read_secret,
    way_of,
)
from tests.support.protected import quick_passphrases

PASSPHRASE = "five words drawn at random – ü"
KEY_FILE = new_key_file()


def opened(protection: Protection, secret: str) -> bool:
    try:
        protection.opened_with(secret)
    except WrongKey:
        return False
    return True


def test_a_guess_of_a_passphrase_costs_what_is_said(tmp_path: Path) -> None:
    key = StudyKey.new()
    made = new_protection(tmp_path, key).with_person(key, "AB", Way.PASSPHRASE, PASSPHRASE)
    (entry,) = made.keys
    assert (entry.cost, entry.block, entry.parallel) == (1 << 17, 8, 1)
    assert made.opened_with(PASSPHRASE) == key


def test_everybody_opens_the_study_with_their_own_secret(tmp_path: Path) -> None:
    key, recovery = StudyKey.new(), new_recovery_key()
    with quick_passphrases():
        made = new_protection(tmp_path, key).with_person(key, "AB", Way.PASSPHRASE, PASSPHRASE)
    made = made.with_person(key, "CD", Way.KEY_FILE, KEY_FILE)
    made.with_person(key, "", Way.RECOVERY, recovery).write()
    read = read_protection(tmp_path / "protection.json")
    assert read.names == ["AB", "CD"]
    decomposed = PASSPHRASE.replace("ü", "u\N{COMBINING DIAERESIS}")
    typed = recovery.lower().replace("-", " ")
    for secret in (PASSPHRASE, decomposed, KEY_FILE, KEY_FILE.strip(), recovery, typed):
        assert read.opened_with(secret) == key
    for secret in ("", PASSPHRASE[:-1], new_key_file(), new_recovery_key()):
        assert not opened(read, secret)
    content = read.to_json()
    assert PASSPHRASE not in content and key.secret.hex() not in content


def test_who_is_withdrawn_or_has_another_secret_opens_nothing(tmp_path: Path) -> None:
    key, other, recoveries = (
        StudyKey.new(),
        new_key_file(),
        (new_recovery_key(), new_recovery_key()),
    )
    made = new_protection(tmp_path, key).with_person(key, "AB", Way.KEY_FILE, KEY_FILE)
    made = made.with_person(key, "", Way.RECOVERY, recoveries[0])
    made = made.with_person(key, "CD", Way.KEY_FILE, other)
    left = made.without_person("AB")
    assert (opened(left, KEY_FILE), opened(left, other)) == (False, True)
    assert opened(left, recoveries[0])
    changed = made.with_person(key, "AB", Way.KEY_FILE, other).without_person("CD")
    assert (opened(changed, KEY_FILE), opened(changed, other)) == (False, True)
    renewed = made.with_person(key, "", Way.RECOVERY, recoveries[1])
    assert [opened(renewed, each) for each in recoveries] == [False, True]
    with pytest.raises(KeyError):
        made.without_person("EF")
    with pytest.raises(ValueError):
        made.with_person(StudyKey.new(), "EF", Way.KEY_FILE, other)


@pytest.mark.parametrize("fact", ["name", "since", "salt", "nonce", "wrapped", "way", "key"])
def test_a_wrapped_key_opens_nothing_under_other_facts(tmp_path: Path, fact: str) -> None:
    key = StudyKey.new()
    new_protection(tmp_path, key).with_person(key, "AB", Way.KEY_FILE, KEY_FILE).write()
    file = tmp_path / "protection.json"
    content = json.loads(file.read_text())
    if fact == "key":
        content["key"] = StudyKey.new().id
    elif fact == "way":
        content["keys"][0]["way"] = "recovery"
    else:
        value = content["keys"][0][fact]
        content["keys"][0][fact] = ("B" if value[0] == "A" else "A") + value[1:]
    file.write_text(json.dumps(content))
    assert not opened(read_protection(file), KEY_FILE)


@settings(max_examples=60, deadline=None)
@given(at=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_a_file_with_one_other_byte_opens_the_study_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, at: int, byte: int
) -> None:
    folder, key = tmp_path_factory.mktemp("keys"), StudyKey(bytes(32))
    new_protection(folder, key).with_person(key, "AB", Way.KEY_FILE, KEY_FILE).write()
    file = folder / "protection.json"
    content = bytearray(file.read_bytes())
    content[at % len(content)] = byte
    file.write_bytes(content)
    try:
        assert read_protection(file).opened_with(KEY_FILE) == key
    except (DamagedRecord, WrongKey):
        return


@pytest.mark.parametrize("content", ["", "[]", "{}", "null", '{"format": 1}', "[" * 10_000])
def test_what_is_no_file_of_keys_is_refused_by_its_name(tmp_path: Path, content: str) -> None:
    file = tmp_path / "protection.json"
    file.write_text(content)
    with pytest.raises(DamagedRecord, match=r"protection\.json"):
        read_protection(file)


def test_a_file_of_keys_that_the_system_does_not_give_is_not_called_damaged(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for file, reason in (("none.json", "No such file"), ("folder", "Is a directory")):
        with pytest.raises(RecordUnavailable, match=reason) as refused:
            read_protection(tmp_path / file)
        assert str(tmp_path / file) in str(refused.value)


@pytest.mark.parametrize("name", ["salt", "name", "since", "nonce", "wrapped", "cost", "parallel"])
def test_a_file_of_keys_with_a_value_of_another_kind_is_damaged(tmp_path: Path, name: str) -> None:
    key = StudyKey.new()
    new_protection(tmp_path, key).with_person(key, "AB", Way.KEY_FILE, KEY_FILE).write()
    file = tmp_path / "protection.json"
    content = json.loads(file.read_text())
    for other in (None, [], 1.5, True, not content["keys"][0][name]):
        content["keys"][0][name] = other
        file.write_text(json.dumps(content))
        with pytest.raises(DamagedRecord):
            read_protection(file)


def test_a_file_that_asks_for_a_huge_cost_is_not_given_it(tmp_path: Path) -> None:
    key = StudyKey.new()
    with quick_passphrases():
        made = new_protection(tmp_path, key).with_person(key, "AB", Way.PASSPHRASE, PASSPHRASE)
    dear = replace(made, keys=(replace(made.keys[0], cost=1 << 30),))
    assert not opened(dear, PASSPHRASE)


def test_secrets_in_files_are_read_as_they_are_typed(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_bytes(PASSPHRASE.encode() + b"\r\nnot this\n")
    assert read_secret(file) == PASSPHRASE
    file.write_text(KEY_FILE)
    assert way_of(read_secret(file)) == Way.KEY_FILE
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(WrongKey):
        read_secret(file)


def test_keys_for_two_purposes_differ_and_the_id_says_nothing_of_them() -> None:
    key = StudyKey.new()
    assert len({key.secret, key.of_databases, key.derived("sound")}) == 3
    assert key.id == StudyKey(key.secret).id != StudyKey.new().id
    assert key.secret.hex() not in repr(key)


def test_each_new_secret_is_another_one_and_is_known_by_its_form() -> None:
    for new, way in (
        (new_recovery_key, Way.RECOVERY),
        (new_key_file, Way.KEY_FILE),
        (new_keyring_secret, Way.KEYRING),
    ):
        secrets = {new() for _ in range(20)}
        assert len(secrets) == 20
        assert {way_of(secret) for secret in secrets} == {way}
    groups = new_recovery_key().split("-")
    assert {len(group) for group in groups[:-1]} == {len(groups[0])}
    assert sum(map(len, groups)) * 5 == 200


def test_a_wrapped_key_has_its_own_salt_and_nonce_of_the_sizes_that_are_documented(
    tmp_path: Path,
) -> None:
    key, kept = StudyKey.new(), new_protection(tmp_path, StudyKey(bytes(32)))
    assert len(key.secret) == 32
    for name in ("AB", "CD"):
        kept = kept.with_person(StudyKey(bytes(32)), name, Way.KEY_FILE, KEY_FILE)
    sizes = {(len(b64decode(each.salt)), len(b64decode(each.nonce))) for each in kept.keys}
    assert sizes == {(16, 12)}
    assert len({each.salt for each in kept.keys} | {each.nonce for each in kept.keys}) == 4


def test_a_file_of_keys_that_is_longer_than_any_is_refused(tmp_path: Path) -> None:
    key = StudyKey.new()
    new_protection(tmp_path, key).with_person(key, "AB", Way.KEY_FILE, KEY_FILE).write()
    file = tmp_path / "protection.json"
    content = file.read_text()
    file.write_text(content + " " * ((1 << 20) - len(content)))
    assert opened(read_protection(file), KEY_FILE)
    file.write_text(content + " " * ((1 << 20) - len(content) + 1))
    with pytest.raises(DamagedRecord):
        read_protection(file)


@pytest.mark.parametrize(
    ("cost", "block", "parallel", "is_used"),
    [
        *((1 << 14, 8, 1, True), (1 << 13, 8, 1, False)),
        *((1 << 14, 1, 1, True), (1 << 14, 16, 1, True), (1 << 14, 17, 1, False)),
        *((1 << 14, 1, 4, True), (1 << 14, 1, 5, False)),
    ],
)
def test_only_parameters_in_their_limits_open_a_study(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    cost: int,
    block: int,
    parallel: int,
    is_used: bool,
) -> None:
    for name, value in (("_COST", cost), ("_BLOCK", block), ("_PARALLEL", parallel)):
        monkeypatch.setattr(study_key, name, value)
    key, empty = StudyKey.new(), new_protection(tmp_path, StudyKey(bytes(32)))
    if is_used:
        made = new_protection(tmp_path, key).with_person(key, "AB", Way.PASSPHRASE, PASSPHRASE)
        assert opened(made, PASSPHRASE) and not opened(made, f"{PASSPHRASE}.")
    else:
        with pytest.raises(ValueError, match="scrypt"):
            empty.with_person(StudyKey(bytes(32)), "AB", Way.PASSPHRASE, PASSPHRASE)
