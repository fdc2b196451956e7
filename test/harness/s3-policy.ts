// The rules of S3 for a presigned POST, as AWS documents them, on whole forms: s3rver, which stores what passes, has none of them.
import { createHmac } from 'node:crypto';

export interface Refusal {
  status: number;
  code: string;
}

const accessDenied: Refusal = { status: 403, code: 'AccessDenied' };
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Null when S3 would store the file. `now` in ms. Fields after `file` do not reach S3's policy. */
export function refusalOf(form: FormData, bucket: string, secretKey: string, now: number): Refusal | null {
  const entries = [...form];
  const position = entries.findIndex(([name]) => name === 'file');
  if (entries.filter(([name]) => name === 'file').length !== 1) return { status: 400, code: 'InvalidArgument' };
  const file = entries[position]![1] as File;
  const before = entries.slice(0, position).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const fields = new Map([...before, ['bucket', bucket] as const]);
  if (new Set(before.map(([name]) => name)).size !== before.length) return { status: 400, code: 'InvalidArgument' };
  if (!fields.has('key')) return { status: 400, code: 'InvalidArgument' };
  const policyText = fields.get('policy');
  if (policyText === undefined) return accessDenied;
  const signature = signatureOf(policyText, fields.get('x-amz-credential') ?? '', secretKey);
  if (fields.get('x-amz-signature') !== signature) return { status: 403, code: 'SignatureDoesNotMatch' };
  const policy = JSON.parse(Buffer.from(policyText, 'base64').toString());
  if (Date.parse(policy.expiration) <= now) return accessDenied;
  return conditionsRefuse(policy.conditions, fields, file.size);
}

function conditionsRefuse(conditions: unknown[], fields: Map<string, string>, bytes: number): Refusal | null {
  const covered = new Set(['policy', 'x-amz-signature', 'file']);
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      if (bytes < condition[1]) return { status: 400, code: 'EntityTooSmall' };
      if (bytes > condition[2]) return { status: 400, code: 'EntityTooLarge' };
      continue;
    }
    const [operator, subject, value] = Array.isArray(condition)
      ? [condition[0], condition[1].slice(1), condition[2]]
      : ['eq', ...Object.entries(condition as Record<string, string>)[0]!];
    const given = fields.get(subject.toLowerCase());
    if (operator !== 'eq' || given !== value) return accessDenied;
    covered.add(subject.toLowerCase());
  }
  const extra = [...fields.keys()].find((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  return extra === undefined ? null : accessDenied;
}

/** Signature version 4 of a policy. */
function signatureOf(policy: string, credential: string, secretKey: string): string {
  const [, date = '', region = '', service = '', terminator = ''] = credential.split('/');
  const key = [date, region, service, terminator].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, policy).toString('hex');
}
