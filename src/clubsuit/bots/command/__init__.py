"""Bots in any language: a program that reads and writes lines of JSON (docs/engines.md).

Such a bot is named by its command: "cmd:./my_bot", "cmd:python my_bot.py".
"""
