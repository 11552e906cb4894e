"""Games on a real card, and the refusals if there is none or if it does not suffice."""

import pytest

import clubsuit
from clubsuit.errors import DeviceError, NotationError
from clubsuit.gpu import GameBatch, compiler
from proofs.gpu.identity import MOST, SEEDS, Plan, all_plans, difference

WHIST = clubsuit.load("clubs-whist")
CLIMBING = clubsuit.load("climbing-clubs")


@pytest.mark.gpu
@pytest.mark.parametrize("plan", all_plans(SEEDS, MOST), ids=str)
def test_the_card_plays_the_same_games(card: compiler.Card, plan: Plan) -> None:
    """Hole: compiled for the card, the rules do something else than on the processor."""
    assert difference(plan) == ""


@pytest.mark.gpu
def test_too_many_games_for_the_card(card: compiler.Card) -> None:
    """Hole: a batch that does not fit ends in an error of CUDA."""
    with pytest.raises(DeviceError) as refused:
        GameBatch(CLIMBING, 1 << 30)
    assert refused.value.reason
    fits = refused.value.reason.args["fits"]
    assert 1 << 16 < fits < 1 << 30
    assert len(GameBatch(CLIMBING, fits)) == fits


# ---- refusals, which need no card --------------------------------------------------------------


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Pretend that numba-cuda is installed, and that there is a card with a new driver."""
    monkeypatch.setattr(compiler, "installed", lambda: "0.30.4")
    monkeypatch.setattr(compiler, "driver_problem", lambda: "")
    monkeypatch.setattr(compiler, "cuda_versions", lambda: ((13, 0), (13, 5)))
    return monkeypatch


def test_numba_cuda_is_missing(pretended: pytest.MonkeyPatch) -> None:
    """Hole: without the extra `gpu`, an import error is shown."""
    pretended.setattr(compiler, "installed", lambda: "")
    with pytest.raises(NotationError, match=r"numba-cuda is not installed.*requirements/gpu.txt"):
        GameBatch(WHIST, 1)


def test_there_is_no_card(pretended: pytest.MonkeyPatch) -> None:
    """Hole: without a card, an error of CUDA is shown."""
    pretended.setattr(compiler, "driver_problem", lambda: "CUDA driver library cannot be found")
    with pytest.raises(DeviceError) as refused:
        GameBatch(WHIST, 1)
    assert str(refused.value) == (
        "CUDA finds no GPU on this machine: CUDA driver library cannot be found"
    )


def test_the_driver_is_too_old(pretended: pytest.MonkeyPatch) -> None:
    """Hole: with an old driver, kernels fail with a number instead of a sentence."""
    pretended.setattr(compiler, "cuda_versions", lambda: ((12, 4), (13, 5)))
    with pytest.raises(DeviceError) as refused:
        GameBatch(WHIST, 1)
    assert str(refused.value) == (
        "the driver of the GPU supports CUDA 12.4, but the installed packages need CUDA 13.5; "
        "install a newer driver"
    )


@pytest.mark.parametrize(
    ("game", "fits"), [(WHIST, 1_480_342), (CLIMBING, 300_340)], ids=["shared", "local"]
)
def test_the_memory_is_too_small(
    monkeypatch: pytest.MonkeyPatch, game: clubsuit.Game, fits: int
) -> None:
    """Hole: the refusal of a batch does not say how many games fit into the memory."""
    monkeypatch.setattr(compiler, "open_card", lambda: compiler.Card("a card", "13.0", {}))
    monkeypatch.setattr(compiler, "free_memory", lambda: 1 << 30)
    monkeypatch.setattr(compiler, "resident_threads", lambda: 4_096)
    with pytest.raises(DeviceError) as refused:
        GameBatch(game, 10_000_000)
    assert str(refused.value) == (
        f"10,000,000 games do not fit into the free memory of the GPU; the maximum is {fits:,}"
    )


@pytest.mark.parametrize(("number", "seed"), [(0, 1), (2, (1 << 63) - 1), (1.5, 1), (1, "x")])
def test_invalid_numbers(number: int, seed: int) -> None:
    """Hole: a number that is invalid, or a seed that grows beyond int64, reaches the card."""
    with pytest.raises(NotationError):
        GameBatch(WHIST, number, seed)


def test_the_memory_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: if another program takes the memory after the check, an error of CUDA is shown."""
    from numba.cuda.cudadrv.driver import CudaAPIError

    def full(*args: object) -> None:
        raise CudaAPIError(2, "CUDA_ERROR_OUT_OF_MEMORY")

    monkeypatch.setattr(compiler.cuda, "device_array", full)
    with pytest.raises(DeviceError) as refused:
        compiler.new_array(1, "i8")
    assert str(refused.value) == (
        "the GPU has too little free memory to run these games; other programs may be using it"
    )
