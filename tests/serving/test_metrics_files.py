"""The metrics files, with and without enough disk space."""

import os
import resource
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.mmap_dict import MmapedDict

from referee.serving import metrics
from referee.serving.metrics_files import SIZES, reserve


def kinds() -> set[str]:
    """The kinds of files that the service's metrics need."""
    families = [value for value in vars(metrics).values() if isinstance(value, Counter | Gauge | Histogram)]
    return {f"gauge_{one._multiprocess_mode}" if isinstance(one, Gauge) else one._type for one in families}


def test_every_kind_of_metric_has_its_file(tmp_path: Path) -> None:
    assert set(SIZES) == kinds()
    assert reserve(tmp_path, 3)
    assert {file.name: file.stat().st_size for file in tmp_path.iterdir()} == {
        f"{kind}_3.db": size for kind, size in SIZES.items()
    }


def test_the_space_is_really_allocated_and_the_library_can_use_it(tmp_path: Path) -> None:
    """The test counts blocks, because a sparse file would have the same length without taking up any space."""
    assert reserve(tmp_path, 1)
    file = tmp_path / "counter_1.db"
    assert file.stat().st_blocks * 512 >= SIZES["counter"]
    values = MmapedDict(str(file))  # type: ignore[no-untyped-call]
    values.write_value("key", 7.0, 0.0)  # type: ignore[no-untyped-call]
    values.close()  # type: ignore[no-untyped-call]
    assert reserve(tmp_path, 1)
    assert [value for _, value, _, _ in MmapedDict.read_all_values_from_file(str(file))] == [7.0]  # type: ignore[no-untyped-call]


def test_a_full_disk_leaves_no_unreadable_file(tmp_path: Path) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SIZES["gauge_livesum"], limits[1]))
    try:
        assert not reserve(tmp_path, 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_not_writable_has_no_space(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert not reserve(tmp_path, 1)
