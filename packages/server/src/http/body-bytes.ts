// The bytes of one body as they come in. What they took goes back to the system when they are released, not at some later garbage collection (docs/decisions/requests.md#d7).

export interface BodyBytes {
  /** Takes a copy of `chunk`, whose own memory is given back: nobody else may need it any more. */
  add(chunk: Uint8Array): void;
  readonly length: number;
  /** All of them, until they are released. */
  bytes(): Uint8Array;
  /** May be called again. */
  release(): void;
}

/** What is shorter is copied once, at its end. */
const shortBytes = 64 * 1024;
/** So much more is asked of the system at a time. */
const stepBytes = 512 * 1024;

/** For `mostBytes` at most; address space is all that they take before they have come. */
export function bodyBytes(mostBytes: number): BodyBytes {
  let length = 0;
  let chunks: Uint8Array[] = [];
  // Its pages are the system's own. Those of malloc would stay with the process: 190 MB of them did after 25 stalled bodies.
  let region: ArrayBuffer | null = null;

  function append(chunk: Uint8Array, at: number): void {
    const end = at + chunk.length;
    if (end > region!.byteLength) region!.resize(Math.min(mostBytes, Math.ceil(end / stepBytes) * stepBytes));
    new Uint8Array(region!, at, chunk.length).set(chunk);
    giveBack(chunk);
  }

  return {
    add: (chunk) => {
      const before = length;
      length += chunk.length;
      if (!region && length <= shortBytes) {
        chunks.push(chunk);
        return;
      }
      if (!region) {
        region = new ArrayBuffer(0, { maxByteLength: mostBytes });
        let at = 0;
        for (const each of chunks) {
          const { length: bytes } = each;
          append(each, at);
          at += bytes;
        }
        chunks = [];
      }
      append(chunk, before);
    },
    get length() {
      return length;
    },
    bytes: () => (region ? new Uint8Array(region, 0, length) : Buffer.concat(chunks, length)),
    release: () => {
      region?.transferToFixedLength(0);
      region = null;
      chunks = [];
      length = 0;
    },
  };
}

/** A detached buffer has no memory. One that others have a part of is left to them. */
function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
