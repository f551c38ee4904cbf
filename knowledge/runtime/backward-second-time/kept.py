"""Count the bytes that autograd keeps for backward passes, without the weights themselves."""

from collections.abc import Iterable

import torch
from torch.autograd.graph import saved_tensors_hooks


class Kept(saved_tensors_hooks):
    """Know the bytes that are kept now, and the most that ever were."""

    def __init__(self, weights: Iterable[torch.Tensor]) -> None:
        super().__init__(lambda tensor: Note(tensor, self), lambda note: note.tensor)
        self.free = {weight.untyped_storage().data_ptr() for weight in weights}
        self.users: dict[int, int] = {}
        self.now = self.most = 0

    def change(self, tensor: torch.Tensor, by: int) -> None:
        """Count a storage once, however many operations keep it."""
        storage = tensor.untyped_storage()
        if (where := storage.data_ptr()) in self.free:
            return
        before = self.users.get(where, 0)
        self.users[where] = before + by
        self.now += storage.nbytes() * (bool(before + by) - bool(before))
        self.most = max(self.most, self.now)


class Note:
    """A kept tensor, which says when it is let go."""

    def __init__(self, tensor: torch.Tensor, kept: Kept) -> None:
        self.tensor, self.kept = tensor.detach(), kept
        kept.change(tensor, 1)

    def __del__(self) -> None:
        self.kept.change(self.tensor, -1)
