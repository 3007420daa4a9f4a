#!/usr/bin/env python3
"""A bot for Kuhhandel in Python, by the bot protocol (docs/BOT_PROTOCOL.md). It bids up to a quarter of what a
quartet is worth, and takes its chances with everything else. To see it play:

    kuhhandel arena --seats "exec:python3 examples/bot.py,random,random" --games 30
"""
import json
import random
import sys


def cheapest(hand, number):
    cards = sorted(int(value) for value, count in hand.items() for _ in range(count))[:number]
    return {str(value): cards.count(value) for value in set(cards)}


def choose(view, options, worth):
    can = {option["do"]: option for option in options}
    hand, phase = view["hand"], view["phase"]
    fair = worth.get(phase.get("lot"), 0) // 4
    if "bid" in can and can["bid"]["from"] <= min(fair, sum(int(value) * n for value, n in hand.items())):
        return {"do": "bid", "amount": can["bid"]["from"]}
    if "buy" in can and phase["standing"].get("amount", fair) < fair:
        return {"do": "buy"}
    for modest in ("silent", "sell"):
        if modest in can:
            return {"do": modest}
    option = random.choice(options)
    if option["do"] == "pay":
        return {"do": "pay", "money": option["suggested"]}
    if option["do"] in ("offer", "counter"):
        return {"do": option["do"], "money": cheapest(hand, max(2, option["at_least_cards"]))}
    if option["do"] == "lay":
        return {"do": "lay", "card": min(option["cards_of"])}
    return {field: option[field] for field in ("do", "seat", "animal") if field in option}


worth = {}
for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "game":
        worth = {animal["id"]: animal["worth"] for animal in message["edition"]["animals"]}
        random.seed(message["seed"])
        answer = {"type": "ready", "name": "example in Python"}
    elif message["type"] == "decide":
        answer = {"id": message["id"], **choose(message["view"], message["options"], worth)}
    if answer:
        print(json.dumps(answer), flush=True)
