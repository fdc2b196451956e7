// What a meeting of Zoom's list holds: one part for each time that recording was started, with the files of it that count.
import type { ConnectorContext } from '../../connector.ts';
import { amountIn, fullTextIn, listIn, momentIn, recordIn, textIn } from '../../provider-values.ts';
import { participantOf } from './meeting-names.ts';

export interface MeetingPart {
  /** The meeting's uuid; parts after the first carry their beginning too. */
  externalId: string;
  uuid: string;
  topic: string | null;
  startedAt: number;
  durationSeconds: number | null;
  hostEmail: string | null;
  participants: string[];
  transcript: ZoomFile | null;
  /** M4A, or the MP4 of a meeting that has no other sound. */
  audio: ZoomFile | null;
}

export interface ZoomFile {
  address: string;
  bytes: number | null;
  isVideo: boolean;
}

const hourMs = 3_600_000;
/** Files of a meeting; Zoom has far fewer. */
const mostFiles = 200;
const sameStartMs = 15_000;
/** What is being processed for longer will not come any more; well within the time that the connector looks back. */
const mostWaitMs = 24 * hourMs;
/** A transcript follows its recording after about twice the length of it, and does not show before; no sooner than this is it given up. */
const leastTranscriptWaitMs = hourMs;

/**
 * Those parts that can be taken at `now` (ms since the epoch): none while Zoom is at work on the meeting, and none without its transcript
 * while one may follow. A meeting that is left is found again later, within the time that the connector looks back.
 */
export function partsOf(given: unknown, now: number, awaits?: ConnectorContext['awaits']): MeetingPart[] {
  const meeting = recordIn(given);
  const files = recordsIn(meeting.recording_files);
  const uuid = fullTextIn(meeting.uuid);
  if (uuid === '') return [];
  const times = files.map((file) => startOf(file, meeting));
  const starts = startsOf(times);
  const ends = files.flatMap((file) => momentIn(file.recording_end) ?? []);
  const endedAt = Math.max(...ends, ...starts);
  if (files.some(({ status }) => status === 'processing') && now - endedAt < mostWaitMs) {
    awaits?.('processing');
    return [];
  }
  const participants = recordsIn(meeting.participant_audio_files).map((file) => participantOf(textIn(file.file_name)));
  return starts.flatMap((startedAt, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = files.filter((_, file) => {
      const at = times[file]!;
      return at !== null && at >= startedAt && at < next;
    });
    const transcript = fileOf(own.find(({ file_type }) => file_type === 'TRANSCRIPT'));
    const audio =
      fileOf(own.find(({ file_type, recording_type }) => file_type === 'M4A' && recording_type === 'audio_only')) ??
      smallestVideo(own);
    if (transcript === null && audio === null) return [];
    const end = Math.max(...own.flatMap((file) => momentIn(file.recording_end) ?? []), startedAt);
    const lengthMs = end - startedAt;
    if (transcript === null && now - end < Math.min(Math.max(leastTranscriptWaitMs, 2 * lengthMs), mostWaitMs)) {
      awaits?.('transcript');
      return [];
    }
    return [
      {
        externalId: index === 0 ? uuid : `${uuid}#${new Date(startedAt).toISOString()}`,
        uuid,
        topic: textIn(meeting.topic) || null,
        startedAt,
        durationSeconds: lengthMs > 0 ? lengthMs / 1000 : null,
        hostEmail: textIn(meeting.host_email).toLowerCase() || null,
        participants,
        transcript,
        audio,
      },
    ];
  });
}

/** When recording was started; files of one time begin within seconds of each other. */
function startsOf(times: readonly (number | null)[]): number[] {
  const starts: number[] = [];
  for (const at of times.filter((at) => at !== null).sort((a, b) => a - b)) {
    if (starts.length === 0 || at - starts.at(-1)! > sameStartMs) starts.push(at);
  }
  return starts;
}

const startOf = (file: Record<string, unknown>, meeting: Record<string, unknown>): number | null =>
  momentIn(file.recording_start) ?? momentIn(meeting.start_time);

/** Where an account keeps no sound by itself, each film has it. */
function smallestVideo(files: readonly Record<string, unknown>[]): ZoomFile | null {
  const videos = files.filter(({ file_type }) => file_type === 'MP4').map(fileOf);
  const sizeOf = ({ bytes }: ZoomFile) => bytes ?? Number.POSITIVE_INFINITY;
  return videos.filter((file) => file !== null).sort((a, b) => (sizeOf(a) < sizeOf(b) ? -1 : 1))[0] ?? null;
}

function fileOf(file: Record<string, unknown> | undefined): ZoomFile | null {
  const address = fullTextIn(file?.download_url);
  if (address === '' || (file?.status !== undefined && file.status !== 'completed')) return null;
  return { address, bytes: amountIn(file?.file_size) || null, isVideo: file?.file_type === 'MP4' };
}

const recordsIn = (value: unknown) => listIn(value).slice(0, mostFiles).map(recordIn);
