"""Random play of many games at once on an NVIDIA GPU, by the same rules as on the processor.

docs/gpu.md is the guide. Nothing here imports Numba before a batch is created.
"""

from clubsuit.gpu.batch import GameBatch

__all__ = ["GameBatch"]
