// Bits of a buffer, the highest of each byte first.

/** Reading beyond the end throws RangeError. */
export class Bits {
  readonly #bytes: Uint8Array;
  #at: number;

  /** From this byte on. */
  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start * 8;
  }

  /** A number of up to 33 bits. */
  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; ) {
      const free = 8 - (this.#at & 7);
      const taken = Math.min(free, left);
      value = value * 2 ** taken + ((this.#byte() >> (free - taken)) & ((1 << taken) - 1));
      this.#at += taken;
      left -= taken;
    }
    return value;
  }

  /** The same in two's complement. */
  signed(count: number): number {
    const value = this.read(count);
    return value >= 2 ** (count - 1) ? value - 2 ** count : value;
  }

  /** How many zeros there are before the next one, which is passed over. */
  unary(): number {
    for (let zeros = 0; ; ) {
      const used = this.#at & 7;
      const rest = this.#byte() & (0xff >> used);
      const more = (rest === 0 ? 8 : Math.clz32(rest) - 24) - used;
      zeros += more;
      this.#at += more;
      if (rest === 0) continue;
      this.#at += 1;
      return zeros;
    }
  }

  /** To the next whole byte. */
  align(): void {
    this.#at = Math.ceil(this.#at / 8) * 8;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at >>> 3];
    if (byte === undefined) throw new RangeError('the bits end');
    return byte;
  }
}
