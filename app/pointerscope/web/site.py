"""Export a site of files: views, lessons and insights for any web host.

::

    index.html                         start page: models, histories, lessons
    explore/<model>/                   a model and its histories
    explore/<model>/<history>/         all views of a history
    insights/<model>/                  insights and their tables
    life/                              one's own Timeline file, read by nobody else
    lessons/, lessons/<lesson>/        lessons
        without-<step>.html            a lesson with one step removed
    figures/                           figures, named by a hash of their content
    static/                            styles, scripts and the plotting library

Links are relative, so the site works in any folder of a host. Pages say which actions need a
server, and link to one if the site names it.
"""

from collections.abc import Callable
from pathlib import Path

from pointerscope.core.atomic_writes import write_folder
from pointerscope.web.site_pages import SitePages, SiteSize
from pointerscope.web.site_plan import Site


def write_site(
    site: Site, folder: Path, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> SiteSize:
    """Write a site and return its size; a failed export leaves no partial site.

    Args:
        site: the contents.
        folder: the target folder; an existing site is replaced.
        on_progress: receives the number of finished jobs and their total.

    Raises:
        OSError: a file cannot be written.
    """
    size = SiteSize()

    def fill(target: Path) -> None:
        jobs = list(SitePages(site, target, size).jobs())
        on_progress(0, len(jobs))
        for done, job in enumerate(jobs, 1):
            job()
            on_progress(done, len(jobs))

    write_folder(folder, fill)
    return size
