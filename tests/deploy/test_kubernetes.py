"""The manifests match the schemas of Kubernetes, and their settings fit together."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from referee.serving.config import Config, request_timeout
from tests.deploy.programs import DEPLOY, run
from tests.waiting import PATIENCE

MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
REDIS = [DEPLOY / "redis" / f"{name}.yaml" for name in ("deployment", "service", "network-policy")]
VERSIONS = ["1.34", "1.37"]
"""The oldest Kubernetes version that a provider still supports, and the newest version."""


def manifest(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "kubernetes" / f"{name}.yaml").read_text())
    return found


def kustomization() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "kustomization.yaml").read_text())
    return found


def pod() -> dict[str, Any]:
    found: dict[str, Any] = manifest("deployment")["spec"]["template"]["spec"]
    return found


def containers() -> dict[str, Any]:
    """The containers of the main deployment and of the one for photographs, by name."""
    specs = [manifest(name)["spec"]["template"]["spec"] for name in ("deployment", "photos-deployment")]
    return {container["name"]: container for spec in specs for container in spec["containers"]}


def validation_errors(version: str, *paths: Path) -> str:
    """The output of the validator; "" if all files pass.

    The output is checked, too, because the exit code is 0 even for a resource of an unknown kind.
    """
    done = run("kubernetes-validate", "--strict", "-k", version, *paths)
    said = done.stdout + done.stderr
    return "" if done.returncode == 0 and said.count(" passed ") == len(paths) else said


@pytest.mark.parametrize("version", VERSIONS)
def test_the_schemas_allow_the_manifests(version: str) -> None:
    assert not validation_errors(version, *MANIFESTS, *REDIS)


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("deployment", "readOnlyRootFilesystem: true", "readOnlyRootFileSystem: true"),
        ("deployment", "containerPort: 8000", "containerPort: eight"),
        ("autoscaler", "minReplicas: 2", "minReplicas: two"),
        ("disruption-budget", "policy/v1", "policy/v0"),
        ("network-policy", "policyTypes: [Ingress, Egress]", "policyType: Ingress"),
        ("service", "ports:", "port:"),
    ],
)
def test_the_schemas_refuse_a_broken_copy(tmp_path: Path, name: str, right: str, wrong: str) -> None:
    text = (DEPLOY / "kubernetes" / f"{name}.yaml").read_text()
    assert right in text
    broken = tmp_path / "broken.yaml"
    broken.write_text(text.replace(right, wrong, 1))
    assert validation_errors(VERSIONS[-1], broken)


def test_the_kustomization_names_every_manifest_and_every_file() -> None:
    told = kustomization()
    assert {DEPLOY / name for name in told["resources"]} == set(MANIFESTS)
    generators = told["configMapGenerator"]
    files = [name for generator in generators for name in generator.get("files", []) + generator.get("envs", [])]
    assert files
    assert all((DEPLOY / name).is_file() for name in files)


def test_every_config_map_of_the_pod_is_generated() -> None:
    made = {generator["name"] for generator in kustomization()["configMapGenerator"]}
    asked = {
        source["configMapRef"]["name"] for source in containers()["referee"]["envFrom"] if "configMapRef" in source
    }
    asked |= {volume["configMap"]["name"] for volume in pod()["volumes"] if "configMap" in volume}
    assert asked == made


@pytest.mark.parametrize("name", containers())
def test_every_container_keeps_to_the_restricted_standard(name: str) -> None:
    container = containers()[name]
    security = container["securityContext"]
    assert security["allowPrivilegeEscalation"] is False
    assert security["readOnlyRootFilesystem"] is True
    assert security["capabilities"] == {"drop": ["ALL"]}
    assert security["runAsUser"] > 0
    assert pod()["securityContext"] == {"runAsNonRoot": True, "seccompProfile": {"type": "RuntimeDefault"}}
    assert container["resources"]["limits"]["memory"]
    assert {"cpu", "memory"} <= container["resources"]["requests"].keys()
    assert not container["image"].endswith(":latest")
    assert ":" in container["image"]


def test_probes_and_services_name_ports_that_exist() -> None:
    ports = {port["name"] for container in containers().values() for port in container["ports"]}
    probed = {
        probe.get("httpGet", probe.get("tcpSocket"))["port"]
        for container in containers().values()
        for kind, probe in container.items()
        if kind.endswith("Probe")
    }
    served = {
        port["targetPort"] for name in ("service", "photos-service") for port in manifest(name)["spec"]["ports"]
    }
    policies = [manifest(name) for name in ("network-policy", "photos-network-policy")]
    let_in = {port["port"] for policy in policies for rule in policy["spec"]["ingress"] for port in rule["ports"]}
    assert probed == ports
    # The node calls the probes, and network policies do not apply between a node and its pods.
    assert let_in == ports - {"probes", "photo-probes"}
    assert served == {"http", "photos"}


def test_selectors_find_the_pod() -> None:
    for group in ("", "photos-"):
        deployment = manifest(f"{group}deployment")
        labels = deployment["spec"]["template"]["metadata"]["labels"]
        assert deployment["spec"]["selector"]["matchLabels"] == labels
        assert manifest(f"{group}service")["spec"]["selector"] == labels
        assert manifest(f"{group}network-policy")["spec"]["podSelector"]["matchLabels"] == labels
    labels = manifest("deployment")["spec"]["template"]["metadata"]["labels"]
    assert manifest("disruption-budget")["spec"]["selector"]["matchLabels"] == labels


def test_readers_that_crash_do_not_make_ordinary_calls_unready() -> None:
    """A pod is ready only if all its containers are, so photographs are read in separate pods."""
    assert {container["name"] for container in pod()["containers"]} == {"referee", "nginx"}
    assert "readinessProbe" in containers()["photos"]
    [port] = manifest("photos-service")["spec"]["ports"]
    name = manifest("photos-service")["metadata"]["name"]
    assert f"server {name}:{port['port']};" in (DEPLOY / "nginx.conf").read_text()
    labels = manifest("photos-deployment")["spec"]["template"]["metadata"]["labels"]
    assert {"podSelector": {"matchLabels": labels}} in manifest("network-policy")["spec"]["egress"][-1]["to"]


@pytest.mark.parametrize("name", ["network-policy", "photos-network-policy"])
def test_pods_may_use_the_dns_cache_of_their_node(name: str) -> None:
    """NodeLocal DNSCache listens on a fixed address of the node, which no namespace selector matches."""
    [rule] = [rule for rule in manifest(name)["spec"]["egress"] if {"protocol": "UDP", "port": 53} in rule["ports"]]
    assert {"ipBlock": {"cidr": "169.254.20.10/32"}} in rule["to"]
    assert {"protocol": "TCP", "port": 53} in rule["ports"]


def test_the_runbook_names_the_oldest_kubernetes() -> None:
    """The `sleep` action of the preStop hook is the newest feature that the manifests use."""
    assert "Kubernetes 1.30 or newer" in (DEPLOY.parent / "docs" / "runbook.md").read_text()
    assert "sleep" in containers()["nginx"]["lifecycle"]["preStop"]


def test_nginx_stops_before_the_service_and_both_in_time() -> None:
    """gunicorn's graceful timeout is 20 s, and longer for photographs."""
    sleeps = containers()["nginx"]["lifecycle"]["preStop"]["sleep"]["seconds"]
    drains = int(containers()["referee"]["lifecycle"]["preStop"]["exec"]["command"][-1].rpartition(" ")[2])
    assert sleeps < drains
    assert drains + 20 < pod()["terminationGracePeriodSeconds"]
    photos = manifest("photos-deployment")["spec"]["template"]["spec"]
    config = Config()
    assert drains + request_timeout(config) + 5 < photos["terminationGracePeriodSeconds"]


def test_one_image_tag_in_all_places() -> None:
    [image] = kustomization()["images"]
    for name in ("referee", "photos"):
        assert containers()[name]["image"] == f"{image['name']}:{image['newTag']}"


def test_ordinary_workers_never_wait_for_a_photograph() -> None:
    ordinary, photos = (
        {one["name"]: one["value"] for one in containers()[name]["env"]} for name in ("referee", "photos")
    )
    assert ordinary["REFEREE_PHOTOS"] == "0"
    assert int(photos["WEB_CONCURRENCY"]) > int(photos["REFEREE_PHOTOS"]) > 0
    assert "REFEREE_BACKGROUND" not in ordinary
    assert photos["REFEREE_BACKGROUND"] == "1"
    assert containers()["photos"]["ports"][0] == {"name": "photos", "containerPort": 8001}
    assert pod()["hostAliases"][0]["hostnames"] == ["referee"]


@pytest.mark.parametrize(("name", "worker", "master"), [("referee", 8000, 8002), ("photos", 8001, 8003)])
def test_probes_do_not_wait_for_busy_workers(name: str, worker: int, master: int) -> None:
    """A worker answers the startup probe; the master answers the other probes on its own port."""
    container = containers()[name]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    asked = {kind: ports[probe["httpGet"]["port"]] for kind, probe in container.items() if kind.endswith("Probe")}
    assert asked.pop("startupProbe") == worker
    assert set(asked.values()) == {master}
    [bound] = [one["value"] for one in container["env"] if one["name"] == "REFEREE_PROBE_BIND"]
    assert bound == f"0.0.0.0:{master}"


def test_pods_spread_over_zones_and_machines() -> None:
    keys = [constraint["topologyKey"] for constraint in pod()["topologySpreadConstraints"]]
    assert keys == ["topology.kubernetes.io/zone", "kubernetes.io/hostname"]


def kustomize_output(folder: Path) -> dict[tuple[str, str], dict[str, Any]]:
    """The resources that kustomize builds from a folder, by kind and name."""
    if kustomize := shutil.which("kustomize"):
        command = [kustomize, "build"]
    elif kubectl := shutil.which("kubectl"):
        command = [kubectl, "kustomize"]
    else:
        pytest.skip("neither kustomize nor kubectl is installed")
    done = subprocess.run([*command, folder], text=True, capture_output=True, timeout=PATIENCE, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    found = list(yaml.safe_load_all(done.stdout))
    return {(one["kind"], one["metadata"]["name"]): one for one in found}


@pytest.fixture
def with_redis(tmp_path: Path) -> Path:
    """A copy of the `deploy` folder with the Redis component added."""
    folder = tmp_path / "deploy"
    shutil.copytree(DEPLOY, folder)
    with (folder / "kustomization.yaml").open("a") as file:
        file.write("components: [redis]\n")
    return folder


def egress_ports(policy: dict[str, Any]) -> set[int | str]:
    return {port["port"] for rule in policy["spec"]["egress"] for port in rule["ports"]}


def test_without_the_component_there_is_no_redis() -> None:
    found = kustomize_output(DEPLOY)
    assert {kind for kind, _ in found} >= {"Deployment", "ConfigMap", "NetworkPolicy", "HorizontalPodAutoscaler"}
    assert not any("redis" in name for _, name in found)
    assert egress_ports(found["NetworkPolicy", "referee"]) == {53, "photos"}
    assert egress_ports(found["NetworkPolicy", "photos"]) == {53}


def test_the_component_adds_redis_and_allows_connections_to_it(with_redis: Path) -> None:
    found = kustomize_output(with_redis)
    assert {kind for kind, name in found if name == "redis"} == {"Deployment", "Service", "NetworkPolicy"}
    labels = found["Deployment", "redis"]["spec"]["template"]["metadata"]["labels"]
    assert found["Service", "redis"]["spec"]["selector"] == labels
    assert found["NetworkPolicy", "redis"]["spec"]["podSelector"]["matchLabels"] == labels
    assert "egress" not in found["NetworkPolicy", "redis"]["spec"]
    [let_in] = found["NetworkPolicy", "redis"]["spec"]["ingress"][0]["from"]
    [expression] = let_in["podSelector"]["matchExpressions"]
    for name in ("referee", "photos"):
        rule = found["NetworkPolicy", name]["spec"]["egress"][-1]
        assert rule["to"] == [{"podSelector": {"matchLabels": labels}}]
        assert {53, "redis"} <= egress_ports(found["NetworkPolicy", name])
        template = found["Deployment", name]["spec"]["template"]
        assert template["metadata"]["labels"]["app.kubernetes.io/name"] in expression["values"]
        [container] = [one for one in template["spec"]["containers"] if one["name"] == name]
        names = [variable["name"] for variable in container["env"]]
        # Kubernetes expands a reference only to a variable that is defined earlier in the list.
        assert names.index("REDIS_PASSWORD") < names.index("REFEREE_REDIS_URL")
        assert "REFEREE_PROBE_BIND" in names


@pytest.mark.parametrize("version", VERSIONS)
def test_the_schemas_allow_what_kustomize_makes(with_redis: Path, tmp_path: Path, version: str) -> None:
    paths = []
    for number, one in enumerate(kustomize_output(with_redis).values()):
        paths.append(tmp_path / f"{number}.yaml")
        paths[-1].write_text(yaml.safe_dump(one))
    assert not validation_errors(version, *paths)


def test_redis_keeps_to_the_restricted_standard() -> None:
    spec = yaml.safe_load(REDIS[0].read_text())["spec"]["template"]["spec"]
    [redis] = spec["containers"]
    mine = containers()["nginx"]["securityContext"]
    assert spec["securityContext"] == pod()["securityContext"]
    assert redis["securityContext"] == mine | {"runAsUser": 999, "runAsGroup": 1000}
    assert redis["resources"]["limits"]["memory"]
    assert {"startupProbe", "readinessProbe", "livenessProbe"} <= redis.keys()


def test_uploads_wait_on_disk() -> None:
    volumes = {volume["name"]: volume for volume in pod()["volumes"]}
    mounts = {mount["mountPath"]: mount["name"] for mount in containers()["nginx"]["volumeMounts"]}
    assert "medium" not in volumes[mounts["/var/cache/nginx"]]["emptyDir"]
