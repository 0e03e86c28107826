"""Known weaknesses of what is installed, where the service that lists them can be reached."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CONSTRAINTS = Path(__file__).parent.parent / "constraints.txt"


def main() -> None:
    """Print every weakness, and fail where there is one."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(CONSTRAINTS)]
    command += ["--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    command += ["--timeout", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except ValueError:
        said = done.stderr.strip().splitlines()
        print(
            f"audit: not done, as the service cannot be reached ({said[-1][:200] if said else ''})"
        )
        return
    weak = [package for package in packages if package.get("vulns")]
    for package in weak:
        for found in package["vulns"]:
            print(f"{package['name']} {package['version']}: {found['id']}, mended in", end=" ")
            print(", ".join(found["fix_versions"]) or "no version yet")
    print(f"audit: {len(packages)} packages, {len(weak)} of them with known weaknesses")
    sys.exit(bool(weak))


if __name__ == "__main__":
    main()
