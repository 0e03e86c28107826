"""A site of files: views, lessons and insights for any web host, without a server that computes.

::

    index.html                         the models, their histories, all lessons
    explore/<model>/                   a model and its histories
    explore/<model>/<history>/         every view of a history
    insights/<model>/                  the insights, and their tables
    lessons/, lessons/<lesson>/        the lessons
        without-<step>.html            the same with one step left out
    figures/                           every figure once, named by what it holds
    static/                            styles, scripts, and what draws

Links lead from page to page, so that the site can lie anywhere on a host. What needs the network
to run anew says so, and where a server is named leads there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pointerscope.core.atomic_writes import write_folder
from pointerscope.web.site_pages import Pages

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pointerscope.web.site_plan import Site


def write_site(
    site: Site, folder: Path, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> Written:
    """Write a site, so that it is either whole or not there.

    Args:
        site: what it holds.
        folder: where it goes; a site that is there is replaced.
        on_progress: is told how many pages are made, of how many.

    Raises:
        OSError: a file cannot be written.
    """
    written = Written()

    def fill(made: Path) -> None:
        pages = Pages(site, made, written)
        jobs = list(pages.jobs())
        on_progress(0, len(jobs))
        for done, job in enumerate(jobs, 1):
            job()
            on_progress(done, len(jobs))

    write_folder(folder, fill)
    return written


@dataclass
class Written:
    """What a site takes.

    Attributes:
        files: how many.
        sizes: bytes by the folder that they lie in.
    """

    files: int = 0
    sizes: dict[str, int] = field(default_factory=dict)

    def add(self, path: str, size: int) -> None:
        """Count a file."""
        part = path.split("/")[0] if "/" in path else "start page"
        self.files += 1
        self.sizes[part] = self.sizes.get(part, 0) + size

    def sentence(self) -> str:
        """The same for reading."""
        parts = ", ".join(
            f"{part} {_megabytes(size)}"
            for part, size in sorted(self.sizes.items(), key=lambda item: -item[1])
        )
        return f"{self.files:,} files, {_megabytes(sum(self.sizes.values()))} ({parts})"


def _megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f} MB" if size >= 100_000 else f"{size / 1e3:,.0f} kB"
