"""The addresses and the certificate that a service is reached by, tried before it is started.

It accepts nobody: whoever takes the sockets does.
"""

import socket
import ssl
from contextlib import suppress

from app.settings import Settings


class CannotListen(Exception):
    """The service cannot be reached as it was asked for; the text is one line."""


def check_certificate(settings: Settings) -> None:
    """Raise `CannotListen` when there is half a pair, or one that is broken."""
    certificate, key = settings.tls_certificate, settings.tls_key
    if certificate is None and key is None:
        return
    if certificate is None or key is None:
        raise CannotListen("setting tls_certificate: it needs tls_key beside it, and tls_key it")
    for path in (certificate, key):
        try:
            path.read_bytes()
        except OSError as error:
            raise CannotListen(f"cannot read {path}: {error.strerror}") from None
    try:
        # A key under a password would be asked for at a terminal, where nobody may sit.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, lambda: "")
    except (ssl.SSLError, OSError, ValueError):
        raise CannotListen(
            f"cannot use the certificate {certificate} with the key {key}: one of them is damaged "
            "or under a password, or they do not belong together"
        ) from None


def bound(settings: Settings) -> list[socket.socket]:
    """Sockets that hold the address and do not listen yet. Raises `CannotListen`."""
    host, port = settings.host, settings.port
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (OSError, UnicodeError):
        raise CannotListen(f"the host {host} is not known") from None
    sockets: list[socket.socket] = []
    for family, kind, protocol, _, address in dict.fromkeys(found):
        try:
            one = socket.socket(family, kind, protocol)
        except OSError:
            continue  # this machine has no such addresses, whatever its names say
        sockets.append(one)
        try:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                with suppress(OSError):
                    one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
        except OSError as error:
            for each in sockets:
                each.close()
            why = (error.strerror or "no reason").lower()
            raise CannotListen(f"cannot listen on {host} port {port}: {why}") from None
    if not sockets:
        raise CannotListen(f"the host {host} has no address here")
    return sockets
