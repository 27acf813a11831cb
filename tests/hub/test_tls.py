"""Connections over a network: only with TLS, a certificate that fits, and SCRAM."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from labeval import places
from labeval.cli import main
from labeval.hub.address import HubAddress, read_address
from labeval.hub.connection import connected
from labeval.hub.errors import HubRefused
from labeval.hub.setting_up import add_member, make_hub
from labeval.study.folder import StudyFolder
from tests.support.postgres import NoPostgres, Server, programs, server

pytest.importorskip("psycopg", reason="the optional part “hub” is not installed")
if shutil.which("openssl") is None:
    pytest.skip("openssl, which makes the certificates, is not installed", allow_module_level=True)
try:
    programs()
except NoPostgres as why:
    pytest.skip(str(why), allow_module_level=True)


@contextmanager
def listening(*, method: str = "scram-sha-256", tls: bool = True) -> Iterator[Server]:
    with server() as made:
        made.stop()
        made.listen(method=method, tls=tls)
        made.start()
        yield made


@pytest.fixture(scope="module")
def network() -> Iterator[Server]:
    with listening() as made:
        made.sql("CREATE DATABASE study")
        make_hub(read_address(made.address("study")), shared=False)
        yield made


def over_network(made: Server, password: str, user: str, authority: Path | None = None) -> str:
    root = authority or made.authority
    host = f"localhost:{made.port}"
    return f"postgresql://{user}:{password}@{host}/study?hostaddr=127.0.0.1&sslrootcert={root}"


def refused(address: HubAddress) -> str:
    with pytest.raises(HubRefused) as caught, connected(address):
        pass
    return str(caught.value)


def test_a_station_joins_and_syncs_over_tls_with_the_key_that_is_kept(
    network: Server,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    password = add_member(read_address(network.address("study")), "lab-1", "station")
    folder = tmp_path / "study"
    main(["new", str(folder), "--template", "six-methods"])
    assert main(["hub", "join", str(folder), over_network(network, password, "lab-1")]) == 0
    assert "kept in a file that only you can read" in capsys.readouterr().out
    everything = [path for path in folder.rglob("*") if path.is_file()]
    assert all(password.encode() not in path.read_bytes() for path in everything)
    main(["simulate", str(folder), "--participants", "1", "--seed", "1"])
    assert main(["hub", "sync", str(folder)]) == 0
    assert "1 new session" in capsys.readouterr().out
    with connected(read_address(over_network(network, password, "lab-1"))) as connection:
        assert connection.pgconn.ssl_in_use
    assert main(["hub", "leave", str(folder)]) == 0
    assert list(places.hub_keys_folder().iterdir()) == []


def test_joining_again_replaces_the_password_and_a_copied_folder_is_a_computer_of_its_own(
    network: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    owner = read_address(network.address("study"))
    lent, own = (add_member(owner, name, "station") for name in ("lab-4", "lab-5"))
    one, two = tmp_path / "one", tmp_path / "two"
    main(["new", str(one), "--template", "six-methods"])
    first, second = (over_network(network, p, n) for p, n in ((lent, "lab-4"), (own, "lab-5")))
    assert main(["hub", "join", str(one), first]) == 0 and main(["hub", "sync", str(one)]) == 0
    shutil.copytree(one, two)
    assert main(["hub", "join", str(two), second]) == 1  # on the same computer, which has the key
    assert "'labeval hub leave' first" in capsys.readouterr().err
    for key in places.hub_keys_folder().iterdir():
        key.unlink()
    assert main(["hub", "sync", str(one)]) == 1
    assert "there is no password for it" in capsys.readouterr().err
    capsys.readouterr()
    assert main(["hub", "join", str(two), second]) == 0
    assert "it was connected with postgresql://lab-4@" in capsys.readouterr().out
    assert not StudyFolder(two).hub_places.exists()
    assert main(["hub", "join", str(one), first]) == 0
    assert "it was connected" not in capsys.readouterr().out
    assert main(["hub", "sync", str(one)]) == 0


def test_a_wrong_password_is_refused(network: Server) -> None:
    add_member(read_address(network.address("study")), "lab-2", "station")
    why = refused(read_address(over_network(network, "wrong", "lab-2")))
    assert "password authentication failed" in why


def test_a_certificate_of_somebody_else_is_refused(network: Server, tmp_path: Path) -> None:
    with listening() as other:
        shutil.copy(other.authority, tmp_path / "other.crt")
    why = refused(read_address(over_network(network, "x", "lab-1", tmp_path / "other.crt")))
    assert "certificate verify failed" in why


def test_what_is_missing_in_the_address_and_on_the_computer_is_named(network: Server) -> None:
    address = over_network(network, "x", "lab-1")
    why = refused(read_address(address.partition("&")[0]))
    assert "name it in the address: ?sslrootcert=FILE" in why
    why = refused(read_address(address.replace(":x@", "@")))
    assert "there is no password for it on this computer" in why


def test_a_server_with_another_name_is_refused(network: Server) -> None:
    address = over_network(network, "x", "lab-1").replace("localhost", "hub.example.org")
    assert "does not match host name" in refused(read_address(address))


def test_a_server_without_tls_is_refused() -> None:
    with listening(tls=False) as made:
        assert "does not support SSL" in refused(read_address(over_network(made, "x", "owner")))


@pytest.mark.parametrize("method", ["trust", "password"])
def test_a_server_that_asks_for_less_than_scram_is_refused(method: str) -> None:
    with listening(method=method) as made:
        why = refused(read_address(over_network(made, "x", "owner").replace("/study", "/postgres")))
    assert "scram-sha-256" in why
