"""A PostgreSQL server of a test's own: in a temporary folder, on a socket and on loopback."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

ACCOUNTS = ("postgres", "nobody")
"""PostgreSQL does not run as root; one of these runs it then."""


_STARTS = 5


class NoPostgres(Exception):
    """There is no server program here, or none that can be run; the message says why."""


def programs() -> Path:
    """The folder of the server's programs, the newest where there are several."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "psql").exists():
            return place
    raise NoPostgres("PostgreSQL's server is not installed (Debian's package postgresql)")


class Server:
    """A server; it can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bin = programs()
        self._account = self._account_to_run()
        self.port = 5432

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def address(self, database: str, user: str = "owner", password: str = "") -> str:
        """An address over the local socket."""
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@/{database}?host={self.folder}&port={self.port}"

    def make(self) -> None:
        """Make the cluster, whose superuser is called owner."""
        self._run("initdb", "-D", self.data, "-U", "owner", "-A", "trust", "-E", "UTF8", "-N")
        (self.data / "postgresql.auto.conf").write_text(
            f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\n"
            "fsync = on\nlogging_collector = off\nmax_connections = 60\n"
            # In the folder, where it goes with a server that was killed.
            "dynamic_shared_memory_type = mmap\n"
        )
        self._own(self.data / "postgresql.auto.conf")

    def listen(self, *, method: str = "scram-sha-256", tls: bool = True) -> None:
        """Listen on loopback from the next start on, with a certificate of its own authority."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        settings = f"listen_addresses = '127.0.0.1'\nport = {self.port}\n"
        if tls:
            self._make_certificate()
            settings += "ssl = on\n"
        with (self.data / "postgresql.auto.conf").open("a") as file:
            file.write(settings)
        (self.data / "pg_hba.conf").write_text(
            f"local all all trust\nhost all all 127.0.0.1/32 {method}\n"
        )

    @property
    def authority(self) -> Path:
        """The certificate of who signed that of the server."""
        return self.folder / "authority.crt"

    def _make_certificate(self) -> None:
        key, asked, signed = (self.data / f"server.{end}" for end in ("key", "csr", "crt"))
        authority_key, names = self.folder / "authority.key", self.folder / "names"
        names.write_text("subjectAltName = DNS:localhost\n")
        new = ("req", "-newkey", "rsa:2048", "-nodes")
        commands = (
            (*new, "-x509", "-subj", "/CN=lab", "-keyout", authority_key, "-out", self.authority),
            (*new, "-subj", "/CN=localhost", "-keyout", key, "-out", asked),
            ("x509", "-req", "-in", asked, "-CA", self.authority, "-CAkey", authority_key,
             "-CAcreateserial", "-extfile", names, "-out", signed),
        )  # fmt: skip
        for command in commands:
            subprocess.run(["openssl", *map(str, command)], check=True, capture_output=True)
        key.chmod(0o600)
        for path in (key, signed):
            self._own(path)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = self.folder / "server.log"
        for attempt in range(_STARTS):
            try:
                self._run("pg_ctl", "start", "-w", "-t", "90", "-D", self.data, "-l", log)
            except subprocess.CalledProcessError as error:
                # A process of the server that was killed may not be gone yet.
                error.add_note("\n".join(log.read_text().splitlines()[-20:]))
                if attempt == _STARTS - 1:
                    raise
                psutil.wait_procs(self._processes(), timeout=2)
            else:
                return

    def _processes(self) -> list[psutil.Process]:
        """Processes of a server in this folder that are not dead."""
        found = (p for p in psutil.process_iter(["cmdline"]) if p.info["cmdline"])
        named = (p for p in found if str(self.data) in p.info["cmdline"])
        return [process for process in named if not _is_dead(process)]

    def stop(self) -> None:
        """Stop it in order."""
        self._run("pg_ctl", "stop", "-w", "-m", "fast", "-t", "60", "-D", self.data)

    def kill(self) -> None:
        """End it as a power cut would: the first process and all that it started, at once."""
        first = psutil.Process(int((self.data / "postmaster.pid").read_text().split()[0]))
        first.suspend()
        all_of_it = [*first.children(recursive=True), first]
        for process in all_of_it:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs([p for p in all_of_it if not _is_dead(p)], timeout=30)
        # A dead process that its parent has not asked for yet counts as a running server there.
        for lock in (self.data / "postmaster.pid", *self.folder.glob(".s.PGSQL.*.lock")):
            lock.unlink(missing_ok=True)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement as the superuser; returns what it prints."""
        done = self._run(
            "psql", "-qAt", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-p", str(self.port),
            "-U", "owner", "-d", database, "-c", statement,
        )  # fmt: skip
        return done.stdout.strip()

    def _account_to_run(self) -> str:
        if os.name != "posix":
            raise NoPostgres("these tests start a server on Linux and macOS only")
        if os.getuid() != 0:
            return ""
        import pwd

        for name in ACCOUNTS:
            with suppress(KeyError):
                pwd.getpwnam(name)
                return name
        raise NoPostgres("there is no account to run PostgreSQL with, which does not run as root")

    def _as(self) -> list[str]:
        return ["setpriv", f"--reuid={self._account}", "--clear-groups"] if self._account else []

    def _own(self, path: Path) -> None:
        if self._account:
            shutil.chown(path, self._account)

    def _run(self, program: str, *arguments: object) -> subprocess.CompletedProcess[str]:
        try:
            return subprocess.run(
                [*self._as(), str(self._bin / program), *map(str, arguments)],
                check=True,
                capture_output=True,
                text=True,
                cwd=self.folder,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
            )
        except subprocess.CalledProcessError as error:
            error.add_note(error.stdout + error.stderr)
            raise


def _is_dead(process: psutil.Process) -> bool:
    """Whether a process is gone, or waits only for a parent that never asks."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


@contextmanager
def server(place: str = "/dev/shm") -> Iterator[Server]:
    """A running server, in a folder whose path is short enough for a socket.

    Args:
        place: where its folder is made, in memory unless named; if it is not there, the usual one.
    """
    folder = Path(tempfile.mkdtemp(prefix="lv-pg-", dir=place if Path(place).is_dir() else None))
    try:
        made = Server(folder)
        folder.chmod(0o711)
        made._own(folder)
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
