"""`make capacity`: measures the CPU per call and the throughput, and computes the number of pods and the costs.

python -m tools.bench.capacity [--seconds N] [--price PER_CORE_HOUR] [--again]. The measured figures go to
build/capacity.json, and docs/reports/capacity.md is written from them. With --again, nothing is measured, and only
the page is written again.
"""

import argparse
import asyncio
import json
from collections.abc import Iterator, Sequence
from itertools import repeat
from math import ceil
from os import sched_getaffinity
from pathlib import Path
from string import Template
from time import process_time
from typing import Any, Final

import yaml

from referee.serving.overload import MAX_WAITING
from tools.bench.http import free_port
from tools.bench.mix import (
    BAD,
    WEIGHTS,
    Ask,
    Writer,
    asks_of,
    bad_asks,
    mix,
    picture_as_png,
    picture_as_svg,
    replay,
    scan,
)
from tools.bench.reports import machine, save
from tools.bench.service import BUILD, ROOT, Service, cpu_seconds, resident, serving
from tools.bench.traffic import closed, warmed, wrong

SECONDS: Final = 10.0
"""How long each kind of request is measured, in seconds. Throughput is measured for three times as long."""
WORKERS: Final = (1, 2, 4)
CLIENTS: Final = 8
TARGET: Final = 10_000
"""The calls per second to plan for."""
PRICE: Final = 0.04
"""The price of one core for an hour, in any currency."""
TEMPLATE: Final = Path(__file__).with_name("capacity.template.md")
FIGURES: Final = BUILD / "capacity.json"
LOG: Final = BUILD / "capacity.log"
SETTINGS: Final = {"REFEREE_LOG_LEVEL": "INFO"}
CACHED: Final = (picture_as_png, picture_as_svg, replay, scan)
"""Calls whose answers are cached."""
Figures = dict[str, Any]


def measured(service: Service, asks: Iterator[Ask], *, clients: int, seconds: float) -> Figures:
    """Send requests, and return their number, their rate, and the CPU time per request.

    The CPU time is in seconds. It is given separately for the workers and for the load generator.
    """
    server, generator = cpu_seconds(service.workers), process_time()
    samples = asyncio.run(closed(service.port, asks, clients=clients, seconds=seconds))
    spent = cpu_seconds(service.workers) - server
    assert not wrong(samples), wrong(samples)[:3]
    return {
        "requests": len(samples),
        "rate": len(samples) / max(sample.due + sample.seconds for sample in samples),
        "server": spent / len(samples),
        "generator": (process_time() - generator) / len(samples),
    }


def repeated(write: Writer) -> Iterator[Ask]:
    """Return an endless series of the same request of this kind."""
    return repeat(next(asks_of(write, 5)))


def measure(seconds: float) -> Figures:
    """Measure every figure that the report needs."""
    figures: Figures = {"machine": machine(), "cores": len(sched_getaffinity(0)), "seconds": seconds}
    with serving(free_port(), workers=1, settings=SETTINGS, log=LOG) as one:
        warmed(one.port, mix(3))
        calls = {write.__name__: asks_of(write, 4) for write in WEIGHTS}
        figures["calls"] = _rows(one, calls, seconds)
        figures["hits"] = _rows(one, {write.__name__: repeated(write) for write in CACHED}, seconds)
        figures["bad"] = measured(one, bad_asks(6), clients=1, seconds=seconds)
    figures["throughput"] = {}
    for workers in WORKERS:
        with serving(free_port(), workers=workers, settings=SETTINGS, log=LOG) as service:
            warmed(service.port, mix(7))
            found = measured(service, mix(8), clients=CLIENTS, seconds=3 * seconds)
            found["resident"] = max(resident(pid) for pid in service.workers)
        figures["throughput"][str(workers)] = found
        print(f"{workers} workers: {found['rate']:.0f} requests a second", flush=True)
    return figures


def _rows(service: Service, calls: dict[str, Iterator[Ask]], seconds: float) -> Figures:
    rows = {}
    for name, asks in calls.items():
        rows[name] = measured(service, asks, clients=1, seconds=seconds)
        print(f"{name}: {rows[name]['server'] * 1e3:.2f} ms of CPU", flush=True)
    return rows


class Model:
    """Predictions from the measured CPU per call."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.per_call: float = sum(map(self.load, WEIGHTS)) + BAD * figures["bad"]["server"]
        self.saved_by_the_cache = sum(
            self.share(write) * (self.cost(write) - figures["hits"][write.__name__]["server"]) for write in CACHED
        )

    def cost(self, write: Writer) -> float:
        """Return the CPU time for a request of this kind, in seconds."""
        return float(self.figures["calls"][write.__name__]["server"])

    def share(self, write: Writer) -> float:
        """Return the share of requests of this kind in the mix."""
        return (1 - BAD) * WEIGHTS[write] / sum(WEIGHTS.values())

    def load(self, write: Writer) -> float:
        """Return the contribution of requests of this kind to the CPU time of an average request, in seconds."""
        return self.share(write) * self.cost(write)

    def throughput(self, workers: int) -> float:
        """Return the predicted requests per second on this machine, which also runs the load generator."""
        generator = float(self.figures["throughput"][str(workers)]["generator"])
        cores = int(self.figures["cores"])
        return min(workers / self.per_call, cores / (self.per_call + generator))


class Pod:
    """The resources and the scaling that deploy/kubernetes specifies."""

    def __init__(self) -> None:
        folder = ROOT / "deploy" / "kubernetes"
        deployment = yaml.safe_load((folder / "deployment.yaml").read_text(encoding="utf-8"))
        containers = deployment["spec"]["template"]["spec"]["containers"]
        cores = {one["name"]: _cores(one["resources"]["requests"]["cpu"]) for one in containers}
        self.cores, self.all_cores = cores["referee"], sum(cores.values())
        [referee] = [one for one in containers if one["name"] == "referee"]
        self.memory = referee["resources"]["limits"]["memory"]
        scaler = yaml.safe_load((folder / "autoscaler.yaml").read_text(encoding="utf-8"))["spec"]
        self.most = scaler["maxReplicas"]
        self.share = scaler["metrics"][0]["containerResource"]["target"]["averageUtilization"] / 100

    def rate(self, per_call: float) -> float:
        """Return the calls per second of one pod at the CPU utilization that the autoscaler aims for."""
        return float(self.share * self.cores / per_call)


def _cores(quantity: str) -> float:
    return float(quantity[:-1]) / 1000 if quantity.endswith("m") else float(quantity)


def page(figures: Figures, price: float) -> str:
    """Return the text of the report."""
    model, pod = Model(figures), Pod()
    rate, cached = pod.rate(model.per_call), model.per_call - model.saved_by_the_cache
    hours = 1e6 * model.per_call / pod.share / 3600 * pod.all_cores / pod.cores
    pods = ceil(TARGET / rate)
    busy = max(found["server"] for found in figures["throughput"].values())
    heaviest = max(WEIGHTS, key=model.load)
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        machine=figures["machine"],
        calls=calls_table(model),
        cores=figures["cores"],
        checks=checks_table(model),
        target=f"{TARGET:,}",
        pod_cores=f"{pod.cores:g}",
        share=f"{pod.share:.0%}",
        cpu=_milliseconds(model.per_call),
        rate=f"{rate:.0f}",
        pods=pods,
        busy_cpu=_milliseconds(busy),
        busy_pods=ceil(TARGET / pod.rate(busy)),
        all_cores=f"{pods * pod.all_cores:.0f}",
        hours=f"{hours:.2f}",
        price=f"{price:g}",
        cost=f"{hours * price:.3f}",
        cache=cache_table(model),
        cached_cpu=_milliseconds(cached),
        cached_rate=f"{pod.rate(cached):.0f}",
        cached_pods=ceil(TARGET / pod.rate(cached)),
        heaviest=_named(heaviest),
        heaviest_share=f"{model.load(heaviest) / model.per_call:.0%}",
        most=pod.most,
        most_rate=f"{pod.most * rate:.0f}",
        full_rate=f"{pod.most * rate / pod.share:.0f}",
        pod_rate=f"{rate / pod.share:.0f}",
        waiting=MAX_WAITING,
        backlog=f"{MAX_WAITING * model.per_call:.1f}",
        memory=f"{max(found['resident'] for found in figures['throughput'].values()):.0f}",
        pod_memory=pod.memory,
    )


def calls_table(model: Model) -> str:
    """Return the table of the CPU per call: the most expensive call first, bad requests and the whole mix last."""
    rows = [
        (_named(write), model.share(write), model.cost(write))
        for write in sorted(WEIGHTS, key=model.cost, reverse=True)
    ]
    rows += [("bad requests", BAD, model.figures["bad"]["server"]), ("**the mix**", 1.0, model.per_call)]
    return _table(
        ("call", "share of the mix", "CPU", "calls a second with one core"),
        [(name, f"{share:.1%}", _milliseconds(cost), f"{1 / cost:.0f}") for name, share, cost in rows],
    )


def checks_table(model: Model) -> str:
    """Return the table of predicted and measured throughput."""
    rows = []
    for workers, found in model.figures["throughput"].items():
        expected = model.throughput(int(workers))
        ratio = found["rate"] / expected
        had = found["rate"] * found["server"]
        rows.append(
            (
                workers,
                f"{expected:.0f}",
                f"{found['rate']:.0f}",
                f"{ratio:.2f}",
                _milliseconds(found["server"]),
                f"{had:.2f}",
            )
        )
    head = ("workers", "predicted, calls a second", "measured", "ratio", "CPU per call, measured", "cores used")
    return _table(head, rows)


def cache_table(model: Model) -> str:
    """Return the table of the CPU for computed and for cached answers."""
    rows = []
    for write in CACHED:
        made, kept = model.cost(write), model.figures["hits"][write.__name__]["server"]
        rows.append((_named(write), _milliseconds(made), _milliseconds(kept), f"{made / kept:.0f}"))
    return _table(("call", "made", "from the cache", "ratio"), rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"


def _named(write: Writer) -> str:
    return write.__name__.replace("_", " ")


def main() -> None:
    """Measure, unless --again is given, and write the page."""
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=SECONDS)
    options.add_argument("--price", type=float, default=PRICE)
    options.add_argument("--again", action="store_true")
    chosen = options.parse_args()
    if not chosen.again:
        figures = measure(chosen.seconds)
        FIGURES.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    text = page(json.loads(FIGURES.read_text(encoding="utf-8")), chosen.price)
    print(text)
    save("capacity", text)


if __name__ == "__main__":
    main()
