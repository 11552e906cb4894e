"""Train an agent by self-play with PPO, and let it play a match against `rule`.

python examples/ppo.py [MINUTES] [DEALS]

It needs PyTorch: `pip install torch`. Only the critic, which training alone uses, sees all hands.
"""

import sys
import time
from typing import Any

import torch
from torch import nn
from torch.distributions import Categorical

import clubsuit
from clubsuit.lab import Match, run_match

GAME, ROWS, STEPS, WIDTH, FILE = "clubs-whist", 512, 64, 128, "ppo.pt"
CODES: Any = clubsuit.load(GAME).rules.encoding
SIZE, ALL, IDS, SEATS = CODES.observation_size, CODES.perfect_information_size, CODES.actions, 3


def net(inputs: int, outputs: int) -> Any:
    inner = nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
    return nn.Sequential(*inner, nn.Linear(WIDTH, outputs))


def choices(policy: Any, sees: Any, masks: Any) -> Any:
    logits = policy(torch.cat([sees[:, :SIZE].float(), masks.float()], 1))
    return Categorical(logits=logits.masked_fill(~masks, -1e9), validate_args=False)


def train(minutes: float) -> None:
    env, start = clubsuit.vector(GAME, ROWS, observe="perfect-information"), time.monotonic()
    env.reset(seed=1)
    names = "perfect_information", "masks", "turns", "rewards", "dones"
    now, seats = [torch.from_numpy(getattr(env, name)) for name in names], torch.arange(SEATS)
    policy, critic = net(SIZE + IDS, IDS), net(ALL, SEATS)
    adam = torch.optim.Adam([*policy.parameters(), *critic.parameters()], lr=1e-3)
    while (left := 1 - (time.monotonic() - start) / (60 * minutes)) > 0:
        adam.param_groups[0]["lr"] = 1e-3 * left
        steps, rows, gain = [], [], torch.zeros(ROWS, SEATS)
        for _ in range(STEPS + 1):  # the last step only has the value of the positions reached
            sees, masks, turn = now[0].clone(), now[1].clone(), now[2].long()[:, None]
            with torch.no_grad():
                value = critic(sees.float()).gather(1, (seats - turn) % SEATS)  # by seat
                action = (chances := choices(policy, sees, masks)).sample()
            env.step(action.numpy())
            points, goes_on = now[3] - now[3].float().mean(1, keepdim=True), ~now[4][:, None]
            steps.append(
                (sees, masks, turn, action, chances.log_prob(action), value, points, goes_on)
            )
        for t in reversed(range(STEPS)):
            sees, masks, turn, action, old, value, points, goes_on = steps[t]
            gain = points + goes_on * (steps[t + 1][5] + 0.95 * gain) - value
            wanted = (value + gain).gather(1, (seats + turn) % SEATS)
            rows.append((sees, masks, action, old, gain.gather(1, turn)[:, 0], wanted))
        data = [torch.cat(column) for column in zip(*rows, strict=True)]
        data = [column[data[1].sum(1) > 1] for column in data]  # forced decisions teach nothing
        data[4] = (data[4] - data[4].mean()) / data[4].std()
        for batch in torch.randperm(len(data[0])).split(1024):
            sees, masks, action, old, gain, wanted = (column[batch] for column in data)
            chances = choices(policy, sees, masks)
            ratio = (chances.log_prob(action) - old).exp()
            better = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            loss = (critic(sees.float()) - wanted).square().mean() - better
            adam.zero_grad()
            (loss - 0.01 * left * chances.entropy().mean()).backward()
            adam.step()
    torch.save(policy, FILE)


class Agent:
    def __init__(self) -> None:
        self.policy = torch.load(FILE, weights_only=False)  # trust the file: it is your own

    def choose(self, view: clubsuit.View) -> str:
        legal = CODES.ids(view.state)
        masks = torch.isin(torch.arange(IDS), torch.tensor(legal))[None]
        sees = torch.from_numpy(CODES.observe(view.state))[None]
        best = int(choices(self.policy, sees, masks).logits.argmax())
        return str(view.legal()[legal.index(best)])  # ids are in the order of decisions


def main(minutes: float = 10, deals: float = 2000) -> float:
    train(minutes)
    match = Match(GAME, options={}, bots=["ppo:Agent", "rule"], deals=int(deals), seed=7, swap=True)
    result = run_match(match)
    print(f"{result.deals} deals: {result.margin:+.3f} points a hand, 99 %:", result.whole.interval)
    return result.margin


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
