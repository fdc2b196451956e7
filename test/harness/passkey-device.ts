// A device that makes and uses passkeys as WebAuthn says, and that lies where a test tells it to.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

export interface Lies {
  origin?: string;
  /** The domain that the device speaks of. */
  rpId?: string;
  challenge?: string;
  type?: string;
  /** It has not asked for fingerprint, face or PIN. */
  isUnverified?: boolean;
  /** What it has counted; left out: one more than the last time. */
  counter?: number;
  userHandle?: string;
  /** Id of another passkey. */
  id?: string;
  /** By another key. */
  signer?: KeyObject;
  crossOrigin?: boolean;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** One passkey on one device. */
export class PasskeyDevice {
  readonly id = base64url(randomBytes(16));
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  userHandle = '';
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** What `navigator.credentials.create` answers. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, lies: Lies = {}) {
    this.userHandle = options.user.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const point = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')]);
    // COSE: EC2, ES256, P-256.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      point(x!),
      Buffer.from([0x22]),
      point(y!),
    ]);
    const id = Buffer.from(lies.id ?? this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const data = Buffer.concat([this.#data(options.rp.id, lies, 0x40), attested]);
    // CBOR: {fmt: "none", attStmt: {}, authData: bytes}.
    const object = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 255]),
      data,
    ]);
    return this.#credential(lies, {
      clientDataJSON: base64url(this.#seen('webauthn.create', options.challenge, lies)),
      attestationObject: base64url(object),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` answers. */
  get(options: { challenge: string; rpId: string }, lies: Lies = {}) {
    const data = this.#data(options.rpId, lies);
    const seen = this.#seen('webauthn.get', options.challenge, lies);
    const sign = createSign('sha256').update(data).update(sha256(seen));
    return this.#credential(lies, {
      clientDataJSON: base64url(seen),
      authenticatorData: base64url(data),
      signature: base64url(sign.sign(lies.signer ?? this.keys.privateKey)),
      userHandle: lies.userHandle ?? this.userHandle,
    });
  }

  #credential<Response>({ id = this.id }: Lies, response: Response) {
    return { id, rawId: id, type: 'public-key' as const, response };
  }

  #seen(type: string, challenge: string, lies: Lies): string {
    const { origin = this.origin, crossOrigin = false } = lies;
    return JSON.stringify({ type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin });
  }

  #data(rpId: string, lies: Lies, flags = 0): Buffer {
    this.counter = lies.counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags | (lies.isUnverified ? 0x01 : 0x05)]), count]);
  }
}
