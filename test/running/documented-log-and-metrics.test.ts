// The guide for operators has every metric of a server, and what to do at every line of level error (docs/self-host.md#health-metrics-and-logs).
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shownMetrics } from '../harness/shown-metrics.ts';

const root = join(import.meta.dirname, '../..');
const guide = () => readFile(join(root, 'docs/self-host.md'), 'utf8');

it('the guide has every metric that a server has of its own, and no other', async () => {
  const known = [...(await shownMetrics()).matchAll(/^# TYPE (earshot_\w+) /gm)].map(([, name]) => name);
  const named = [...(await guide()).matchAll(/`(earshot_\w+)/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...new Set(known)].sort());
});

it('the guide says what to do at every line of level error, and at no other', async () => {
  const files = globSync('packages/server/src/**/*.ts', { cwd: root });
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const logged = texts.flatMap((text) =>
    [...text.matchAll(/\blog\.error\(\s*\{[^}]*\},\s*'([^']+)'/g)].map(([, line]) => line),
  );
  const calls = texts.reduce((sum, text) => sum + text.split('log.error(').length - 1, 0);
  expect(logged).toHaveLength(calls);
  const [, table] = (await guide()).split('| Line | What it costs | What to do |');
  const named = [...table!.split('\n\n')[0]!.matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \|/gm)].flatMap(([, lines]) =>
    lines!.split(', ').map((line) => line.slice(1, -1)),
  );
  expect(named.sort()).toEqual([...new Set(logged)].sort());
});
