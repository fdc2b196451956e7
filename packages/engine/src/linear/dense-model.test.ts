// Tests of dense-model.ts: what is packed for a generated file is what is unpacked from it.
import { describe, expect, it } from 'vitest';
import { addWeighed, openDense, packDense, unpackDense } from './dense-model.ts';

describe('a linear model over features that every example has', () => {
  const packed = {
    scale: Float32Array.of(1, 0.5, 2, 0),
    step: Float32Array.of(0.5, 0.25),
    bias: Float32Array.of(-1, 1),
    weights: Int8Array.of(2, 4, -1, 100, 8, 0, 127, -128),
  };

  it('weighs features in pieces as they stand, after packing as before', () => {
    for (const model of [openDense(packed), unpackDense(Buffer.from(packDense(packed)).toString('base64'), 2, 4)]) {
      const logits = Float64Array.from(model.bias);
      addWeighed(model, 0, Float64Array.of(3, 2), logits);
      addWeighed(model, 2, Float64Array.of(1, 9), logits);
      // -1 + 3·(2·½·1) + 2·(4·½·½) + 1·(-1·½·2) + 9·0, and 1 + 3·(8·¼·1) + 0 + 1·(127·¼·2) + 9·0.
      expect([...logits]).toEqual([3, 70.5]);
    }
  });
});
