"""The image, the compose file and the Kubernetes objects in ``deploy``; no test runs them.

The schemas are the parts of the published formats that these files use.
"""

from __future__ import annotations

import json
import re
from ipaddress import ip_address, ip_network

from tests.deploying import DEPLOY, DURATION, MAP, ROOT, TEXTS, check, manifests, read_yaml, strict

# --- Compose ------------------------------------------------------------------------------------------------

_LISTED = {"oneOf": [TEXTS, {"type": "object"}]}
_SERVICE = {
    **strict(
        {"image": {"type": "string"}, "restart": {"enum": ["no", "always", "on-failure", "unless-stopped"]}},
        {
            "build": strict({"context": {"type": "string"}}, {"dockerfile": {"type": "string"}}),
            "command": TEXTS,
            "environment": MAP,
            "networks": _LISTED,
            "ports": {"type": "array", "items": {"type": "string", "pattern": r"^\d+:\d+(/udp|/tcp)?$"}},
            "volumes": {
                "type": "array",
                "items": {"type": "string", "pattern": r"^[\w./-]+:/[\w./-]+(:ro)?$"},
            },
            "depends_on": {
                "oneOf": [
                    TEXTS,
                    {
                        "type": "object",
                        "additionalProperties": strict(
                            {"condition": {"enum": ["service_started", "service_healthy"]}}
                        ),
                    },
                ]
            },
            "healthcheck": strict(
                {"test": {**TEXTS, "prefixItems": [{"enum": ["CMD", "CMD-SHELL"]}]}, "interval": DURATION},
                {"timeout": DURATION, "retries": {"type": "integer"}, "start_period": DURATION},
            ),
            "deploy": strict({"replicas": {"type": "integer", "minimum": 1}}),
            "stop_grace_period": DURATION,
            "ulimits": {"type": "object", "additionalProperties": {"type": "integer"}},
            "shm_size": {"type": "string", "pattern": r"^\d+(kb|mb|gb)$"},
            "read_only": {"type": "boolean"},
            "init": {"type": "boolean"},
            "tmpfs": TEXTS,
            "cap_drop": TEXTS,
            "security_opt": TEXTS,
        },
    )
}
_NETWORK = {
    "oneOf": [
        {"type": "null"},
        strict({}, {"internal": {"type": "boolean"}, "ipam": strict({"config": {"type": "array"}})}),
    ]
}
_COMPOSE = strict(
    {"services": {"type": "object", "additionalProperties": _SERVICE, "minProperties": 1}},
    {
        "name": {"type": "string", "pattern": "^[a-z0-9][a-z0-9_-]*$"},
        "networks": {"type": "object", "additionalProperties": _NETWORK},
        "volumes": {"type": "object", "additionalProperties": {"type": ["null", "object"]}},
    },
)


def test_compose_has_the_form_of_the_specification() -> None:
    found = read_yaml("compose.yml")
    check(_COMPOSE, found)
    services = found["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for name, how in service["depends_on"].items() if isinstance(service.get("depends_on"), dict) else ():
            assert how["condition"] != "service_healthy" or "healthcheck" in services[name]
        assert set(service["networks"]) <= set(found["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).is_file(), source
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()


def test_compose_publishes_the_proxy_alone() -> None:
    found = read_yaml("compose.yml")
    services = found["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert found["networks"]["back"]["internal"] is True
    assert all(set(services[name]["networks"]) == {"back"} for name in ("database", "bus", "worker"))
    assert set(services["proxy"]["networks"]) == {"front"}


def test_compose_has_three_nodes_that_trust_the_proxy() -> None:
    found = read_yaml("compose.yml")
    services = found["services"]
    nodes = [name for name, service in services.items() if service.get("command", [""])[0] == "serve"]
    assert len(nodes) == 3
    address = services["proxy"]["networks"]["front"]["ipv4_address"]
    (subnet,) = found["networks"]["front"]["ipam"]["config"]
    assert ip_address(address) in ip_network(subnet["subnet"])
    for name in nodes:
        words = services[name]["command"]
        assert words[words.index("--node") + 1] == name
        assert words[words.index("--proxy") + 1] == address
        assert "/readyz" in services[name]["healthcheck"]["test"][-1]
    assert services["proxy"]["environment"]["CANASTA_NODES"].split() == [f"{name}:8750" for name in nodes]
    assert services["worker"]["deploy"]["replicas"] == 2


def test_the_caddyfile_names_the_variables_of_compose() -> None:
    text = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    environment = set(read_yaml("compose.yml")["services"]["proxy"]["environment"])
    assert set(re.findall(r"\{\$([A-Z_]+)", text)) == environment
    assert text.count("{") == text.count("}")
    known = {"respond", "reverse_proxy", "}", "lb_policy", "lb_try_duration", "lb_try_interval"}
    known |= {"health_uri", "health_interval", "health_timeout"}
    lines = [line.split()[0] for line in text.splitlines() if line.strip()]
    assert lines[0].startswith("{$CANASTA_SITE")
    assert set(lines[1:]) <= known
    assert "respond /metrics 404" in text
    assert "lb_policy round_robin" in text


# --- The image ----------------------------------------------------------------------------------------------


def test_the_dockerfile_copies_files_that_exist_and_ends_as_an_ordinary_user() -> None:
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = [line.split() for line in re.sub(r"\\\n", "", text).splitlines() if line]
    known = {
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "ENV",
        "USER",
        "VOLUME",
        "EXPOSE",
        "STOPSIGNAL",
        "ENTRYPOINT",
        "CMD",
    }
    assert {line[0] for line in lines} <= known
    for line in lines:
        if line[0] == "COPY" and not line[1].startswith("--from"):
            assert all((ROOT / source).exists() for source in line[1:-1])
        if line[0] in ("ENTRYPOINT", "CMD"):
            assert json.loads(" ".join(line[1:]))
    for name in re.findall(r"-r (\S+)", text):
        assert (ROOT / name).is_file()
        assert name in text.split("RUN", 1)[0], "is used before it is copied"
    (user,) = [line[1] for line in lines if line[0] == "USER"]
    assert not user.startswith(("0", "root"))
    assert text.index("USER") > text.rindex("RUN")
    assert re.findall(r"^FROM (\S+)", text, re.MULTILINE) == ["python:3.13", "python:3.13-slim"]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "deploy"} <= set(ignored)
    assert not {"canasta", "requirements", "pyproject.toml", "README.md", "CHANGELOG.md"} & set(ignored)


# --- Kubernetes ---------------------------------------------------------------------------------------------

_SELECTOR = strict({"matchLabels": MAP})
_PROBE = strict(
    {"httpGet": strict({"path": {"enum": ["/healthz", "/readyz"]}, "port": {"const": "http"}})},
    {name: {"type": "integer"} for name in ("periodSeconds", "timeoutSeconds", "failureThreshold")},
)
_CONTAINER = strict(
    {
        "name": {"type": "string"},
        "image": {"type": "string"},
        "args": TEXTS,
        "env": {
            "type": "array",
            "items": strict({"name": {"type": "string"}, "valueFrom": {"type": "object"}}),
        },
        "resources": strict({"requests": MAP}, {"limits": MAP}),
        "securityContext": strict(
            {
                "allowPrivilegeEscalation": {"const": False},
                "readOnlyRootFilesystem": {"const": True},
                "capabilities": {"const": {"drop": ["ALL"]}},
            }
        ),
        "volumeMounts": {"type": "array"},
    },
    {
        "ports": {"type": "array"},
        "startupProbe": _PROBE,
        "readinessProbe": _PROBE,
        "livenessProbe": _PROBE,
        "lifecycle": strict({"preStop": strict({"exec": strict({"command": TEXTS})})}),
    },
)
_POD = strict(
    {
        "containers": {"type": "array", "items": _CONTAINER, "minItems": 1},
        "securityContext": {"type": "object", "properties": {"runAsNonRoot": {"const": True}}},
        "automountServiceAccountToken": {"const": False},
        "terminationGracePeriodSeconds": {"type": "integer"},
        "volumes": {"type": "array", "items": strict({"name": {"type": "string"}, "emptyDir": {}})},
    },
    {"topologySpreadConstraints": {"type": "array"}},
)
_SPECS = {
    "Deployment": strict(
        {
            "replicas": {"type": "integer"},
            "selector": _SELECTOR,
            "template": strict({"metadata": {"type": "object", "required": ["labels"]}, "spec": _POD}),
        },
        {"strategy": {"type": "object"}, "minReadySeconds": {"type": "integer"}},
    ),
    "Service": strict({"selector": MAP, "ports": {"type": "array", "minItems": 1}}),
    "PodDisruptionBudget": strict({"selector": _SELECTOR, "maxUnavailable": {"type": "integer"}}),
    "NetworkPolicy": strict(
        {"podSelector": _SELECTOR, "policyTypes": TEXTS, "ingress": {"type": "array", "minItems": 1}}
    ),
    "HorizontalPodAutoscaler": strict(
        {
            "scaleTargetRef": strict({key: {"type": "string"} for key in ("apiVersion", "kind", "name")}),
            "minReplicas": {"type": "integer"},
            "maxReplicas": {"type": "integer"},
            "metrics": {"type": "array", "minItems": 1},
        }
    ),
}
_VERSIONS = {
    "Deployment": "apps/v1",
    "Service": "v1",
    "PodDisruptionBudget": "policy/v1",
    "NetworkPolicy": "networking.k8s.io/v1",
    "HorizontalPodAutoscaler": "autoscaling/v2",
}


def test_kubernetes_objects_have_their_required_fields() -> None:
    metadata = strict({"name": {"type": "string", "pattern": "^[a-z0-9-]{1,63}$"}}, {"labels": MAP})
    for each in manifests():
        kind = each["kind"]
        version = {"const": _VERSIONS[kind]}
        check(strict({"apiVersion": version, "kind": {}, "metadata": metadata, "spec": _SPECS[kind]}), each)
    names = [(each["kind"], each["metadata"]["name"]) for each in manifests()]
    assert len(names) == len(set(names))
    assert {kind for kind, _ in names} == set(_SPECS)


def test_kubernetes_selectors_and_ports_match() -> None:
    found = {(each["kind"], each["metadata"]["name"]): each["spec"] for each in manifests()}
    pods = [spec["template"] for (kind, _), spec in found.items() if kind == "Deployment"]
    for (kind, _), spec in found.items():
        if kind == "Deployment":
            labels = spec["template"]["metadata"]["labels"]
            assert spec["selector"]["matchLabels"].items() <= labels.items()
            for container in spec["template"]["spec"]["containers"]:
                volumes = {volume["name"] for volume in spec["template"]["spec"]["volumes"]}
                assert {mount["name"] for mount in container["volumeMounts"]} <= volumes
        selected = spec.get("podSelector", spec.get("selector", {}))
        selected = selected.get("matchLabels", selected)
        assert any(selected.items() <= pod["metadata"]["labels"].items() for pod in pods)
    service, node = found["Service", "canasta"], found["Deployment", "canasta"]
    assert service["selector"] == node["selector"]["matchLabels"]
    (container,) = node["template"]["spec"]["containers"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    assert ports == {"http": 8750}
    assert {port["targetPort"] for port in service["ports"]} <= set(ports)
    target = found["HorizontalPodAutoscaler", "canasta-worker"]["scaleTargetRef"]
    assert (target["kind"], target["name"]) in found


def test_kubernetes_updates_without_an_interruption() -> None:
    (spec,) = [
        each["spec"]
        for each in manifests()
        if each["metadata"]["name"] == "canasta" and "replicas" in each["spec"]
    ]
    assert spec["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    pod = spec["template"]["spec"]
    (container,) = pod["containers"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"
    command, seconds = container["lifecycle"]["preStop"]["exec"]["command"]
    assert command == "sleep"
    assert pod["terminationGracePeriodSeconds"] >= int(seconds) + 30
