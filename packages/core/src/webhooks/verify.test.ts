import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signWebhook } from './sign.ts';
import { generateWebhookSecret } from './signature.ts';
import { verifyWebhook, verifyWebhookAsync, type WebhookInput } from './verify.ts';

// Computed with OpenSSL, not with this code.
const secret = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';
const body =
  '{"event":"analysis.completed","analysisId":"an_1","role":"admin_company","data":{"summary":"Reunião às 10h — ótimo 👍","score":1.0}}';
const signature = 'sha256=643a80626014b8ec5e252402f363046f5097b767ddb623d32e020942db1a5140';
const timestamp = 1767225600;

const now = () => timestamp * 1000;
const headers = { 'X-Service-Timestamp': String(timestamp), 'X-Service-Signature': signature };
const input = (changes: Partial<WebhookInput> = {}): WebhookInput => ({ headers, body, secret, now, ...changes });
const bytes = new TextEncoder().encode(body);

/** A signed request over any body. */
const signed = (text: string | Uint8Array, key = secret): WebhookInput => ({
  headers: { ...headers, 'X-Service-Signature': signWebhook(key, timestamp, text) },
  body: text,
  secret,
  now,
});

describe('contract: Signature', () => {
  it('signs the known vector', () => {
    expect(signWebhook(secret, timestamp, body)).toBe(signature);
    expect(signWebhook(secret, String(timestamp), bytes)).toBe(signature);
  });

  it('takes the 64 characters of the secret as text, not decoded', () => {
    const decoded = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${timestamp}.${body}`).digest('hex');
    expect(signWebhook(secret, timestamp, body)).not.toContain(decoded);
  });

  it('makes secrets of 64 hexadecimal characters', () => {
    const secrets = new Set(Array.from({ length: 50 }, generateWebhookSecret));
    expect(secrets.size).toBe(50);
    for (const made of secrets) expect(made).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe.each([
  ['verifyWebhook', async (given: WebhookInput) => verifyWebhook(given)],
  ['verifyWebhookAsync', verifyWebhookAsync],
])('contract: Receiver verification: %s', (_name, verify) => {
  const refusal = async (changes: Partial<WebhookInput>) => {
    const error = await verify(input(changes)).catch((thrown: unknown) => thrown);
    return (error as { code?: string }).code;
  };

  it('gives the event, its time and a key to deduplicate by', async () => {
    const verified = await verify(input());
    expect(verified).toMatchObject({ timestamp, dedupeKey: `an_1:admin_company:${timestamp}` });
    expect(verified.event).toEqual(JSON.parse(body));
  });

  it.each([
    ['Headers', new Headers(headers)],
    ['lower-case keys', { 'x-service-timestamp': String(timestamp), 'x-service-signature': signature }],
    ['arrays of values', { 'X-SERVICE-TIMESTAMP': [String(timestamp)], 'X-Service-Signature': [signature] }],
    ['pairs', Object.entries(headers)],
    ['rawHeaders', ['Host', 'x', ...Object.entries(headers).flat()]],
  ] as [string, WebhookInput['headers']][])('takes headers as %s', async (_form, given) => {
    expect((await verify(input({ headers: given }))).timestamp).toBe(timestamp);
  });

  it.each([
    ['Uint8Array', bytes],
    ['Buffer', Buffer.from(body)],
    ['ArrayBuffer', bytes.buffer.slice(0)],
    ['a view into a larger buffer', new Uint8Array(Buffer.concat([Buffer.from('xx'), bytes])).subarray(2)],
  ] as [string, WebhookInput['body']][])('takes the body as %s', async (_form, given) => {
    expect((await verify(input({ body: given }))).event.analysisId).toBe('an_1');
  });

  it('takes several secrets', async () => {
    expect((await verify(input({ secret: ['f'.repeat(64), secret] }))).timestamp).toBe(timestamp);
    expect(await refusal({ secret: ['f'.repeat(64), 'e'.repeat(64)] })).toBe('signature_mismatch');
  });

  it('refuses a body that was changed, even to an equal JSON value', async () => {
    expect(await refusal({ body: JSON.stringify(JSON.parse(body)) })).toBe('signature_mismatch');
    expect(await refusal({ body: `${body}\n` })).toBe('signature_mismatch');
    expect(await refusal({ body: `\ufeff${body}` })).toBe('signature_mismatch');
    expect(await refusal({ body: body.replace('ã', '\\u00e3') })).toBe('signature_mismatch');
  });

  it('refuses a timestamp that was changed', async () => {
    const moved = { ...headers, 'X-Service-Timestamp': String(timestamp + 1) };
    expect(await refusal({ headers: moved })).toBe('signature_mismatch');
    expect(await refusal({ headers: { ...headers, 'X-Service-Timestamp': `0${timestamp}` } })).toBe(
      'signature_mismatch',
    );
  });

  it('parses a signed body that begins with a byte order mark', async () => {
    expect((await verify(signed(`\ufeff${body}`))).event.analysisId).toBe('an_1');
  });

  it.each([
    '',
    'sha256=',
    signature.slice(0, -1),
    `${signature}0`,
    signature.toUpperCase(),
    signature.replace('sha256', 'sha1'),
    `sha256=${'é'.repeat(64)}`,
    `${signature}, ${signature}`,
  ])('refuses the signature %j without a crash', async (given) => {
    const code = await refusal({ headers: { 'x-service-timestamp': String(timestamp), 'x-service-signature': given } });
    expect(code).toBe(given === '' ? 'header_missing' : 'signature_malformed');
  });

  it('refuses missing and doubled headers', async () => {
    expect(await refusal({ headers: {} })).toBe('header_missing');
    expect(await refusal({ headers: [] })).toBe('header_missing');
    expect(await refusal({ headers: new Headers() })).toBe('header_missing');
    expect(await refusal({ headers: { 'X-Service-Signature': signature } })).toBe('header_missing');
    expect(await refusal({ headers: { ...headers, 'x-service-signature': signature } })).toBe('header_missing');
  });

  it.each([
    undefined,
    null,
    'x',
    1,
    [undefined],
    [[null, null]],
    [[1, 2]],
    [1, 'x'],
    { 'x-service-signature': null },
    { 'x-service-signature': 1 },
    { 'x-service-signature': [[signature]] },
    { 'x-service-signature': Symbol('x') },
    { get: () => [signature] },
  ])('refuses headers that are none (case %#) with an error of its own', async (given) => {
    expect(await refusal({ headers: given as never })).toBe('header_missing');
  });

  it.each(['', 'now', '1e9', '-1', '1767225600.0', ' 1767225600'])('refuses the timestamp %j', async (given) => {
    const code = await refusal({ headers: { ...headers, 'X-Service-Timestamp': given } });
    expect(code).toBe(given === '' ? 'header_missing' : 'timestamp_malformed');
  });

  it('the last retry passes by default; replay after 30 minutes does not, nor a time to come', async () => {
    const after = (seconds: number) => () => (timestamp + seconds) * 1000;
    expect(await refusal({ now: after(150) })).toBeUndefined();
    expect(await refusal({ now: after(1800) })).toBeUndefined();
    expect(await refusal({ now: after(1801) })).toBe('timestamp_outside_tolerance');
    expect(await refusal({ now: after(-1801) })).toBe('timestamp_outside_tolerance');
    expect(await refusal({ now: after(61), toleranceSeconds: 60 })).toBe('timestamp_outside_tolerance');
    expect(await refusal({ toleranceSeconds: Number.NaN })).toBe('timestamp_outside_tolerance');
  });

  it('says on which side of now a timestamp lies, and that one secret of several is empty', async () => {
    const after = (seconds: number) => () => (timestamp + seconds) * 1000;
    const text = async (changes: Partial<WebhookInput>) => {
      try {
        await verify(input(changes));
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const rest = '1800 s are allowed. Check the clock of this machine.';
    expect(await text({ now: after(1801) })).toBe(`X-Service-Timestamp is 1801 s old; ${rest}`);
    expect(await text({ now: after(-1801) })).toBe(`X-Service-Timestamp is 1801 s ahead; ${rest}`);
    expect(await text({ secret: [secret, ''] })).toBe('One of the secrets is empty. Leave it out of the list.');
  });

  it('tells what to do when it is handed a parsed object', async () => {
    const given = JSON.parse(body) as string;
    await expect(verify(input({ body: given }))).rejects.toThrow('express.raw()');
    expect(await refusal({ body: given })).toBe('body_not_raw');
  });

  it('refuses to run without a secret', async () => {
    for (const none of ['', [], [''], undefined, null, 7, {}, new Set(['x']), [undefined]]) {
      expect(await refusal({ secret: none as never })).toBe('secret_missing');
    }
  });

  it('refuses a signed body that is no event', async () => {
    for (const text of ['', 'null', '"text"', '{}', '{"analysisId":1}', '{broken']) {
      await expect(verify(signed(text))).rejects.toMatchObject({ code: 'body_not_event' });
    }
  });
});
