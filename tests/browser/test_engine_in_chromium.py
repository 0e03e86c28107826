"""The network in Chromium computes what it computes in Node.js and in Python."""

from __future__ import annotations

import base64
import json

import pytest

from tests.golden_cases import ROOT, golden_cases, is_equal, read_traces, write_cases

STEP = 23  # of so many golden cases, one is run in Chromium
RUN = """async () => {
  const { explained, sitesOf } = await import("/tests/js/golden-cases.js");
  const [content, weights] = await Promise.all([
    fetch("/tests/cases.json").then((answer) => answer.json()),
    fetch("/tests/weights.bin").then((answer) => answer.arrayBuffer()),
  ]);
  const sites = [];
  const parts = [];
  for (const query of explained(content, new Uint8Array(weights))) {
    sites.push(sitesOf(query));
    for (const { values } of Object.values(query.trace)) parts.push(values);
  }
  const reader = new FileReader();
  const numbers = new Promise((resolve) => { reader.onload = () => resolve(reader.result); });
  reader.readAsDataURL(new Blob(parts));
  return [sites, (await numbers).split(",")[1]];
}"""


@pytest.mark.usefixtures("one_thread")
def test_a_sample_of_the_golden_cases(visitor, tmp_path):
    cases = list(golden_cases())[::STEP]
    assert len({case.network.name for case in cases}) > 13
    write_cases(cases, tmp_path)
    page = visitor.page
    for path in (
        ROOT / "tests/js/golden-cases.js",
        tmp_path / "cases.json",
        tmp_path / "weights.bin",
    ):
        page.route(f"**/{path.name}", lambda route, _, path=path: route.fulfill(path=path))
    visitor.open("/status")
    sites, numbers = page.evaluate(RUN)
    (tmp_path / "sites.json").write_text(json.dumps(sites))
    (tmp_path / "traces.bin").write_bytes(base64.b64decode(numbers))
    for case, found in zip(cases, read_traces(tmp_path), strict=True):
        is_equal(case, found)
