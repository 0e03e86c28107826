"""Parts of pages that are rendered once for each bundle."""

from collections.abc import Callable
from weakref import WeakKeyDictionary

from markupsafe import Markup

from pointerscope.network.bundles import Bundle


class Fragments:
    """The HTML of what depends on a bundle and on the server's settings alone.

    Templates use it as `{% call once_for(bundle, name) %}…{% endcall %}`.
    """

    def __init__(self) -> None:
        self._rendered: WeakKeyDictionary[Bundle, dict[str, Markup]] = WeakKeyDictionary()

    def __call__(self, bundle: Bundle, name: str, caller: Callable[[], Markup]) -> Markup:
        """Return the HTML between the tags.

        Args:
            bundle: the bundle; a folder that changes is opened as another one.
            name: the name of the part.
            caller: renders it.
        """
        fragments = self._rendered.setdefault(bundle, {})
        if name not in fragments:
            fragments[name] = caller()
        return fragments[name]
