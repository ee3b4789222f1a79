"""Build hook that compiles the core for a wheel; if that fails, the wheel has the sources only.

It also adds an SBOM of the required packages and of those bundled into the page.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCore(BuildHookInterface[Any]):
    """Adds the SBOM and the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare the files of a wheel; editable installs find their build by ``canasta.build.find``."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        # The hook itself runs on the sources.
        wanted = os.environ.pop("CANASTA_CORE", "")
        os.environ["CANASTA_CORE"] = "interpreted"
        from canasta.build.find import MANIFEST, folder
        from canasta.build.make import compile_core, missing
        from canasta.build.sbom import NAME, sbom

        listed = Path(tempfile.mkdtemp(prefix="canasta-sbom-")) / NAME
        listed.write_text(sbom(Path(self.root), self.metadata.version), encoding="utf-8")
        build_data.setdefault("sbom_files", []).append(str(listed))
        lacking = missing()
        package = Path(self.root) / "canasta"
        made = folder(package)
        if wanted == "interpreted" or (lacking and not made.is_dir()):
            self.app.display_warning(f"The core is not compiled: {lacking or 'not wanted'}.")
            return
        if not made.is_dir():  # otherwise a build of exactly these sources exists
            made = Path(tempfile.mkdtemp(prefix="canasta-wheel-"))
            compile_core(made, package)
        for path in sorted(made.rglob("*")):
            if path.is_file() and path.name != MANIFEST:  # pip writes its own record
                build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
