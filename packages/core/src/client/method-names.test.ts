// The client's names: one for each thing, the same in methods, errors, hooks and docs/procedures.md.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { methodName } from './method-names.ts';
import { setUp } from './scripted-server.fixture.ts';

const page = readFileSync(new URL('../../../../docs/procedures.md', import.meta.url), 'utf8');
/** The table of `## Names`: method and name on the wire. */
const table = [...page.matchAll(/^\| `([\w.]+)` \| `([\w.]+)` \|$/gm)].map(
  ([, method, wire]) => [wire!, method!] as const,
);
const procedures = Object.keys(document.paths)
  .filter((path) => path.startsWith('/v1/'))
  .map((path) => path.slice('/v1/'.length));

describe('methods of the client', () => {
  it('have a name for each procedure, which is that of a method', async () => {
    const { client } = await setUp([]);
    const missing = procedures.map(methodName).filter((name) => {
      const [resource, method] = name.split('.') as [keyof typeof client, string];
      return typeof (client[resource] as unknown as Record<string, unknown>)?.[method] !== 'function';
    });
    // The client has `create` and `submit` for it.
    expect(procedures.filter((procedure) => methodName(procedure) === 'analyses.create')).toEqual(['analysis.create']);
    expect(missing).toEqual([]);
  });

  it('are in docs/procedures.md wherever they differ from the wire by more than a plural', () => {
    const plural = (name: string) => name.replace(/^user\./, 'users.').replace(/^analysis\./, 'analyses.');
    const different = procedures.filter((procedure) => methodName(procedure) !== plural(procedure));
    expect(table.map(([wire]) => wire)).toEqual(expect.arrayContaining(different));
    for (const [wire, method] of table)
      if (procedures.includes(wire)) expect([wire, methodName(wire)]).toEqual([wire, method]);
  });
});
