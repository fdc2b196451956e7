// Which transcriber the settings ask for. The offline one is a package of its own, loaded only when it is used and installed.
import {
  noTranscriber,
  openAiTranscriber,
  type SpeechPackage,
  type Transcriber,
  turns,
} from '@earshot/engine/transcription';
import type { Log } from '../log.ts';
import { SettingError, type Settings } from '../settings.ts';

/** By name, so that the server does without it. */
const speechPackage = '@earshot/speech';
const endpointTimeoutSeconds = 600;

/** Takes no more recordings at a time than the engine can. Throws SettingError when the engine that the settings name is not there. */
export async function openTranscriber(settings: Settings, log: Log): Promise<Transcriber> {
  return inTurns(await chosenTranscriber(settings, log));
}

async function chosenTranscriber(settings: Settings, log: Log): Promise<Transcriber> {
  const asked = settings.EARSHOT_TRANSCRIPTION_ENGINE ?? (settings.OPENAI_API_KEY ? 'openai' : null);
  if (asked === 'none') return noTranscriber;
  if (asked === 'openai') {
    return openAiTranscriber({
      apiKey: settings.OPENAI_API_KEY ?? '',
      baseURL: settings.OPENAI_BASE_URL ?? null,
      model: settings.EARSHOT_TRANSCRIPTION_MODEL,
      timeoutSeconds: endpointTimeoutSeconds,
      log: (message) => log.warn(message),
    });
  }
  const speech = await loadSpeech();
  if (!speech) {
    if (asked === null) return noTranscriber;
    throw new SettingError(`EARSHOT_TRANSCRIPTION_ENGINE is local, but the package ${speechPackage} is not installed.`);
  }
  try {
    return await speech.openTranscriber({
      modelFolder: settings.EARSHOT_SPEECH_MODEL_DIR ?? null,
      log: (message) => log.info(message),
    });
  } catch (error) {
    const reason = (error as Error).message;
    if (asked !== null) throw new SettingError(`EARSHOT_TRANSCRIPTION_ENGINE is local, but ${reason}`);
    log.info({ reason }, 'no offline transcription');
    return noTranscriber;
  }
}

/** Null where it is not installed; a broken package is no missing one. */
async function loadSpeech(): Promise<SpeechPackage | null> {
  try {
    return (await import(/* @vite-ignore */ speechPackage)) as SpeechPackage;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function inTurns(transcriber: Transcriber): Transcriber {
  const enter = turns(transcriber.capacity);
  return {
    ...transcriber,
    async transcribe(recording, signal) {
      const leave = await enter();
      try {
        return await transcriber.transcribe(recording, signal);
      } finally {
        leave();
      }
    },
  };
}
