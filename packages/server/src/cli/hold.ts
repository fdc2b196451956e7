// earshot hold place | lift: legal holds on analyses of any company.
import type { Command } from 'commander';
import { changeLegalHold } from '../analyses/change-legal-hold.ts';
import { commandLine } from '../audit/record-deed.ts';
import { companyOfAnalysis } from '../records/erasures.ts';
import { CommandError, outputFor, withDatabase } from './command.ts';

export function addHold(program: Command): void {
  const hold = program.command('hold').description('place and lift legal holds, which keep analyses from being erased');
  for (const [verb, held, description] of [
    ['place', true, 'place a legal hold: nothing erases these analyses until it is lifted'],
    ['lift', false, 'lift a legal hold'],
  ] as const)
    hold
      .command(`${verb} <id...>`)
      .description(description)
      .option('--json', 'print one JSON object')
      .action(async (ids: string[], options: { json?: boolean }) => {
        const known = await withDatabase(async (db) => {
          const found: string[] = [];
          for (const id of ids) {
            const companyId = await companyOfAnalysis(db, id);
            const changed =
              companyId && (await changeLegalHold(commandLine(companyId), id, held, { db, now: Date.now }));
            if (changed) found.push(id);
          }
          return found;
        });
        const unknown = ids.filter((id) => !known.includes(id));
        const lines = [
          ...known.map((id) => (held ? `Analysis ${id} is held.` : `No legal hold is on analysis ${id} any more.`)),
          ...unknown.map((id) => `There is no analysis ${id}.`),
        ];
        outputFor(options).print({ [held ? 'held' : 'lifted']: known, unknown }, lines.join('\n'));
        if (unknown.length > 0) throw new CommandError(`there is no analysis ${unknown.join(', ')}`);
      });
}
