// One channel of a FLAC frame: what is predicted from the samples before, and how far that is wrong (RFC 9639, 9.2).
import type { Bits } from './bits.ts';

/** Weights of the samples before, the latest first, by order. */
const fixedPredictors = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];

/** Reads `length` samples of `sampleBits` bits. Throws RangeError if they are broken or end. */
export function readSubframe(bits: Bits, length: number, sampleBits: number): Float64Array {
  if (bits.read(1) !== 0) throw new RangeError('no subframe');
  const type = bits.read(6);
  const wasted = bits.read(1) === 1 ? bits.unary() + 1 : 0;
  const width = sampleBits - wasted;
  if (width < 1) throw new RangeError('no bit is left');
  const samples = new Float64Array(length);
  if (type === 0) samples.fill(bits.signed(width));
  else if (type === 1) for (let index = 0; index < length; index += 1) samples[index] = bits.signed(width);
  else if (type >= 8 && type <= 12) predicted(bits, samples, width, type - 8, () => [fixedPredictors[type - 8]!, 0]);
  else if (type >= 32) {
    const order = type - 31;
    predicted(bits, samples, width, order, () => {
      const precision = bits.read(4) + 1;
      const shift = bits.signed(5);
      if (precision === 16 || shift < 0) throw new RangeError('no such predictor');
      return [Array.from({ length: order }, () => bits.signed(precision)), shift];
    });
  } else throw new RangeError('no such subframe');
  if (wasted > 0) for (let index = 0; index < length; index += 1) samples[index]! *= 2 ** wasted;
  return samples;
}

function predicted(
  bits: Bits,
  samples: Float64Array,
  width: number,
  order: number,
  readPredictor: () => [readonly number[], number],
): void {
  if (order > samples.length) throw new RangeError('more is known than there is');
  for (let index = 0; index < order; index += 1) samples[index] = bits.signed(width);
  const [weights, shift] = readPredictor();
  readResidual(bits, samples, order);
  const scale = 2 ** shift;
  for (let index = order; index < samples.length; index += 1) {
    let sum = 0;
    for (let before = 0; before < order; before += 1) sum += weights[before]! * samples[index - 1 - before]!;
    samples[index]! += Math.floor(sum / scale);
  }
}

/** Into `samples` from `order` on: numbers in Rice's code, whose parameter each partition has for itself. */
function readResidual(bits: Bits, samples: Float64Array, order: number): void {
  const method = bits.read(2);
  if (method > 1) throw new RangeError('no such code');
  const parameterBits = 4 + method;
  const partitions = 1 << bits.read(4);
  const each = samples.length / partitions;
  if (!Number.isInteger(each) || each < order) throw new RangeError('no such partitions');
  for (let at = order, part = 1; part <= partitions; part += 1) {
    const parameter = bits.read(parameterBits);
    const isRaw = parameter === 2 ** parameterBits - 1;
    const rawBits = isRaw ? bits.read(5) : 0;
    for (; at < part * each; at += 1) {
      if (isRaw) samples[at] = rawBits === 0 ? 0 : bits.signed(rawBits);
      else {
        const folded = bits.unary() * 2 ** parameter + bits.read(parameter);
        samples[at] = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
      }
    }
  }
}
