// interactionTypes.try (extension): judges a conversation by a type that need not be saved; stores nothing but that its criteria were tried, and costs what an analysis costs where a model is asked (docs/decisions/minutes.md#d62).
import { earshotError, requireOneMinute, type ScorecardDefinition } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import { analysisForCaller, smallAnalysisForCaller } from '../analyses/analysis-for-caller.ts';
import { criteriaToStore } from '../analyses/company-types.ts';
import { criteriaDigest } from '../analyses/criteria-digest.ts';
import { turnsToRead } from '../analyses/judge-anew.ts';
import { minutesToJudge } from '../analyses/minutes-to-judge.ts';
import { redactionOfRow } from '../analyses/redaction.ts';
import { paidTrial } from '../analyses/trial-credits.ts';
import { balanceMinutes } from '../records/credits.ts';
import { readJson } from '../records/json-text.ts';
import { keepTrial } from '../records/type-trials.ts';
import type { TranscriptReading } from '../threads/analysis-tasks.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.try'> = async (input, caller, service) => {
  const { db, analyser } = service;
  const { analysisId, key, label, macroFront } = input;
  const definition: ScorecardDefinition = { key, label, macroFront, criteria: criteriaToStore(input.criteria) };
  const row =
    (await smallAnalysisForCaller(db, caller, analysisId)) ?? (await analysisForCaller(db.large, caller, analysisId));
  if (row.transcript === '') throw earshotError('trialWithoutTranscript');
  // Its scorecard quotes the conversation (docs/decisions/audit.md#reads).
  await service.reads.note(caller, { kind: 'analysis.read', subjectId: analysisId });
  // For a recording, what the transcriber heard; for a text, what was read.
  const isHeard = row.audio_storage_key !== null;
  const turns = redactionOfRow(row) || isHeard ? turnsToRead(row, isHeard) : null;
  const owner = { companyId: caller.companyId, isWaitedFor: true };
  const request = {
    transcript: row.transcript,
    definition,
    candidates: [],
    salespersonName: row.salesperson_name,
    clientName: row.client_name,
    language: row.language,
    turns,
  };
  const judge = async (reading: TranscriptReading | null = null) => {
    const { interactionScore, blocks } = await analyser.analyse(owner, request, reading);
    const interactionScorecard = readBlock('interactionScorecard', readJson(blocks.interaction_scorecard));
    // A type that is given is always judged by.
    if (!interactionScorecard) throw earshotError('transcriptUnprocessable');
    await keepTrial(db, caller.companyId, criteriaDigest(definition.criteria), service.now());
    return { interactionScore, interactionScorecard };
  };
  if (!service.isModelAsked) return judge();
  requireOneMinute(await balanceMinutes(db, caller.companyId));
  const reading = turns ? null : await analyser.read(owner, request);
  return paidTrial(caller.companyId, await minutesToJudge(row, service, reading), service, () => judge(reading));
};
