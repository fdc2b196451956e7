// Tests of model.ts: what is packed for a generated file is what is unpacked from it.
import { describe, expect, it } from 'vitest';
import { hashOf, logitsOf, packModel, rowsOf, unpackModel } from './model.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

describe('a linear model over hashed features', () => {
  const labels = ['one', 'two', 'three'] as const;
  const features = Int32Array.from(Array.from({ length: 85 }, (_, index) => hashOf(`feature ${index}`)).sort());
  /** Every weight that there is, small ones and large ones mixed. */
  const weights = Int8Array.from({ length: 255 }, (_, at) => ((at * 101) % 255) - 127);
  const model = {
    labels,
    features,
    rowOf: rowsOf(features),
    weights,
    bias: Float32Array.of(-1, 0, 2),
    step: Float32Array.of(0.5, 0.25, 1),
  };
  const unpacked = unpackModel(labels, base64(packModel(model)));

  it('is the same after packing, whatever its weights', () => {
    expect(unpacked.weights).toEqual(weights);
    expect(unpacked.features).toEqual(features);
    expect([unpacked.bias, unpacked.step]).toEqual([model.bias, model.step]);
  });

  it('finds the row of each feature, and none of another', () => {
    expect([...features].map((feature) => unpacked.rowOf(feature))).toEqual([...features.keys()]);
    expect(unpacked.rowOf(hashOf('not in it'))).toBe(-1);
  });

  it('says nothing but its biases of features that it does not know', () => {
    expect([...logitsOf(unpacked, new Set([hashOf('not in it')]))]).toEqual([-1, 0, 2]);
  });
});
