// Recordings that a PBX leaves in a folder, with the call record file beside them: Asterisk, FreePBX, Issabel, 3CX, FreeSWITCH.
import { isAbsolute, posix } from 'node:path';
import { type IntegrationSettings, procedureFormats, restFormats } from '@earshot/core';
import { partiesOf } from '../../call-records/call-parties.ts';
import { factsOfName, type NameFacts, type NamePattern, readPattern } from '../../call-records/file-name-facts.ts';
import { matchCallRecords, type ReadRows, type RecordedCall } from '../../call-records/match-call-records.ts';
import { type CallRecordFile, callRecords } from '../../call-records/read-call-records.ts';
import { readTime, timeOfUniqueId } from '../../call-records/record-time.ts';
import {
  type Connector,
  type ConnectorContext,
  ConnectorError,
  type ConnectorKind,
  type FoundRecording,
  refused,
} from '../../connector.ts';
import { arrivals, lookBackMs, startMarks, waitedFor } from '../../folder/arrivals.ts';
import {
  extensionOf,
  type Folder,
  type FolderFile,
  formerIdOfPath,
  idOfPath,
  isUnchanged,
  nameOf,
  reachFolder,
  stemOf,
  versionOfFile,
} from '../../folder/folder.ts';
import { locateFolder, locationProblem } from '../../folder/folder-location.ts';
import { isGrowingWav } from '../../folder/growing-wav.ts';
import { openFolder } from '../../folder/open-folder.ts';
import { callFilters } from '../../recording-filters.ts';
import { idOfVersion } from '../../recording-identity.ts';

const formats: ReadonlySet<string> = new Set([...restFormats, ...procedureFormats]);
/** What telephone systems write as well, and Earshot does not read: it is found to be counted. */
const otherFormats: ReadonlySet<string> = new Set(
  'gsm sln sln12 sln16 sln24 sln32 sln44 sln48 sln96 sln192 slin g719 g722 g723 g726 g729 ilbc siren7 siren14 ulaw alaw ul al pcm vox au aiff amr wma aac 3gp'.split(
    ' ',
  ),
);
const isReadable = (name: string) => formats.has(extensionOf(name));
const isRecordingName = (name: string) => isReadable(name) || otherFormats.has(extensionOf(name));

const dayMs = 24 * 60 * 60 * 1000;
/** No call lasts longer; its row is written when it ends. */
const longestCallMs = 12 * 60 * 60 * 1000;
/** How long a row is waited for, where the file's name already says whose call it was: Asterisk writes rows in batches of up to five minutes. */
const shortWaitMs = 10 * 60 * 1000;
/** Otherwise: exports of call records come hourly or daily. A wait beyond the look-back could change the id. */
const longWaitMs = lookBackMs;

interface NamedFile {
  file: FolderFile;
  path: string;
  id: string | null;
  name: NameFacts;
}

export const pbxFolder: ConnectorKind = {
  provider: 'pbx',
  settings: {
    location: 'required',
    callRecordFile: 'optional',
    fileNamePattern: 'optional',
    timeZone: 'optional',
    firstChannel: 'optional',
    includeInternalCalls: 'optional',
    ...callFilters,
  },
  credentials: [],
  check: (settings, roots) =>
    refused('location', locationProblem(settings.location, roots)) ??
    refused('callRecordFile', recordFileProblem(settings, roots)) ??
    refused('fileNamePattern', patternProblem(settings)),
  make: (context) => {
    const opened = () => openFolder(context.settings.location ?? '', context.roots);
    return {
      async *recordingsSince(position, signal) {
        yield* recordings(await opened(), context, position, signal);
      },
      reach: async (signal) => reachFolder(await opened(), signal),
      test: async (signal) => testLine(await opened(), context, signal),
    } satisfies Connector;
  },
};

function patternProblem({ fileNamePattern }: IntegrationSettings): string | null {
  const read = fileNamePattern === undefined ? null : readPattern(fileNamePattern);
  return typeof read === 'string' ? read : null;
}

function recordFileProblem(settings: IntegrationSettings, roots: readonly string[]): string | null {
  const { callRecordFile } = settings;
  if (callRecordFile === undefined) return null;
  const address = recordFileAddress(settings);
  if (address !== null && locateFolder(address.folder, roots)) return null;
  return "'callRecordFile' must be a file inside 'location', such as Master.csv, or an absolute path inside a folder that the operator of this server allows.";
}

/** Folder and name of the call record file; it may stand elsewhere in the roots, as in Asterisk's own layout. */
function recordFileAddress({
  location = '',
  callRecordFile = '',
}: IntegrationSettings): { folder: string; file: string } | null {
  const isElsewhere = isAbsolute(callRecordFile) || callRecordFile.startsWith('s3://');
  const file = isElsewhere ? nameOf(callRecordFile) : posix.normalize(callRecordFile);
  if (file === '' || file === '.' || file.split('/').includes('..') || file.includes('\0')) return null;
  return { folder: isElsewhere ? callRecordFile.slice(0, -file.length - 1) : location, file };
}

async function* recordings(
  folder: Folder,
  context: ConnectorContext,
  position: string | null,
  signal: AbortSignal,
): AsyncGenerator<FoundRecording> {
  const { since } = context;
  const now = context.now();
  const marks = startMarks({ position, since });
  for await (const batch of arrivals(folder, {
    position,
    since,
    now,
    isWanted: isRecordingName,
    signal,
    awaits: context.awaits,
  })) {
    const files = namedFiles(batch, context);
    const calls = await callsOf(files, context, now, signal);
    for (const named of files) {
      signal.throwIfAborted();
      const call = calls?.get(named.path) ?? null;
      const isUnrecorded = calls !== null && !call && isRowAwaited(named, now);
      if (isUnrecorded || (await isGrowingWav(named.file, folder, now, signal))) {
        context.awaits?.(isUnrecorded ? 'call_record' : 'complete_file');
        marks.hold();
        continue;
      }
      if (!(await isUnchanged(named.file, folder))) continue;
      const position = marks.after(named.file);
      const found = foundRecording(named, call, folder, position, context);
      if ((found.startedAt ?? madeAt(named.file)) >= since) yield found;
    }
  }
}

function namedFiles(batch: readonly FolderFile[], { settings }: ConnectorContext): NamedFile[] {
  const pattern =
    settings.fileNamePattern === undefined ? null : (readPattern(settings.fileNamePattern) as NamePattern);
  return batch.map((file) => {
    const name = factsOfName(file.path, pattern, settings.timeZone ?? 'UTC', file.arrivedAt);
    return { file, path: file.path, id: name.id, name };
  });
}

/** Null where no call record file is set. */
async function callsOf(
  files: readonly NamedFile[],
  { settings, roots }: ConnectorContext,
  now: number,
  signal: AbortSignal,
): Promise<Map<string, RecordedCall> | null> {
  if (settings.callRecordFile === undefined) return null;
  const address = recordFileAddress(settings);
  if (!address) throw new ConnectorError('settings', recordFileProblem(settings, roots)!);
  const source: CallRecordFile = {
    folder: await openFolder(address.folder, roots),
    path: address.file,
    zone: settings.timeZone ?? 'UTC',
    now,
  };
  const earliest = files.reduce((least, { file, name }) => Math.min(least, name.startedAt ?? madeAt(file)), now);
  const calls = new Map<string, RecordedCall>();
  const missing = () => files.filter(({ path }) => !calls.has(path));
  async function look(path: string, from: number, wanted: readonly NamedFile[]): Promise<void> {
    const readRows: ReadRows = (mayMatter) => callRecords({ ...source, path }, from, signal, mayMatter);
    for (const [recording, call] of await matchCallRecords(wanted, readRows)) calls.set(recording, call);
  }
  await look(source.path, earliest - longestCallMs, files);
  // Names without a time tell nothing of files that were copied long after their calls: then rows of any age may be theirs.
  const timeless = missing().filter(({ name }) => name.startedAt === null);
  if (timeless.length > 0) await look(source.path, Number.NEGATIVE_INFINITY, timeless);
  // Where logrotate has just begun a new file, the last rows are in the one before.
  const rotated = `${source.path}.1`;
  if (missing().length > 0 && (await source.folder.stat(rotated)))
    await look(rotated, earliest - longestCallMs, missing());
  return calls;
}

function isRowAwaited({ file, name, id }: NamedFile, now: number): boolean {
  const isTold = id !== null && partiesOf(null, name).ownerId !== null;
  return now - file.arrivedAt < (isTold ? shortWaitMs : longWaitMs);
}

/** When a file of unknown call was made: a copy keeps the time, if it is one. */
const madeAt = ({ arrivedAt, modifiedAt }: FolderFile) =>
  modifiedAt > dayMs ? Math.min(arrivedAt, modifiedAt) : arrivedAt;

function foundRecording(
  { file, name, id }: NamedFile,
  call: RecordedCall | null,
  folder: Folder,
  position: string,
  { settings }: ConnectorContext,
): FoundRecording {
  // A name that holds the id comes first: it is there from the beginning, a row may come late.
  const ownId = id ?? (call?.record.id || null);
  const call_id = ownId ?? idOfPath(folder, stemOf(file.path));
  // The same call may be there in a format that is read.
  const named = (id: string) => (isReadable(file.path) ? id : `${id}.${extensionOf(file.path)}`);
  const externalId = named(call_id);
  const version = versionOfFile(file);
  const parties = partiesOf(call?.record ?? null, name);
  return {
    externalId,
    ...(ownId === null
      ? {
          identity: 'content' as const,
          formerIds: [named(formerIdOfPath(folder, stemOf(file.path)))],
          version,
          otherId: idOfVersion(externalId, version),
        }
      : { identity: 'id_and_content' as const }),
    startedAt:
      timeOfUniqueId(call_id) ??
      readTime(call?.record.start ?? '', settings.timeZone ?? 'UTC', file.arrivedAt) ??
      name.startedAt,
    madeAt: madeAt(file),
    durationSeconds: call && call.talkSeconds > 0 ? call.talkSeconds : null,
    bytes: file.bytes,
    ownerId: parties.ownerId,
    clientName: parties.clientName,
    isInternal: parties.isInternal,
    facts: {
      direction: parties.direction,
      people: parties.people,
      called: [parties.to],
      topic: null,
      isInternalMeeting: null,
    },
    telephony: {
      call_id,
      call_from_name: parties.fromName,
      call_from_number: parties.fromNumber,
      call_to: parties.to,
      record_file: nameOf(file.path),
    },
    position,
    fetch: async (signal) => ({ audio: await folder.read(file.path, { version: file.version, signal }) }),
  };
}

async function testLine(folder: Folder, context: ConnectorContext, signal: AbortSignal): Promise<string> {
  const now = context.now();
  const { callRecordFile } = context.settings;
  let [count, matched] = [0, 0];
  const search = { position: null, since: now - dayMs, now, isWanted: isRecordingName, signal };
  for await (const batch of arrivals(folder, search)) {
    count += batch.length;
    matched += (await callsOf(namedFiles(batch, context), context, now, signal))?.size ?? 0;
  }
  const later = await waitedFor(folder, search);
  const there = `${folder.name} can be read: ${count} recording${count === 1 ? '' : 's'} of the last 24 hours`;
  if (callRecordFile === undefined) return `${there}.${later}`;
  if (count === 0) await callsOf([], context, now, signal);
  return `${there}, ${matched} of them with a row in ${callRecordFile}.${later}`;
}
