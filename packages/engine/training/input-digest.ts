// A digest of everything that decides what training makes: the corpus, the cue packs, and the code that reads and learns.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = ['training', 'src/embedded', 'src/linear'];
/** What an utterance shows the side model is in a folder of another subject. */
const sideModel = 'src/transcript/side-model.ts';
/** What each interaction type asks for, and which criteria are behaviours to avoid. */
const catalogue = ['../core/src/scorecard/catalogue.ts', '../core/src/scorecard/criteria.ts'];
/** Nothing here changes what is learned. */
const without =
  /\.test\.ts$|\/(report|testing)\/|\.md$|keywords|products|terms|given-names|climate|bant|embedded\/engine\.ts|criteria\/judge\.ts|training\/(cues|measure)\.ts/;

export function inputDigest(): string {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  for (const file of [...files, sideModel, ...catalogue].sort()) {
    if (without.test(file)) continue;
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return `sha256 ${hash.digest('hex')}`;
}
