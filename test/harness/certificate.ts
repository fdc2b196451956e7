// A certificate authority of a test run's own: one certificate, trusted as it is, for every name and address that receivers have.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
  /** The certificate as a file, for NODE_EXTRA_CA_CERTS. */
  path: string;
}

let made: Promise<Certificate> | undefined;

/** The same for all of this process. */
export function certificate(): Promise<Certificate> {
  made ??= make();
  return made;
}

async function make(): Promise<Certificate> {
  const names = ['localhost', '*.example.com'].map((value) => ({ type: 2 as const, value }));
  const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '::1', '10.77.0.1'].map((ip) => ({ type: 7 as const, ip }));
  const pems = await generate([{ name: 'commonName', value: 'Earshot tests' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [...names, ...addresses] },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'earshot-certificate-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'authority.pem');
  writeFileSync(path, pems.cert);
  return { key: pems.private, cert: pems.cert, path };
}
