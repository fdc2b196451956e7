// earshot verify-erasure: looks for traces of what was erased; exits with 1 when there is one.
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { mergeIndexNow } from '../analyses/search/merge-index.ts';
import { type ErasureReport, pendingInIndex, placesOfText, verifyErasure } from '../analyses/verify-erasure.ts';
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
  const report = await withStorage(async (parts) => {
    await mergeIndexNow({ ...parts, pause });
    return verifyErasure(id, parts);
  });
  outputFor(options).print(report, textOf(report));
  return report.traces.length + report.pending.length === 0;
}

async function lookForText(text: string, options: { json?: boolean }): Promise<boolean> {
  if (text.trim().length < 3) throw new CommandError('--text needs at least three characters');
  const { traces, pending } = await withStorage(async (parts) => {
    await mergeIndexNow({ ...parts, pause });
    return { traces: await placesOfText(text.trim(), parts), pending: await pendingInIndex(parts.db) };
  });
  // The text itself may be what nobody should find in a log.
  outputFor(options).print({ traces, pending }, verdict('the text', traces, pending).join('\n'));
  return traces.length + pending.length === 0;
}

function verdict(what: string, traces: readonly string[], pending: readonly string[]): string[] {
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  return [
    ...(traces.length > 0 ? ['Traces:', ...indented(traces)] : []),
    ...(pending.length > 0
      ? ['The server has still to do this; run the command again then:', ...indented(pending)]
      : []),
    ...(traces.length + pending.length === 0 ? [`No trace of ${what}.`] : []),
  ];
}

function textOf({ id, erasures, traces, pending }: ErasureReport): string {
  const known = erasures.map(({ subject, by, at }) => `Erased as ${subject} at ${at} (${by}).`);
  return [
    ...(known.length > 0 ? known : [`No erasure of ${id} is known, so its storage keys are not known either.`]),
    ...verdict(id, traces, pending),
  ].join('\n');
}
