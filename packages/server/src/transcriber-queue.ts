// Which transcriber the settings ask for. The offline one is a package of its own, loaded only when it is used and installed.
import { resolve } from 'node:path';
import {
  noTranscriber,
  openAiFleet,
  openAiTranscriber,
  type SpeechPackage,
  type Transcriber,
} from '@earshot/engine/transcription';
import type { Log } from './log.ts';
import { SettingError } from './read-settings.ts';
import type { Settings } from './settings.ts';
import { codeOf, messageOf } from './system-errors.ts';
import { fairTurns } from './threads/fair-turns.ts';

/** Loaded by name, so that the server works without it. */
export const speechPackage = '@earshot/speech';
const endpointTimeoutSeconds = 600;

/** Takes no more recordings at a time than the engine can; companies that wait take turns. */
export interface TranscriberQueue extends Omit<Transcriber, 'transcribe' | 'languagesSpoken'> {
  /** The same, for recordings of one company. */
  forCompany(companyId: string): Transcriber;
}

/** The transcriber of the settings; null for the offline engine, if it is there. */
export const transcriptionEngine = (settings: Settings) =>
  settings.EARSHOT_TRANSCRIPTION_ENGINE ??
  (settings.OPENAI_API_KEY || settings.EARSHOT_TRANSCRIPTION_URLS ? 'openai' : null);

/** Throws SettingError when the engine that the settings name is not there. */
export async function openTranscriberQueue(settings: Settings, log: Log): Promise<TranscriberQueue> {
  const transcriber = await openEngine(settings, log);
  // It would fail whatever is queued.
  if (settings.EARSHOT_BACKGROUND_TRANSCRIPTION === 'only' && transcriber.name === 'none')
    throw new SettingError(
      `Nothing here transcribes, so this process cannot do only that: set EARSHOT_TRANSCRIPTION_URLS or OPENAI_API_KEY, or install ${speechPackage}.`,
    );
  return transcriberQueue(transcriber);
}

async function openEngine(settings: Settings, log: Log): Promise<Transcriber> {
  const engineName = transcriptionEngine(settings);
  if (engineName === 'none') return noTranscriber;
  if (engineName === 'openai') return endpointTranscriber(settings, (message) => log.warn(message));
  const speech = await loadSpeech();
  if (!speech) {
    if (engineName === null) return noTranscriber;
    throw new SettingError(`EARSHOT_TRANSCRIPTION_ENGINE is local, but the package ${speechPackage} is not installed.`);
  }
  try {
    return await speech.openTranscriber({
      modelFolder: settings.EARSHOT_SPEECH_MODEL_DIR ?? null,
      installedFolder: resolve(settings.EARSHOT_SPEECH_INSTALLED_DIR),
      log: (message) => log.info(message),
    });
  } catch (error) {
    const reason = messageOf(error);
    if (engineName !== null) throw new SettingError(`EARSHOT_TRANSCRIPTION_ENGINE is local, but ${reason}`);
    log.info({ reason }, 'no offline transcription');
    return noTranscriber;
  }
}

function endpointTranscriber(settings: Settings, log: (message: string) => void): Transcriber {
  const {
    OPENAI_API_KEY: apiKey,
    EARSHOT_TRANSCRIPTION_MODEL: model,
    EARSHOT_TRANSCRIPTIONS: capacity,
    EARSHOT_TRANSCRIPTION_URLS: urls,
  } = settings;
  const shared = { timeoutSeconds: endpointTimeoutSeconds, log };
  if (!urls)
    return openAiTranscriber({
      ...shared,
      apiKey: apiKey ?? '',
      baseURL: settings.OPENAI_BASE_URL ?? null,
      model,
      capacity,
    });
  const endpoints = urls.map((own) => ({
    name: own.url,
    apiKey: own.key ?? apiKey ?? 'none',
    baseURL: own.url,
    model: own.model ?? model,
    weight: own.weight,
    atOnce: own.atOnce ?? capacity,
  }));
  return openAiFleet({ ...shared, endpoints });
}

/** Null where it is not installed; a broken package is no missing one. */
export async function loadSpeech(): Promise<SpeechPackage | null> {
  try {
    return (await import(/* @vite-ignore */ speechPackage)) as SpeechPackage;
  } catch (error) {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Takes turns by company for what one transcriber does. */
export function transcriberQueue(transcriber: Transcriber): TranscriberQueue {
  const { capacity } = transcriber;
  // Where there is more than one place, no company has them all.
  const turns = fairTurns(capacity, Math.max(1, capacity - 1));
  async function inTurn<Result>(companyId: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await turns.enter(companyId);
    try {
      return await work();
    } finally {
      leave();
    }
  }
  return {
    ...transcriber,
    forCompany: (companyId) => ({
      ...transcriber,
      transcribe: (recording, signal) =>
        inTurn(companyId, () => transcriber.transcribe({ ...recording, owner: companyId }, signal)),
      ...(transcriber.languagesSpoken && {
        languagesSpoken: (recording, signal) =>
          inTurn(companyId, async () => transcriber.languagesSpoken!(recording, signal)),
      }),
    }),
  };
}
