"""The dashboard of Grafana and the rules of Prometheus: their form, and that the figures they use exist."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from canasta.server import metrics
from canasta.server.metrics import Metrics
from tests.deploying import DEPLOY, DURATION, GUIDES, TEXTS, check, read_yaml, strict


@cache
def kinds() -> dict[str, str]:
    """Return the kinds of all figures of a node by their names in Prometheus."""
    text = Metrics("a").text(dict.fromkeys(metrics._GAUGES, 1))
    found = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    for name in [name for name, kind in found.items() if kind == "histogram"]:
        del found[name]
        found |= dict.fromkeys((f"{name}_bucket", f"{name}_sum", f"{name}_count"), "counter")
    return found


def bounds() -> dict[str, set[str]]:
    text = Metrics().text({})
    found: dict[str, set[str]] = {}
    for name, bound in re.findall(r'^(\w+_bucket)\{le="([^"]+)"\}', text, re.MULTILINE):
        found.setdefault(name, set()).add(bound)
    return found


def dashboard() -> Any:
    return json.loads((DEPLOY / "grafana/dashboard.json").read_text(encoding="utf-8"))


def rules() -> list[dict[str, Any]]:
    return [rule for group in read_yaml("prometheus/alerts.yml")["groups"] for rule in group["rules"]]


def targets() -> list[dict[str, Any]]:
    return [target for panel in dashboard()["panels"] for target in panel.get("targets", ())]


def expressions() -> list[str]:
    return [each["expr"] for each in (*targets(), *rules())]


@pytest.mark.parametrize("expression", expressions())
def test_expressions_use_figures_that_exist(expression: str) -> None:
    assert expression.count("(") == expression.count(")")
    assert expression.count("{") == expression.count("}")
    names = re.findall(r"\b(?:canasta|process)_[a-z_]+", re.sub(r'"[^"]*"', '""', expression))
    others = re.search(r"\b(up|probe_success|probe_ssl_earliest_cert_expiry)\b", expression)
    assert names or others
    for name in names:
        assert name in kinds(), name
        counted = re.search(rf"\b(rate|increase|resets)\({name}\b", expression) is not None
        assert counted == (kinds()[name] == "counter"), f"{name} is a {kinds()[name]}"
    for name, bound in re.findall(r'(\w+_bucket)\{[^}]*le="([^"]+)"', expression):
        assert bound in bounds()[name], bound


def test_every_figure_of_nodes_and_of_alerts_is_on_the_dashboard() -> None:
    shown = set(re.findall(r"canasta_[a-z_]+", " ".join(target["expr"] for target in targets())))
    nodes = {"canasta_leases", "canasta_relayed_clients", "canasta_nodes_seen", "canasta_tables_moved_total"}
    alerted = set(re.findall(r"canasta_[a-z_]+", " ".join(rule["expr"] for rule in rules())))
    alerted = {name for name in alerted if not name.endswith("_count")}
    assert nodes | alerted - {"canasta_reports_total"} <= shown


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_figures_in_the_guides_exist(guide: Path) -> None:
    histograms = {name.removesuffix("_bucket") for name in kinds() if name.endswith("_bucket")}
    for name in re.findall(r"`((?:canasta|process)_[a-z_]+)`", guide.read_text(encoding="utf-8")):
        assert name in kinds() or name in histograms, name


def test_alarm_levels_of_the_guide_are_those_of_the_alerts() -> None:
    named = set(re.findall(r"`(Canasta[A-Z]\w+)`", GUIDES[0].read_text(encoding="utf-8")))
    assert named == {rule["alert"] for rule in rules()}


def test_alert_rules() -> None:
    rule = strict(
        {
            "alert": {"type": "string", "pattern": "^Canasta[A-Z][A-Za-z]+$"},
            "expr": {"type": "string", "minLength": 1},
            "labels": strict({"severity": {"enum": ["critical", "warning", "info"]}}),
            "annotations": strict({"summary": {"type": "string"}, "description": {"type": "string"}}),
        },
        {"for": DURATION},
    )
    group = strict({"name": {"type": "string"}, "rules": {"type": "array", "items": rule, "minItems": 1}})
    check(strict({"groups": {"type": "array", "items": group}}), read_yaml("prometheus/alerts.yml"))
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names))


def test_scraping() -> None:
    job = strict(
        {"job_name": {"type": "string"}, "static_configs": {"type": "array", "minItems": 1}},
        {
            "metrics_path": {"type": "string"},
            "params": {"type": "object"},
            "relabel_configs": {"type": "array"},
        },
    )
    every = {"global": strict({"scrape_interval": DURATION, "evaluation_interval": DURATION})}
    listed = {"rule_files": TEXTS, "scrape_configs": {"type": "array", "items": job}}
    scrape = read_yaml("prometheus/scrape.yml")
    check(strict({**every, **listed}), scrape)
    assert all((DEPLOY / "prometheus" / name).is_file() for name in scrape["rule_files"])
    jobs = {job["job_name"] for job in scrape["scrape_configs"]}
    assert set(re.findall(r'job="(\w[\w-]*)"', " ".join(rule["expr"] for rule in rules()))) <= jobs


def test_the_dashboard_has_the_form_of_one() -> None:
    place = strict({name: {"type": "integer", "minimum": 0, "maximum": 200} for name in "xywh"})
    source = strict({"type": {"const": "prometheus"}, "uid": {"const": "${datasource}"}})
    target = strict(
        {
            "refId": {"type": "string", "pattern": "^[A-Z]$"},
            "datasource": source,
            "expr": {"type": "string"},
            "legendFormat": {"type": "string"},
        }
    )
    any_panel = {"id": {"type": "integer"}, "title": {"type": "string"}, "gridPos": place}
    row = strict(
        {**any_panel, "type": {"const": "row"}, "collapsed": {"const": False}, "panels": {"maxItems": 0}}
    )
    panel = strict(
        {
            **any_panel,
            "type": {"enum": ["timeseries", "stat"]},
            "description": {"type": "string", "minLength": 10},
            "datasource": source,
            "fieldConfig": strict({"defaults": {"type": "object"}, "overrides": {"type": "array"}}),
            "options": {"type": "object"},
            "targets": {"type": "array", "items": target, "minItems": 1},
        }
    )
    board = {
        "type": "object",
        "required": ["uid", "title", "schemaVersion", "panels", "templating", "time"],
        "properties": {
            "uid": {"type": "string", "maxLength": 40},
            "schemaVersion": {"type": "integer", "minimum": 36},
            "panels": {"type": "array", "items": {"oneOf": [row, panel]}},
        },
    }
    found = dashboard()
    check(board, found)
    assert "id" not in found  # Grafana gives it one
    ids = [panel["id"] for panel in found["panels"]]
    assert len(ids) == len(set(ids))
    taken: set[tuple[int, int]] = set()
    for each in found["panels"]:
        at = each["gridPos"]
        assert at["x"] + at["w"] <= 24
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not taken & cells, f"{each['title']} lies on another panel"
        taken |= cells
    variables = {variable["name"] for variable in found["templating"]["list"]}
    used = re.findall(r"\$\{?([a-z]+)\b", " ".join(target["expr"] for target in targets()))
    assert set(used) <= variables
