// The signed policy of an upload that Earshot itself takes in: made when it is granted, evaluated when the form comes (docs/decisions/audio.md#upload-grant; pitfalls: Presigned POST).
import { timingSafeEqual } from 'node:crypto';
import { earshotError, type Seal } from '@earshot/core';
import type { UploadGrant } from './storage.ts';

const names = { key: 'key', contentType: 'Content-Type', policy: 'policy', signature: 'signature' } as const;
type FieldName = (typeof names)[keyof typeof names];

/** The fields of the form: the two that the policy pins, the policy, and its HMAC in hex. */
export function policyFields(grant: UploadGrant, seal: Seal): Record<FieldName, string> {
  const policy = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return {
    key: grant.key,
    'Content-Type': grant.contentType,
    policy,
    signature: Buffer.from(seal(Buffer.from(policy))).toString('hex'),
  };
}

/**
 * The grant that a form carries.
 * @param now in ms
 * @throws 403 unless its fields are exactly those of a grant that was sealed here and has not expired
 */
export function grantOf(fields: ReadonlyMap<string, string>, seals: readonly Seal[], now: number): UploadGrant {
  const required = Object.values<string>(names);
  const missing = required.find((name) => !fields.has(name));
  if (missing !== undefined) throw earshotError('uploadFieldMissing', missing);
  const uncovered = [...fields.keys()].find((name) => !required.includes(name));
  if (uncovered !== undefined) throw earshotError('uploadFieldRefused', uncovered);
  const policy = fields.get(names.policy)!;
  if (!isSealed(policy, fields.get(names.signature)!, seals)) throw earshotError('uploadFieldChanged', names.policy);
  const grant = JSON.parse(Buffer.from(policy, 'base64url').toString()) as UploadGrant;
  if (now >= grant.expiresAt) throw earshotError('uploadExpired');
  for (const pinned of ['key', 'contentType'] as const) {
    if (fields.get(names[pinned]) !== grant[pinned]) throw earshotError('uploadFieldChanged', names[pinned]);
  }
  return grant;
}

function isSealed(policy: string, signature: string, seals: readonly Seal[]): boolean {
  // Before the comparison: it throws on other lengths.
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return seals.some((seal) => timingSafeEqual(given, seal(Buffer.from(policy))));
}
