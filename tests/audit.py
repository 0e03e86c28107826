"""`make audit`: look up the known vulnerabilities of the exact versions in constraints.txt.

The exit status is 0 if there are none, 1 if there are some or the audit fails, and 2 if the service
that lists them cannot be reached, so that nothing is known.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CONSTRAINTS = Path(__file__).parent.parent / "constraints.txt"
VULNERABLE, UNREACHABLE = 1, 2  # exit statuses
# How the last line of pip-audit's error output begins when the service does not answer.
UNREACHABLE_ERRORS = ("requests.exceptions.", "pip_audit._service.interface.")


def main() -> None:
    """Print each known vulnerability, and exit with the status that says what was found."""
    audit = run_pip_audit()
    if not audit.stdout:
        reason = (audit.stderr.strip().splitlines() or ["pip-audit printed nothing."])[-1]
        if not reason.startswith(UNREACHABLE_ERRORS):
            sys.exit(audit.stderr)  # with status 1
        print("audit: not done, because the service that lists vulnerabilities cannot be reached.")
        print(f"Run it again with a connection to that service. {reason[:200]}")
        sys.exit(UNREACHABLE)
    packages = json.loads(audit.stdout)["dependencies"]
    vulnerable = [package for package in packages if package.get("vulns")]
    for package in vulnerable:
        for vulnerability in package["vulns"]:
            fixed = ", ".join(vulnerability["fix_versions"]) or "no version yet"
            print(
                f"{package['name']} {package['version']}: {vulnerability['id']}, fixed in {fixed}"
            )
    print(f"audit: {len(packages)} packages, {len(vulnerable)} with known vulnerabilities")
    if vulnerable:
        sys.exit(VULNERABLE)


def run_pip_audit() -> subprocess.CompletedProcess[str]:
    """Run pip-audit, which prints JSON, or nothing but an error."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(CONSTRAINTS)]
    command += ["--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    command += ["--timeout", "5"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    main()
