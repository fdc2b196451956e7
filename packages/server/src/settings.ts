// Every setting, in one table: name, default, meaning, and how its text becomes a value. The table of docs/self-host.md is printed from it.
import { z } from 'zod';
import { readNetworks } from './network/networks.ts';
import { readRoots } from './storage/collection-roots.ts';
import { readStorageUrl } from './storage/storage-url.ts';

interface Setting<T> {
  /** Shown in docs/self-host.md when unset. */
  default: string;
  meaning: string;
  /** What the variable may hold, for the error line. */
  allowed: string;
  schema: z.ZodType<T, string | undefined>;
}

const setting = <T>(entry: Setting<T>) => entry;

const text = (pattern: RegExp) => z.string().regex(pattern);
const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const price = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);

/** Whether nobody guesses it: a blank, short or monotonous text would let anyone sign links. */
export const isSecretText = (secret: string) => secret.trim().length >= 32 && new Set(secret.trim()).size >= 5;

export const settingsTable = {
  EARSHOT_DATABASE_URL: setting({
    default: 'sqlite:./data/earshot.db',
    meaning: 'Database: a SQLite file or a Postgres server',
    allowed: 'sqlite:<path> or postgres://…',
    schema: text(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/).default('sqlite:./data/earshot.db'),
  }),
  EARSHOT_SQLITE_SYNCHRONOUS: setting({
    default: 'full',
    meaning:
      'Whether a commit on SQLite waits for the disk. `normal` is faster, and risks in a power cut what was answered last: analyses, their debits and events; the file stays whole',
    allowed: 'full or normal',
    schema: z.enum(['full', 'normal']).default('full'),
  }),
  EARSHOT_STORAGE_URL: setting({
    default: 'file:./data/storage',
    meaning: 'Storage of recordings: a folder or a bucket; credentials of a bucket come from the usual AWS variables',
    allowed: 'file:<path> or s3://<bucket>?region=…&endpoint=…&forcePathStyle=true',
    schema: z
      .string()
      .refine((value) => readStorageUrl(value) !== null)
      .default('file:./data/storage'),
  }),
  EARSHOT_UPLOAD_QUOTA_MIB: setting({
    default: '5120',
    meaning:
      'MiB that uploads of one company that no analysis uses and recordings of its failed analyses may take; each counts as 1 MiB at least',
    allowed: 'a whole number from 40 to 1000000000',
    schema: z.string().default('5120').pipe(wholeNumber(40, 1_000_000_000)),
  }),
  EARSHOT_MIN_FREE_DISK_MIB: setting({
    default: '1024',
    meaning:
      'MiB that stay free on the disk of recordings and database: with less, recordings are refused with 503 and everything else goes on',
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
    meaning: 'Port to listen on; 0 takes any free one',
    allowed: 'a whole number from 0 to 65535',
    schema: z.string().default('3000').pipe(wholeNumber(0, 65_535)),
  }),
  EARSHOT_PUBLIC_URL: setting({
    default: 'the listening address',
    meaning: 'Address under which others reach this server; used in links',
    allowed: 'an http:// or https:// URL',
    schema: z
      .string()
      .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value))
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  }),
  EARSHOT_SECRET: setting({
    default: 'made once, kept beside the SQLite database; required with Postgres',
    meaning:
      'Signs cursors, upload forms and addresses of recordings, encrypts the credentials of integrations; the same on all processes of one installation',
    allowed: 'at least 32 characters, at least 5 different ones',
    schema: z.string().refine(isSecretText).optional(),
  }),
  EARSHOT_ANALYSIS_ENGINE: setting({
    default: '`openai` when `OPENAI_API_KEY` is set, else `embedded`',
    meaning: 'What analyses: the offline engine, or a model behind an OpenAI-compatible server',
    allowed: 'embedded or openai',
    schema: z.enum(['embedded', 'openai']).optional(),
  }),
  OPENAI_API_KEY: setting({
    default: '',
    meaning: 'Key for the OpenAI-compatible server',
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
    meaning: 'Model that the openai engine asks',
    allowed: 'a model name',
    schema: z.string().min(1).default('gpt-5-mini'),
  }),
  EARSHOT_PROMPT_PRICE: setting({
    default: '0.25',
    meaning: 'US dollars for a million prompt tokens; gives `cost`',
    allowed: 'a number such as 0.25',
    schema: z.string().default('0.25').pipe(price),
  }),
  EARSHOT_COMPLETION_PRICE: setting({
    default: '2',
    meaning: 'US dollars for a million completion tokens; gives `cost`',
    allowed: 'a number such as 2',
    schema: z.string().default('2').pipe(price),
  }),
  EARSHOT_TRANSCRIPTION_ENGINE: setting({
    default: '`openai` when `OPENAI_API_KEY` is set, else `local` when `@earshot/speech` is installed, else `none`',
    meaning: 'What turns recordings into text: an OpenAI-compatible endpoint, the offline engine, or nothing',
    allowed: 'openai, local or none',
    schema: z.enum(['openai', 'local', 'none']).optional(),
  }),
  EARSHOT_TRANSCRIPTION_MODEL: setting({
    default: 'gpt-4o-transcribe-diarize',
    meaning: 'Model that transcribes at the endpoint; one named `…diarize` also tells speakers apart',
    allowed: 'a model name',
    schema: z.string().min(1).default('gpt-4o-transcribe-diarize'),
  }),
  EARSHOT_SPEECH_MODEL_DIR: setting({
    default: 'the model inside `@earshot/speech`',
    meaning: 'Folder with another model for the offline engine',
    allowed: 'a path',
    schema: z.string().min(1).optional(),
  }),
  EARSHOT_ALLOW_PRIVATE_NETWORK: setting({
    default: 'false',
    meaning: 'Development only: webhooks may go to, and audio may come from, private and loopback addresses',
    allowed: 'true or false',
    schema: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  EARSHOT_PBX_NETWORKS: setting({
    default: 'none',
    meaning: 'Private networks that PBX integrations may reach, with plain http too; public addresses need https',
    allowed: 'addresses and networks such as 10.0.0.5,192.168.1.0/24',
    schema: z
      .string()
      .transform((value, context) => {
        const networks = readNetworks(value);
        if (networks === null) context.addIssue('not a list of networks');
        return networks ?? z.NEVER;
      })
      .optional(),
  }),
  EARSHOT_COLLECTION_ROOTS: setting({
    default: 'none',
    meaning:
      'Folders and bucket prefixes that folder integrations may read; `{company}` in one stands for the id of the company',
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
    default: 'on the main port, for callers on this machine only',
    meaning: 'Port of its own for `/metrics`, on the same host',
    allowed: 'a whole number from 0 to 65535',
    schema: z.string().pipe(wholeNumber(0, 65_535)).optional(),
  }),
  EARSHOT_TRUST_PROXY: setting({
    default: 'false',
    meaning: 'A proxy in front of this server sets X-Forwarded-For; sign-in is throttled by the address that it names',
    allowed: 'true or false',
    schema: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  EARSHOT_BODY_MEMORY_MIB: setting({
    default: '192',
    meaning:
      'Memory for request bodies that are on their way in, in MiB; beyond it a request gets 503 with Retry-After. One company has half of it at most',
    allowed: 'a whole number from 64 to 65536',
    schema: z.string().default('192').pipe(wholeNumber(64, 65_536)),
  }),
  EARSHOT_BACKGROUND: setting({
    default: 'on',
    meaning:
      'Background work (queued analyses, webhook deliveries, collection, recovery, grants) in the serving process',
    allowed: 'on or off',
    schema: z
      .enum(['on', 'off'])
      .default('on')
      .transform((value) => value === 'on'),
  }),
  EARSHOT_LOG_LEVEL: setting({
    default: 'info',
    meaning: 'JSON lines on stderr from this level on; never keys, secrets, transcripts or audio',
    allowed: 'trace, debug, info, warn, error or silent',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  }),
};

type Table = typeof settingsTable;
export type Settings = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

/** A setting that can't be used; the message is one line that names the variable and what is allowed. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Reads all settings from `environment`. An empty variable counts as unset. Throws SettingError. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = Object.entries(settingsTable).map(([name, { schema, allowed }]) => {
    const parsed = schema.safeParse(environment[name] === '' ? undefined : environment[name]);
    if (!parsed.success) throw new SettingError(`${name} must be ${allowed}.`);
    return [name, parsed.data];
  });
  const settings = Object.fromEntries(values) as Settings;
  if (!settings.EARSHOT_DATABASE_URL.startsWith('sqlite:') && !settings.EARSHOT_SECRET) {
    throw new SettingError(
      'EARSHOT_SECRET must be set with Postgres: at least 32 characters, the same on every process.',
    );
  }
  for (const name of ['EARSHOT_ANALYSIS_ENGINE', 'EARSHOT_TRANSCRIPTION_ENGINE'] as const) {
    if (settings[name] === 'openai' && !settings.OPENAI_API_KEY) {
      throw new SettingError(
        `OPENAI_API_KEY must be set when ${name} is openai (any text for a server that needs no key).`,
      );
    }
  }
  return settings;
}

/** The settings as a Markdown table, for docs/self-host.md. */
export function settingsMarkdown(): string {
  const rows = Object.entries(settingsTable).map(([name, { default: unset, meaning, allowed }]) => {
    const shown = unset === '' ? '' : /[ `]/.test(unset) ? unset : `\`${unset}\``;
    return `| \`${name}\` | ${shown} | ${meaning} (${allowed}) |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
