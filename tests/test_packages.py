"""Locked packages: licences, the list in the wheel, and known vulnerabilities if a database is available."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from canasta import __version__
from canasta.build.sbom import locked, locked_npm, read_licences, sbom
from tests import packages
from tests.packages import ROOT, main, npm_packages, python_packages


def test_the_page_of_licences_is_true() -> None:
    assert (ROOT / "docs" / "licences.md").read_text("utf-8") == packages.document()


def test_every_locked_package_has_a_licence_and_nothing_else_has() -> None:
    python = python_packages()
    assert {package.name for package in python} == set(read_licences(ROOT))
    assert [
        package for package in (*python, *npm_packages()) if package.shipped and not package.licence
    ] == []
    assert len(python) > 90


def test_what_is_installed_says_the_same_of_itself() -> None:
    told = {package: packages.installed(package) for package in python_packages()}
    seen = {package: licence for package, licence in told.items() if licence}
    assert [package for package, licence in seen.items() if licence != package.licence] == []
    assert len(seen) > 60


def test_the_list_for_the_wheel_names_what_is_installed_and_what_is_in_the_page() -> None:
    found = json.loads(sbom(ROOT, __version__))
    assert (found["bomFormat"], found["specVersion"], found["version"]) == ("CycloneDX", "1.6", 1)
    assert found["metadata"]["component"]["version"] == __version__
    refs = [component["bom-ref"] for component in found["components"]]
    assert len(refs) == len(set(refs))
    shipped = [package for package in locked_npm(ROOT / "web" / "package-lock.json") if package.shipped]
    assert {package.name for package in shipped} >= {"preact", "@preact/signals"}
    assert set(refs) == {
        package.purl for package in (*locked(ROOT / "requirements" / "runtime.txt"), *shipped)
    }
    assert all(component["licenses"] for component in found["components"])
    assert found["dependencies"][0]["dependsOn"] == sorted(refs)
    assert sbom(ROOT, __version__) == sbom(ROOT, __version__)


# --- The audit --------------------------------------------------------------------------------------


class Database(BaseHTTPRequestHandler):
    """Answers like osv.dev; one package has a known vulnerability."""

    weak = ""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        results = [
            {"vulns": [{"id": "GHSA-test", "modified": "2026-01-01T00:00:00Z"}]}
            if self.weak and query["package"]["purl"].startswith(self.weak)
            else {}
            for query in asked
        ]
        content = json.dumps({"results": results}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def database() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Database) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_the_audit_names_what_is_known_to_be_weak(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--audit", "--database", database]) == 0
    assert "0 of them have known weaknesses." in capsys.readouterr().out
    for weak, name in (("pkg:pypi/click@", "click"), ("pkg:npm/%40preact/signals@", "@preact/signals")):
        monkeypatch.setattr(Database, "weak", weak)
        assert main(["--audit", "--database", database]) == 1
        shown = capsys.readouterr().out
        assert "GHSA-test" in shown
        assert f"\n{name} " in shown


def test_an_audit_without_a_database_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--audit", "--database", "http://127.0.0.1:9"]) == 2
    assert "could not be asked" in capsys.readouterr().err
