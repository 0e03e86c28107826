"""Colours that carry meaning stay apart for colour-blind readers, in light and dark."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest

from pointerscope.figures import theme

# How dichromats see linear RGB: Machado, Oliveira and Fernandes (2009), severity 1.
VISIONS = {
    "full": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
MEANINGS = ("pointer", "generation", "blend", "neutral")
# A difference of about 2.3 is just noticeable where two colours touch (CIE76).
NOTICEABLE = 2.3
visions = pytest.mark.parametrize("vision", VISIONS)
themes = pytest.mark.parametrize("name", ["light", "dark"])


def linear(colour):
    """Linear RGB of a colour written as #rrggbb."""
    channels = np.array([int(colour[start : start + 2], 16) for start in (1, 3, 5)]) / 255
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def lab(colour, vision="full"):
    """CIE L*a*b* (D65) of a colour as a kind of vision sees it."""
    to_xyz = np.array(
        [
            [0.4124564, 0.3575761, 0.1804375],
            [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ]
    )
    seen = np.clip(VISIONS[vision] @ linear(colour), 0, 1)
    x, y, z = to_xyz @ seen / to_xyz.sum(1)
    f = [
        value ** (1 / 3) if value > (6 / 29) ** 3 else value / (3 * (6 / 29) ** 2) + 4 / 29
        for value in (x, y, z)
    ]
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def apart(one, other, vision):
    """The difference of two colours by CIE76."""
    return float(np.linalg.norm(lab(one, vision) - lab(other, vision)))


def scale(name, axis):
    return [colour for _, colour in theme.template(name)["layout"][axis]["colorscale"]]


def test_lab_is_that_of_known_colours():
    np.testing.assert_allclose(lab("#ffffff"), [100, 0, 0], atol=0.01)
    np.testing.assert_allclose(lab("#ff0000"), [53.24, 80.09, 67.20], atol=0.02)
    np.testing.assert_allclose(lab("#0000ff"), [32.30, 79.19, -107.86], atol=0.02)


@pytest.mark.parametrize("vision", list(VISIONS)[1:])
def test_grey_is_grey_to_everybody(vision):
    for grey in ("#000000", "#767676", "#ffffff"):
        np.testing.assert_allclose(lab(grey, vision), lab(grey), atol=0.05)


@visions
@themes
@pytest.mark.parametrize("pair", list(combinations(range(4), 2)), ids=str)
def test_colours_with_a_meaning_stay_apart(vision, name, pair):
    colours = theme.template(name)["layout"]["colorway"]
    assert apart(*(colours[index] for index in pair), vision) > 6 * NOTICEABLE


@visions
@themes
@pytest.mark.parametrize("meaning", MEANINGS)
def test_colours_with_a_meaning_stand_out_from_paper(vision, name, meaning):
    layout = theme.template(name)["layout"]
    colour = layout["colorway"][MEANINGS.index(meaning)]
    assert apart(colour, layout["paper_bgcolor"], vision) > 12 * NOTICEABLE


@visions
@themes
def test_more_and_less_stand_out_from_paper_and_stay_apart(vision, name):
    paper = theme.template(name)["layout"]["paper_bgcolor"]
    assert apart(theme.MORE, theme.LESS, vision) > 6 * NOTICEABLE
    for colour in (theme.MORE, theme.LESS):
        assert apart(colour, paper, vision) > 12 * NOTICEABLE


@themes
def test_a_figure_is_drawn_in_the_colours_of_its_theme(name):
    drawn = [theme.POINTER, theme.GENERATION, theme.BLEND, theme.NEUTRAL]
    figure = {"data": [{"marker": {"color": drawn}, "y": [1, 2]}], "text": ["#0072b2", "none"]}
    colours = theme.template(name)["layout"]["colorway"]
    expected = {"data": [{"marker": {"color": colours}, "y": [1, 2]}], "text": ["#0072b2", "none"]}
    assert theme.recolour(figure, name) == expected
    assert theme.recolour(theme.recolour(figure, "dark"), name) == expected


@visions
@themes
@pytest.mark.parametrize("axis", ["coloraxis", theme.DIFFERENCE])
def test_neighbouring_stops_of_a_scale_can_be_told_apart(vision, name, axis):
    for one, other in pairwise(scale(name, axis)):
        assert apart(one, other, vision) > 2 * NOTICEABLE


@visions
@themes
def test_the_scale_of_weights_runs_one_way_in_lightness(vision, name):
    lightness = [lab(colour, vision)[0] for colour in scale(name, "coloraxis")]
    steps = np.diff(lightness) * (-1 if name == "light" else 1)
    assert (steps > NOTICEABLE).all()


@visions
@themes
def test_both_arms_of_the_scale_of_differences_leave_the_middle_steadily(vision, name):
    lightness = np.array([lab(colour, vision)[0] for colour in scale(name, theme.DIFFERENCE)])
    middle = len(lightness) // 2
    outward = -1 if name == "light" else 1
    assert (np.diff(lightness[middle:]) * outward > NOTICEABLE).all()
    assert (np.diff(lightness[middle::-1]) * outward > NOTICEABLE).all()


@visions
@themes
def test_less_and_more_of_the_same_size_are_different_colours(vision, name):
    stops = scale(name, theme.DIFFERENCE)
    middle = len(stops) // 2
    for step in range(1, middle + 1):
        assert apart(stops[middle - step], stops[middle + step], vision) > 6 * NOTICEABLE


@themes
def test_a_number_can_be_read_on_the_colour_of_every_weight(name):
    stops, colours = zip(*theme.template(name)["layout"]["coloraxis"]["colorscale"], strict=True)
    channels = [[int(colour[at : at + 2], 16) for colour in colours] for at in (1, 3, 5)]
    on_small, on_large = (
        trace["textfont"]["color"] for trace in theme.template(name)["data"]["heatmap"]
    )
    for weight in np.linspace(0, 1, 501):
        mixed = [round(np.interp(weight, stops, channel)) for channel in channels]
        text = on_small if weight <= theme.MAX_WEIGHT_WITH_DARK_TEXT else on_large
        low, high = sorted(
            float(linear(colour) @ [0.2126, 0.7152, 0.0722])
            for colour in (text, "#{:02x}{:02x}{:02x}".format(*mixed))
        )
        assert (high + 0.05) / (low + 0.05) >= 4.5
