// docs/decisions/requests.md#d7: what bodies took is given back, however many come at once.
import { describe, expect, it } from 'vitest';
import { bodyBytes } from './body-bytes.ts';

const mib = 1024 * 1024;
/** As the parser of requests gives them: each with memory of its own. */
const chunk = (bytes: number, fill: number) => new Uint8Array(bytes).fill(fill);

describe('bytes of a body', () => {
  it.each([
    ['none', []],
    ['some', [10, 20]],
    ['just short', [64 * 1024]],
    ['just long', [64 * 1024, 1]],
    ['one long chunk', [3 * mib]],
    ['many', [1, 60_000, 60_000, 600_000, 1, mib]],
  ])('%s come out as they came in', (_what, sizes) => {
    const most = sizes.reduce((sum, size) => sum + size, 0);
    const body = bodyBytes(most);
    for (const [index, size] of sizes.entries()) body.add(chunk(size, index + 1));
    expect(body.length).toBe(most);
    const expected = Buffer.concat(sizes.map((size, index) => chunk(size, index + 1)));
    expect(Buffer.compare(body.bytes(), expected)).toBe(0);
  });

  it('a chunk whose memory others have a part of is left to them', () => {
    const shared = chunk(mib, 7);
    const body = bodyBytes(2 * mib);
    body.add(shared.subarray(0, mib / 2));
    body.add(chunk(mib / 2, 8));
    expect(shared.at(-1)).toBe(7);
    expect(body.bytes().at(-1)).toBe(8);
  });

  it('have no memory once they are released, neither their own nor that of their chunks', () => {
    const chunks = Array.from({ length: 8 }, () => chunk(mib, 1));
    const body = bodyBytes(24 * mib);
    for (const each of chunks) body.add(each);
    const bytes = body.bytes();
    expect(bytes.byteLength).toBe(8 * mib);
    expect(chunks.map((each) => each.byteLength)).toEqual(Array(8).fill(0));
    body.release();
    body.release();
    expect([bytes.byteLength, body.length]).toEqual([0, 0]);
  });
});
