// All settings in one table: name, default, meaning and parser. The table of docs/self-host.md is printed from it.
import { inMib, maxAudioBytes, maxProcedureAudioSeconds } from '@earshot/core';
import { z } from 'zod';
import { readNetworks } from './network/networks.ts';
import { auditSettings } from './settings/audit-settings.ts';
import { mailSettings } from './settings/mail-settings.ts';
import { setting, text } from './settings/setting.ts';
import { transcriptionSettings } from './settings/transcription-settings.ts';
import { readRoots, readStorageUrl } from './storage/storage-url.ts';

const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const networks = z
  .string()
  .transform((value, context) => {
    const read = readNetworks(value);
    if (read === null) context.addIssue('not a list of networks');
    return read ?? z.NEVER;
  })
  .optional();
/** Whether the first of two words is set. */
const either = (yes: string, no: string, unset: string) =>
  text(new RegExp(`^(${yes}|${no})$`))
    .default(unset)
    .transform((value) => value === yes);
const price = text(/^\d+(\.\d+)?$/).transform(Number);

/** A limit of requests; its default is that of the document's x-rate-limits. */
const requestsPerMinute = (unset: string, of: string) =>
  setting({
    default: unset,
    meaning: `Requests a minute: ${of}. 0 means no limit`,
    allowed: 'a whole number from 0 to 1000',
    schema: z.string().default(unset).pipe(wholeNumber(0, 1_000)),
  });

/** Whether it is hard to guess: with a blank, short or monotonous text anyone could sign links. */
export const isSecretText = (secret: string) => secret.trim().length >= 32 && new Set(secret.trim()).size >= 5;

export const settingsTable = {
  EARSHOT_DATABASE_URL: setting({
    default: 'sqlite:./data/earshot.db',
    meaning: 'The database: a SQLite file or a Postgres server',
    allowed: 'sqlite:<path> or postgres://…',
    schema: text(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/).default('sqlite:./data/earshot.db'),
  }),
  EARSHOT_SQLITE_SYNCHRONOUS: setting({
    default: 'full',
    meaning:
      'Whether a commit on SQLite waits for the disk. `normal` is faster. A power cut may then lose the last analyses with their debits and events, but not damage the file',
    allowed: 'full or normal',
    schema: z.enum(['full', 'normal']).default('full'),
  }),
  EARSHOT_STORAGE_URL: setting({
    default: 'file:./data/storage',
    meaning:
      'Storage of recordings: a folder or an S3 bucket. Credentials of a bucket come from the usual AWS variables',
    allowed: 'file:<path> or s3://<bucket>?region=…&endpoint=…&forcePathStyle=true',
    schema: z
      .string()
      .refine((value) => readStorageUrl(value) !== null)
      .default('file:./data/storage'),
  }),
  EARSHOT_RECORDING_MIB: setting({
    default: String(inMib(maxAudioBytes)),
    meaning:
      'Largest recording, in MiB: uploaded, at an address or collected. A Data URL has at most 10 MiB in any case',
    allowed: 'a whole number from 40 to 2048',
    schema: z
      .string()
      .default(String(inMib(maxAudioBytes)))
      .pipe(wholeNumber(inMib(maxAudioBytes), 2048)),
  }),
  EARSHOT_VIDEO_MIB: setting({
    default: '2048',
    meaning:
      'Largest video, in MiB, of a collected meeting that has no other sound. Only the sound is kept; what is larger than EARSHOT_RECORDING_MIB needs ffmpeg',
    allowed: 'a whole number from 40 to 16384',
    schema: z
      .string()
      .default('2048')
      .pipe(wholeNumber(inMib(maxAudioBytes), 16_384)),
  }),
  EARSHOT_RECORDING_HOURS: setting({
    default: String(maxProcedureAudioSeconds / 3600),
    meaning: 'Longest recording that procedures and the pages take, in hours. `POST /api/analyses` has no such limit',
    allowed: 'a whole number from 2 to 24',
    schema: z
      .string()
      .default(String(maxProcedureAudioSeconds / 3600))
      .pipe(wholeNumber(maxProcedureAudioSeconds / 3600, 24)),
  }),
  EARSHOT_UPLOAD_QUOTA_MIB: setting({
    default: '5120',
    meaning:
      'Limit, in MiB, for the unused uploads of one company and the recordings of its failed analyses. Each counts as at least 1 MiB',
    allowed: 'a whole number from 40 to 1000000000',
    schema: z.string().default('5120').pipe(wholeNumber(40, 1_000_000_000)),
  }),
  EARSHOT_MIN_FREE_DISK_MIB: setting({
    default: '1024',
    meaning:
      'Disk space to keep free for recordings and database, in MiB. With less, recordings get 503 and everything else continues',
    allowed: 'a whole number from 0 to 1000000000',
    schema: z.string().default('1024').pipe(wholeNumber(0, 1_000_000_000)),
  }),
  EARSHOT_HOST: setting({
    default: '127.0.0.1',
    meaning: 'Address to listen on',
    allowed: 'a host name or address',
    schema: text(/^[\w.:-]+$/).default('127.0.0.1'),
  }),
  EARSHOT_PORT: setting({
    default: '3000',
    meaning: 'Port to listen on; 0 chooses any free port',
    allowed: 'a whole number from 0 to 65535',
    schema: z.string().default('3000').pipe(wholeNumber(0, 65_535)),
  }),
  EARSHOT_PUBLIC_URL: setting({
    default: 'the listening address',
    meaning: 'Public address of this server, used in links',
    allowed: 'an http:// or https:// URL',
    schema: z
      .string()
      .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value))
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  }),
  EARSHOT_SECRET: setting({
    default: 'generated once and kept beside the SQLite database; required with Postgres',
    meaning:
      'Signs cursors, upload forms and addresses of recordings, and encrypts the credentials of integrations and the secrets of webhooks. Use the same value for all processes of one installation',
    allowed: 'at least 32 characters, 5 of them different',
    schema: z.string().refine(isSecretText).optional(),
  }),
  EARSHOT_SECRET_PREVIOUS: setting({
    default: '',
    meaning:
      'The secret before this one, while you replace it. What it signed or encrypted stays readable; `earshot secret rotate` rewrites what is stored',
    allowed: 'at least 32 characters, 5 of them different',
    schema: z.string().refine(isSecretText).optional(),
  }),
  EARSHOT_ANALYSIS_ENGINE: setting({
    default: '`openai` when `OPENAI_API_KEY` is set, else `embedded`',
    meaning: 'Analysis engine: the offline engine, or a model on an OpenAI-compatible server',
    allowed: 'embedded or openai',
    schema: z.enum(['embedded', 'openai']).optional(),
  }),
  OPENAI_API_KEY: setting({
    default: '',
    meaning: 'API key of the OpenAI-compatible server',
    allowed: 'any text',
    schema: z.string().optional(),
  }),
  OPENAI_BASE_URL: setting({
    default: "OpenAI's own",
    meaning: 'Address of the OpenAI-compatible server',
    allowed: 'an http:// or https:// URL',
    schema: z
      .string()
      .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value))
      .optional(),
  }),
  EARSHOT_ANALYSIS_MODEL: setting({
    default: 'gpt-5-mini',
    meaning: 'Model of the `openai` engine',
    allowed: 'a model name',
    schema: z.string().min(1).default('gpt-5-mini'),
  }),
  EARSHOT_PROMPT_PRICE: setting({
    default: '0.25',
    meaning: 'US dollars per million prompt tokens, for `cost`',
    allowed: 'a number such as 0.25',
    schema: z.string().default('0.25').pipe(price),
  }),
  EARSHOT_COMPLETION_PRICE: setting({
    default: '2',
    meaning: 'US dollars per million completion tokens, for `cost`',
    allowed: 'a number such as 2',
    schema: z.string().default('2').pipe(price),
  }),
  ...transcriptionSettings,
  EARSHOT_SPEECH_MODEL_DIR: setting({
    default: 'installed models, else those inside `@earshot/speech`',
    meaning: 'Folder of a model that goes before all others in offline transcription, for the languages that it knows',
    allowed: 'a path',
    schema: z.string().min(1).optional(),
  }),
  EARSHOT_SPEECH_INSTALLED_DIR: setting({
    default: './data/speech-models',
    meaning: 'Folder in which `earshot speech install` puts models, and where offline transcription looks for them',
    allowed: 'a path',
    schema: z.string().min(1).default('./data/speech-models'),
  }),
  EARSHOT_ALLOW_PRIVATE_NETWORK: setting({
    default: 'false',
    meaning: 'For development only: allows webhooks to, and audio from, private and loopback addresses',
    allowed: 'true or false',
    schema: either('true', 'false', 'false'),
  }),
  EARSHOT_PBX_NETWORKS: setting({
    default: 'none',
    meaning: 'Private networks that PBX integrations may reach, over http too. Public addresses always need https',
    allowed: 'addresses and networks such as 10.0.0.5,192.168.1.0/24',
    schema: networks,
  }),
  EARSHOT_OPENID_NETWORKS: setting({
    default: 'none',
    meaning:
      'Private networks in which sign-in services of companies (OpenID Connect) may be, over http too. Public addresses always need https',
    allowed: 'addresses and networks such as 10.0.0.5,192.168.1.0/24',
    schema: networks,
  }),
  EARSHOT_COLLECTION_ROOTS: setting({
    default: 'none',
    meaning:
      'Folders and bucket prefixes that folder integrations may read. `{company}` stands for the id of the company',
    allowed: 'absolute paths and prefixes such as /srv/recordings/{company},s3://bucket/recordings',
    schema: z
      .string()
      .transform((value, context) => {
        const roots = readRoots(value);
        if (roots === null) context.addIssue('not a list of folders');
        return roots ?? z.NEVER;
      })
      .default([]),
  }),
  EARSHOT_METRICS_PORT: setting({
    default: 'the main port, for callers on this machine only',
    meaning: 'Separate port for `/metrics`, on the same host',
    allowed: 'a whole number from 0 to 65535',
    schema: z.string().pipe(wholeNumber(0, 65_535)).optional(),
  }),
  EARSHOT_TRUST_PROXY: setting({
    default: 'false',
    meaning:
      'Whether a proxy in front of this server sets X-Forwarded-For. Sign-in is then throttled by the address in it',
    allowed: 'true or false',
    schema: either('true', 'false', 'false'),
  }),
  EARSHOT_CORS_ORIGINS: setting({
    default: 'none',
    meaning:
      'Origins whose pages may call the interface from a browser (CORS), with a key and never with cookies. Such a page shows its key to whoever opens it',
    allowed: 'origins such as https://crm.example.com,http://localhost:5173',
    schema: z
      .string()
      .transform((value, context) => {
        const origins = value.split(',').map((origin) => origin.trim());
        const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
        if (!origins.every(isOrigin)) context.addIssue('not a list of origins');
        return origins;
      })
      .default([]),
  }),
  EARSHOT_BODY_MEMORY_MIB: setting({
    default: '192',
    meaning:
      'Memory for incoming request bodies, in MiB. Beyond it, a request gets 503 with Retry-After. One company can use at most half of it',
    allowed: 'a whole number from 64 to 65536',
    schema: z.string().default('192').pipe(wholeNumber(64, 65_536)),
  }),
  EARSHOT_CREATES_PER_MINUTE: requestsPerMinute('15', '`POST /api/analyses` of one company'),
  EARSHOT_LISTS_PER_MINUTE: requestsPerMinute('120', '`GET /api/analyses` of one company'),
  EARSHOT_PROCEDURES_PER_MINUTE: requestsPerMinute('60', 'procedures of one API key'),
  EARSHOT_SESSION_PROCEDURES_PER_MINUTE: requestsPerMinute('300', 'procedures of one session'),
  EARSHOT_TRENDS_PER_MINUTE: requestsPerMinute(
    '60',
    '`analysis.getTrends`, `analysis.drawSample`, `analysis.getAgreement`, `analysis.getCalibrationAgreement` and `interactionTypes.try` of one company',
  ),
  EARSHOT_SHARES_PER_MINUTE: requestsPerMinute('120', '`share.get` of one network address'),
  ...mailSettings,
  ...auditSettings,
  EARSHOT_BACKGROUND: setting({
    default: 'on',
    meaning:
      'Whether the serving process also does background work: queued analyses, webhook deliveries, collection, recovery, grants',
    allowed: 'on or off',
    schema: either('on', 'off', 'on'),
  }),
  EARSHOT_LOG_LEVEL: setting({
    default: 'info',
    meaning: 'Lowest level of the JSON log on stderr. It never contains keys, secrets, transcripts or audio',
    allowed: 'trace, debug, info, warn, error or silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  }),
};

type Table = typeof settingsTable;
export type Settings = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

/** Most bytes of a recording on this installation. */
export const mostRecordingBytes = ({ EARSHOT_RECORDING_MIB }: Pick<Settings, 'EARSHOT_RECORDING_MIB'>): number =>
  EARSHOT_RECORDING_MIB * 1024 * 1024;

/** Most bytes of a video whose sound is taken. */
export const mostVideoBytes = (settings: Pick<Settings, 'EARSHOT_RECORDING_MIB' | 'EARSHOT_VIDEO_MIB'>): number =>
  Math.max(settings.EARSHOT_VIDEO_MIB * 1024 * 1024, mostRecordingBytes(settings));
