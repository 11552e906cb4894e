"""Temporary files of tests in memory: on a disk, databases wait for each write to be safe.

That takes a fifth of the time of all tests of the server. Nothing here needs to survive a loss of
power: the tests that kill a server keep the machine.
"""

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
LEAST_BYTES = 8 << 30
"""Free memory that the folder must offer; all tests together need less than a quarter of it."""


def keep_temporary_files_in_memory() -> None:
    """Let pytest make its temporary folders in memory, if there is enough of it and if programs
    can be run there. PYTEST_DEBUG_TEMPROOT names another folder."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= LEAST_BYTES:
        runs_programs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
        if runs_programs and os.access(MEMORY, os.W_OK):
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
