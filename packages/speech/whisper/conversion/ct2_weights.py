"""Reads the weights of a CTranslate2 model (version 6): name, shape, type, bytes, one after the other."""
import struct

import numpy as np

TYPES = [np.float32, np.int8, np.int16, np.int32, np.float16]


def read_weights(data: bytes) -> dict[str, np.ndarray]:
    position = 0

    def number(form: str) -> int:
        nonlocal position
        (value,) = struct.unpack_from('<' + form, data, position)
        position += struct.calcsize('<' + form)
        return value

    def text() -> str:
        nonlocal position
        length = number('H')
        value = data[position : position + length].rstrip(b'\0').decode()
        position += length
        return value

    version, name, _revision = number('I'), text(), number('I')
    if (version, name) != (6, 'WhisperSpec'):
        raise ValueError(f'{name} of version {version} is not a Whisper model as CTranslate2 6 writes it')
    weights = {}
    for _ in range(number('I')):
        key = text()
        shape = [number('I') for _ in range(number('B'))]
        kind, length = TYPES[number('B')], number('I')
        weights[key] = np.frombuffer(data, kind, length // np.dtype(kind).itemsize, position).reshape(shape)
        position += length
    return weights
