"""The policy and the critic, in PyTorch: layers as in `bots.policy`, as lists of tensors."""

import math
from typing import Any

import numpy as np
import torch
from torch.nn.functional import layer_norm, linear

from clubsuit.bots.policy import EPSILON, NEVER, PolicyNetwork

Tensor = Any
ACTIVE = 90
"""Typical number of inputs that are not 0; it sets the size of the first weights."""
RESIDUAL, HEAD = 0.3, 0.01
"""Sizes of the first weights of a block's second layer, and of the last layer."""


class Net:
    """A network: `layers` in the order of `PolicyNetwork`, with weights as outputs x inputs."""

    def __init__(self, inputs: int, width: int, blocks: int, outputs: int) -> None:
        def drawn(*shape: int, spread: float) -> Tensor:
            return torch.randn(*shape) * spread

        norms = torch.zeros(blocks + 1, 2, width)
        norms[:, 0] = 1.0
        even = math.sqrt(2.0 / width)
        self.layers: list[Tensor] = [
            drawn(width, inputs, spread=math.sqrt(2.0 / ACTIVE)),
            torch.zeros(width),
            norms,
            drawn(blocks, width, width, spread=even),
            torch.zeros(blocks, width),
            drawn(blocks, width, width, spread=even * RESIDUAL),
            torch.zeros(blocks, width),
            drawn(outputs, width, spread=even * HEAD),
            torch.zeros(outputs),
        ]

    def to(self, device: str) -> "Net":
        """Move the network to a device, and prepare it for training there."""
        self.layers = [layer.to(device).requires_grad_() for layer in self.layers]
        return self


def copies(layers: list[Tensor]) -> list[Tensor]:
    """Return copies of these layers that are not trained."""
    return [layer.detach().clone() for layer in layers]


def outputs(layers: list[Tensor], x: Tensor) -> Tensor:
    """Return the outputs of a network for rows of inputs, as float32."""
    first, first_bias, norms, up, up_bias, down, down_bias, last, last_bias = layers
    hidden = linear(x, first, first_bias)
    width = hidden.shape[-1:]
    for k in range(len(up)):
        y = layer_norm(hidden, width, norms[k, 0], norms[k, 1], EPSILON)
        y = linear(y, up[k], up_bias[k]).relu()
        hidden = hidden + linear(y, down[k], down_bias[k])
    y = layer_norm(hidden, width, norms[-1, 0], norms[-1, 1], EPSILON).relu()
    return linear(y, last, last_bias).float()


def policy_logits(layers: list[Tensor], observations: Tensor, masks: Tensor) -> Tensor:
    """Return the logits of a policy's layers, NEVER for ids that are not legal.

    observations: float32[rows, size], scaled as in the training of these layers.
    masks:        bool[rows, ids].
    """
    return outputs(layers, torch.cat([observations, masks.float()], 1)).masked_fill(~masks, NEVER)


def sampled(logits: Tensor) -> Tensor:
    """Return an id for each row, drawn with the probabilities of a softmax (Gumbel-max)."""
    noise = torch.rand_like(logits).clamp_(1e-20, 1 - 1e-7).log_().neg_().log_()
    return (logits - noise).argmax(1)


def as_layers(network: PolicyNetwork, device: str) -> list[Tensor]:
    """Return the layers of a policy; the inverse of `as_policy` with a scale of 1."""
    layers = [torch.from_numpy(array) for array in network]
    layers[0], layers[3], layers[5] = layers[0].T, layers[3].mT, layers[5].mT
    layers[7] = layers[7].T
    return [layer.contiguous().to(device) for layer in layers]


def as_policy(layers: list[Tensor], scale: Tensor) -> PolicyNetwork:
    """Return a network in the form of `bots.policy`, rounded to float16 as in a weight file.

    scale: by input: the factor with which the network was trained; it becomes part of the weights.
    """
    arrays = [layer.detach().float().cpu().numpy() for layer in layers]
    arrays[0] = arrays[0].T * scale.cpu().numpy()[:, None]
    arrays[3], arrays[5] = arrays[3].transpose(0, 2, 1), arrays[5].transpose(0, 2, 1)
    arrays[7] = arrays[7].T
    rounded = [array.astype(np.float16) for array in arrays]
    return PolicyNetwork(*(np.ascontiguousarray(array, np.float32) for array in rounded))
