"""The exception for illegal replies."""

from collections.abc import Sequence

from ._kuhhandel import refusal_sentence


class IllegalReply(ValueError):
    """Raised for a reply that is not legal; no game was stepped.

    `index` is the position in the batch, 0 for a single game. `legal` has the legal replies; with `replies="nth"`, the
    numbers below `count`. `reason` is the refusal's name in the protocol.
    """

    def __init__(self, index: int, reply: int, legal: Sequence[int], reason: str = "not_now", *, edition: str = "") -> None:
        super().__init__(_message(index, reply, legal, reason, edition))
        self.index = index
        self.reply = reply
        self.legal = tuple(legal)
        self.reason = reason
        self._edition = edition

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.index, self.reply, self.legal, self.reason, self._edition)


def _again(index: int, reply: int, legal: Sequence[int], reason: str, edition: str) -> IllegalReply:
    return IllegalReply(index, reply, legal, reason, edition=edition)


def _message(index: int, reply: int, legal: Sequence[int], reason: str, edition: str) -> str:
    from ._names import last_reply, said, summary  # which need the layouts that this module is imported by

    where = f" at {index}" if index else ""
    fault = f"is not legal ({reason}: {refusal_sentence(reason).rstrip('.')})"
    if edition and not 0 <= reply <= last_reply(edition):
        fault = f"does not exist: replies of {edition!r} are from 0 to {last_reply(edition)}"
    return f"reply {said(reply, edition)}{where} {fault}. Legal: {summary(legal, edition)}"
