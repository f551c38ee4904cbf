"""Count the placeholders before the model runs, and repair the three usual mistakes."""

import torch

PICTURE, PATCHES = 90, 16  # model.config.image_token_id, and the patches of one picture


def check(ids, pictures):
    """Compare the placeholders with the features of the pictures."""
    found, wanted = int((ids == PICTURE).sum()), PATCHES * pictures
    return "ok" if found == wanted else f"{found} placeholders for {wanted} features"


prompt = [1, 2, 3]
print("no placeholder:", check(torch.tensor(prompt), 1))
prompt = [1, *[PICTURE] * PATCHES, 2, 3]  # the processor writes them; the chat template marks the place
print("from the processor:", check(torch.tensor(prompt), 1))

cut = torch.tensor(prompt)[:12]  # max_length=12
print("truncated:", check(cut, 1))
keep = torch.tensor(prompt)[: max(12, 1 + PATCHES)]  # cut the text alone, never the placeholders
print("text cut alone:", check(keep, 1))

answer = [4, PICTURE, 5]  # a generated answer, or a user, repeats the token
print("in the answer:", check(torch.tensor(prompt + answer), 1))
clean = [token for token in answer if token != PICTURE]
print("removed from the answer:", check(torch.tensor(prompt + clean), 1))
