"""`referee serve`: runs the service with gunicorn."""

import errno
import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import Final

import click

from referee.base.faults import Fault, quote
from referee.cli.failures import BadInputError
from referee.cli.help import epilog_of
from referee.cli.language import lang_option
from referee.serving.config import ConfigError, from_environment
from referee.words.speech import Speech

_MAX_PORT: Final = 65535
_UNIX: Final = "unix:"


@click.command(short_help="Run the HTTP service.", epilog=epilog_of("serve", codes=False))
@click.option(
    "--bind",
    metavar="HOST:PORT",
    default="127.0.0.1:8000",
    envvar="REFEREE_BIND",
    show_default=True,
    show_envvar=True,
    help="The address to listen on; port 0 takes any free port.",
)
@click.option(
    "--workers",
    metavar="NUMBER",
    type=click.IntRange(1, 256),
    envvar="WEB_CONCURRENCY",
    show_envvar=True,
    help="Number of processes. [default: two per core, at most 16]",
)
def serve(*, bind: str, workers: int | None, words: Speech) -> None:
    """Run the HTTP service until Ctrl-C (SIGINT) or SIGTERM. It needs no configuration and no Redis.

    The other settings come from deploy/gunicorn.conf.py in a source checkout, otherwise from the installed package.
    """
    try:
        from_environment()
    except ConfigError as error:
        raise BadInputError(error.faults) from None
    file = socket_file(bind)
    if file is None:
        _try_out(*_address(bind))
    else:
        _try_out_file(file)
    # Import this here, so that `--help` does not load gunicorn.
    from referee.cli import server  # noqa: PLC0415

    server.run(bind, workers, words)


serve.params.append(lang_option())


def socket_file(bind: str) -> str | None:
    """Return the path of the socket file in an address such as `unix:/run/referee.sock`, or None for HOST:PORT."""
    return bind.removeprefix(_UNIX).removeprefix("//") or None if bind.startswith(_UNIX) else None


def _address(bind: str) -> tuple[str, int]:
    host, colon, port = bind.rpartition(":")
    if not colon or not (port.isascii() and port.isdigit() and len(port) < 6 and int(port) <= _MAX_PORT):
        raise BadInputError([Fault("--bind", "bind-address", {"found": quote(bind)})])
    return host.strip("[]") or "0.0.0.0", int(port)  # noqa: S104  (as gunicorn reads an address without a host)


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _try_out(host: str, port: int) -> None:
    """Check that the port is free. Raises BadInputError if it is in use or if the address cannot be used.

    gunicorn itself would retry for five seconds and then print a less helpful message.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen(1)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = f"{_written(host)}:{port % _MAX_PORT + 1}"
            taken = f"{_written(host)}:{port}"
            raise BadInputError([Fault("--bind", "port-taken", {"address": taken, "other": other})]) from None
        why = error.strerror or str(error)
        raise BadInputError([Fault("--bind", "cannot-listen", {"address": f"{host}:{port}", "why": why})]) from None


def _try_out_file(path: str) -> None:
    """Check that gunicorn can listen on this socket file.

    A stale socket file is allowed, because gunicorn replaces it. Raises BadInputError if another program is listening
    on the socket, if the file is not a socket, or if the socket cannot be created.
    """
    try:
        with socket.socket(socket.AF_UNIX) as probe:
            if Path(path).is_socket():
                with suppress(ConnectionRefusedError):
                    probe.connect(path)
                    raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))  # noqa: TRY301
            elif os.path.lexists(path):
                raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))  # noqa: TRY301
            else:
                probe.bind(path)
                Path(path).unlink()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInputError([Fault("--bind", "cannot-listen", {"address": f"{_UNIX}{path}", "why": why})]) from None
