"""The address of a server, as people name it for links."""

from __future__ import annotations

import re

_LONGEST_SHOWN = 200  # characters
_ADDRESS = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>(?:/[\w.~!$&()*+,;=:@%-]*)*)",
    re.IGNORECASE,
)
_LARGEST_PORT = 65_535


def server_address(text: str) -> str:
    """The address of a server without a slash at its end.

    Args:
        text: `http` or `https`, a host, and perhaps a port and a path, such as
            `https://example.org/scope/`.

    Returns:
        The same, scheme and host in small letters.

    Raises:
        ValueError: it is anything else, such as an address that runs a script.
    """
    found = _ADDRESS.fullmatch(text)
    if found is None or int(found["port"] or 0) > _LARGEST_PORT:
        raise ValueError(
            f'"{text[:_LONGEST_SHOWN]}" is no address of a server, such as https://example.org.'
        )
    port = f":{found['port']}" if found["port"] else ""
    return f"{found['scheme'].lower()}://{found['host'].lower()}{port}{found['path'].rstrip('/')}"
