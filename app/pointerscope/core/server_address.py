"""Validation of the web address under which a server is reached."""

import re

_MAX_SHOWN_CHARACTERS = 200
_ADDRESS = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>(?:/[\w.~!$&()*+,;=:@%-]*)*)",
    re.IGNORECASE,
)
_MAX_PORT = 65_535


def parse_server_address(text: str) -> str:
    """Return the address of a server without a slash at its end.

    Args:
        text: `http` or `https`, a host, and optionally a port and a path, such as
            `https://example.org/scope/`.

    Returns:
        The address with scheme and host in lower case.

    Raises:
        ValueError: the text is anything else, for example a link that runs a script.
    """
    match = _ADDRESS.fullmatch(text)
    if match is None or int(match["port"] or 0) > _MAX_PORT:
        raise ValueError(
            f'"{text[:_MAX_SHOWN_CHARACTERS]}" is not a server address. '
            "Write http or https, a host and perhaps a port, such as https://example.org."
        )
    port = f":{match['port']}" if match["port"] else ""
    return f"{match['scheme'].lower()}://{match['host'].lower()}{port}{match['path'].rstrip('/')}"
