"""A small site of files that tests read and browse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.core.settings import Settings
from pointerscope.lessons.catalogue import lessons
from pointerscope.network.registry import Registry
from pointerscope.web.site import write_site
from pointerscope.web.site_histories import SiteHistoryInput, example_histories
from pointerscope.web.site_plan import plan_site

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.web.site_plan import Site

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
HOSTILE = '</title><script>document.title = "taken"</script><b>Bold</b>'
SERVER = "https://pointers.example/scope"


def small_site(folder: Path) -> Site:
    """A site of the town with two histories, of a model of people, and of two lessons."""
    registry = Registry(Settings().models)
    town, geolife = registry.bundle("town"), registry.bundle("geolife")
    listed = [
        SiteHistoryInput(visits=DAY, user="Resident 1", title="A day"),
        SiteHistoryInput(visits="Café Luna, Maple Court, Café Luna", title=HOSTILE),
    ]
    found = lessons()
    site = plan_site(
        [(town, listed), (geolife, example_histories(geolife, 1))],
        {name: found[name] for name in ("revenue", "heads-differ")},
        f"{SERVER}/",
    )
    write_site(site, folder)
    return site
