"""A short training on the card, in Torch: three copies of one policy play Clubs (Whist).

It shows that environment and learner share the card's memory: observations, masks and rewards are
tensors without a copy. The method is the plain policy gradient, with the mean return as baseline.
"""

import time
from typing import Any

import clubsuit
from clubsuit.envs.vector import VectorEnvironment
from proofs.gpu.environments import usable_torch

GAME = "clubs-whist"
ROWS, STEPS = 8_192, 112
"""Numbers of rows and of steps of a round; a hand takes about 54 steps."""

SECONDS = 8.0
"""Duration of the training."""

BATCH = 1 << 16
RATE, ENTROPY, WIDTH = 1e-3, 0.01, 256
HANDS = 16_384
"""Number of hands that are played against random choices before and after the training."""

CLEARLY = 5.0
"""Minimum number of standard errors between the policy and its opponents."""


def train(seconds: float = SECONDS) -> None:
    """Train a policy for some seconds, and print how it plays against random choices."""
    torch = usable_torch()
    if torch is None:
        print("not trained: this needs a card, and Torch")
        return
    torch.manual_seed(1)
    env = clubsuit.vector(GAME, ROWS, device="cuda")
    env.reset(seed=1)
    policy = torch.nn.Sequential(
        torch.nn.Linear(env.encoding.observation_size, WIDTH),
        torch.nn.ReLU(),
        torch.nn.Linear(WIDTH, WIDTH),
        torch.nn.ReLU(),
        torch.nn.Linear(WIDTH, env.encoding.actions),
    ).cuda()
    before, error = margin(policy, torch)
    print(f"untrained: {before:+.3f} ± {error:.3f} points a hand over random choices")
    optimiser = torch.optim.Adam(policy.parameters(), RATE)
    start, rounds = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        improve(policy, optimiser, torch, *collect(env, policy, torch))
        rounds += 1
        torch.cuda.synchronize()
    took = time.perf_counter() - start
    env.check()
    better, error = margin(policy, torch)
    print(f"{rounds} rounds, {rounds * ROWS * STEPS:,} steps, {took:.1f} s of training")
    print(f"trained: {better:+.3f} ± {error:.3f} points a hand over random choices")
    if better < CLEARLY * error:
        raise AssertionError("the trained policy does not beat random choices")


def logits_of(policy: Any, seen: Any, masks: Any) -> Any:
    """Return the logits of all ids; those that are not legal have -1e9."""
    numbers = seen.float()
    return policy(numbers.sign() * numbers.abs().log1p()).masked_fill(~masks, -1e9)


def chosen(logits: Any) -> Any:
    """Return a random id for each row, by its probability."""
    noise = logits.new_empty(logits.shape).exponential_().clamp_(min=1e-20).log()
    return (logits - noise).argmax(1)


def collect(env: VectorEnvironment, policy: Any, torch: Any) -> tuple[Any, ...]:
    """Play one round; return observations, masks, actions and returns of all finished hands."""
    here = {"device": "cuda"}
    seen, masks, turns, rewards, dones = (
        torch.as_tensor(one, **here)
        for one in (env.observations, env.masks, env.turns, env.rewards, env.dones)
    )
    past = [torch.empty((STEPS, *one.shape), dtype=one.dtype, **here) for one in (seen, masks)]
    actions, acting = (torch.empty((STEPS, ROWS), dtype=torch.int64, **here) for _ in range(2))
    got = torch.empty((STEPS, *rewards.shape), **here)
    ended = torch.empty((STEPS, ROWS), dtype=torch.bool, **here)
    with torch.no_grad():
        for t in range(STEPS):
            past[0][t], past[1][t], acting[t] = seen, masks, turns
            actions[t] = chosen(logits_of(policy, seen, masks))
            env.step(actions[t])
            got[t], ended[t] = rewards, dones
        got -= got.mean(2, keepdim=True)
        returns = torch.zeros((STEPS, ROWS), **here)
        known = torch.zeros((STEPS, ROWS), dtype=torch.bool, **here)
        later = torch.zeros(rewards.shape, **here)
        ends = torch.zeros(ROWS, dtype=torch.bool, **here)
        for t in reversed(range(STEPS)):
            later = torch.where(ended[t][:, None], got[t], later)
            ends |= ended[t]
            returns[t] = later.gather(1, acting[t][:, None])[:, 0]
            known[t] = ends
    rows = known.flatten().nonzero()[:, 0]
    flat = (past[0].flatten(0, 1), past[1].flatten(0, 1), actions.flatten(), returns.flatten())
    return (*flat, rows[torch.randperm(len(rows), **here)])


def improve(
    policy: Any, optimiser: Any, torch: Any, seen: Any, masks: Any, actions: Any, returns: Any,
    rows: Any,
) -> None:  # fmt: skip
    """Make one pass over a round."""
    mean, spread = returns[rows].mean(), returns[rows].std() + 1e-6
    for part in rows.split(BATCH):
        logs = torch.log_softmax(logits_of(policy, seen[part], masks[part]), 1)
        gain = (returns[part] - mean) / spread
        entropy = -(logs.exp() * logs).sum(1)
        loss = -(logs.gather(1, actions[part][:, None])[:, 0] * gain + ENTROPY * entropy).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def margin(policy: Any, torch: Any) -> tuple[float, float]:
    """Return by how many points a hand the policy beats two random players, with its error."""
    env = clubsuit.vector(GAME, HANDS, device="cuda")
    env.reset(seed=2)
    seen, masks, turns, rewards, dones = (
        torch.as_tensor(one, device="cuda")
        for one in (env.observations, env.masks, env.turns, env.rewards, env.dones)
    )
    over = torch.zeros(HANDS, dtype=torch.bool, device="cuda")
    won = torch.zeros(HANDS, device="cuda")
    with torch.no_grad():
        while not bool(over.all()):
            random = torch.as_tensor(env.random_actions(), device="cuda")
            best = logits_of(policy, seen, masks).argmax(1)
            env.step(torch.where(turns == 0, best, random))
            points = rewards.float()
            ahead = points[:, 0] - (points[:, 1] + points[:, 2]) / 2
            won = torch.where(dones & ~over, ahead, won)
            over |= dones
    env.check()
    return float(won.mean()), float(won.std() / HANDS**0.5)
