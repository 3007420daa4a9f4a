"""What is raised where a reply is refused."""

from collections.abc import Sequence


class IllegalReply(ValueError):
    """A reply that is not legal; nothing was stepped.

    `index` is its place in the batch, 0 for a single game; `legal` are the replies that are, or of a batch that is stepped
    by answers their number from 0.
    """

    def __init__(self, index: int, reply: int, legal: Sequence[int], reason: str = "not_now") -> None:
        super().__init__(f"reply {reply} at {index} is refused ({reason}); {len(legal)} are legal")
        self.index = index
        self.reply = reply
        self.legal = tuple(legal)
        self.reason = reason
