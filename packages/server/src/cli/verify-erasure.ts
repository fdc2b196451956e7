// earshot verify-erasure: looks for traces of what was erased; exits with 1 when there is one.
import { type Command, Option } from 'commander';
import { type ErasureReport, placesOfText, verifyErasure } from '../analyses/verify-erasure.ts';
import { CommandError, outputFor } from './command.ts';
import { withStorage } from './with-storage.ts';

export function addVerifyErasure(program: Command): void {
  program
    .command('verify-erasure [id]')
    .description('look for traces of what was erased, in every table and in storage; fails if there is one')
    .addOption(new Option('--text <text>', 'look for this text instead of an id, a name for instance'))
    .option('--json', 'print one JSON object')
    .action(async (id: string | undefined, options: { text?: string; json?: boolean }) => {
      if ((id === undefined) === (options.text === undefined)) throw new CommandError('give either an id or --text');
      const isClean = id === undefined ? await lookForText(options.text!, options) : await lookForId(id, options);
      if (!isClean) process.exitCode = 1;
    });
}

async function lookForId(id: string, options: { json?: boolean }): Promise<boolean> {
  // The end of a word would be found in others.
  if (!/^[\w-]{20,64}$/.test(id)) throw new CommandError('give the whole id, as Earshot printed it');
  const report = await withStorage((parts) => verifyErasure(id, parts));
  outputFor(options).print(report, textOf(report));
  return report.traces.length === 0;
}

async function lookForText(text: string, options: { json?: boolean }): Promise<boolean> {
  if (text.trim().length < 3) throw new CommandError('--text needs at least three characters');
  const traces = await withStorage((parts) => placesOfText(text.trim(), parts));
  // The text itself may be what nobody should find in a log.
  const lines = traces.length > 0 ? ['Traces:', ...traces.map((trace) => `  ${trace}`)] : ['No trace of the text.'];
  outputFor(options).print({ traces }, lines.join('\n'));
  return traces.length === 0;
}

function textOf({ id, erasures, traces }: ErasureReport): string {
  const known = erasures.map(({ subject, by, at }) => `Erased as ${subject} at ${at} (${by}).`);
  return [
    ...(known.length > 0 ? known : [`No erasure of ${id} is known, so its storage keys are not known either.`]),
    ...(traces.length > 0 ? ['Traces:', ...traces.map((trace) => `  ${trace}`)] : [`No trace of ${id}.`]),
  ].join('\n');
}
