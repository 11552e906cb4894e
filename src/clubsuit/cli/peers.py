"""The tables of `clubsuit bench --peers`."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from clubsuit.cli.common import plain_console
from clubsuit.lab.peers import EXAMPLES, OF_A_GAME, RATES, Figures, Peer, PeerBench
from clubsuit.texts import say

MEMORY_GAMES = 100_000
NOTHING = "–"


def print_peers(result: PeerBench) -> None:
    """Print the figures of games and of packages, and the reasons for gaps."""
    out = plain_console()
    _print_games(out, result)
    if result.share_of_core is not None:
        share = f"{100 * result.share_of_core:.0f}"
        out.print(say("bench-peers-note", games=f"{MEMORY_GAMES:,}", share=share))
    _print_packages(out, result)
    for line in _gap_lines(result):
        out.print(line)
    if result.interrupted:
        out.print(say("bench-peers-interrupted"))


def _print_games(out: Console, result: PeerBench) -> None:
    table = Table(title=say("bench-peers-games"), title_justify="left")
    table.add_column(say("bench-game"))
    for measure in OF_A_GAME:
        table.add_column(say(f"bench-peers-{measure.replace('_', '-')}"), justify="right")
    for peer in result.peers:
        for game, figures in result.games.get(peer.name, {}).items():
            rates = (_rate(figures.get(measure, {})) for measure in RATES)
            table.add_row(f"{peer.title} {game}", *rates, _memory(figures.get("memory", {})))
    out.print(table)


def _rate(figures: Figures) -> str:
    return f"{figures['per_cpu_s']:,.0f}" if "per_cpu_s" in figures else NOTHING


def _memory(figures: Figures) -> str:
    """Return the memory of MEMORY_GAMES games, computed from fewer games if it must be."""
    if "bytes_per_game" not in figures:
        return NOTHING
    megabytes = f"{figures['bytes_per_game'] * MEMORY_GAMES / 1e6:,.0f}"
    scaled = figures["games"] < MEMORY_GAMES
    return say("bench-peers-megabytes", megabytes=megabytes, scaled="yes" if scaled else "no")


def _print_packages(out: Console, result: PeerBench) -> None:
    table = Table(title=say("bench-peers-packages"), title_justify="left")
    table.add_column(say("bench-peers-package"))
    for heading in ("import", "installed", "random-game", "bot", "training"):
        table.add_column(say(f"bench-peers-{heading}"), justify="right")
    for peer in result.peers:
        figures = result.packages.get(peer.name, {})
        taken, installed = figures.get("import", {}), figures.get("installed", {})
        seconds = f"{taken['cpu_s']:.2f}" if "cpu_s" in taken else NOTHING
        size = f"{installed['bytes'] / 1e6:,.0f}" if "bytes" in installed else NOTHING
        lines = (str(figures.get(name, {}).get("lines", NOTHING)) for name in EXAMPLES)
        table.add_row(f"{peer.title} {installed.get('version', '')}".strip(), seconds, size, *lines)
    out.print(table)


def _gap_lines(result: PeerBench) -> Iterator[str]:
    """Yield a line for each package and each reason for which it has no figure."""
    for peer in result.peers:
        gaps: dict[tuple[str, str], list[str]] = {}
        for what, figures in _figures_of(result, peer):
            if "missing" in figures:
                gap = figures["missing"], figures.get("detail", "")
                gaps.setdefault(gap, []).append(what)
        for (why, detail), whats in gaps.items():
            about = ", ".join(dict.fromkeys(whats))
            yield say("bench-peers-gap", peer=peer.title, about=about, why=why, detail=detail)


def _figures_of(result: PeerBench, peer: Peer) -> Iterator[tuple[str, Figures]]:
    """Yield the figures of a package, each with a name: the measure, and a game if one failed."""
    for measure, figures in result.packages.get(peer.name, {}).items():
        yield _name(measure), figures
    for game, measures in result.games.get(peer.name, {}).items():
        for measure, figures in measures.items():
            foreseen = measure in peer.gaps
            yield _name(measure) if foreseen else f"{game} {_name(measure)}", figures


def _name(measure: str) -> str:
    return say(f"bench-peers-{measure.replace('_', '-')}")
