"""Protocols of published papers: how they select visits, build histories and divide them.

A protocol is named after the paper whose public code was read for it. It is a set of settings that
can also be chosen one by one, so that a model card can say which protocol its data followed.
Papers whose protocol these settings cannot express have no name here;
docs/data-and-models.md lists some.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel

from pointerscope.mobility.data_set import DataSet, HistoryRule, Records
from pointerscope.mobility.sources import DataError


@dataclass(frozen=True)
class Protocol:
    """The choices of a paper.

    Attributes:
        name: first author, year and, where there are several, the kind of data.
        paper: the reference.
        code: the public code that it was read from.
        summary: what it does, a sentence.
        settings: the settings of a data source that make visits.
        rule: which visits are a history, and how histories are divided.
        differences: what is done in another way here, a sentence each.
    """

    name: str
    paper: str
    code: str
    summary: str
    settings: Mapping[str, Any]
    rule: HistoryRule
    differences: tuple[str, ...]


_HONG = (
    "Ye Hong, Yatao Zhang, Konrad Schindler, Martin Raubal: Context-aware multi-head "
    "self-attentional neural network model for next location prediction. Transportation Research "
    "Part C 156, 2023, arXiv:2212.01953."
)
_HONG_CODE = "https://github.com/mie-lab/location-prediction"
_HONG_RULE = HistoryRule(
    previous_days=7, least_visits=3, first_days=7, within_part=True, in_every_part=True
)
_BOUNDARY = (
    "The parts end at 60 % and 80 % of the number of tracked days; in the paper's code at 60 % "
    "and 80 % of the last day's number, which can put one day of a person into the next part."
)
_LONGEST = "The network reads at most max_visits visits of a history (64 unless set)."

PROTOCOLS: Mapping[str, Protocol] = {
    protocol.name: protocol
    for protocol in (
        Protocol(
            name="hong-2023-gps",
            paper=_HONG,
            code=f"{_HONG_CODE}/blob/main/preprocessing/geolife.py",
            summary="Stays of at least 25 minutes of people tracked for more than 50 days, "
            "clustered within 20 m and merged if 1 minute apart; histories of 7 days with at least "
            "3 visits, inside the training, validation or test days of each person (60 %, 20 %, "
            "20 %).",
            settings={
                "least_days": 50,
                "activity_minutes": 25,
                "epsilon_metres": 20,
                "least_stays": 2,
                "merge_minutes": 1,
                "longest_minutes": 2879,
                "stay_metres": 200,
                "stay_minutes": 30,
                "gap_minutes": 24 * 60,
                "last_stay": True,
            },
            rule=_HONG_RULE,
            differences=(
                "People are selected by the days from their first to their last stay; the paper's "
                "code also counts trips and the quality of tracking in windows of ten weeks.",
                "Data that are stays already are taken as they are.",
                "Times are local; the paper's code leaves those of Geolife in UTC.",
                _BOUNDARY,
                _LONGEST,
            ),
        ),
        Protocol(
            name="hong-2023-check-ins",
            paper=_HONG,
            code=f"{_HONG_CODE}/blob/lbsn/preprocessing/foursquare.py",
            summary="People with more than 10 check-ins, then places with more than 10; none is "
            "merged; histories of 7 days with at least 3 check-ins, inside the training, "
            "validation or test days of each person (60 %, 20 %, 20 %).",
            settings={
                "least_person_visits": 11,
                "least_place_visits": 11,
                "merge_minutes": None,
            },
            rule=_HONG_RULE,
            differences=(
                "A check-in that stands in the data twice counts once in histories.",
                _BOUNDARY,
                _LONGEST,
            ),
        ),
        Protocol(
            name="luo-2021-stan",
            paper="Yingtao Luo, Qiang Liu, Zhaocheng Liu: STAN: Spatio-Temporal Attention Network "
            "for Next Location Recommendation. WWW 2021, arXiv:2102.04095.",
            code="https://github.com/yingtaoluo/"
            "Spatial-Temporal-Attention-Network-for-POI-Recommendation/blob/master/load.py",
            summary="The latest 101 check-ins of each person: the last one is for the test, the "
            "last but one for validation, all others for training; a history is all check-ins "
            "before.",
            settings={"merge_minutes": None},
            rule=HistoryRule(previous_visits=100, least_visits=1, parts="last", latest_visits=101),
            differences=(
                "Places that nobody visits in training are unknown; in the paper every place of "
                "the data is known.",
                "The network reads at most max_visits visits of a history; set max_visits=100.",
            ),
        ),
    )
}


def find_protocol(name: str) -> Protocol:
    """Return the protocol with this name.

    Raises:
        DataError: there is none.
    """
    if name not in PROTOCOLS:
        raise DataError(f'There is no protocol "{name}". Choose one of {", ".join(PROTOCOLS)}.')
    return PROTOCOLS[name]


def settings_of(
    protocol: Protocol, source: str, options: type[BaseModel], chosen: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the settings of a source that follow a protocol, with others that were chosen.

    Args:
        protocol: the protocol.
        source: the name of the source, for messages.
        options: the options of the source.
        chosen: settings that were chosen one by one.

    Raises:
        DataError: the source lacks a setting of the protocol, or a chosen one contradicts it.
    """
    if missing := [name for name in protocol.settings if name not in options.model_fields]:
        raise DataError(
            f"Data of the form {source} cannot follow {protocol.name}: they have no "
            f"{', '.join(missing)}."
        )
    given = options(**chosen)
    for name, value in protocol.settings.items():
        if name in chosen and getattr(given, name) != value:
            raise DataError(
                f"{name}={chosen[name]} contradicts the protocol {protocol.name}, which has "
                f"{name}={value}. Leave one of them out."
            )
    if "history" in chosen:
        raise DataError(f"The protocol {protocol.name} says what a history is: leave out history.")
    return {**chosen, **protocol.settings}


def follow(data: DataSet | Records, protocol: Protocol) -> DataSet:
    """Return data whose visits follow a protocol, with its rule and its name.

    Raises:
        DataError: the data are histories already.
    """
    if not isinstance(data, DataSet):
        raise DataError(
            f"These data are histories already and cannot follow {protocol.name}. Leave it out."
        )
    data.report.note(f"The data follow the protocol {protocol.name}: {protocol.summary}")
    for difference in protocol.differences:
        data.report.note(f"Unlike in the paper: {difference}")
    return replace(data, rule=protocol.rule, protocol=protocol.name)


def name_of(data: DataSet | Records, rule: HistoryRule | None) -> str | None:
    """Return the protocol of histories that a rule makes of data; None if they follow none."""
    protocol = data.protocol if isinstance(data, DataSet) else None
    if protocol is None or protocol not in PROTOCOLS or rule != PROTOCOLS[protocol].rule:
        return None
    return protocol
