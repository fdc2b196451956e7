"""A graph of ONNX under construction: initializers and nodes with names that count up; weights of 8 bits."""
import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper, save

OPSET, IR = 20, 9


def in_eight_bits(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Whole numbers, and one scale for each row (each output)."""
    scale = np.maximum(np.abs(rows).max(axis=1), 1e-8) / 127
    whole = np.clip(np.round(rows / scale[:, None]), -127, 127).astype(np.int8)
    return whole, scale.astype(np.float32)


class Graph:
    def __init__(self, weights: dict[str, np.ndarray]):
        self.weights = weights
        self.nodes: list = []
        self.initializers: dict[str, object] = {}

    def const(self, name: str, value: np.ndarray) -> str:
        if name not in self.initializers:
            self.initializers[name] = numpy_helper.from_array(np.asarray(value, order='C'), name)
        return name

    def number(self, *values: int) -> str:
        return self.const('i_' + '_'.join(map(str, values)), np.array(values, np.int64))

    def op(self, kind: str, *inputs: str, outputs: int = 1, domain: str = '', **attributes) -> str | list[str]:
        names = [f'{kind}_{len(self.nodes)}_{index}' for index in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def float(self, name: str) -> str:
        """A weight as it is: kept with 16 bits, used with 32."""
        stored = self.const(name, self.weights[name].astype(np.float16))
        return self.op('Cast', stored, to=TensorProto.FLOAT)

    def eight_bits(self, name: str, weight: np.ndarray) -> tuple[str, str]:
        whole, scale = in_eight_bits(weight.astype(np.float32))
        return self.const(name + '.q', whole), self.const(name + '.scale', scale)

    def linear(self, x: str, name: str, rows: slice = slice(None), times: float = 1.0) -> str:
        """x · Wᵀ + b: x quantised as it comes, W with 8 bits."""
        label = name if rows == slice(None) else f'{name}.{rows.start}'
        weight = self.weights[name + '/weight'][rows].astype(np.float32) * times
        whole, scale = in_eight_bits(weight)
        out = self.product(x, self.const(label + '.q', whole.T), self.const(label + '.scale', scale))
        value = self.weights[name + '/bias'][rows].astype(np.float32) * times
        return self.op('Add', out, self.const(label + '.bias', value))

    def product(self, x: str, stored: str, scale: str) -> str:
        quantised, x_scale, zero = self.op('DynamicQuantizeLinear', x, outputs=3)
        whole = self.op('MatMulInteger', quantised, stored, zero)
        scales = self.op('Mul', x_scale, scale)
        return self.op('Mul', self.op('Cast', whole, to=TensorProto.FLOAT), scales)

    def norm(self, x: str, name: str) -> str:
        gamma = self.const(name + '.gamma', self.weights[name + '/gamma'].astype(np.float32))
        beta = self.const(name + '.beta', self.weights[name + '/beta'].astype(np.float32))
        return self.op('LayerNormalization', x, gamma, beta, axis=-1, epsilon=1e-5)

    def attention(self, q: str, k: str, v: str, heads: int) -> str:
        return self.op('MultiHeadAttention', q, k, v, domain='com.microsoft', num_heads=heads)

    def save(self, path: str, inputs: list, outputs: list[tuple[str, str, list]], facts: dict[str, object]) -> None:
        for name, source, _ in outputs:
            self.nodes.append(helper.make_node('Identity', [source], [name]))
        described = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, _, shape in outputs]
        graph = helper.make_graph(self.nodes, 'whisper', inputs, described, list(self.initializers.values()))
        domains = [helper.make_opsetid('', OPSET), helper.make_opsetid('com.microsoft', 1)]
        model = helper.make_model(graph, opset_imports=domains, ir_version=IR, producer_name='earshot')
        for key, value in facts.items():
            entry = model.metadata_props.add()
            entry.key, entry.value = key, str(value)
        checker.check_model(model)
        save(model, path)
