// The files for operators in examples/: they name settings, metrics and operations that there are, and the guide has each alert (docs/deploy.md).
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { settingsTable } from '../../packages/server/src/settings.ts';
import { shownMetrics } from '../harness/shown-metrics.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFile(join(root, path), 'utf8');
const alerts = () => textOf('examples/monitoring/alerts.yaml');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([name]) => name));

it.each([
  'examples/deploy/earshot.env',
  'examples/deploy/earshot.service',
  'examples/deploy/Dockerfile',
  'examples/deploy/compose.yaml',
  'docs/deploy.md',
])('%s names settings that there are', async (path) => {
  const text = await textOf(path);
  const unknown = [...namesIn(text, /\bEARSHOT_[A-Z_]+/g)].filter((name) => !Object.hasOwn(settingsTable, name));
  expect(unknown).toEqual([]);
});

describe('the alerts', () => {
  it('look at metrics that a server has, and at operations of the document', async () => {
    const known = new Set(
      [...(await shownMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) =>
        kind === 'histogram' ? `${name}_bucket` : name,
      ),
    );
    const text = await alerts();
    const used = namesIn(text, /\b(?:earshot|nodejs)_[a-z0-9_]+/g);
    expect(used.size).toBeGreaterThan(8);
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    const operations = namesIn(text, /\banalysis\.[a-zA-Z]+/g);
    expect([...operations].filter((name) => !operationFacts.some((facts) => facts.name === name))).toEqual([]);
  });

  it('are each in the guide, and no other is', async () => {
    const inFile = [...(await alerts()).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const inGuide = [...(await textOf('docs/deploy.md')).matchAll(/^\| `(Earshot\w+)`/gm)].map(([, name]) => name);
    expect(inGuide).toEqual(inFile);
  });

  // Debian's package `prometheus` has it.
  it.skipIf(!existsSync('/usr/bin/promtool'))('fire and rest as their own tests say', async () => {
    const cwd = join(root, 'examples/monitoring');
    const { stdout } = await promisify(execFile)('promtool', ['test', 'rules', 'alerts.test.yaml'], { cwd });
    expect(stdout).toContain('SUCCESS');
  });
});
