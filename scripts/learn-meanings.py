"""Learns what a message is by its meaning: every number of it counts for each sort, and so does a hidden layer over the meaning.

Reads the file that `npm run assistant:meanings` writes, and writes meaning-weights.data.ts into
app/features/assistant/safety/. Needs Python with torch and numpy (on Debian: python3-torch). It takes half a minute.
See docs/decisions/058-messages-are-screened-by-their-meaning.md.
"""

import argparse
import base64
import json

import numpy as np
import torch
import torch.nn.functional as F

TO = "app/features/assistant/safety/meaning-weights.data.ts"
# Numbers of a meaning, kinds of words, and units of the hidden layer.
MEANING, WORDS, HIDDEN = 512, 8192, 128
ROUNDS, BATCH, STEP = 12, 256, 0.005
# Large weights are learnt by heart and say little about other messages.
SMALL, SMALL_WORDS, SMALL_INNER = 1e-5, 1e-6, 1e-6
# So many hidden units are left out in each step, so that none is relied on alone.
LEFT_OUT = 0.3


def read(file):
    meanings, rows, places, values, sorts, weights = [], [], [], [], [], []
    with open(file, encoding="utf8") as lines:
        for row, line in enumerate(lines):
            one = json.loads(line)
            meanings.append(np.frombuffer(base64.b64decode(one["meaning"]), dtype="<f4"))
            for place, value in one["words"]:
                rows.append(row)
                places.append(place)
                values.append(value)
            sorts.append(one["sort"])
            weights.append(one["weight"])
    words = torch.sparse_coo_tensor(
        torch.tensor([rows, places]), torch.tensor(values), (len(sorts), WORDS)
    ).coalesce()
    return torch.tensor(np.stack(meanings)), words, torch.tensor(sorts), torch.tensor(weights)


def learn(meanings, words, sorts, weights):
    count = int(sorts.max()) + 1
    own = torch.zeros(MEANING, count, requires_grad=True)
    own_words = torch.zeros(WORDS, count, requires_grad=True)
    biases = torch.zeros(count, requires_grad=True)
    inner = (torch.randn(MEANING, HIDDEN) * 0.05).requires_grad_()
    inner_biases = torch.zeros(HIDDEN, requires_grad=True)
    outer = (torch.randn(HIDDEN, count) * 0.02).requires_grad_()
    learnt = [own, own_words, biases, inner, inner_biases, outer]
    steps = torch.optim.Adam(learnt, lr=STEP)
    for round_ in range(ROUNDS):
        lost = 0.0
        for some in torch.randperm(len(sorts)).split(BATCH):
            hidden = F.dropout(F.relu(meanings[some] @ inner + inner_biases), LEFT_OUT)
            sums = meanings[some] @ own + torch.sparse.mm(words.index_select(0, some), own_words)
            each = F.cross_entropy(sums + biases + hidden @ outer, sorts[some], reduction="none")
            loss = (each * weights[some]).mean()
            small = SMALL * ((own**2).sum() + (outer**2).sum())
            small = small + SMALL_WORDS * (own_words**2).sum() + SMALL_INNER * (inner**2).sum()
            steps.zero_grad()
            (loss + small).backward()
            steps.step()
            lost += float(loss) * len(some)
        for group in steps.param_groups:
            group["lr"] = STEP * (1.02 - (round_ + 1) / ROUNDS)
        print(f"round {round_ + 1}: {lost / len(sorts):.4f}", flush=True)
    return [one.detach().numpy() for one in learnt]


def packed(rows):
    """A byte for each weight, and how much a step of each row counts."""
    steps = np.maximum(np.abs(rows).max(axis=1), 1e-9) / 127
    numbers = np.round(rows / steps[:, None]).astype(np.int8)
    return f"{{ steps: {listed(steps)}, bytes: '{base64.b64encode(numbers.tobytes()).decode()}' }}"


def listed(numbers):
    return "[" + ", ".join(f"{one:.6g}" for one in numbers) + "]"


def main():
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("examples", help="the file that npm run assistant:meanings has written")
    torch.manual_seed(1)
    own, own_words, biases, inner, inner_biases, outer = learn(*read(given.parse_args().examples))
    with open(TO, "w", encoding="utf8") as data:
        data.write(
            f"""/** Made by scripts/learn-meanings.py from the examples, the wordings and the known questions. */
// biome-ignore format: made by a script
export const meaningWeights = {{
  own: {packed(np.concatenate([own, own_words]).T)},
  biases: {listed(biases)},
  inner: {packed(inner.T)},
  innerBiases: {listed(inner_biases)},
  outer: {packed(outer.T)},
}} as const
"""
        )


main()
