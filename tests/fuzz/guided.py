"""Coverage-guided fuzzing (Atheris) of one door: `python -m fuzz.guided DOOR RUNS FOLDER`.

Atheris changes good input byte by byte, and goes on with whatever reaches code that was
not reached before. The rules run as plain Python here, so that each of their branches
counts. Ends with status 0 where nothing got through; else the input is in the folder.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["NUMBA_DISABLE_JIT"] = "1"

import atheris

with atheris.instrument_imports(include=["clubsuit"]):
    from fuzz.support import actions, records

from fuzz.support.hostile import JUNK, as_json

Door = tuple[Callable[[bytes], None], Callable[[], Iterator[bytes]]]
"""What is done with the bytes, and good bytes to begin with."""


def read_record(data: bytes) -> None:
    """A file of one record."""
    records.check_file(data)
    records.check_record(data)


def good_records() -> Iterator[bytes]:
    """Records of every variant, of a few decisions each."""
    texts = map(as_json, records.good_records())
    return (text for text in texts if len(text) < 2500)


def read_action(data: bytes) -> None:
    """Two bytes that choose a position, and what is said there."""
    positions = actions.positions()
    play = positions[int.from_bytes(data[:2], "big") % len(positions)]
    actions.check_decision((play, data[2:].decode("utf-8", "surrogateescape")))


def good_actions() -> Iterator[bytes]:
    """Some of the legal decisions of every position."""
    for number, play in enumerate(actions.positions()):
        for text in play.legal()[:: max(1, len(play.legal()) // 3)]:
            yield number.to_bytes(2, "big") + text.encode()


DOORS: dict[str, Door] = {
    "record": (read_record, good_records),
    "action": (read_action, good_actions),
}


def words() -> Iterator[str]:
    """What may be put in: junk, the names of fields, verbs and cards, in libFuzzer's form."""
    known = {f'"{name}"'.encode() for name in records.good_records()[-1]} | set(JUNK)
    known |= {verb.encode() for verb in actions.VERBS}
    known |= {b" 9C", b" 10S", b" X", b" 15D=8", b"[]", b"{}", b"null", b"true", b"-1", b"1e9"}
    for word in sorted(known):
        if 0 < len(word) < 30:
            yield '"' + "".join(f"\\x{byte:02x}" for byte in word) + '"\n'


def main() -> None:
    """Throw this many times; what reaches something new is kept in the folder."""
    name, runs, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    corpus = folder / "corpus"
    corpus.mkdir(parents=True)
    (folder / "words").write_text("".join(words()))
    door, good = DOORS[name]
    for number, data in enumerate(good()):
        (corpus / f"{number:05}").write_bytes(data)
    options = [f"-runs={runs}", "-seed=1", "-max_len=4096", "-len_control=0", "-timeout=60"]
    options += [f"-dict={folder / 'words'}", f"-artifact_prefix={folder}/found-"]
    atheris.Setup([sys.argv[0], *options, str(corpus)], door)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
