"""Claims of one's own: what a file may say, and what is said of one that cannot be read."""

from __future__ import annotations

import pytest

from pointerscope.studies.claims import ClaimsError, read_claims

PREDICTORS = ("network", "without-gate", "markov")
KNOWN = (*PREDICTORS, "without-pointer")


def read(tmp_path, text: str):
    path = tmp_path / "claims.yaml"
    path.write_text(text, encoding="utf-8")
    return read_claims(path, PREDICTORS, KNOWN)


def refusal(tmp_path, text: str) -> str:
    with pytest.raises(ClaimsError) as error:
        read(tmp_path, text)
    return str(error.value).replace(str(tmp_path), "")


def test_a_file_lists_claims_about_scores_and_differences(tmp_path):
    gate, accuracy = read(
        tmp_path,
        "claims:\n  - says: The gate is dispensable.\n    of: network\n"
        "    against: without-gate\n    within: 0.02\n"
        "  - {says: Half is right., metric: mrr, of: network, more_than: 0.5}\n",
    )
    assert (gate.against, gate.within, gate.metric) == ("without-gate", 0.02, None)
    assert (accuracy.against, accuracy.more_than, accuracy.metric) == (None, 0.5, "mrr")


def test_the_list_alone_is_read_too(tmp_path):
    [claim] = read(tmp_path, "- {says: It helps., of: network, against: markov, more_than: 0}\n")
    assert claim.against == "markov"


GOOD = "- says: It helps.\n  of: network\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            GOOD + "  against: markof\n  more_than: 0\n",
            '/claims.yaml, line 3: against: there is no predictor "markof". Did you mean markov?',
        ),
        (
            GOOD + "  against: without-pointer\n  more_than: 0\n",
            "/claims.yaml, line 3: against: without-pointer is not part of this study. Add it, or "
            "leave this out.",
        ),
        (
            GOOD + "  more_then: 0\n",
            "/claims.yaml, line 3: more_then: this key is unknown. Did you mean more_than?",
        ),
        (
            "- of: network\n  more_than: 0\n",
            "/claims.yaml, line 1: says: this key is missing. Add it.",
        ),
        (
            GOOD + "  more_than: 5\n",
            "/claims.yaml, line 3: more_than: a number from −1 to 1 was expected; scores are "
            "fractions.",
        ),
        (
            GOOD + "  more_than: much\n",
            "/claims.yaml, line 3: more_than: a number from −1 to 1 was expected; scores are "
            "fractions.",
        ),
        (
            GOOD + "  metric: accuracy\n  more_than: 0\n",
            "line 3: metric: 'accuracy_at_1', 'accuracy_at_5'",
        ),
        (
            GOOD,
            "/claims.yaml, line 1: A claim needs exactly one of more_than, less_than and within; "
            "it has none.",
        ),
        (
            GOOD + "  more_than: 0\n  less_than: 1\n",
            "line 1: A claim needs exactly one of more_than, less_than and within; it has "
            "more_than and less_than.",
        ),
        (GOOD + "  within: 0.1\n", "line 1: within is about a difference. Add against"),
        ("- just words\n", "line 1: keys with values were expected"),
        ("claims: 3\n", "line 1: a list of 1 to 200 claims was expected"),
        ("[]\n", "line 1: a list of 1 to 200 claims was expected"),
        ("- says: [\n", "This is not valid YAML"),
        ("- &a says: It helps.\n", "line 1: Anchors (&) and aliases (*) are not supported"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_with_its_line_and_what_was_expected(tmp_path, text, expected):
    assert expected in refusal(tmp_path, text)


def test_all_problems_are_told_at_once(tmp_path):
    said = refusal(tmp_path, GOOD + "  more_then: 0\n- of: nobody\n  says: x\n  more_than: 0\n")
    assert "line 3" in said
    assert "line 4: of: there is no predictor" in said


def test_a_missing_file_is_said_to_be_missing(tmp_path):
    with pytest.raises(ClaimsError, match=r"claims\.yaml cannot be read: No such file"):
        read_claims(tmp_path / "claims.yaml", PREDICTORS, KNOWN)


def test_a_file_that_is_not_utf_8_is_refused_with_its_line(tmp_path):
    path = tmp_path / "claims.yaml"
    path.write_bytes(b"claims:\n  - says: caf\xe9\n")
    with pytest.raises(ClaimsError, match="line 2: this is not UTF-8"):
        read_claims(path, PREDICTORS, KNOWN)
