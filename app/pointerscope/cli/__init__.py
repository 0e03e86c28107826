"""The `pointerscope` command."""

from pointerscope.cli.main import main

__all__ = ["main"]
