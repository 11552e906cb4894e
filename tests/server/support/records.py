"""Records of whole games, and proofs of their fairness."""

import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.record import Record
from clubsuit.server.storage.store import Store
from proofs.leaks.traffic import Told, leaks, names
from server.support.servers import Server


def whole_game(game: str, seed: int = 3, **options: Any) -> Record:
    """Return the record of a game that `rule` plays to its end."""
    play = clubsuit.load(game, **options).new(seed=seed, pause=True)
    bots = [make_bot("rule", play.game.rules, p) for p in range(play.game.seats)]
    while not play.over:
        play.deal() if play.waiting else play.act(next_action(play, bots))
    return play.record()


def prove(server: Server, table: str, file: Path, told: Sequence[tuple[int, list[Told]]]) -> None:
    """Check that a record holds, and that no player, spectator or log got a hidden card.

    told: by seat, or SPECTATOR, all messages that came to them.
    """
    for command in ("check", "verify"):
        words = [sys.executable, "-m", "clubsuit", command, str(file)]
        ran = subprocess.run(words, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
    record = Record.from_json(file.read_text())
    play = clubsuit.replay(record)
    with closing(Store(server.folder)) as store:
        entries = store.decisions(table)
    assert play.over and record.fairness and record.fairness.secret
    for seat, texts in told:
        assert texts[-1].ply == len(entries)
        assert leaks(play, entries, seat, texts) == []
        assert not any(record.fairness.secret.hex() in one.text for one in texts)
    log = server.said()
    assert log and not names(log.replace(table, ""))
