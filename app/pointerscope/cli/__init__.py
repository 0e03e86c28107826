"""The `pointerscope` command, one module for each of its commands."""

from pointerscope.cli.main import main

__all__ = ["main"]
