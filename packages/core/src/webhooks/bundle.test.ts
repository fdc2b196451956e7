import { webcrypto } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bundle } from '../bundle.fixture.ts';
import { signWebhook } from './sign.ts';

describe('the entry for receivers', () => {
  it('weighs at most 3,000 bytes, minified and gzipped, and imports nothing', async () => {
    const { bytes, imports, inputs } = await bundle('./webhooks/index.ts');
    expect(bytes).toBeLessThanOrEqual(3_000);
    expect(imports).toEqual([]);
    expect(inputs.filter((path) => !/core\/src\/(webhooks\/|error-brand\.ts$)/.test(path))).toEqual([]);
  });

  it('runs where there is no Node: only WebCrypto and text coding', async () => {
    const secret = 'f'.repeat(64);
    const body = '{"event":"analysis.completed","analysisId":"an_1","role":"salesperson","data":{"summary":"ótimo"}}';
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'x-service-timestamp': `${timestamp}`,
      'x-service-signature': signWebhook(secret, timestamp, body),
    };
    const { code } = await bundle('./webhooks/index.ts', 'cjs');
    const context = createContext({ crypto: webcrypto, TextEncoder, TextDecoder, module: { exports: {} }, Uint8Array });
    runInContext(code.toString(), context);
    const { verifyWebhook, verifyWebhookAsync } = context.module.exports;
    const verified = await verifyWebhookAsync({ headers, body, secret });
    expect(verified.event.analysisId).toBe('an_1');
    await expect(verifyWebhookAsync({ headers, body: `${body} `, secret })).rejects.toMatchObject({
      code: 'signature_mismatch',
    });
    expect(() => verifyWebhook({ headers, body, secret })).toThrow('Use verifyWebhookAsync instead.');
  });
});
