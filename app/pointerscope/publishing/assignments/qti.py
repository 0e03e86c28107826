"""QTI 2.1: a content package with one item for each question, and a test that picks among variants.

After IMS Question and Test Interoperability 2.1 and IMS Content Packaging 1.1. Numbers are typed
into `textEntryInteraction`s and compared with both ends of the tolerance. A section of the test
holds the variants of an exercise and selects one of them.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from pointerscope.lessons.framework.mathml import to_mathml
from pointerscope.publishing.assignments.questions import (
    USUAL_VARIANTS,
    AssignedQuestion,
    ExpectedNumber,
    QuestionPool,
    add_prose,
    add_question,
    question_pools,
)

if TYPE_CHECKING:
    from pointerscope.publishing.assignments.assignment import Assignment

_QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
_PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
_MATHML = "http://www.w3.org/1998/Math/MathML"
_SCHEMAS = {
    _QTI: "http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd",
    _PACKAGE: "http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd",
}
_TEST = "test.xml"
_SOMETIME = (1980, 1, 1, 0, 0, 0)  # so that equal assignments are equal packages
_NOT_IN_IDS = re.compile(r"[^A-Za-z0-9_-]")


def qti_package(assignment: Assignment, variants: int = USUAL_VARIANTS) -> bytes:
    """Return an assignment as a content package, a ZIP file.

    Args:
        assignment: the assignment.
        variants: see `question_pools`.

    Raises:
        InvalidQueryError: as `question_pools`.
    """
    pools = question_pools(assignment, variants)
    title = assignment.title or "PointerScope"
    files = {
        f"items/{_id(question.id)}.xml": _item(question, pool)
        for pool in pools
        for question in pool.questions
    }
    files[_TEST] = _test(title, pools)
    files["imsmanifest.xml"] = _manifest(pools)
    return _zip(files)


def _item(question: AssignedQuestion, pool: QuestionPool) -> ElementTree.Element:
    item = _root(
        *("assessmentItem", _QTI),
        identifier=_id(question.id),
        title=f"{pool.title}: {question.id}",
        adaptive="false",
        timeDependent="false",
    )
    answers = _answers(question)
    for name, right in answers.items():
        kind = "float" if isinstance(right, ExpectedNumber) else "identifier"
        declaration = ElementTree.SubElement(
            item, "responseDeclaration", identifier=name, cardinality="single", baseType=kind
        )
        ElementTree.SubElement(
            ElementTree.SubElement(declaration, "correctResponse"), "value"
        ).text = right.text if isinstance(right, ExpectedNumber) else right
    for name, value in (("SCORE", "0"), ("MAXSCORE", "1")):
        declaration = ElementTree.SubElement(
            item, "outcomeDeclaration", identifier=name, cardinality="single", baseType="float"
        )
        ElementTree.SubElement(
            ElementTree.SubElement(declaration, "defaultValue"), "value"
        ).text = value
    body = ElementTree.SubElement(ElementTree.SubElement(item, "itemBody"), "div")
    _add_body(body, question, list(answers))
    _add_processing(item, answers)
    return item


def _answers(question: AssignedQuestion) -> dict[str, ExpectedNumber | str]:
    """Return the numbers, or the identifier of the right choice, by the names of responses."""
    if isinstance(question.answer, str):
        index = question.exercise.choices.index(question.answer)
        return {"RESPONSE": f"choice{index + 1}"}
    return {f"RESPONSE{index}": number for index, number in enumerate(question.numbers, 1)}


def _add_body(
    body: ElementTree.Element, question: AssignedQuestion, responses: Sequence[str]
) -> None:
    if not question.exercise.choices:

        def add_field(parent: ElementTree.Element, cell: int) -> None:
            ElementTree.SubElement(
                parent,
                "textEntryInteraction",
                responseIdentifier=responses[cell],
                expectedLength="12",
            )

        add_question(body, question, _add_formula, add_field)
        return
    add_question(body, question, _add_formula)
    interaction = ElementTree.SubElement(
        body, "choiceInteraction", responseIdentifier=responses[0], shuffle="true", maxChoices="1"
    )
    for index, choice in enumerate(question.exercise.choices, 1):
        element = ElementTree.SubElement(interaction, "simpleChoice", identifier=f"choice{index}")
        add_prose(element, choice, _add_formula)


def _add_processing(item: ElementTree.Element, answers: Mapping[str, ExpectedNumber | str]) -> None:
    processing = ElementTree.SubElement(item, "responseProcessing")
    for name, right in answers.items():
        condition = ElementTree.SubElement(processing, "responseCondition")
        found = ElementTree.SubElement(condition, "responseIf")
        if isinstance(right, ExpectedNumber):
            _add_comparison(found, name, right)
        else:
            test = ElementTree.SubElement(found, "match")
            ElementTree.SubElement(test, "variable", identifier=name)
            ElementTree.SubElement(test, "correct", identifier=name)
        outcome = ElementTree.SubElement(found, "setOutcomeValue", identifier="SCORE")
        total = ElementTree.SubElement(outcome, "sum")
        ElementTree.SubElement(total, "variable", identifier="SCORE")
        ElementTree.SubElement(total, "baseValue", baseType="float").text = repr(1 / len(answers))


def _add_comparison(parent: ElementTree.Element, name: str, right: ExpectedNumber) -> None:
    """Compare a response with both ends of what is right, as Moodle's own QTI does."""
    both = ElementTree.SubElement(parent, "and")
    expected, most = float(right.text), right.tolerance * (1 + 1e-9)  # the edge is inside
    for test, end in (("gte", expected - most), ("lte", expected + most)):
        comparison = ElementTree.SubElement(both, test)
        ElementTree.SubElement(comparison, "variable", identifier=name)
        ElementTree.SubElement(comparison, "baseValue", baseType="float").text = repr(end)


def _test(title: str, pools: Sequence[QuestionPool]) -> ElementTree.Element:
    test = _root("assessmentTest", _QTI, identifier="test", title=title)
    part = ElementTree.SubElement(
        test,
        "testPart",
        identifier="part",
        navigationMode="nonlinear",
        submissionMode="simultaneous",
    )
    for number, pool in enumerate(pools, 1):
        section = ElementTree.SubElement(
            part,
            "assessmentSection",
            identifier=f"section{number}",
            title=pool.title,
            visible="true",
        )
        if len(pool.questions) > 1:
            ElementTree.SubElement(section, "selection", select="1")
        for question in pool.questions:
            id = _id(question.id)
            ElementTree.SubElement(
                section, "assessmentItemRef", identifier=id, href=f"items/{id}.xml"
            )
    return test


def _manifest(pools: Sequence[QuestionPool]) -> ElementTree.Element:
    manifest = _root("manifest", _PACKAGE, identifier="manifest")
    metadata = ElementTree.SubElement(manifest, "metadata")
    ElementTree.SubElement(metadata, "schema").text = "QTIv2.1 Package"
    ElementTree.SubElement(metadata, "schemaversion").text = "1.0.0"
    ElementTree.SubElement(manifest, "organizations")
    resources = ElementTree.SubElement(manifest, "resources")
    ids = [_id(question.id) for pool in pools for question in pool.questions]
    test = _add_resource(resources, "resource-test", "imsqti_test_xmlv2p1", _TEST)
    for id in ids:
        ElementTree.SubElement(test, "dependency", identifierref=f"resource-{id}")
        _add_resource(resources, f"resource-{id}", "imsqti_item_xmlv2p1", f"items/{id}.xml")
    return manifest


def _add_resource(
    resources: ElementTree.Element, id: str, kind: str, path: str
) -> ElementTree.Element:
    resource = ElementTree.SubElement(resources, "resource", identifier=id, type=kind, href=path)
    ElementTree.SubElement(resource, "file", href=path)
    return resource


def _root(name: str, namespace: str, **attributes: str) -> ElementTree.Element:
    element = ElementTree.Element(name, {"xmlns": namespace, **attributes})
    element.set("xmlns:xsi", _INSTANCE)
    element.set("xsi:schemaLocation", f"{namespace} {_SCHEMAS[namespace]}")
    return element


def _add_formula(parent: ElementTree.Element, latex: str) -> None:
    """Add a formula as MathML, in its own namespace."""
    formula = ElementTree.fromstring(to_mathml(latex))
    for element in formula.iter():
        element.tag = element.tag.rpartition("}")[2]
    formula.set("xmlns", _MATHML)
    parent.append(formula)


def _id(text: str) -> str:
    """Return an identifier, which has no points, of the address of an exercise."""
    return _NOT_IN_IDS.sub("_", text)


def _zip(files: Mapping[str, ElementTree.Element]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as package:
        for path, root in files.items():
            text = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
            package.writestr(zipfile.ZipInfo(path, _SOMETIME), text, zipfile.ZIP_DEFLATED)
    return content.getvalue()
