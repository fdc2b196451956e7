// Power spectrum of one frame: an in-place radix-2 Fourier transform with its tables made once.

/** A function from `size` real samples (a power of two) to the `size / 2 + 1` squared magnitudes of their spectrum. */
export function powerSpectrum(size: number): (frame: Float64Array) => Float64Array {
  const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / size));
  const order = bitReversed(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  return (frame) => {
    for (let index = 0; index < size; index++) real[index] = frame[order[index]!]!;
    imaginary.fill(0);
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let block = 0; block < size; block += 2 * half) {
        for (let offset = 0; offset < half; offset++) {
          const [low, high] = [block + offset, block + offset + half];
          const [cosine, sine] = [cosines[offset * step]!, -sines[offset * step]!];
          const turnedReal = real[high]! * cosine - imaginary[high]! * sine;
          const turnedImaginary = real[high]! * sine + imaginary[high]! * cosine;
          real[high] = real[low]! - turnedReal;
          imaginary[high] = imaginary[low]! - turnedImaginary;
          real[low]! += turnedReal;
          imaginary[low]! += turnedImaginary;
        }
      }
    }
    return Float64Array.from({ length: size / 2 + 1 }, (_, index) => real[index]! ** 2 + imaginary[index]! ** 2);
  };
}

function bitReversed(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let index = 1; index < size; index++) order[index] = (order[index >> 1]! >> 1) | (index & 1 ? size >> 1 : 0);
  return order;
}
