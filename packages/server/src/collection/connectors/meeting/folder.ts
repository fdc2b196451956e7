// Meetings that are exported into a folder: transcripts or recordings, with the organizer in a sidecar or in the transcript's head.

import { buffer } from 'node:stream/consumers';
import { maxTranscriptBytes } from '@earshot/core';
import {
  type Connector,
  type ConnectorContext,
  ConnectorError,
  type ConnectorKind,
  type FoundRecording,
  refused,
} from '../../connector.ts';
import { arrivals, startMarks, waitedFor } from '../../folder/arrivals.ts';
import {
  decodeText,
  type Folder,
  type FolderFile,
  formerIdOfPath,
  idOfPath,
  isComplete,
  isUnchanged,
  nameOf,
  reachFolder,
  versionOfFile,
} from '../../folder/folder.ts';
import { locationProblem } from '../../folder/folder-location.ts';
import { isGrowingWav } from '../../folder/growing-wav.ts';
import { openFolder } from '../../folder/open-folder.ts';
import {
  formOf,
  isChatName,
  isOneOrganization,
  isTranscriptName,
  isVideoName,
  type MeetingFacts,
  meetingForms,
  meetingStemOf,
  readHead,
  readSidecar,
  timeInName,
  withoutHead,
} from '../../meeting-files.ts';
import { meetingFilters } from '../../recording-filters.ts';
import { idOfVersion } from '../../recording-identity.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostSidecarBytes = 64 * 1024;
const headBytes = 4096;
const mib = 1024 * 1024;

const isWanted = (name: string) => formOf(name) >= 0 && !isChatName(name);

export const meetingFolder: ConnectorKind = {
  provider: 'meeting',
  settings: { location: 'required', timeZone: 'optional', ...meetingFilters },
  credentials: [],
  check: ({ location }, roots) => refused('location', locationProblem(location, roots)),
  make: (context) => {
    const opened = () => openFolder(context.settings.location ?? '', context.roots);
    return {
      async *recordingsSince(position, signal) {
        yield* recordings(await opened(), context, position, signal);
      },
      reach: async (signal) => reachFolder(await opened(), signal),
      test: async (signal) => {
        let [count, organized] = [0, 0];
        const yesterday = { ...context, since: context.now() - dayMs };
        const folder = await opened();
        for await (const { ownerId } of recordings(folder, yesterday, null, signal)) {
          count += 1;
          if (ownerId !== null) organized += 1;
        }
        const later = await waitedFor(folder, { now: context.now(), isWanted, signal });
        return `${folder.name} can be read: ${count} meeting${count === 1 ? '' : 's'} of the last 24 hours, ${organized} of them with an organizer.${later}`;
      },
    } satisfies Connector;
  },
};

async function* recordings(
  folder: Folder,
  context: ConnectorContext,
  position: string | null,
  signal: AbortSignal,
): AsyncGenerator<FoundRecording> {
  const { since } = context;
  const now = context.now();
  const marks = startMarks({ position, since });
  for await (const batch of arrivals(folder, { position, since, now, isWanted, signal, awaits: context.awaits })) {
    for (const file of batch) {
      signal.throwIfAborted();
      const facts = await factsOf(file, folder, now, signal).catch(unlessGone);
      if (facts === 'later' || (await isGrowingWav(file, folder, now, signal))) {
        context.awaits?.('complete_file');
        marks.hold();
        continue;
      }
      if (!(await isUnchanged(file, folder))) continue;
      const position = marks.after(file);
      if (facts === null || (facts.startedAt ?? Math.min(file.modifiedAt, file.arrivedAt)) < since) continue;
      yield foundMeeting(file, facts, folder, position);
    }
  }

  /** Null for what is no meeting of its own: a sidecar, or a lesser form of one. */
  async function factsOf(
    file: FolderFile,
    folder: Folder,
    now: number,
    signal: AbortSignal,
  ): Promise<MeetingFacts | null | 'later'> {
    const stem = meetingStemOf(file.path);
    const form = formOf(file.path);
    const beside = await Promise.all(meetingForms.slice(0, form).map((suffix) => folder.stat(stem + suffix)));
    const sidecarFile = form === meetingForms.indexOf('.json') ? file : await folder.stat(`${stem}.json`);
    const sidecar = sidecarFile && (await sidecarOf(sidecarFile, folder, signal));
    if (sidecarFile === file && sidecar) return null;
    // Whatever it is to become, it is not yet.
    if (sidecarFile && !isComplete(sidecarFile, folder, now)) return 'later';
    if (beside.some((other) => other && other.bytes > 0 && !(sidecar && other.path === sidecarFile?.path))) return null;
    const head = isTranscriptName(file.path) ? await headOf(file, folder, signal) : null;
    return {
      // One that came only after the meeting could already be collected would give it a second id.
      id:
        sidecarFile &&
        sidecar &&
        Math.min(sidecarFile.modifiedAt, sidecarFile.arrivedAt) <= file.arrivedAt + folder.quietMs
          ? sidecar.id
          : null,
      organizer: sidecar?.organizer ?? head?.organizer ?? null,
      client: sidecar?.client ?? head?.client ?? null,
      participants: sidecar?.participants ?? [],
      startedAt: sidecar?.startedAt ?? timeInName(nameOf(stem), context.settings.timeZone ?? 'UTC'),
    };
  }
}

/** If a file goes away while it is read, there is nothing to collect. */
function unlessGone(error: unknown): null {
  if (error instanceof ConnectorError && error.kind === 'recording') return null;
  throw error;
}

async function sidecarOf(file: FolderFile, folder: Folder, signal: AbortSignal): Promise<MeetingFacts | null> {
  if (file.bytes > mostSidecarBytes) return null;
  return readSidecar(decodeText(await buffer(await folder.read(file.path, { signal }))));
}

async function headOf(file: FolderFile, folder: Folder, signal: AbortSignal) {
  const head = await buffer(await folder.read(file.path, { range: { start: 0, end: headBytes - 1 }, signal }));
  // Drops the line that is cut off, perhaps within a character.
  return readHead(decodeText(head.subarray(0, head.lastIndexOf(10) + 1 || head.length)));
}

function foundMeeting(file: FolderFile, facts: MeetingFacts, folder: Folder, position: string): FoundRecording {
  const stem = meetingStemOf(file.path);
  const externalId = facts.id ?? idOfPath(folder, stem);
  const version = versionOfFile(file);
  // Words are corrected afterwards; another sound is another meeting.
  const isSound = !isTranscriptName(file.path);
  return {
    externalId,
    ...(facts.id === null
      ? {
          identity: 'content' as const,
          formerIds: [formerIdOfPath(folder, stem)],
          ...(isSound && { version, otherId: idOfVersion(externalId, version) }),
        }
      : { identity: 'id_and_content' as const }),
    startedAt: facts.startedAt,
    madeAt: Math.min(file.modifiedAt, file.arrivedAt),
    durationSeconds: null,
    bytes: file.bytes,
    ...(isVideoName(file.path) && { isVideo: true }),
    ...(!isSound && { isWords: true }),
    ownerId: facts.organizer,
    clientName: facts.client,
    isInternal: false,
    facts: {
      direction: null,
      people: [facts.organizer, ...facts.participants].filter((email) => email !== null),
      called: [],
      topic: nameOf(stem),
      isInternalMeeting: isOneOrganization(facts),
    },
    telephony: null,
    position,
    fetch: async (signal) => {
      const { path, bytes, version } = file;
      if (!isTranscriptName(path)) {
        const audio = await folder.read(path, { version, signal });
        return { audio, ...(isVideoName(path) && { video: { bytes } }) };
      }
      // UTF-16 takes up to twice the room. The text itself is measured when it is taken.
      if (bytes > 2 * maxTranscriptBytes)
        throw new ConnectorError('too_large', `${path} is larger than ${maxTranscriptBytes / mib} MiB.`);
      return { transcript: withoutHead(decodeText(await buffer(await folder.read(path, { version, signal })))) };
    },
  };
}
