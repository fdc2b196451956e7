// What a meeting's files say of it besides its words: the sidecar, the head of a transcript, the file's name.
import { extensionOf, stemOf } from './folder/folder.ts';
import { instantOf } from './local-time.ts';
import { fullTextIn, listIn, recordIn } from './provider-values.ts';

/** Forms of a meeting by preference: words before sound, and the best of each first. Two forms of one meeting are one recording. */
export const meetingForms = [
  '.transcript.vtt',
  '.vtt',
  '.srt',
  '.json',
  '.md',
  '.txt',
  '.cc.vtt',
  '.m4a',
  '.mp3',
  '.opus',
  '.ogg',
  '.oga',
  '.flac',
  '.wav',
  '.webm',
  '.mp4',
] as const;

const transcriptExtensions: ReadonlySet<string> = new Set(['vtt', 'srt', 'json', 'md', 'txt']);
export const isTranscriptName = (name: string) => transcriptExtensions.has(extensionOf(name));

/** What usually has pictures too; both come last of the forms, so nothing else has the sound. */
export const isVideoName = (name: string) => ['mp4', 'webm'].includes(extensionOf(name));

/** Zoom keeps what was typed beside what was said. */
export const isChatName = (name: string) => /(^|[/._-]|new)chat\.txt$/i.test(name);

/** What all forms of a meeting share: without the extension, and without what Zoom says of the form before it. */
export function meetingStemOf(path: string): string {
  return stemOf(path)
    .replace(/\.(transcript|cc)$/i, '')
    .replace(/_\d{3,4}x\d{3,4}$/, '');
}

/** Place in `meetingForms`. */
export function formOf(path: string): number {
  const kind = /\.(transcript|cc)\.vtt$/i.exec(path)?.[1]?.toLowerCase();
  return meetingForms.indexOf(
    `${kind === undefined ? '' : `.${kind}`}.${extensionOf(path)}` as (typeof meetingForms)[number],
  );
}

export interface MeetingFacts {
  id: string | null;
  /** E-mail. */
  organizer: string | null;
  client: string | null;
  /** E-mails. */
  participants: string[];
  /** ms since the epoch. */
  startedAt: number | null;
}

const sidecarKeys = new Set(['organizer', 'client', 'participants', 'startedAt', 'id']);

/**
 * `<name>.json` beside `<name>.vtt`, `<name>.m4a` …: `{"organizer": "ana@example.com", "client": "Bruno Lima", "participants": ["bruno@example.org"],
 * "startedAt": "2026-03-16T13:15:00Z", "id": "kxv-1"}`, each of them optional and nothing else; null for other JSON, which is a transcript.
 */
export function readSidecar(text: string): MeetingFacts | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => sidecarKeys.has(key))) return null;
  const facts = recordIn(value);
  const fact = (key: string) => fullTextIn(facts[key]) || null;
  const at = Date.parse(fact('startedAt') ?? '');
  return {
    id: fact('id'),
    organizer: emailIn(fact('organizer')),
    client: fact('client'),
    participants: emailsIn(facts.participants),
    startedAt: Number.isNaN(at) ? null : at,
  };
}

/** What a fact takes at most; expressions may take the square of it. */
const longestFact = 500;
const emailIn = (text: string | null) =>
  /[^\s<>(),;:"'@]+@[^\s<>(),;:"'@]+\.[^\s<>(),;:"'@]+/.exec(text?.slice(0, longestFact) ?? '')?.[0] ?? null;

/** Participants of a meeting, at most. */
const mostParticipants = 1_000;

function emailsIn(value: unknown): string[] {
  return listIn(value)
    .slice(0, mostParticipants)
    .flatMap((given) => emailIn(fullTextIn(given)) ?? []);
}

/** Whether all addresses have the organizer's domain; null where only one is known. */
export function isOneOrganization({ organizer, participants }: MeetingFacts): boolean | null {
  if (organizer === null || participants.length === 0) return null;
  const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return participants.every((email) => domainOf(email) === domainOf(organizer));
}

const organizerLine =
  /^[#*\s]*(?:NOTE\s+)?(?:organi[sz]er|organi[sz]ed by|host|organizador(?:a)?|anfitri(?:ão|ã|ón|ona|ao|on))\**\s*:\**\s*(.+)$/iu;
const clientLine = /^[#*\s]*(?:NOTE\s+)?(?:client|customer|cliente)\**\s*:\**\s*(.+)$/iu;
const organizerKey =
  /"(?:organizer|organizer_email|organizerEmail|host_email)"\s*:\s*(?:\{[^{}]*?"email"\s*:\s*)?"([^"]+@[^"]+)"/;
const headLines = 30;

/** Facts in the first lines of a transcript: `Organizer: ana@example.com`, `Client: Bruno Lima`; in JSON, the organizer's usual keys. */
export function readHead(head: string): Pick<MeetingFacts, 'organizer' | 'client'> {
  const facts: Pick<MeetingFacts, 'organizer' | 'client'> = { organizer: null, client: null };
  for (const whole of head.split(/\r?\n/, headLines)) {
    const line = whole.slice(0, longestFact);
    facts.organizer ??= emailIn(organizerLine.exec(line)?.[1] ?? null);
    if (facts.organizer !== null) facts.client ??= clientLine.exec(line)?.[1]?.trim() ?? null;
  }
  if (facts.organizer === null && /^\s*[[{]/.test(head)) facts.organizer = organizerKey.exec(head)?.[1] ?? null;
  return facts;
}

/** The transcript without those lines, which nobody said. */
export function withoutHead(transcript: string): string {
  if (readHead(transcript.slice(0, 4096)).organizer === null) return transcript;
  const lines = transcript.split('\n');
  const isFact = (line: string) =>
    line.length <= longestFact && (emailIn(organizerLine.exec(line)?.[1] ?? null) !== null || clientLine.test(line));
  return [...lines.slice(0, headLines).filter((line) => !isFact(line.trimEnd())), ...lines.slice(headLines)].join('\n');
}

const nameTime =
  /(GMT)?(\d{4})[-_./]?(\d\d)[-_./]?(\d\d)(?: at |[-_.T ]{1,3})(\d\d)[-_.:h]?(\d\d)(?:[-_.:m]?(\d\d))?(?!\d)(?:\s*GMT([+-]\d{1,2}))?/;

/** `GMT20260316-131500_Recording` (Zoom), `2026-03-16 10.15.00 Proposal`, `Proposal (2026-03-16 10:15 GMT-3)` (Meet); ms since the epoch. */
export function timeInName(name: string, zone: string): number | null {
  const match = nameTime.exec(name);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(2, 8).map((part) => Number(part ?? 0));
  const offsetHours = match[8] === undefined ? 0 : Number(match[8]);
  const isUtc = match[1] !== undefined || match[8] !== undefined;
  const at = instantOf(
    { year: year!, month: month!, day: day!, hour: hour!, minute: minute!, second: second! },
    isUtc ? 'UTC' : zone,
  );
  return at === null ? null : at - offsetHours * 3_600_000;
}
