"""Training of policy networks by self-play with PPO, on a processor or on an NVIDIA GPU.

All modules but `teacher` import PyTorch. `lab.train` imports them when a training run begins.

tables:    the games that are played at the same time, for all variants of a game
teacher:   the decisions of `rule`, for many games at once
networks:  the policy, and the critic that sees all hands
opponents: who plays against the policy: a league, or the one bot that it exploits
rollout:   plays with the policy and its opponents, and records what happens
learner:   improves policy and critic with what was recorded
duel:      measures the policy against `rule`, or against the bot that it exploits
trainer:   a training run, round by round
"""
