"""Resemblyzer's voice encoder as the ONNX file that sherpa-onnx's extractor runs; README.md says how to run this.

    python convert.py <resemblyzer/pretrained.pt> <voice-encoder.onnx>

Needs numpy, scipy, librosa, onnx and torch. The same input gives the same bytes.
"""
import sys

import librosa
import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from scipy.optimize import nnls

RATE, HOP, WINDOW = 16_000, 160, 400
# The encoder's own bands, and the finer ones of sherpa-onnx's extractor, of which those are sums.
BANDS, FINE = 40, 128
# One block: so many windows of 1.6 s, a quarter of a second apart.
FRAMES, STEP, WINDOWS = 160, 25, 32
HIDDEN = 256
# The samples come this much louder than -1..1, so that sherpa-onnx's floor (1.2e-7) cuts nothing off.
GAIN = 64.0


def frames_of(sound):
    return np.lib.stride_tricks.sliding_window_view(sound, WINDOW)[::HOP]


def wanted(sound):
    """Power in the bands that the encoder was trained on (librosa's)."""
    taper = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)
    power = np.abs(np.fft.rfft(frames_of(sound) * taper, WINDOW)) ** 2
    return power @ librosa.filters.mel(sr=RATE, n_fft=WINDOW, n_mels=BANDS).T.astype(np.float64)


def given(sound):
    """Power in the bands that sherpa-onnx computes for NeMo's encoders (kaldi-native-fbank, with pre-emphasis)."""
    frames = frames_of(sound).copy()
    frames[:, 1:] -= 0.97 * frames[:, :-1].copy()
    frames[:, 0] *= 1 - 0.97
    taper = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / (WINDOW - 1))
    power = np.abs(np.fft.rfft(frames * taper, 512)) ** 2
    return power @ librosa.filters.mel(sr=RATE, n_fft=512, n_mels=FINE, fmax=7_600).T.astype(np.float64)


def voices():
    """Vowels of many pitches and tilts over noise: the sounds by which the bands are matched."""
    random = np.random.default_rng(1)
    for _ in range(240):
        length = RATE // 2
        pitch = 85 * 3.5 ** random.random() * (1 + 0.1 * np.linspace(-1, 1, length) * random.random())
        phase = 2 * np.pi * np.cumsum(pitch) / RATE
        tilt = random.uniform(0.3, 1.6)
        sound = sum(k**-tilt * np.cos(k * phase + random.uniform(0, 6)) for k in range(1, int(7_600 / pitch.max())))
        noise = random.standard_normal(length)
        yield sound / np.abs(sound).max() + 10 ** random.uniform(-4, -1) * noise


def band_map():
    """Weights, none negative, that make the encoder's bands of sherpa-onnx's."""
    sounds = list(voices())
    fine = np.concatenate([given(sound) for sound in sounds])
    bands = np.concatenate([wanted(sound) for sound in sounds])
    edges = librosa.mel_frequencies(n_mels=BANDS + 2, fmax=RATE / 2)
    fine_edges = librosa.mel_frequencies(n_mels=FINE + 2, fmax=7_600)
    weights = np.zeros((FINE, BANDS))
    for band in range(BANDS):
        near = [
            each
            for each in range(FINE)
            if fine_edges[each + 2] > edges[band] - 60
            and fine_edges[each] < edges[band + 2] + 60
            and fine[:, each].any()
        ] or [FINE - 1]
        scale = 1 / (bands[:, band] + 0.01 * bands[:, band].mean())
        weights[near, band], _ = nnls(fine[:, near] * scale[:, None], bands[:, band] * scale)
    return weights


def convert(checkpoint):
    state = {name: tensor.numpy() for name, tensor in torch.load(checkpoint, map_location="cpu")["model_state"].items()}
    nodes, constants = [], []

    def constant(name, value, kind):
        constants.append(numpy_helper.from_array(np.ascontiguousarray(value.astype(kind)), name))
        return name

    def weight(name, value):
        """Kept in 16 bits; the runtime makes 32 of them once, when it loads the file."""
        nodes.append(helper.make_node("Cast", [constant(f"{name}_half", value, np.float16)], [name], to=TensorProto.FLOAT))
        return name

    def node(kind, inputs, output, **settings):
        nodes.append(helper.make_node(kind, inputs, [output], **settings))
        return output

    def gates(value):
        """PyTorch's order of gates (input, forget, cell, output) in ONNX's (input, output, forget, cell)."""
        i, f, c, o = np.split(value, 4)
        return np.concatenate([i, o, f, c])

    length = FRAMES + (WINDOWS - 1) * STEP
    power = node("Exp", ["audio_signal"], "power")
    flat = node("Reshape", [power, constant("flat_shape", np.array([FINE, length]), np.int64)], "flat")
    rows = node("Transpose", [flat], "rows", perm=[1, 0])
    bands = node("MatMul", [rows, constant("bands_map", band_map() / GAIN**2, np.float32)], "bands")
    index = np.arange(FRAMES)[:, None] + STEP * np.arange(WINDOWS)[None, :]
    layer = node("Gather", [bands, constant("windows", index, np.int64)], "layer0", axis=0)
    for depth in range(3):
        of = lambda kind: gates(state[f"lstm.{kind}_l{depth}"])
        inputs = [
            layer,
            weight(f"input{depth}", of("weight_ih")[None]),
            weight(f"recurrent{depth}", of("weight_hh")[None]),
            constant(f"bias{depth}", np.concatenate([of("bias_ih"), of("bias_hh")])[None], np.float32),
        ]
        nodes.append(helper.make_node("LSTM", inputs, [f"all{depth}", f"last{depth}"], hidden_size=HIDDEN))
        axis = constant(f"axis{depth}", np.array([1 if depth < 2 else 0]), np.int64)
        layer = node("Squeeze", [f"all{depth}" if depth < 2 else "last2", axis], f"layer{depth + 1}")
    linear = [layer, weight("linear", state["linear.weight"]), constant("linear_bias", state["linear.bias"], np.float32)]
    positive = node("Relu", [node("Gemm", linear, "raw", transB=1)], "positive")
    norm = node("ReduceL2", [positive], "norm", axes=[1], keepdims=1)
    norm = node("Add", [norm, constant("not_zero", np.array(1e-6), np.float32)], "divisor")
    unit = node("Div", [positive, norm], "unit")
    node("Reshape", [unit, constant("shape", np.array([1, WINDOWS * HIDDEN]), np.int64)], "embs")
    # sherpa-onnx reads the second output; NeMo's first ones are logits.
    node("Identity", ["length"], "logits")
    value = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes,
        "voice-encoder",
        [value("audio_signal", TensorProto.FLOAT, [1, FINE, length]), value("length", TensorProto.INT64, [1])],
        [value("logits", TensorProto.INT64, [1]), value("embs", TensorProto.FLOAT, [1, WINDOWS * HIDDEN])],
        constants,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 14)], ir_version=8)
    facts = {
        "framework": "nemo",
        "output_dim": WINDOWS * HIDDEN,
        "feat_dim": FINE,
        "sample_rate": RATE,
        "window_size_ms": 25,
        "window_stride_ms": 10,
        "window_type": "hann",
        "feature_normalize_type": "",
        "language": "any",
    }
    for key, fact in facts.items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, str(fact)
    onnx.checker.check_model(model)
    return model


if __name__ == "__main__":
    onnx.save(convert(sys.argv[1]), sys.argv[2])
