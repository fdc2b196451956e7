// Encrypted secrets: readable with the same secret, purpose and owner, and with nothing else.
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt, type Secrets } from './cryptography.ts';

const secret = 'a secret that only the tests know, 32+';
const secrets = [secret] as const;

describe('encryption at rest (issue 8: credentials of integrations)', () => {
  it('gives the text back, and never the same ciphertext twice', () => {
    const sealed = encrypt('{"clientSecret":"çé漢"}', secrets, 'credentials', 'int_1');
    expect(decrypt(sealed, secrets, 'credentials', 'int_1')).toBe('{"clientSecret":"çé漢"}');
    expect(encrypt('{"clientSecret":"çé漢"}', secrets, 'credentials', 'int_1')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('clientSecret');
  });

  it.each([
    ['another secret', `${secret}!`, 'credentials', 'int_1'],
    ['another purpose', secret, 'upload', 'int_1'],
    ['another owner', secret, 'credentials', 'int_2'],
  ])('%s reads nothing', (_, otherSecret, purpose, owner) => {
    expect(decrypt(encrypt('text', secrets, 'credentials', 'int_1'), [otherSecret], purpose, owner)).toBeNull();
  });

  it('what an older secret encrypted is read too, and the first one encrypts (issue 24: Secrets)', () => {
    const before = encrypt('text', ['an older secret of the tests, 32+'], 'credentials', 'int_1');
    const both: Secrets = [secret, 'an older secret of the tests, 32+'];
    expect(decrypt(before, secrets, 'credentials', 'int_1')).toBeNull();
    expect(decrypt(before, both, 'credentials', 'int_1')).toBe('text');
    expect(decrypt(encrypt('text', both, 'credentials', 'int_1'), secrets, 'credentials', 'int_1')).toBe('text');
  });

  it('what was changed or cut short reads as nothing', () => {
    const sealed = Buffer.from(encrypt('text', secrets, 'credentials', 'int_1'), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(decrypt(changed.toString('base64url'), secrets, 'credentials', 'int_1')).toBeNull();
      expect(decrypt(sealed.subarray(0, at).toString('base64url'), secrets, 'credentials', 'int_1')).toBeNull();
    }
  });
});
