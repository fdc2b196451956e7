// Creating an analysis while the caller waits, in the order of D20: rules, balance, hold, analysis, one closing transaction.
import { randomBytes } from 'node:crypto';
import {
  attributionOnCreation,
  costMinutes,
  earshotError,
  readAudioKey,
  requireBalance,
  requireOneMinute,
  salespersonToAttach,
} from '@earshot/core';
import type { Caller } from '../operations/handler.ts';
import { insertProcessing, type NewAnalysis } from '../records/analyses.ts';
import { balanceMinutes, holdCredits, toHundredths, toMinutes } from '../records/credits.ts';
import { newId } from '../records/ids.ts';
import { type SalespersonRow, salespersonById } from '../records/users.ts';
import type { Service } from '../service.ts';
import { type RequestedType, requestedType } from './requested-type.ts';
import { type Present, type RunningAnalysis, runAnalysis } from './run.ts';

export interface CreateInput {
  transcript?: string | undefined;
  audioKey?: string | undefined;
  salespersonId?: string | undefined;
  salespersonName?: string | undefined;
  clientName?: string | undefined;
  interactionType?: string | undefined;
}

/**
 * Creates and completes an analysis; `present` makes the answer of its record.
 * Throws the contract's 400, 403 and 404 before anything is stored, its 422 after a `failed` row (D56).
 */
export async function createAnalysis<Output>(
  input: CreateInput,
  caller: Caller,
  service: Service,
  present: Present<Output>,
): Promise<Output> {
  const { db } = service;
  const transcript = given(input.transcript);
  const audioKey = given(input.audioKey);
  if (transcript === null && audioKey === null) throw earshotError('transcriptOrAudioRequired');
  const type = await requestedType(db, caller.companyId, input.interactionType);
  const salesperson = await attachedSalesperson(input, caller, service);
  if (audioKey !== null) readAudioKey(audioKey, caller.companyId);
  requireOneMinute(await balanceMinutes(db, caller.companyId));
  // No transcriber yet: audio, even beside a transcript, could be neither measured nor kept.
  if (audioKey !== null || transcript === null) throw earshotError('transcriberMissing');
  const { estimatedSeconds } = await service.analyser.inspect(transcript);
  const running = prepare({
    input,
    caller,
    service,
    type,
    salesperson,
    transcript,
    minutes: costMinutes(estimatedSeconds),
  });
  return service.runner.holding(running.row.id, async () => {
    await begin(running, service);
    return runAnalysis(running, caller, service, present);
  });
}

const given = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text);

async function attachedSalesperson(
  input: CreateInput,
  caller: Caller,
  service: Service,
): Promise<SalespersonRow | null> {
  const id = salespersonToAttach(caller, input.salespersonId ?? null);
  if (id === null) return null;
  const row = await salespersonById(service.db, caller.companyId, id);
  if (!row) throw earshotError('salespersonNotFound');
  return row;
}

function prepare(request: {
  input: CreateInput;
  caller: Caller;
  service: Service;
  type: RequestedType;
  salesperson: SalespersonRow | null;
  transcript: string;
  minutes: number;
}): RunningAnalysis {
  const { input, caller, service, type, salesperson, transcript, minutes } = request;
  const { id, createdAt } = newId();
  const row: NewAnalysis = {
    id,
    company_id: caller.companyId,
    created_at: createdAt,
    trigger: 'external_api',
    salesperson_id: salesperson?.id ?? null,
    salesperson_name: salesperson?.name ?? given(input.salespersonName),
    supervisor_name: salesperson?.supervisor_name ?? null,
    client_name: given(input.clientName),
    created_by: caller.userId,
    interaction_type: type.definition?.key ?? null,
    interaction_type_source: type.definition ? 'manual' : null,
    attribution_status: attributionOnCreation(salesperson?.id ?? null),
    share_token: randomBytes(16).toString('base64url'),
    runner_id: service.runner.id,
    held_hundredths: toHundredths(minutes),
  };
  return { row, request: { transcript, ...type, salespersonName: row.salesperson_name, clientName: row.client_name } };
}

/** Holds the cost and inserts the row in one transaction, so that concurrent requests can't spend the same minutes (D23, D24). */
async function begin({ row, request }: RunningAnalysis, { db }: Service): Promise<void> {
  await db.transaction(async (tx) => {
    // A hold may be released between the refusal and the look at the balance: then the minutes are there after all.
    while (!(await holdCredits(tx, row.company_id, row.held_hundredths))) {
      requireBalance(await balanceMinutes(tx, row.company_id), toMinutes(row.held_hundredths));
    }
    await insertProcessing(tx, row, request.transcript);
  });
}
