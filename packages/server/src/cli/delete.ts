// earshot delete analysis: erases analyses of any company, in the database and in storage.
import type { Command } from 'commander';
import { eraseAnalysis } from '../analyses/erase.ts';
import { removeUnusedUploads } from '../analyses/uploads/sweep-uploads.ts';
import { companyOfAnalysis } from '../records/erasures.ts';
import { CommandError, outputFor } from './command.ts';
import { withStorage } from './with-storage.ts';

export function addDelete(program: Command): void {
  program
    .command('delete')
    .description('erase data for good')
    .command('analysis <id...>')
    .description('erase analyses: recording, transcript, blocks, link, queued webhooks and remembered answers')
    .option('--json', 'print one JSON object')
    .action(async (ids: string[], options: { json?: boolean }) => {
      const { deleted, unknown } = await withStorage(async (parts) => {
        const deleted: string[] = [];
        const unknown: string[] = [];
        for (const id of ids) {
          const companyId = await companyOfAnalysis(parts.db, id);
          const isErased = companyId !== null && (await eraseAnalysis(companyId, id, 'command', parts));
          (isErased ? deleted : unknown).push(id);
        }
        // What a failing storage leaves, the next sweep of a server removes.
        await removeUnusedUploads(parts);
        return { deleted, unknown };
      });
      outputFor(options).print(
        { deleted, unknown },
        [
          ...deleted.map((id) => `Analysis ${id} is erased.`),
          ...unknown.map((id) => `There is no analysis ${id}.`),
        ].join('\n'),
      );
      if (unknown.length > 0) throw new CommandError(`not erased, since not there: ${unknown.join(', ')}`);
    });
}
