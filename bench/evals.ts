// Analyses a folder of labelled conversations with the offline engine, type given and type detected, for a scorer to judge:
// `pnpm evals LABELS_DIR OUT_DIR [SCORER]` writes NAME.typed.json and NAME.auto.json for every NAME.labels.json; a scorer (a program that takes
// --labels DIR --analyses DIR) then prints its table, and its exit code is ours.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionFor, EarshotError } from '@earshot/core';
import { analyse, embeddedEngine } from '@earshot/engine';

const [labelsFolder, outFolder, scorer] = process.argv.slice(2);
if (!labelsFolder || !outFolder) {
  process.stderr.write('usage: pnpm evals LABELS_DIR OUT_DIR [SCORER]\n');
  process.exit(1);
}
mkdirSync(outFolder, { recursive: true });

interface Labels {
  file: string;
  interactionType: string | null;
  hints?: { salespersonName?: string; clientName?: string };
}

const engine = embeddedEngine();
const text = (name: string) => readFileSync(join(labelsFolder, name), 'utf8').replace(/^\ufeff/, '');

async function analysed(labels: Labels, type: string | null): Promise<object> {
  try {
    return await analyse({
      transcript: readFileSync(join(labelsFolder!, labels.file), 'utf8'),
      engine,
      definition: type === null ? null : definitionFor(type, 'en'),
      candidates: [],
      salespersonName: labels.hints?.salespersonName ?? null,
      clientName: labels.hints?.clientName ?? null,
    });
  } catch (error) {
    if (!(error instanceof EarshotError)) throw error;
    return { error: { httpStatus: error.httpStatus, message: error.message } };
  }
}

const names = readdirSync(labelsFolder).filter((name) => name.endsWith('.labels.json'));
for (const name of names) {
  const labels = JSON.parse(text(name)) as Labels;
  const stem = join(outFolder, name.replace('.labels.json', ''));
  writeFileSync(`${stem}.typed.json`, JSON.stringify(await analysed(labels, labels.interactionType)));
  writeFileSync(`${stem}.auto.json`, JSON.stringify(await analysed(labels, null)));
}
process.stdout.write(`${names.length} conversations analysed into ${outFolder}\n`);
if (scorer) {
  const { status } = spawnSync(process.execPath, [scorer, '--labels', labelsFolder, '--analyses', outFolder], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
