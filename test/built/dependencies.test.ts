// The bill of materials that SECURITY.md names: what is installed for production, and the licence of each package.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { succeed } from './packed-project.ts';

interface Bill {
  components: { name: string; version: string; licenses?: { license?: { id?: string }; expression?: string }[] }[];
}

/** Licences that ask for no more than a notice: anybody may ship such a package with Apache-2.0 software. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
]);

it('lists what is installed for production, and every package has a permissive licence', async () => {
  const page = await readFile(new URL('../../SECURITY.md', import.meta.url), 'utf8');
  const command = page.split('\n').find((line) => / sbom /.test(line)) ?? '';
  const [program = '', ...words] = command.split(' ');
  const folder = await mkdtemp(join(tmpdir(), 'earshot-sbom-'));
  try {
    const file = join(folder, 'sbom.json');
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    await succeed(program, words.with(-1, file), { cwd, env: process.env });
    const { components }: Bill = JSON.parse(await readFile(file, 'utf8'));
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['better-sqlite3', 'koa', 'zod']));
    const others = components.filter(({ licenses = [] }) => {
      const ids = licenses.map(({ license, expression }) => license?.id ?? expression ?? 'none');
      return ids.length === 0 || ids.some((id) => !permissive.has(id));
    });
    expect(others).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
