"""examples.py PAGE WHEEL [EXTRA...]: what the page has in Python runs with the package that is installed, and no file of it comes
from the tree; prints what the package weighs."""

import importlib.metadata
import re
import sys
import traceback
import zipfile
from pathlib import Path

import numpy as np

MOST_OF_A_WHEEL = 750_000
MOST_OF_THE_EXTENSION = 1_000_000


def ran(snippet: str) -> bool:
    try:
        exec(snippet, {})
    except Exception:
        traceback.print_exc()
        return False
    return True


def weighs_little(wheel: Path) -> bool:
    with zipfile.ZipFile(wheel) as files:
        extension = max(entry.file_size for entry in files.infolist() if entry.filename.endswith(".so"))
    print(f"{wheel.name}: {wheel.stat().st_size} bytes, the extension {extension}")
    return wheel.stat().st_size <= MOST_OF_A_WHEEL and extension <= MOST_OF_THE_EXTENSION


def main() -> None:
    page, wheel, extras = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    snippets = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    modules = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "openspiel": "pyspiel", "pufferlib": "pufferlib"}
    missing = [module for extra, module in modules.items() if extra not in extras]
    runnable = [snippet for snippet in snippets if not any(module in snippet for module in missing)]
    print("NumPy", np.__version__, *(f"{name} {importlib.metadata.version(name)}" for name in ["kuhhandel"]))
    good = [ran(snippet) for snippet in runnable]
    import kuhhandel

    good.append(not Path(kuhhandel.__file__).is_relative_to(page.parents[1]))
    good.append(weighs_little(wheel))
    print(f"{sum(good)} passed, {len(good) - sum(good)} failed")
    sys.exit(0 if runnable and all(good) else 1)


if __name__ == "__main__":
    main()
