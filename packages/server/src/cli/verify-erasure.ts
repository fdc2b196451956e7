// earshot verify-erasure: looks for traces of what was erased; exits with 1 when there is one.
import type { Command } from 'commander';
import { type ErasureReport, verifyErasure } from '../analyses/verify-erasure.ts';
import { CommandError, outputFor } from './command.ts';
import { withStorage } from './with-storage.ts';

export function addVerifyErasure(program: Command): void {
  program
    .command('verify-erasure <id>')
    .description('look for traces of what was erased, in every table and in storage; fails if there is one')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      // The end of a word would be found in others.
      if (!/^[\w-]{20,64}$/.test(id)) throw new CommandError('give the whole id, as Earshot printed it');
      const report = await withStorage((parts) => verifyErasure(id, parts));
      outputFor(options).print(report, textOf(report));
      if (report.traces.length > 0) process.exitCode = 1;
    });
}

function textOf({ id, erasures, traces }: ErasureReport): string {
  const known = erasures.map(({ subject, by, at }) => `Erased as ${subject} at ${at} (${by}).`);
  return [
    ...(known.length > 0 ? known : [`No erasure of ${id} is known, so its storage keys are not known either.`]),
    ...(traces.length > 0 ? ['Traces:', ...traces.map((trace) => `  ${trace}`)] : [`No trace of ${id}.`]),
  ].join('\n');
}
