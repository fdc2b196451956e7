// earshot delete analysis | person: erases data of any company, in the database and in storage.
import { setTimeout as sleep } from 'node:timers/promises';
import { EarshotError } from '@earshot/core';
import { type Command, Option } from 'commander';
import { requireEmergencyLeft } from '../accounts/open-id/requirement.ts';
import { type ErasureOutcome, eraseAnalysis } from '../analyses/erase.ts';
import { beginPersonErasure, continueErasure } from '../analyses/erase-person.ts';
import { removeUnusedUploads } from '../analyses/uploads/sweep-uploads.ts';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import { lockCompany } from '../records/company-erasure.ts';
import { companyOfAnalysis } from '../records/erasures.ts';
import type { AnalysesOfPerson } from '../records/person-erasure.ts';
import { userById, userOfAnyCompany } from '../records/users.ts';
import { CommandError, outputFor } from './command.ts';
import { type StorageParts, withStorage } from './with-storage.ts';

export function addDelete(program: Command): void {
  const group = program.command('delete').description('erase data for good');
  group
    .command('analysis <id...>')
    .description('erase analyses: recording, transcript, blocks, link, queued webhooks and remembered answers')
    .option('--json', 'print one JSON object')
    .action(async (ids: string[], options: { json?: boolean }) => {
      const { erased, absent, held } = await withStorage((parts) => eraseAll(ids, parts));
      const lines = [
        ...erased.map((id) => `Analysis ${id} is erased.`),
        ...absent.map((id) => `There is no analysis ${id}.`),
        ...held.map((id) => `A legal hold keeps analysis ${id}.`),
      ];
      outputFor(options).print({ deleted: erased, unknown: absent, held }, lines.join('\n'));
      const left = [...absent, ...held];
      if (left.length > 0) throw new CommandError(`not erased: ${left.join(', ')}`);
    });
  group
    .command('person <id>')
    .description('erase a person, who can no longer sign in')
    .addOption(
      new Option('--analyses <what>', 'their analyses stay without name and e-mail address, or go too')
        .choices(['keep', 'delete'])
        .makeOptionMandatory(),
    )
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { analyses: AnalysesOfPerson; json?: boolean }) => {
      const isComplete = await withStorage((parts) => erasePerson(id, options.analyses, parts));
      const kept = `Person ${id} can no longer sign in. A legal hold keeps an analysis; the rest follows when it is lifted.`;
      outputFor(options).print({ id, isComplete }, isComplete ? `Person ${id} is erased.` : kept);
    });
}

export async function eraseAll(ids: readonly string[], parts: StorageParts): Promise<Record<ErasureOutcome, string[]>> {
  const outcomes: Record<ErasureOutcome, string[]> = { erased: [], absent: [], held: [] };
  for (const id of ids) {
    const companyId = await companyOfAnalysis(parts.db, id);
    const outcome = companyId && (await eraseAnalysis(id, 'command', commandLine(companyId), parts));
    outcomes[outcome || 'absent'].push(id);
  }
  // What a failing storage leaves, the next sweep of a server removes.
  await removeUnusedUploads(parts);
  return outcomes;
}

/** False while a legal hold keeps what is left of them. */
export async function erasePerson(id: string, analyses: AnalysesOfPerson, parts: StorageParts): Promise<boolean> {
  const { db, now } = parts;
  const row = await userOfAnyCompany(db, id);
  if (!row) throw new CommandError(`there is no person with the id ${id}`);
  const companyId = row.company_id;
  const isBegun = await db.transaction(async (tx) => {
    // If two emergency administrators are erased at once, one of them is the last.
    await lockCompany(tx, companyId);
    const isEmergency = (await userById(tx, companyId, id))?.keeps_password === 1;
    if (!(await beginPersonErasure(tx, { companyId, id }, analyses, 'command', now()))) return false;
    if (isEmergency) await requireEmergencyLeft(tx, companyId).catch(sayWhatToDo(companyId));
    const deed = { kind: 'person.erased', subjectId: id, details: { analyses } } as const;
    await recordDeed(tx, commandLine(companyId), deed, now());
    return true;
  });
  if (!isBegun) throw new CommandError('a legal hold keeps an analysis of this person');
  return finishPersonErasure(id, parts);
}

/** Of a person who can no longer sign in. */
export async function finishPersonErasure(id: string, parts: StorageParts): Promise<boolean> {
  const { db, now } = parts;
  const pause = async (ms: number) => void (await sleep(ms));
  const isComplete = await continueErasure(id, { db, now, pause }, Number.POSITIVE_INFINITY);
  await removeUnusedUploads(parts);
  return isComplete;
}

const sayWhatToDo = (companyId: string) => (error: unknown) => {
  if (!(error instanceof EarshotError)) throw error;
  throw new CommandError(`${error.message} Or run first: earshot company allow-passwords ${companyId}`);
};
