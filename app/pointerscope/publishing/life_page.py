"""One's own life: a page that reads Timeline files, predicts places and connects to nothing."""

from collections.abc import Iterable, Sequence

from pointerscope.network.bundles import Bundle
from pointerscope.publishing.offline import render_offline_page
from pointerscope.publishing.script_bundle import LIFE_READER

TITLE = "Your own life"
PATH = "life/"
# Sent with the page by a server; the page itself has the stricter one of offline files.
LIFE_POLICY = (
    "connect-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'"
)

_BASELINES = {
    "most_frequent_place": "the most frequent place",
    "what_followed_last_time": "what followed last time",
}


def find_life_model(bundles: Iterable[object]) -> Bundle | None:
    """Return the first bundle that reads anybody's life and may leave the server."""
    return next(
        (
            bundle
            for bundle in bundles
            if isinstance(bundle, Bundle)
            and bundle.card.ranked_by is not None
            and bundle.shared_weights is not None
        ),
        None,
    )


def render_life_page(bundle: Bundle, licence: Sequence[str], home: str | None = None) -> bytes:
    """Return the page as one HTML file with the network inside.

    Args:
        bundle: a network whose locations are ranks of places, and whose weights may be shared.
        licence: the paragraphs of the licence of its data.
        home: the address of the page to go back to; None for a file by itself.
    """
    return render_offline_page(
        "offline_life.html",
        title=TITLE,
        styles=("pointer-view", "pointerscope", "network-picture", "life"),
        script="offline-life",
        plotly=False,
        worker=LIFE_READER,
        models=(bundle,),
        bundle=bundle,
        licence=licence,
        results=describe_results(bundle),
        home=home,
    )


def describe_results(bundle: Bundle) -> str:
    """Return in a sentence how the network compares with simple rules on people it never saw."""
    metrics = bundle.card.metrics
    if metrics is None:
        return "It has not been measured."
    compared = []
    for name, words in _BASELINES.items():
        low, high = metrics.differences[name]["accuracy_at_1"].interval
        verdict = "above" if low > 0 else "below" if high < 0 else "not clearly different from"
        compared.append(f"{verdict} “{words}” ({metrics.baselines[name].accuracy_at_1:.1%})")
    return (
        f"On people whom it never saw, its first guess was right in {metrics.accuracy_at_1:.1%} of "
        f"{metrics.histories:,} visits: {', and '.join(compared)}."
    )
