"""Metrics and logs of a server, alone and as a node of a site."""

from __future__ import annotations

import json
import logging
import re

import pytest

from canasta.server import metrics
from canasta.server.logs import JsonFormatter, json_logging
from canasta.server.metrics import Metrics

_SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"]*",?)+)\})? ([0-9.e+-]+)')


def samples(text: str) -> list[tuple[str, dict[str, str]]]:
    """Return the names and labels of all samples."""
    found = []
    for line in text.splitlines():
        if not line.startswith("#"):
            match = _SAMPLE.fullmatch(line)
            assert match is not None, line
            found.append((match[1], dict(re.findall(r'([a-z]+)="([^"]*)"', match[2] or ""))))
    return found


def test_every_sample_of_a_node_has_its_name() -> None:
    found = Metrics("node-1")
    found.writes.note(0.003)
    found.reads.note(0.001)
    text = found.text({"tables": 3, "bus_connected": 1})
    assert {labels.get("node") for _, labels in samples(text)} == {"node-1"}
    lines = text.splitlines()
    assert 'canasta_write_seconds_bucket{node="node-1",le="0.005"} 1' in lines
    assert 'canasta_read_seconds_count{node="node-1"} 1' in lines
    assert 'canasta_bus_connected{node="node-1"} 1' in lines
    assert any(line.startswith('process_cpu_seconds_total{node="node-1"} ') for line in lines)


def test_a_server_alone_has_no_labels_and_no_counters_of_nodes() -> None:
    found = samples(Metrics().text({"tables": 3}))
    assert all(set(labels) <= {"le"} for _, labels in found)
    names = {name for name, _ in found}
    assert "canasta_tables" in names
    assert "canasta_sockets" not in names  # not given
    assert not names & {f"canasta_{name}_total" for name in metrics._NODE_COUNTS}


def test_counters_of_nodes_count() -> None:
    found = Metrics("b")
    found.count("leases_lost", 2)
    found.count("tables_moved")
    lines = found.text({}).splitlines()
    assert 'canasta_leases_lost_total{node="b"} 2' in lines
    assert 'canasta_tables_moved_total{node="b"} 1' in lines


def test_no_metric_has_two_descriptions() -> None:
    text = Metrics("a").text(dict.fromkeys(metrics._GAUGES, 1))
    described = re.findall(r"^# HELP (\w+) [A-Z0-9].+\.$", text, re.MULTILINE)
    assert described == re.findall(r"^# TYPE (\w+) (?:counter|gauge|histogram)$", text, re.MULTILINE)
    assert len(described) == len(set(described))


def test_log_lines_of_a_node_name_it_and_the_table() -> None:
    record = logging.LogRecord("canasta.server", logging.INFO, "", 0, "table opened", (), None)
    record.where = "x7Yq"
    line = json.loads(JsonFormatter("node-1").format(record))
    assert (line["node"], line["where"], line["event"]) == ("node-1", "x7Yq", "table opened")
    assert "node" not in json.loads(JsonFormatter().format(record))


def test_the_log_of_a_server_has_its_node(capsys: pytest.CaptureFixture[str]) -> None:
    with json_logging(lambda: None, "node-1"):
        logging.getLogger("canasta.server").warning("node silent", extra={"where": "node-2"})
        logging.getLogger("uvicorn.error").error("something")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["node"], line.get("where")) for line in lines] == [("node-1", "node-2"), ("node-1", None)]
