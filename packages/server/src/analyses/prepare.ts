// What is checked before anything is stored, in the order of D20, and the row that comes of it.
import { randomBytes } from 'node:crypto';
import {
  attributionOnCreation,
  costMinutes,
  earshotError,
  readAudioKey,
  readAudioUrl,
  requireOneMinute,
  requireStorageKey,
  salespersonToAttach,
  triggerOfCreation,
} from '@earshot/core';
import type { Caller } from '../operations/handler.ts';
import type { NewAnalysis } from '../records/analyses.ts';
import { balanceMinutes, toHundredths } from '../records/credits.ts';
import { newId } from '../records/ids.ts';
import { type SalespersonRow, salespersonById } from '../records/users.ts';
import type { Service } from '../service.ts';
import type { AnalysisRequest } from './analyser.ts';
import { requestedType } from './requested-type.ts';

/** The fields of a creation, of either interface. Blank text counts as absent. */
export interface CreateInput {
  transcript?: string | undefined;
  /** REST: any of the contract's three forms; procedures: a storage key. */
  audioKey?: string | undefined;
  /** Procedures only. */
  audioUrl?: string | undefined;
  salespersonId?: string | undefined;
  salespersonName?: string | undefined;
  clientName?: string | undefined;
  interactionType?: string | undefined;
}

export interface PreparedAnalysis {
  row: NewAnalysis;
  request: AnalysisRequest;
}

const given = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text);

/** REST: a transcript, an audioKey of any form, or both (D21). Throws the contract's 400, 403 and 404. */
export async function prepareAnalysis(input: CreateInput, caller: Caller, service: Service): Promise<PreparedAnalysis> {
  const audioKey = given(input.audioKey);
  if (given(input.transcript) === null && audioKey === null) throw earshotError('transcriptOrAudioRequired');
  return prepare(input, caller, service, () => {
    if (audioKey !== null) readAudioKey(audioKey, caller.companyId);
    return audioKey !== null;
  });
}

/** Procedures: exactly one of transcript, storage key and https address. */
export async function prepareProcedureAnalysis(
  input: CreateInput,
  caller: Caller,
  service: Service,
): Promise<PreparedAnalysis> {
  const [transcript, audioKey, audioUrl] = [given(input.transcript), given(input.audioKey), given(input.audioUrl)];
  if ([transcript, audioKey, audioUrl].filter((source) => source !== null).length !== 1)
    throw earshotError('exactlyOneSource');
  return prepare(input, caller, service, () => {
    if (audioKey !== null) requireStorageKey(audioKey, caller.companyId);
    if (audioUrl !== null) readAudioUrl(audioUrl);
    return transcript === null;
  });
}

async function prepare(
  input: CreateInput,
  caller: Caller,
  service: Service,
  checkAudio: () => boolean,
): Promise<PreparedAnalysis> {
  const { db } = service;
  const type = await requestedType(db, caller.companyId, input.interactionType);
  const salesperson = await attachedSalesperson(input.salespersonId, caller, service);
  const hasAudio = checkAudio();
  requireOneMinute(await balanceMinutes(db, caller.companyId));
  // No transcriber yet: audio, even beside a transcript, could be neither measured nor kept.
  if (hasAudio) throw earshotError('transcriberMissing');
  const transcript = input.transcript!;
  const { estimatedSeconds } = await service.analyser.inspect(transcript);
  const { id, createdAt } = newId();
  const row: NewAnalysis = {
    id,
    company_id: caller.companyId,
    created_at: createdAt,
    trigger: triggerOfCreation(caller.keyId === null ? 'session' : 'api-key'),
    salesperson_id: salesperson?.id ?? null,
    salesperson_name: salesperson?.name ?? given(input.salespersonName),
    supervisor_name: salesperson?.supervisor_name ?? null,
    client_name: given(input.clientName),
    created_by: caller.userId,
    interaction_type: type.definition?.key ?? null,
    interaction_type_source: type.definition ? 'manual' : null,
    attribution_status: attributionOnCreation(salesperson?.id ?? null),
    share_token: randomBytes(16).toString('base64url'),
    held_hundredths: toHundredths(costMinutes(estimatedSeconds)),
  };
  return { row, request: { transcript, ...type, salespersonName: row.salesperson_name, clientName: row.client_name } };
}

async function attachedSalesperson(
  named: string | undefined,
  caller: Caller,
  service: Service,
): Promise<SalespersonRow | null> {
  const id = salespersonToAttach(caller, named ?? null);
  if (id === null) return null;
  const row = await salespersonById(service.db, caller.companyId, id);
  if (!row) throw earshotError('salespersonNotFound');
  return row;
}
