// Settings of transcription endpoints: where they are, and what each is given.
import { z } from 'zod';
import { setting } from './setting.ts';

/** One endpoint of `EARSHOT_TRANSCRIPTION_URLS`; null = as the other settings say. */
export interface TranscriptionUrl {
  /** The address without key and parameters. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string | null;
  readonly weight: number;
  readonly atOnce: number | null;
}

const mostEndpoints = 64;
const mostWeight = 100;
const mostAtOnce = 256;

/** Reads `https://:key@host/v1?weight=3&at-once=16&model=name,…`; null for anything else, and where an address comes twice. */
export function readTranscriptionUrls(value: string): TranscriptionUrl[] | null {
  const endpoints = value.split(',').map((each) => readEndpoint(each.trim()));
  if (endpoints.length > mostEndpoints || !endpoints.every((each) => each !== null)) return null;
  return new Set(endpoints.map(({ url }) => url)).size === endpoints.length ? endpoints : null;
}

function readEndpoint(value: string): TranscriptionUrl | null {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return null;
  const { origin, pathname, searchParams, username, password, hash } = new URL(value);
  const names = [...searchParams.keys()];
  const isKnown = names.every((name) => ['weight', 'at-once', 'model'].includes(name));
  if (!isKnown || new Set(names).size < names.length || username !== '' || hash !== '') return null;
  const weight = wholeNumber(searchParams.get('weight'), mostWeight);
  const atOnce = wholeNumber(searchParams.get('at-once'), mostAtOnce);
  const model = searchParams.get('model');
  if (weight === undefined || atOnce === undefined || model === '') return null;
  try {
    return {
      url: `${origin}${pathname.replace(/\/+$/, '')}`,
      key: password === '' ? null : decodeURIComponent(password),
      model,
      weight: weight ?? 1,
      atOnce,
    };
  } catch {
    // A % that begins no encoded character.
    return null;
  }
}

/** Null without a number, undefined if it is invalid. */
function wholeNumber(text: string | null, most: number): number | null | undefined {
  if (text === null) return null;
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

export const transcriptionSettings = {
  EARSHOT_TRANSCRIPTION_ENGINE: setting({
    default:
      '`openai` when `OPENAI_API_KEY` or `EARSHOT_TRANSCRIPTION_URLS` is set, else `local` when `@earshot/speech` is installed, else `none`',
    meaning: 'Transcription of recordings: by OpenAI-compatible endpoints, by the offline engine, or not at all',
    allowed: 'openai, local or none',
    schema: z.enum(['openai', 'local', 'none']).optional(),
  }),
  EARSHOT_TRANSCRIPTION_URLS: setting({
    default: '`OPENAI_BASE_URL`',
    meaning:
      'Several [transcription endpoints](scale.md#transcription-endpoints), separated by commas. Each may name its own key, `weight`, `at-once` and `model`. Without a key of its own an endpoint gets `OPENAI_API_KEY`',
    allowed:
      'different addresses such as http://gpu-1:8000/v1,https://:<key>@stt.example.com/v1?weight=3&at-once=16&model=whisper-1',
    schema: z
      .string()
      .transform((value, context) => {
        const endpoints = readTranscriptionUrls(value);
        if (endpoints === null) context.addIssue('not a list of endpoints');
        return endpoints ?? z.NEVER;
      })
      .optional(),
  }),
  EARSHOT_TRANSCRIPTION_MODEL: setting({
    default: 'gpt-4o-transcribe-diarize',
    meaning: 'Transcription model at the endpoint. A model named `…diarize` also tells speakers apart',
    allowed: 'a model name',
    schema: z.string().min(1).default('gpt-4o-transcribe-diarize'),
  }),
  EARSHOT_TRANSCRIPTIONS: setting({
    default: '8',
    meaning:
      'Recordings that each process sends to a transcription endpoint at the same time. The offline engine takes one at a time',
    allowed: 'a whole number from 1 to 256',
    schema: z.string().regex(/^\d+$/).default('8').transform(Number).pipe(z.number().min(1).max(256)),
  }),
  EARSHOT_BACKGROUND_TRANSCRIPTION: setting({
    default: 'on',
    meaning:
      'Whether the background work of this process transcribes queued recordings. With `off`, another process must. With `only`, it does nothing else, as `earshot worker --only transcription`',
    allowed: 'on, off or only',
    schema: z.enum(['on', 'off', 'only']).default('on'),
  }),
};
