"""What the installed package says of its types, its compiled part too, by pyright."""

import json
import os
import subprocess
import sys
from pathlib import Path

import kuhhandel


def test_pyright_is_content_with_the_package(tmp_path: Path):
    package = Path(kuhhandel.__file__).parent
    options = {
        "include": [os.path.relpath(package, tmp_path)],
        "exclude": [],
        "typeCheckingMode": "strict",
        "reportMissingTypeStubs": False,  # PettingZoo has its types in its code, and does not say so
        "pythonVersion": "3.11",
        "venvPath": str(Path(sys.prefix).parent),
        "venv": Path(sys.prefix).name,
    }
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(options))
    command = [sys.executable, "-m", "pyright", "--outputjson", "-p", str(tmp_path)]
    said = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    assert said["generalDiagnostics"] == []
    assert said["summary"]["filesAnalyzed"] == len([*package.rglob("*.py"), *package.rglob("*.pyi")])
    assert (package / "py.typed").exists()
