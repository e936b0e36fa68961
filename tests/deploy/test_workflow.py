"""The CI workflow matches its schema and runs the project's checks, and the commit hooks run locked tools."""

import re
from typing import Any

import yaml

from tests.deploy.programs import ROOT, run

WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
HOOKS = ROOT / ".pre-commit-config.yaml"


def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    return found


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_workflow_matches_the_schema_of_workflows() -> None:
    checked = run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_actionlint_finds_nothing() -> None:
    """The test is skipped without actionlint, whose package downloads a program and so is not in the lock file."""
    checked = run("actionlint", WORKFLOW)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_workflow_runs_the_gate_and_the_quick_check_on_every_supported_python() -> None:
    assert commands(jobs()["all"]) == [".ci/run"]
    assert commands(jobs()["quick"]) == ["make quick"]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    supported = re.findall(r"Programming Language :: Python :: (3\.\d+)", project)
    assert jobs()["quick"]["strategy"]["matrix"]["python"] == supported


def test_the_workflow_has_read_permissions_and_a_time_limit() -> None:
    assert yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] for job in jobs().values())


def test_actions_are_pinned_to_a_commit() -> None:
    """A tag can be moved to other code; a commit cannot."""
    used = [step["uses"] for job in jobs().values() for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action) for action in used), used


def test_hooks_run_programs_of_the_locked_environment() -> None:
    """A hook from another repository would be downloaded, and its version of ruff could differ from `make lint`'s."""
    (repository,) = yaml.safe_load(HOOKS.read_text(encoding="utf-8"))["repos"]
    assert repository["repo"] == "local"
    locked = (ROOT / "requirements-test.lock").read_text(encoding="utf-8")
    packages = {"lint-imports": "import-linter"}
    for hook in repository["hooks"]:
        program = hook["entry"].split()[0].removeprefix(".venv/bin/")
        assert re.search(rf"^{packages.get(program, program)}==", locked, re.MULTILINE), hook["entry"]
