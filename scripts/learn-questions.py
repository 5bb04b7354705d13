"""Learns which messages ask the same: the encoder, the projection and the places of the known questions.

Reads the file that `npm run assistant:texts` writes, and writes question-encoder.bin and question-space.bin
into app/features/assistant/questions/. Needs Python with torch and numpy, and a fast BLAS (on Debian: python3-torch
and libopenblas0-pthread). It takes about twenty-five minutes on two cores, and three times as long without these
three, which keep memory instead of asking for it again in each step: MALLOC_MMAP_THRESHOLD_=8589934592 MALLOC_TRIM_THRESHOLD_=17179869184
MALLOC_TOP_PAD_=268435456
See docs/decisions/054-the-encoder-is-learnt-further.md.
"""

import argparse
import json
import math
import os
import struct
import time
from collections import Counter

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from question_encoder import Encoder, packed_rows

TO = "app/features/assistant/questions/"
# The encoder reads no more tokens; the numbers of its output, of a place, and of a wording's place.
LONGEST, ENCODED, DIMENSIONS, COARSE = 128, 512, 192, 64
# What stands between the question before, its answer and the message ("|").
BETWEEN = [1775]
# How sharply a text must be nearer to its own question than to others.
SHARPNESS = 20
# How much the terms of a text count beside its meaning, and in how many texts a term must be.
TERMS_COUNT, LEAST_TEXTS = 0.5, 3
# So many terms and tokens are left out in each step, so that none is relied on alone.
LEFT_OUT_TERMS, LEFT_OUT_TOKENS = 0.3, 0.1
# So many wordings are read after an unrelated question, so that what was said before decides nothing alone.
IN_CONTEXT = 0.1
# No more tokens of a question before are read.
ASKED_LONGEST = 30
# So often the answer before is read too: otherwise it was refused, or no known one.
ANSWERED = 0.7
# So often the question before is read as somebody asked it, when it was answered and when it was not.
ASKED_FREELY = {True: 0.35, False: 0.7}
# So many wordings are read after a sentence that another one begins with: visitors tell who they are before
# they ask. Longer ones than so many tokens are not made longer.
AFTER_STORY, LONG_WORDING = 0.08, 22
# So much of those sentences are of the same page.
SAME_PAGE = 0.4
STEP_ENCODER, STEP_PLACES = 3e-4, 3e-3
# Numbers of two bytes are enough inside a step, and three times as fast where the processor can add them;
# elsewhere they are a hundred times slower.
TWO_BYTES = "avx512" in open("/proc/cpuinfo").read() if os.path.exists("/proc/cpuinfo") else False


class Places(nn.Module):
    """Where texts are in the space, and where the questions are."""

    def __init__(self, rarity, questions):
        super().__init__()
        self.encoder = Encoder()
        self.rarity = rarity
        self.center = nn.Parameter(torch.zeros(ENCODED), requires_grad=False)
        self.meaning = nn.Parameter(torch.zeros(ENCODED, DIMENSIONS))
        self.terms = nn.Parameter(torch.randn(len(rarity), DIMENSIONS) * 1e-3)
        self.questions = nn.Parameter(torch.zeros(questions, DIMENSIONS))

    def forward(self, tokens, mask, terms):
        return self.place(self.encoder(tokens, mask), terms)

    def place(self, vectors, terms):
        place = (vectors - self.center) @ self.meaning
        weight = self.rarity[terms]
        if self.training:
            weight = weight * (torch.rand_like(weight) > LEFT_OUT_TERMS) / (1 - LEFT_OUT_TERMS)
        weight = weight / weight.norm(dim=1, keepdim=True).clamp_min(1e-6) * TERMS_COUNT
        return F.normalize(place + (self.terms[terms] * weight[:, :, None]).sum(1), dim=-1)


def padded(lists):
    """Lists of numbers as one table, with a mask that is 1 where a number is. 0 fills the rest."""
    length = max(1, max(len(one) for one in lists))
    table, mask = torch.zeros(len(lists), length, dtype=torch.long), torch.zeros(len(lists), length)
    for row, one in enumerate(lists):
        table[row, : len(one)] = torch.tensor(one, dtype=torch.long)
        mask[row, : len(one)] = 1
    return table, mask


def placed(net, texts, size=256):
    """The places of texts, made in batches of similar length."""
    net.eval()
    places = torch.zeros(len(texts), DIMENSIONS)
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]["tokens"]))
    with torch.no_grad():
        for start in range(0, len(order), size):
            some = order[start : start + size]
            tokens, mask = padded([texts[at]["tokens"][:LONGEST] for at in some])
            places[some] = net(tokens, mask, padded([texts[at]["terms"] for at in some])[0])
    net.train()
    return places


def begin(net, asked, random):
    """Begins with the directions in which the meanings differ most, evened out."""
    some = [asked[at] for at in random.permutation(len(asked))[:6000]]
    some.sort(key=lambda one: len(one["tokens"]))
    with torch.no_grad():
        parts = [padded([one["tokens"] for one in some[at : at + 256]]) for at in range(0, len(some), 256)]
        vectors = torch.cat([net.encoder(*part) for part in parts])
        net.center.copy_(vectors.mean(0))
        _, sizes, directions = torch.linalg.svd(vectors - net.center, full_matrices=False)
        net.meaning.copy_((directions / sizes[:, None] ** 0.75)[:DIMENSIONS].T)
        net.meaning.div_(net.meaning.abs().mean() * 20)
        net.questions.index_add_(0, torch.tensor([one["question"] for one in some]), placed(net, some))
        net.questions.copy_(F.normalize(net.questions + 1e-3 * torch.randn_like(net.questions), dim=-1))


def after(own, other, data, random, as_learnt=True):
    """The tokens of a message as the product reads them after the question `other` and its answer."""
    before = data["before"][other]
    if not as_learnt:
        return before["asked"] + BETWEEN + before["said"] + BETWEEN + own
    is_answered = random.random() < ANSWERED
    asked = before["asked"]
    if random.random() < ASKED_FREELY[is_answered]:
        free = data["wordings"][other] or [asked]
        asked = free[random.integers(len(free))][:ASKED_LONGEST]
    return asked + BETWEEN + (before["said"] if is_answered else []) + BETWEEN + own


def in_context(text, data, random):
    """The tokens of a text as they are read in this round: some after another question or after a story."""
    own = text["tokens"]
    if text["kind"] == "answer":
        return own
    if text["kind"] == "follow-up":
        return after(own, text["before"], data, random)
    page = data["pages"][text["question"]]
    if random.random() < AFTER_STORY and len(own) < LONG_WORDING:
        here = data["stories"].get(page) if random.random() < SAME_PAGE else None
        stories = here or data["everyStory"]
        own = stories[random.integers(len(stories))] + own
    if random.random() >= IN_CONTEXT:
        return own
    among = data["ofPage"][page] if random.random() < 0.5 else range(len(data["pages"]))
    other = among[random.integers(len(among))]
    return own if other == text["question"] else after(own, other, data, random)


def learn(net, texts, data, rounds, size, random):
    """Learns by gradient descent (AdamW) that each text is nearest to the place of its question."""
    steps, step, started = len(texts) // size * rounds, 0, time.time()
    rates = [STEP_ENCODER, STEP_ENCODER * 4, STEP_PLACES]
    groups = [net.encoder.parameters(), [net.meaning], [net.terms, net.questions]]
    adam = torch.optim.AdamW(
        [{"params": list(group), "lr": rate} for group, rate in zip(groups, rates)],
        betas=(0.9, 0.98),
        weight_decay=0,
    )
    for _ in range(rounds):
        read = [in_context(text, data, random)[:LONGEST] for text in texts]
        order = random.permutation(len(texts))
        batches = []
        for start in range(0, len(order), size * 24):
            alike = sorted(order[start : start + size * 24], key=lambda at: len(read[at]))
            batches += [alike[at : at + size] for at in range(0, len(alike), size)]
        random.shuffle(batches)
        for batch in batches:
            part = min(1, step / 100) * (1 + math.cos(math.pi * min(1, step / steps))) / 2
            for group, rate in zip(adam.param_groups, rates):
                group["lr"] = rate * part
            tokens, mask = padded([read[at] for at in batch])
            left = mask * (torch.rand(mask.shape) >= LEFT_OUT_TOKENS)
            mask = torch.where((mask.sum(1, keepdim=True) > 3) & (left.sum(1, keepdim=True) > 0), left, mask)
            with torch.autocast("cpu", torch.bfloat16, enabled=TWO_BYTES):
                vectors = net.encoder(tokens, mask)
            places = net.place(vectors.float(), padded([texts[at]["terms"] for at in batch])[0])
            near = places @ F.normalize(net.questions, dim=-1).T * SHARPNESS
            loss = F.cross_entropy(near, torch.tensor([texts[at]["question"] for at in batch]))
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            adam.step()
            step += 1
            if step % 50 == 0:
                print(f"step {step} of {steps}: {loss.item():.3f}, {time.time() - started:.0f} s", flush=True)


def coarse(places):
    """The middle of places, the directions in which they differ most, and the places by these, of length 1."""
    middle = places.mean(0)
    _, _, directions = torch.linalg.svd(places - middle, full_matrices=False)
    directions = directions[:COARSE]
    return middle, directions, F.normalize((places - middle) @ directions.T, dim=-1)


def packed_space(net, terms, ids, answers, texts):
    """The space as `packed-space.server.ts` reads it."""
    texts = sorted(texts, key=lambda text: text["question"])
    middle, directions, wordings = coarse(placed(net, texts))
    counts = Counter(text["question"] for text in texts)
    head = {"scale": TERMS_COUNT, "terms": terms, "ids": ids, "wordings": [counts[at] for at in range(len(ids))]}
    head = json.dumps(head).encode()
    asked = F.normalize(net.questions.detach(), dim=-1).numpy()
    both = np.stack([asked, placed(net, answers).numpy()], 1).reshape(-1, DIMENSIONS)
    rows = np.concatenate([net.meaning.detach().numpy(), net.terms.detach().numpy()[1:]])
    floats = [net.center.numpy(), net.rarity.numpy()[1:], middle.numpy(), directions.numpy()]
    return b"".join(
        [struct.pack("<I", len(head)), head, *(one.astype("<f4").tobytes() for one in floats)]
        + [packed_rows(rows), packed_rows(both), np.round(wordings.numpy() * 127).astype(np.int8).tobytes()]
    )


def nearest(net, texts):
    """The share of texts whose question is the nearest, and among the nearest five."""
    near = placed(net, texts) @ F.normalize(net.questions.detach(), dim=-1).T
    five = near.topk(5).indices
    own = torch.tensor([text["question"] for text in texts])[:, None]
    return (five[:, :1] == own).float().mean().item(), (five == own).any(1).float().mean().item()


def main():
    given = argparse.ArgumentParser()
    given.add_argument("texts", help="the file that npm run assistant:texts has written")
    given.add_argument("--rounds", type=int, default=2)
    given.add_argument("--size", type=int, default=256, help="texts in a step")
    given = given.parse_args()
    torch.set_num_threads(os.cpu_count())
    torch.manual_seed(1)
    random = np.random.default_rng(1)
    data = json.load(open(given.texts))
    data["ofPage"] = {}
    for question, page in enumerate(data["pages"]):
        data["ofPage"].setdefault(page, []).append(question)
    data["wordings"] = [[] for _ in data["ids"]]
    for text in data["texts"]:
        if text["kind"] == "wording" and not text["isLeftOut"]:
            data["wordings"][text["question"]].append(text["tokens"])
    data["everyStory"] = [story for some in data["stories"].values() for story in some]
    texts = [text for text in data["texts"] if not text["isLeftOut"]] + data["answers"] * 2
    counts = Counter(term for text in texts for term in set(text["words"]))
    terms = sorted(term for term, count in counts.items() if count >= LEAST_TEXTS)
    places = {term: at + 1 for at, term in enumerate(terms)}
    rarity = torch.tensor([0.0] + [math.log(len(texts) / counts[term]) for term in terms])
    for text in data["texts"] + data["answers"]:
        text["terms"] = [places[term] for term in text["words"] if term in places]
    net = Places(rarity, len(data["ids"]))
    begin(net, [text for text in texts if text["kind"] == "wording"], random)
    learn(net, texts, data, given.rounds, given.size, random)
    for text in data["texts"]:
        if text["kind"] == "follow-up":
            text["tokens"] = after(text["tokens"], text["before"], data, random, as_learnt=False)
    for kind in ("wording", "follow-up"):
        for language in ("en", "fr"):
            left = [t for t in data["texts"] if t["isLeftOut"] and t["kind"] == kind and t["language"] == language]
            if left:
                first, five = nearest(net, left)
                print(f"{len(left)} {kind}s ({language}) left out: nearest {first:.1%}, among five {five:.1%}")
    open(TO + "question-encoder.bin", "wb").write(net.encoder.packed())
    learnt = [text for text in data["texts"] if not text["isLeftOut"]]
    open(TO + "question-space.bin", "wb").write(packed_space(net, terms, data["ids"], data["answers"], learnt))


if __name__ == "__main__":
    main()
