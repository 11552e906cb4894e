"""Coverage-guided fuzzing of one target with Atheris: `python -m fuzz.guided TARGET RUNS FOLDER`.

Atheris mutates valid input and continues with inputs that reach new code. The rules run uncompiled,
so that each branch counts. The exit status is 0 if no input raised an error; otherwise the input is
stored in the folder.
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

Target = tuple[Callable[[bytes], None], Callable[[], Iterator[bytes]]]
"""A function that reads the bytes, and one that yields valid bytes to start with."""


def read_record(data: bytes) -> None:
    """Read the bytes as a file with one record."""
    records.check_file(data)
    records.check_record(data)


def good_records() -> Iterator[bytes]:
    """Yield short records of every variant."""
    texts = map(as_json, records.good_records())
    return (text for text in texts if len(text) < 2500)


def read_action(data: bytes) -> None:
    """Read the bytes as the number of a position (two bytes) and the text of a decision there."""
    positions = actions.positions()
    play = positions[int.from_bytes(data[:2], "big") % len(positions)]
    actions.check_decision((play, data[2:].decode("utf-8", "surrogateescape")))


def good_actions() -> Iterator[bytes]:
    """Yield some legal decisions of every position."""
    for number, play in enumerate(actions.positions()):
        for text in play.legal()[:: max(1, len(play.legal()) // 3)]:
            yield number.to_bytes(2, "big") + text.encode()


TARGETS: dict[str, Target] = {
    "record": (read_record, good_records),
    "action": (read_action, good_actions),
}


def dictionary() -> Iterator[str]:
    """Yield the entries of the libFuzzer dictionary: junk, field names, verbs and cards."""
    known = {f'"{name}"'.encode() for name in records.good_records()[-1]} | set(JUNK)
    known |= {verb.encode() for verb in actions.VERBS}
    known |= {b" 9C", b" 10S", b" X", b" 15D=8", b"[]", b"{}", b"null", b"true", b"-1", b"1e9"}
    for word in sorted(known):
        if 0 < len(word) < 30:
            yield '"' + "".join(f"\\x{byte:02x}" for byte in word) + '"\n'


def main() -> None:
    """Run the fuzzer; inputs that reach new code are stored in the folder."""
    name, runs, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    corpus = folder / "corpus"
    corpus.mkdir(parents=True)
    (folder / "words").write_text("".join(dictionary()))
    target, good = TARGETS[name]
    for number, data in enumerate(good()):
        (corpus / f"{number:05}").write_bytes(data)
    options = [f"-runs={runs}", "-seed=1", "-max_len=4096", "-len_control=0", "-timeout=60"]
    options += [f"-dict={folder / 'words'}", f"-artifact_prefix={folder}/found-"]
    atheris.Setup([sys.argv[0], *options, str(corpus)], target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
