"""Processes of the tests that start at once.

A Python process takes a second or two to import labeval. On Linux, ``Program`` is a
``subprocess.Popen`` whose process is forked from one that has done so: ``Program([sys.executable,
"-m", module, …])`` runs the module as that command would, with the pipes, the environment and the
folder that were given. Elsewhere it is ``subprocess.Popen``. Tests of the start do not use it.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import json
import os
import random
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
_IMPORTED = (
    "labeval.cli",
    "labeval.commands.models.judge",
    "labeval.jobs.redaction.redaction",
    "labeval.session.running.session",
    "labeval.store.erasing.erasure",
    "labeval.store.workbook.workbook",
    "labeval.ui.participant.window.window",
    "labeval.ui.participant.writing.page",
    "tests.conftest",
)
_SET_CHILD_SUBREAPER = 36


def run(
    command: Sequence[str | Path],
    *,
    capture_output: bool = False,
    check: bool = False,
    timeout: float | None = None,
    **options: Any,
) -> subprocess.CompletedProcess[Any]:
    """The process's output and exit code, as ``subprocess.run`` returns them."""
    if capture_output:
        options |= {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with Program(command, **options) as process:
        try:
            out, err = process.communicate(timeout=timeout)
        except BaseException:
            process.kill()
            raise
    if check and process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command, out, err)
    return subprocess.CompletedProcess(command, process.returncode, out, err)


if sys.platform != "linux":
    Program = subprocess.Popen
else:

    class Program(subprocess.Popen[Any]):
        """A process that runs a module, or the code after ``-c``."""

        def _execute_child(  # type: ignore[no-untyped-def]
            self, args, _executable, preexec, _close, pass_fds, cwd, env, _startup, _flags, shell,
            p2cread, _p2cwrite, _c2pread, c2pwrite, _errread, errwrite, _restore, _gid, _gids,
            _uid, umask, new_session, _group,
        ) -> None:  # fmt: skip
            given = list(map(os.fspath, args))
            assert given[0] == sys.executable and not (preexec or pass_fds or shell)
            asked = {
                "arguments": given[1:],
                "folder": str(cwd or Path.cwd()),
                "environment": dict(os.environ if env is None else env),
                "new_session": new_session,
            }
            pipes = enumerate((p2cread, c2pwrite, errwrite))
            streams = [own if pipe == -1 else pipe for own, pipe in pipes]
            self.pid = _server().start(asked, streams)
            self._child_created = True
            self._close_pipe_fds(  # type: ignore[attr-defined]
                p2cread, _p2cwrite, _c2pread, c2pwrite, _errread, errwrite
            )


class _Server:
    """A process that has imported labeval and forks others."""

    def __init__(self) -> None:
        self._socket, other = socket.socketpair()
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join((str(ROOT), *sys.path[1:])),
            "OPENBLAS_NUM_THREADS": "1",
        }
        with other:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.program", str(other.fileno())],
                pass_fds=[other.fileno()],
                cwd=ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
            )
        atexit.register(self._close)

    def _close(self) -> None:
        self._socket.close()
        self._process.wait()

    def start(self, asked: dict[str, Any], streams: list[int]) -> int:
        """Fork a process, which becomes a child of this one, and return its id."""
        message = json.dumps(asked).encode()
        prctl = ctypes.CDLL(None).prctl
        prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        try:
            socket.send_fds(self._socket, [len(message).to_bytes(4, "big")], streams)
            self._socket.sendall(message)
            return int.from_bytes(_read(self._socket, 4), "big")
        finally:
            prctl(_SET_CHILD_SUBREAPER, 0, 0, 0, 0)


@cache
def _server() -> _Server:
    return _Server()


def _read(stream: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        part = stream.recv(size - len(found))
        if not part:
            raise EOFError
        found += part
    return found


def _serve(asking: socket.socket) -> None:
    """Fork a process for each message; returns in the new process, or ends with the tests."""
    for module in _IMPORTED:
        __import__(module)
    assert len(list(Path("/proc/self/task").iterdir())) == 1, "a process with threads cannot fork"
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        size, streams, _, _ = socket.recv_fds(asking, 4, 3)
        if not size:
            os._exit(0)
        asked = json.loads(_read(asking, int.from_bytes(size, "big")))
        reading, writing = os.pipe()
        between = os.fork()
        if not between:
            child = os.fork()
            if child:
                os.write(writing, child.to_bytes(4, "big"))
                os._exit(0)
            os.close(reading)
            os.close(writing)
            asking.close()
            _become(asked, streams)
            return
        os.waitpid(between, 0)  # the new process now belongs to the one that asked
        asking.sendall(os.read(reading, 4))
        os.close(reading)
        os.close(writing)
        for stream in streams:
            os.close(stream)


def _become(asked: dict[str, Any], streams: list[int]) -> None:
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    # As a new process has them: the server's belong to another file, which may have a position.
    for name, number, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        old, buffering = getattr(sys, name), 1 if name == "stderr" else -1
        words = {"encoding": old.encoding, "errors": old.errors}
        setattr(sys, name, os.fdopen(number, mode, buffering, **words, closefd=False))
    if asked["new_session"]:
        os.setsid()
    os.environ.clear()
    os.environ.update(asked["environment"])
    os.chdir(asked["folder"])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    random.seed()
    sys.argv[:] = asked["arguments"]


def _run(option: str) -> None:
    """Run what the command line names, as Python does."""
    if option == "-m":
        del sys.argv[0]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        assert option == "-c", option
        code = sys.argv.pop(1)
        exec(compile(code, "<string>", "exec"), vars(sys.modules["__main__"]))


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
    _run(sys.argv[0])
