// Whether an integration would work: the provider is reached, its recordings are listed and fetched, and a transcriber is there for them. Nothing is collected.
import {
  type CollectionErrorReason,
  EarshotError,
  earshotError,
  type IntegrationCheck,
  type IntegrationTestResult,
} from '@earshot/core';
import { recordingLanguage, requireTranscriber } from '../analyses/transcription.ts';
import { waitingOf } from '../records/analysis-queue.ts';
import type { Queries } from '../records/database.ts';
import { type IntegrationRow, integrationById } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { type ConnectionService, connect } from './connection.ts';
import { type Connector, ConnectorError, type FoundRecording } from './connector.ts';
import { connectors } from './connectors/index.ts';
import { requireTakeable } from './obtain-sound.ts';
import { runErrorOf } from './run-errors.ts';

/** For all that a provider is asked. */
const timeoutMs = 30_000;
/** Recordings of the last days are looked at, at most `mostSampled`. */
const sampledMs = 30 * 24 * 60 * 60_000;
const mostSampled = 20;
/** The smallest of these are tried, until one can be fetched. */
const mostFetched = 3;

export type TryingService = ConnectionService &
  Pick<Service, 'db'> & { transcriber: Pick<Service['transcriber'], 'name' | 'languages'> };

type Finding = Omit<IntegrationCheck, 'check'>;
type Step = [IntegrationCheck['check'], () => Promise<Finding>];

const notTried = (message: string): Finding => ({ outcome: 'not_tried', message, errorReason: null });
const passed = (message: string): Finding => ({ outcome: 'passed', message, errorReason: null });
const failed = (errorReason: CollectionErrorReason, message: string): Finding => ({
  outcome: 'failed',
  message,
  errorReason,
});

/** Throws 404. */
export async function tryIntegration(
  companyId: string,
  id: string,
  service: TryingService,
): Promise<IntegrationTestResult> {
  const row = await integrationById(service.db, companyId, id);
  if (!row) throw earshotError('integrationNotFound');
  const ofProvider = await inTurn(providerSteps(row, service, AbortSignal.timeout(timeoutMs)));
  const checks = [...ofProvider, ...(await inTurn(hearingSteps(row, service)))];
  const failed = checks.find(({ outcome }) => outcome === 'failed');
  const list = checks.find(({ check }) => check === 'list')!;
  return { works: failed === undefined, message: (failed ?? list).message, checks };
}

/** After a check that fails, or passes only for some recordings, the others are not tried. */
async function inTurn(steps: readonly Step[]): Promise<IntegrationCheck[]> {
  const checks: IntegrationCheck[] = [];
  for (const [check, look] of steps) {
    const isOver = checks.some(({ outcome }) => outcome === 'failed' || outcome === 'limited');
    checks.push({
      check,
      ...(isOver ? notTried('Not tried, because an earlier check failed.') : await look().catch(failedFor)),
    });
  }
  return checks;
}

function failedFor(error: unknown): Finding {
  if (error instanceof ConnectorError || error instanceof EarshotError)
    return failed(runErrorOf(error).reason, error.message);
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return failed('provider_unavailable', `The provider did not answer within ${timeoutMs / 1000} s.`);
  throw error;
}

function providerSteps(row: IntegrationRow, service: TryingService, signal: AbortSignal): Step[] {
  const say = async (ask: (connector: Connector) => Promise<string>) => passed(await ask(connect(row, service)));
  return [
    ['access', () => say((connector) => connector.reach(signal))],
    ['list', () => say((connector) => connector.test(signal))],
    ['download', () => fetchOne(connect(row, service, { since: service.now() - sampledMs }), service, signal)],
  ];
}

async function fetchOne(connector: Connector, service: TryingService, signal: AbortSignal): Promise<Finding> {
  const found: FoundRecording[] = [];
  for await (const recording of connector.recordingsSince(null, signal)) {
    found.push(recording);
    if (found.length === mostSampled) break;
  }
  const sizeOf = ({ bytes }: FoundRecording) => bytes ?? Number.POSITIVE_INFINITY;
  const smallest = found.sort((a, b) => (sizeOf(a) < sizeOf(b) ? -1 : 1)).slice(0, mostFetched);
  let broken: ConnectorError | null = null;
  for (const recording of smallest) {
    try {
      await requireTakeable(recording, service);
      await fetchBeginning(recording, signal);
      return passed('A recording of the last 30 days can be fetched.');
    } catch (error) {
      const isOfOne = error instanceof ConnectorError && (error.kind === 'recording' || error.kind === 'too_large');
      if (!isOfOne) throw error;
      broken = error;
    }
  }
  if (broken) throw broken;
  return notTried('There is no recording of the last 30 days to fetch.');
}

async function fetchBeginning(recording: FoundRecording, signal: AbortSignal): Promise<void> {
  const content = await recording.fetch(signal);
  // A provider that hands out the first piece hands out the others.
  if ('audio' in content) for await (const _ of content.audio) break;
}

function hearingSteps({ id, company_id: companyId, connector }: IntegrationRow, service: TryingService): Step[] {
  const { db, transcriber } = service;
  const { provider } = connectors[connector];
  /** Meetings may come as words. */
  const limitedTo = (error: unknown): Finding => {
    const finding = failedFor(error);
    if (provider !== 'meeting') return finding;
    const message = `Only meetings with a transcript can be collected. ${finding.message}`;
    return { ...finding, outcome: 'limited', message };
  };
  const hear = async () => {
    // Any language will do: the next check is about the company's.
    const [any = 'en'] = transcriber.languages === 'all' ? [] : transcriber.languages;
    requireTranscriber({ transcriber }, any);
    const waiting = await waitingForTranscriber(db, companyId, id);
    if (waiting === 0) return passed('This service can transcribe recordings.');
    const what = waiting === 1 ? '1 collected recording waits' : `${waiting} collected recordings wait`;
    return failed('transcriber_unavailable', `The transcriber does not answer: ${what} for it.`);
  };
  const understand = async () => {
    const language = await recordingLanguage(db, companyId, null);
    requireTranscriber({ transcriber }, language);
    return passed(`Recordings in your company's language (${language}) can be transcribed.`);
  };
  return [
    ['transcription', () => hear().catch(limitedTo)],
    ['language', () => understand().catch(limitedTo)],
  ];
}

async function waitingForTranscriber(db: Queries, companyId: string, id: string): Promise<number> {
  const waiting = await waitingOf(db, companyId, id);
  return waiting.find((each) => each.waiting_for === 'transcriber')?.count ?? 0;
}
