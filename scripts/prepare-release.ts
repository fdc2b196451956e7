// Makes a release of the changesets that wait: versions and change logs, the document's version, its generated forms, and the new baseline.
import { execFileSync } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifests, root } from './release-plan.ts';

const run = (command: string, ...arguments_: string[]) =>
  execFileSync(command, arguments_, { cwd: root, stdio: 'inherit' });
const document = join(root, 'openapi/openapi.yaml');
const acceptedBreaks = join(root, 'openapi/accepted-breaks.yaml');

run(join(root, 'node_modules/.bin/changeset'), 'version');
const { version } = (await manifests()).get('core')!;
const source = await readFile(document, 'utf8');
await writeFile(document, source.replace(/^( {2}version: ).+$/m, `$1${version}`));
run(process.execPath, 'scripts/generate.ts');
// What is released from now on is what callers may rely on.
await copyFile(document, join(root, 'openapi/baseline.yaml'));
const accepted = await readFile(acceptedBreaks, 'utf8');
const comments = accepted.split('\n').filter((line) => line.startsWith('#'));
await writeFile(acceptedBreaks, [...comments, '[]', ''].join('\n'));
console.log(
  `\nEverything is ${version}. Read the change logs, run npm test, commit, and look at \`pnpm release --dry-run\`.`,
);
