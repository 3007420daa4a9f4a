"""Hooks of schemathesis: requests use tables, seats, groups and names that exist, most of the time.

Without them nearly every request would be about a table that is not there.
"""

import functools
import itertools
import json
import os
import random
import time

import requests
import schemathesis

# For each kind of value the latest of them, which the server itself returned.
KNOWN = {kind: [] for kind in ("table", "token", "code", "name", "group", "calendar", "operator")}
LATEST = 30
NUMBER = itertools.count()
# Values that the server takes, for members whose schema says less than the server wants.
GOOD = {
    "edition": ["second", "first", "duel"],
    "rules": [{}],
    "date": ["2026-11-21", "2024-02-29", "1999-12-31"],
    "at": [int((time.time() + days * 86400) * 1000) for days in (1, 30, 700)],
    "address": ["https://hooks.example/a"],
    "sheet": [{"edition": "second", "players": [{"name": "Anna", "points": 80}, {"name": "Ben"}, {"name": "Cleo"}]}],
}
AWKWARD = [
    "\u00a0", "\u200b", "\u3000", "\u200d", "\u00ad", "\u3164", "\ufe0f", "\u2060", "\u180e", "\u202e", "\u0000",
    "\ufeff", "a\u0301" * 12, "\u0430nna", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\ufdfa", "\uffff", "İ",
    "ß", "ﬁ", "\u1100\u1161", "~" * 24, "../..", "%00", "{}", "'; --", "a b", " a ", "\U0010ffff",
]


def remember(kind, value):
    if isinstance(value, str) and value and value not in KNOWN[kind]:
        KNOWN[kind] = [*KNOWN[kind], value][-LATEST:]


def learn_from(path, body):
    """What the answer to a request says of things that exist."""
    if not isinstance(body, dict):
        return
    remember("table", body.get("table"))
    remember("token", body.get("token"))
    remember("code", body.get("code"))
    if path == "/api/names":
        remember("name", body.get("key"))
    if path.startswith("/api/group"):
        remember("group", body.get("key"))
        remember("group", body.get("share"))
        remember("calendar", body.get("calendar"))
    for entry in body.get("tables") or []:
        if isinstance(entry, dict):
            remember("table", entry.get("id"))


@functools.cache
def prepare():
    """Tables, a group with a game, and a name, so that the first requests find something too."""

    def post(path, body, key=None):
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = requests.post(os.environ["KUHHANDEL_AT"] + path, json=body, headers=headers, timeout=20)
        learn_from(path, answer.json())
        return answer.json()

    KNOWN["operator"] = [os.environ["KUHHANDEL_OPERATOR_TOKEN"]]
    for player in ("Anna", "Cleo"):
        table = post("/api/tables", {"name": "Sunday", "edition": "second", "seats": 3, "player": player, "public": True})
        post(f"/api/tables/{table['table']}/seats", {"player": "Ben"})
    post("/api/names", {"player": "Dora"})
    group = post("/api/groups", {"name": "Sundays", "players": ["Anna", "Ben", "Cleo"]})
    game = {"date": "2026-11-21", "place": "", "note": "", "sheet": GOOD["sheet"][0]}
    post("/api/group/games", game, group["key"])


def kind_of_key(path):
    if path.startswith("/api/operator"):
        return "operator"
    if path.startswith("/api/group"):
        return "group"
    if path.endswith("/replay"):
        return "token"
    return "name"


def changed(value, chance):
    """The body with tokens and tables that exist, and now and then with a text that is awkward."""
    if isinstance(value, dict):
        return {key: known_or(key, changed(inner, chance), chance) for key, inner in value.items()}
    if isinstance(value, list):
        return [changed(inner, chance) for inner in value]
    return value


def known_or(key, value, chance):
    kind = {"table": "table", "waits_at": "table", "token": "token", "group": "group"}.get(key)
    if kind and KNOWN[kind] and chance.random() < 0.8:
        return chance.choice(KNOWN[kind])
    if key in GOOD and chance.random() < 0.8:
        return chance.choice(GOOD[key])
    if isinstance(value, str) and chance.random() < 0.2:
        return chance.choice(AWKWARD)
    return value


@schemathesis.hook
def before_call(context, case, kwargs):
    prepare()
    chance = random.Random(next(NUMBER))
    parameters = case.path_parameters or {}
    if "table" in parameters and KNOWN["table"] and chance.random() < 0.8:
        parameters["table"] = chance.choice(KNOWN["table"])
    if "code" in parameters and KNOWN["code"] and chance.random() < 0.5:
        parameters["code"] = chance.choice(KNOWN["code"])
    if "number" in parameters and chance.random() < 0.7:
        parameters["number"] = chance.randrange(4)
    if "day" in parameters and chance.random() < 0.5:
        parameters["day"] = chance.choice(["2026-11-25", "2026-02-30", "0000-00-00", "9999-12-31"])
    if "eyes" in parameters and chance.random() < 0.7:
        parameters["eyes"] = chance.choice(["open", "audience", "0", "5", "-1"])
    if case.headers is not None and chance.random() < 0.8:
        known = KNOWN[kind_of_key(case.operation.path)]
        if known:
            case.headers["Authorization"] = "Bearer " + chance.choice(known)
    if isinstance(case.body, (dict, list)):
        case.body = changed(case.body, chance)


@schemathesis.hook
def after_call(context, case, response):
    try:
        learn_from(case.operation.path, json.loads(response.content))
    except ValueError:
        pass
