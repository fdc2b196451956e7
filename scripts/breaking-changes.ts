// What breaks callers in openapi.yaml since the last release (baseline.yaml), as `redocly diff` judges it, less what accepted-breaks.yaml accepts.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Report {
  changes: { path: string; kind: string; verdicts: { impact: string; message: string }[] }[];
}

/** A line for each change between two documents (paths of files) that requires a new major version. */
export async function breakingChanges(base: string, revision: string): Promise<string[]> {
  const redocly = join(root, 'node_modules/.bin/redocly');
  const { stdout } = await promisify(execFile)(
    redocly,
    ['diff', base, revision, '--format', 'json', '--fail-on', 'none', '--config', join(root, 'redocly.yaml')],
    { cwd: root, maxBuffer: 2 ** 28 },
  );
  const { changes } = JSON.parse(stdout) as Report;
  return changes.flatMap(({ path, kind, verdicts }) => {
    const messages = verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => message);
    // redocly ignores this in a body that is sent. But callers' input would be ignored, and receivers of an event would miss it.
    if (kind === 'removed' && /\/properties\/[^/]+$/.test(path) && messages.length === 0) messages.push('Was removed.');
    return messages.map((message) => `${path}: ${message}`);
  });
}

/** The breaks of the present document that nobody has accepted, and the accepted ones that are none (any more). */
export async function unsettledBreaks(): Promise<{ unaccepted: string[]; stale: string[] }> {
  const source = await readFile(join(root, 'openapi/accepted-breaks.yaml'), 'utf8');
  const accepted = (parse(source) as { change: string; because: string }[]).map(({ change, because }) => {
    if (!because) throw new Error(`openapi/accepted-breaks.yaml: no reason is given for ${change}`);
    return change;
  });
  const present = await breakingChanges('openapi/baseline.yaml', 'openapi/openapi.yaml');
  return {
    unaccepted: present.filter((change) => !accepted.includes(change)),
    stale: accepted.filter((change) => !present.includes(change)),
  };
}

if (import.meta.main) {
  const { unaccepted, stale } = await unsettledBreaks();
  for (const change of unaccepted) console.log(`breaks callers: ${change}`);
  for (const change of stale) console.log(`accepted, but not there: ${change}`);
  if (unaccepted.length > 0)
    console.log('Make it an addition instead, or accept it, with the reason, in openapi/accepted-breaks.yaml.');
  if (unaccepted.length + stale.length > 0) process.exitCode = 1;
  else console.log('openapi/openapi.yaml breaks nothing that openapi/baseline.yaml promises.');
}
