"""Run a program, and end it with all its children as soon as a pipe is closed.

Clubsuit runs this file as a small process of its own, the parent of the program. Only Clubsuit
holds the other end of the pipe. So the program also ends if Clubsuit is killed (`kill -9`), and a
hanging program ends in any case. The program leads a process group, and its children belong to this
group unless they leave it.

    python -I -S keeper.py PIPE BYTES PROGRAM [ARGUMENTS...]

PIPE:  the descriptor of the pipe's end for reading.
BYTES: the maximum memory of each process, without code and files that are only mapped.
"""

import os
import resource
import signal
import sys
from contextlib import suppress

NOT_STARTED = 127
"""Exit status if the program cannot be started, as in shells."""


def keep(pipe: int, memory: int, command: list[str]) -> None:
    """Run the command until the pipe is closed."""
    os.set_inheritable(pipe, False)
    program = os.fork()
    if program == 0:
        _become(memory, command)
    with suppress(OSError):  # the program has done it already
        os.setpgid(program, program)
    _let_go_of_streams()
    while os.read(pipe, 1):
        pass
    with suppress(OSError):  # macOS: all processes of the group have ended
        os.killpg(program, signal.SIGKILL)
    os.waitpid(program, 0)


def _become(memory: int, command: list[str]) -> None:
    """Turn this process into the program."""
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, other programs need it
        _limit(resource.RLIMIT_DATA, memory)
        _limit(resource.RLIMIT_CORE, 0)
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode(errors="replace"))
    finally:
        os._exit(NOT_STARTED)


def _limit(what: int, most: int) -> None:
    """Lower a limit for this process, unless it is lower already."""
    hard = resource.getrlimit(what)[1]
    if hard == resource.RLIM_INFINITY or hard > most:
        resource.setrlimit(what, (most, most))


def _let_go_of_streams() -> None:
    """Close the program's streams here, so that Clubsuit notices when the program closes them."""
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)


if __name__ == "__main__":
    keep(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
