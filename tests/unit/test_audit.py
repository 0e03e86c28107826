"""The audit of packages, with services on this machine, and what `.ci/run` makes of its result."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.audit import CONSTRAINTS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
UNUSED_ADDRESS = "http://127.0.0.1:9"
VULNERABLE_PACKAGE = "numpy"
VULNERABILITY = {
    "id": "TEST-1",
    "affected": [
        {
            "package": {"name": VULNERABLE_PACKAGE, "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"fixed": "99.0"}]}],
        }
    ],
}


@contextmanager
def service(vulnerabilities, status=200):
    """Yield the address of a service that knows these vulnerabilities, by package."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            query = json.loads(self.rfile.read(int(self.headers["content-length"])))
            known = vulnerabilities.get(query["package"]["name"], [])
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps({"vulns": known}).encode())

        def log_message(self, *_):
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def audit(address, kind="osv"):
    """Run the audit against a service, and return its result."""
    environment = os.environ | {
        "PIP_AUDIT_VULNERABILITY_SERVICE": kind,
        "PIP_AUDIT_OSV_URL": address,
        "NO_PROXY": "127.0.0.1",
    }
    command = [sys.executable, "-m", "tests.audit"]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_the_audit_succeeds_if_no_vulnerability_is_known():
    with service({}) as address:
        result = audit(address)
    assert result.returncode == 0, result.stderr
    packages = sum("==" in line for line in CONSTRAINTS.read_text().splitlines())
    assert f"audit: {packages} packages, 0 with known vulnerabilities" in result.stdout


def test_a_known_vulnerability_is_named_and_fails():
    with service({VULNERABLE_PACKAGE: [VULNERABILITY]}) as address:
        result = audit(address)
    assert result.returncode == 1
    assert f"{VULNERABLE_PACKAGE} " in result.stdout
    assert "TEST-1, fixed in 99.0" in result.stdout


def test_an_unreachable_service_has_an_exit_status_of_its_own():
    result = audit(UNUSED_ADDRESS)
    assert result.returncode == 2
    assert "cannot be reached" in result.stdout


def test_a_service_that_fails_counts_as_unreachable():
    with service({}, status=503) as address:
        assert audit(address).returncode == 2


def test_an_audit_that_cannot_run_does_not_pass_as_unreachable():
    result = audit(UNUSED_ADDRESS, kind="no-such-kind")
    assert result.returncode == 1
    assert "no-such-kind" in result.stderr


@pytest.fixture
def clone(tmp_path):
    """A folder with `.ci/run`, where the tests pass and the audit ends as a file says."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci" / "run")
    for program, script in {
        "make": "true",
        ".venv/bin/python": 'exit "$(cat status)"',
    }.items():
        file = tmp_path / program
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize(("audited", "expected"), [(0, 0), (1, 1), (2, 0)])
def test_continuous_integration_passes_unless_a_vulnerability_is_known(clone, audited, expected):
    (clone / "status").write_text(str(audited))
    environment = os.environ | {"PATH": f"{clone}:{os.environ['PATH']}"}
    result = subprocess.run(
        [".ci/run"], cwd=clone, env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == expected, result.stderr
    assert ("was not done" in result.stdout) == (audited == 2)
