"""An independent PointerNetworkV45: torch's own encoder and plain tensor operations.

Nothing here comes from the package. It is written from the description of the published network;
parity tests and benchmarks compare with it.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

FEATURES = {
    "time": "time_emb",
    "weekday": "weekday_emb",
    "recency": "recency_emb",
    "duration": "duration_emb",
    "position_from_end": "pos_from_end_emb",
}


class Reference:
    """The published forward pass over the tensors of a checkpoint."""

    def __init__(self, state: dict[str, Tensor], heads: int) -> None:
        self.state = state
        d = state["input_norm.weight"].numel()
        inner = {
            name.removeprefix("transformer."): tensor
            for name, tensor in state.items()
            if name.startswith("transformer.")
        }
        layers = 1 + max(int(name.split(".")[1]) for name in inner)
        width = state["transformer.layers.0.linear1.weight"].shape[0]
        layer = nn.TransformerEncoderLayer(
            d, heads, width, activation="gelu", batch_first=True, norm_first=True
        )
        self.encoder = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False).eval()
        if not any("self_attn" in name for name in inner):  # nothing is attended to
            own = self.encoder.state_dict()
            inner |= {
                name: torch.zeros_like(tensor) for name, tensor in own.items() if name not in inner
            }
        self.encoder.load_state_dict(inner)

    @torch.inference_mode()
    def __call__(self, inputs: dict[str, Tensor]) -> dict[str, Tensor]:
        """Inputs: the features by name, `locations`, `user` and `lengths`, padded with 0."""
        state, locations, lengths = self.state, inputs["locations"], inputs["lengths"]
        size, longest = locations.shape
        padding = torch.arange(longest) >= lengths[:, None]
        padded = bool(padding.any())
        parts = [F.embedding(locations, state["loc_emb.weight"])]
        if "user_emb.weight" in state:
            user = F.embedding(inputs["user"], state["user_emb.weight"])
            parts.append(user[:, None].expand(size, longest, -1))
        parts += [
            F.embedding(inputs[feature], state[f"{name}.weight"])
            for feature, name in FEATURES.items()
            if f"{name}.weight" in state
        ]
        x = F.linear(torch.cat(parts, -1), state["input_proj.weight"], state["input_proj.bias"])
        d = x.shape[-1]
        x = F.layer_norm(x, (d,), state["input_norm.weight"], state["input_norm.bias"])
        if "pos_encoding" in state:
            x = x + state["pos_encoding"][:, :longest]
        x = self.encoder(x, src_key_padding_mask=padding if padded else None)
        context = x.gather(1, (lengths - 1)[:, None, None].expand(-1, 1, d)).squeeze(1)
        out = {"encoded": x, "context": context}
        if "pointer_query.weight" in state:
            query = F.linear(context, state["pointer_query.weight"], state["pointer_query.bias"])
            keys = F.linear(x, state["pointer_key.weight"], state["pointer_key.bias"])
            scores = torch.einsum("bd,btd->bt", query, keys) / math.sqrt(d)
            if "position_bias" in state:
                scores = scores + state["position_bias"][inputs["position_from_end"]]
            if padded:
                scores = scores.masked_fill(padding, -math.inf)
            weights = scores.softmax(-1)
            pointer = torch.zeros(size, len(state["loc_emb.weight"]))
            out["pointer"] = final = pointer.scatter_add_(1, locations, weights)
        if "gen_head.weight" in state:
            logits = F.linear(context, state["gen_head.weight"], state["gen_head.bias"])
            out["generation"] = final = logits.softmax(-1)
        if "pointer" in out and "generation" in out:
            gate = torch.full((size, 1), 0.5)
            if "ptr_gen_gate.0.weight" in state:
                hidden = F.linear(
                    context, state["ptr_gen_gate.0.weight"], state["ptr_gen_gate.0.bias"]
                )
                logit = F.linear(
                    F.gelu(hidden), state["ptr_gen_gate.2.weight"], state["ptr_gen_gate.2.bias"]
                )
                gate = torch.sigmoid(logit)
            final = gate * out["pointer"] + (1 - gate) * out["generation"]
        out["log_probabilities"] = torch.log(final + 1e-10)
        return out
