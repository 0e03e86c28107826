"""What people go to a place for."""

from __future__ import annotations

import pytest

from pointerscope.mobility.kinds import KINDS, UNKNOWN_KIND, classify_category, classify_places
from pointerscope.mobility.places import Place, Places


@pytest.mark.parametrize(
    ("category", "kind"),
    [
        ("home", "home"),
        ("Home (private)", "home"),
        ("Residential Building (Apartment / Condo)", "home"),
        ("apartments", "home"),
        ("house", "home"),
        ("College Residence Hall", "home"),
        ("Office", "work"),
        ("offices", "work"),
        ("Coworking Space", "work"),
        ("Elementary School", "work"),
        ("workshop", "work"),
        ("American Restaurant", "food"),
        ("café", "food"),
        ("Coffee Shop", "food"),
        ("fast_food", "food"),
        ("ice_cream", "food"),
        ("Deli / Bodega", "food"),
        ("BBQ Joint", "food"),
        ("grocer", "food"),
        ("gym", "other"),
        ("Train Station", "other"),
        ("Salon / Barbershop", "other"),
        ("Post Office", "other"),
        ("Dentist's Office", "other"),
        ("Opera House", "other"),
        ("Noodle House", "food"),
        ("Furniture / Home Store", "other"),
    ],
)
def test_a_category_says_what_people_go_there_for(category: str, kind: str) -> None:
    assert classify_category(category) == kind


@pytest.mark.parametrize("category", [None, "", " ", "17"])
def test_without_words_nothing_is_known(category: str | None) -> None:
    assert classify_category(category) is None


def test_every_location_of_a_vocabulary_has_its_kind() -> None:
    places = Places([Place(2, category="bar"), Place(4, category="park"), Place(3)], 6)
    known = {2: KINDS.index("food"), 4: KINDS.index("other")}
    assert classify_places(places).tolist() == [
        known.get(location, UNKNOWN_KIND) for location in range(6)
    ]
