"""OpenAI's Whisper base, from a CTranslate2 file to what sherpa-onnx loads, with weights of 8 bits. Usage: convert.py model.bin vocabulary.txt out/"""
import base64
import sys
from pathlib import Path

import numpy as np
from ct2_weights import read_weights
from graph import Graph
from onnx import TensorProto, helper
from special_tokens import facts_of, token_bytes

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
LAYERS, WIDTH, HEADS, MELS, TEXT_CONTEXT = 6, 512, 8, 80, 448
#: Of each query, so that its product with a key needs no further division.
QUERY_SCALE = (WIDTH // HEADS) ** -0.5


def feed_forward(graph: Graph, x: str, name: str) -> str:
    hidden = graph.op('Gelu', graph.linear(graph.norm(x, f'{name}/layer_norm'), f'{name}/linear_0'))
    return graph.op('Add', x, graph.linear(hidden, f'{name}/linear_1'))


def queries_keys_values(graph: Graph, x: str, name: str, times: float) -> list[str]:
    parts = [slice(0, WIDTH), slice(WIDTH, 2 * WIDTH), slice(2 * WIDTH, 3 * WIDTH)]
    return [graph.linear(x, name, rows, times=times if index == 0 else 1.0) for index, rows in enumerate(parts)]


def encoder(weights: dict[str, np.ndarray], path: str, facts: dict[str, object]) -> None:
    graph = Graph(weights)
    x = 'mel'
    for name, stride in [('encoder/conv1', 1), ('encoder/conv2', 2)]:
        sound = graph.op('Conv', x, graph.float(name + '/weight'), graph.float(name + '/bias'), pads=[1, 1], strides=[stride])
        x = graph.op('Gelu', sound)
    x = graph.op('Transpose', x, perm=[0, 2, 1])
    length = graph.op('Shape', x, start=1, end=2)
    places = graph.op('Slice', graph.float('encoder/position_encodings/encodings'), graph.number(0), length, graph.number(0))
    x = graph.op('Add', x, places)
    for layer in range(LAYERS):
        name = f'encoder/layer_{layer}'
        normed = graph.norm(x, f'{name}/self_attention/layer_norm')
        heard = graph.attention(*queries_keys_values(graph, normed, f'{name}/self_attention/linear_0', 1.0), HEADS)
        x = graph.op('Add', x, graph.linear(heard, f'{name}/self_attention/linear_1'))
        x = feed_forward(graph, x, f'{name}/ffn')
    x = graph.norm(x, 'encoder/layer_norm')
    keys, values = [], []
    for layer in range(LAYERS):
        name = f'decoder/layer_{layer}/attention/linear_1'
        for rows, parts in [(slice(0, WIDTH), keys), (slice(WIDTH, 2 * WIDTH), values)]:
            parts.append(graph.op('Unsqueeze', graph.linear(x, name, rows), graph.number(0)))
    outputs = [
        ('n_layer_cross_k', graph.op('Concat', *keys, axis=0), [LAYERS, 'n_audio', 'length', WIDTH]),
        ('n_layer_cross_v', graph.op('Concat', *values, axis=0), [LAYERS, 'n_audio', 'length', WIDTH]),
    ]
    graph.save(path, [helper.make_tensor_value_info('mel', FLOAT, ['n_audio', MELS, 'frames'])], outputs, facts)


def split(graph: Graph, x: str) -> str:
    """[1, length, width] as heads: [1, heads, length, width of a head]."""
    return graph.op('Transpose', graph.op('Reshape', x, graph.number(0, 0, HEADS, WIDTH // HEADS)), perm=[0, 2, 1, 3])


def decoder(weights: dict[str, np.ndarray], path: str) -> None:
    graph = Graph(weights)
    embedding, scale = graph.eight_bits('decoder/embeddings', weights['decoder/embeddings/weight'])
    count = graph.op('Shape', 'tokens', start=1, end=2)
    end = graph.op('Add', 'offset', count)
    rows = graph.op('Cast', graph.op('Gather', embedding, 'tokens', axis=0), to=FLOAT)
    row_scales = graph.op('Unsqueeze', graph.op('Gather', scale, 'tokens', axis=0), graph.number(2))
    places = graph.op('Slice', graph.float('decoder/position_encodings/encodings'), 'offset', end, graph.number(0))
    x = graph.op('Add', graph.op('Mul', rows, row_scales), places)
    # Nobody sees what comes later.
    zero, one = graph.const('zero', np.array(0, np.int64)), graph.const('one', np.array(1, np.int64))
    scalar = graph.number(0)
    first, last = graph.op('Squeeze', 'offset', scalar), graph.op('Squeeze', end, scalar)
    row = graph.op('Unsqueeze', graph.op('Range', first, last, one), graph.number(1))
    later = graph.op('Greater', graph.op('Range', zero, last, one), row)
    mask = graph.op('Where', later, graph.const('never', np.array(-1e9, np.float32)), graph.const('seen', np.array(0, np.float32)))
    caches: dict[str, list[str]] = {'k': [], 'v': []}
    for layer in range(LAYERS):
        name = f'decoder/layer_{layer}'
        normed = graph.norm(x, f'{name}/self_attention/layer_norm')
        q, k, v = queries_keys_values(graph, normed, f'{name}/self_attention/linear_0', QUERY_SCALE)
        known = {}
        for kind, fresh in [('k', k), ('v', v)]:
            cache = graph.op('Gather', f'in_n_layer_self_{kind}_cache', graph.const(f'layer_{layer}', np.array(layer, np.int64)), axis=0)
            before = graph.op('Slice', cache, graph.number(0), 'offset', graph.number(1))
            after = graph.op('Slice', cache, end, graph.number(TEXT_CONTEXT), graph.number(1))
            known[kind] = graph.op('Concat', before, fresh, axis=1)
            caches[kind].append(graph.op('Unsqueeze', graph.op('Concat', known[kind], after, axis=1), graph.number(0)))
        heads = graph.op('Transpose', split(graph, known['k']), perm=[0, 1, 3, 2])
        weight = graph.op('Softmax', graph.op('Add', graph.op('MatMul', split(graph, q), heads), mask), axis=-1)
        seen = graph.op('Transpose', graph.op('MatMul', weight, split(graph, known['v'])), perm=[0, 2, 1, 3])
        seen = graph.op('Reshape', seen, graph.number(0, 0, WIDTH))
        x = graph.op('Add', x, graph.linear(seen, f'{name}/self_attention/linear_1'))
        q = graph.linear(graph.norm(x, f'{name}/attention/layer_norm'), f'{name}/attention/linear_0')
        cross = [
            graph.op('Gather', f'n_layer_cross_{kind}', graph.const(f'layer_{layer}', np.array(layer, np.int64)), axis=0)
            for kind in 'kv'
        ]
        x = graph.op('Add', x, graph.linear(graph.attention(q, *cross, HEADS), f'{name}/attention/linear_2'))
        x = feed_forward(graph, x, f'{name}/ffn')
    x = graph.norm(x, 'decoder/layer_norm')
    logits = graph.product(x, graph.op('Transpose', embedding, perm=[1, 0]), scale)
    outputs = [('logits', logits, ['n_audio', 'n_tokens', len(weights['decoder/embeddings/weight'])])]
    for kind in 'kv':
        joined = graph.op('Concat', *caches[kind], axis=0)
        outputs.append((f'out_n_layer_self_{kind}_cache', joined, [LAYERS, 'n_audio', TEXT_CONTEXT, WIDTH]))
    cache = [LAYERS, 'n_audio', TEXT_CONTEXT, WIDTH]
    inputs = [helper.make_tensor_value_info('tokens', INT64, ['n_audio', 'n_tokens'])]
    inputs += [helper.make_tensor_value_info(f'in_n_layer_self_{kind}_cache', FLOAT, cache) for kind in 'kv']
    inputs += [helper.make_tensor_value_info(f'n_layer_cross_{kind}', FLOAT, [LAYERS, 'n_audio', 'length', WIDTH]) for kind in 'kv']
    inputs.append(helper.make_tensor_value_info('offset', INT64, [1]))
    graph.save(path, inputs, outputs, {})


def main(model: str, vocabulary: str, out: str) -> None:
    weights = read_weights(Path(model).read_bytes())
    words = Path(vocabulary).read_text(encoding='utf-8').split('\n')
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    encoder(weights, str(folder / 'encoder.int8.onnx'), facts_of(words))
    decoder(weights, str(folder / 'decoder.int8.onnx'))
    lines = (f'{base64.b64encode(token).decode()} {index}\n' for token, index in token_bytes(words))
    (folder / 'tokens.txt').write_text(''.join(lines))


main(*sys.argv[1:])
