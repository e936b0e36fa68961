"""`referee serve`: the service, run by gunicorn in this process."""

import errno
import socket
from typing import Final

import click

from referee.api.config import ConfigError, from_environment
from referee.cli.failing import BadInputError

_MOST_PORT: Final = 65535


@click.command(short_help="Run the HTTP service.")
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
def serve(*, bind: str, workers: int | None) -> None:
    """Run the HTTP service until Ctrl-C (SIGINT) or SIGTERM. It needs no configuration and no Redis.

    In a source checkout the other settings come from deploy/gunicorn.conf.py.
    """
    try:
        from_environment()
    except ConfigError as error:
        raise BadInputError(str(error)) from None
    _try_out(*_address(bind))
    # Gunicorn is of no use to the other commands, so they do not wait for its import.
    from referee.cli import server  # noqa: PLC0415

    server.run(bind, workers)


def _address(bind: str) -> tuple[str, int]:
    host, colon, port = bind.rpartition(":")
    if not colon or not (port.isascii() and port.isdigit() and len(port) < 6 and int(port) <= _MOST_PORT):
        raise BadInputError(f"--bind: {bind!r} is no address; write HOST:PORT, such as 127.0.0.1:8000 or [::1]:8000")
    return host.strip("[]") or "0.0.0.0", int(port)  # noqa: S104  (as gunicorn understands an address without a host)


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _try_out(host: str, port: int) -> None:
    """Try the port, because gunicorn would retry a taken one for five seconds and give a poorer message."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen(1)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = f"{_written(host)}:{port % _MOST_PORT + 1}"
            raise BadInputError(
                f"--bind: {_written(host)}:{port} is taken, another program listens there; try another port, such as "
                f"--bind {other} (with make: REFEREE_BIND={other} make run), or 0 for any free one"
            ) from None
        raise BadInputError(f"--bind: cannot listen at {host}:{port}: {error.strerror}") from None
