"""Parts of pages that are rendered once for each bundle."""

from markupsafe import Markup

from pointerscope.network.bundles import read_bundle
from pointerscope.web.fragments import Fragments


def test_a_part_is_rendered_once_for_each_bundle_and_name(models) -> None:
    town, tiny = (read_bundle(models / name) for name in ("town", "tiny"))
    once_for, rendered = Fragments(), []

    def render() -> Markup:
        rendered.append(len(rendered))
        return Markup("<p>{}</p>").format(len(rendered))

    assert once_for(town, "explore", render) == "<p>1</p>"
    assert once_for(town, "explore", render) == "<p>1</p>"
    assert once_for(town, "other", render) == "<p>2</p>"
    assert once_for(tiny, "explore", render) == "<p>3</p>"
    assert rendered == [0, 1, 2]


def test_a_bundle_that_is_opened_anew_is_rendered_anew(models) -> None:
    once_for = Fragments()
    titles = []
    for title in ("before", "after"):
        bundle = read_bundle(models / "tiny")
        titles.append(once_for(bundle, "explore", lambda title=title: Markup(title)))
    assert titles == ["before", "after"]
