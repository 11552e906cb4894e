"""Records of whole games, and checks of their fairness."""

import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.game import Record
from clubsuit.server.storage.store import Store
from proofs.leaks.traffic import Told, leaks, names
from server.support.servers import Server


def whole_game(game: str, seed: int = 3, **options: Any) -> Record:
    """Return the record of a game that the bot `rule` plays to its end."""
    play = clubsuit.load(game, **options).new(seed=seed, pause=True)
    bots = [make_bot("rule", play.game.rules, p) for p in range(play.game.seats)]
    while not play.over:
        play.deal() if play.waiting else play.act(next_action(play, bots))
    return play.record()


def prove(
    server: Server, table: str, file: Path, received: Sequence[tuple[int, list[Told]]]
) -> None:
    """Check that a record is valid and that no player, spectator or log received a hidden card.

    received: for each seat, or SPECTATOR, all messages sent to it.
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
    for seat, texts in received:
        assert texts[-1].ply == len(entries)
        assert leaks(play, entries, seat, texts) == []
        assert not any(record.fairness.secret.hex() in one.text for one in texts)
    log = server.log_text()
    assert log and not names(log.replace(table, ""))
