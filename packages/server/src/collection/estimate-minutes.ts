// About how many minutes recordings cost whose length the provider does not tell: a few of each kind are measured, and stand for the others by their size.
import { costMinutes } from '@earshot/core';
import { discardCopy } from '../analyses/obtain-audio/audio-states.ts';
import { obtainAudio } from '../analyses/obtain-audio/obtain-audio.ts';
import type { Service } from '../service.ts';
import type { FoundRecording } from './connector.ts';
import { requireTakeable } from './obtain-sound.ts';

/** For one recording. */
const measuringMs = 25_000;
const mostMeasured = 3;

type Kind = 'words' | 'sound' | 'video';

/** Used for a kind that could not be measured, such as videos that take too long to fetch. */
const usualBytesPerMinute: Record<Kind, number> = { words: 1_000, sound: 1_000_000, video: 5_000_000 };

interface Group {
  count: number;
  bytes: number;
  samples: FoundRecording[];
}

export interface UnknownLengths {
  add(recording: FoundRecording): void;
  /** Fetches the samples; what cannot be measured does not count. */
  minutes(companyId: string, service: Service): Promise<number>;
}

const kindOf = ({ isVideo, isWords }: FoundRecording): Kind => (isWords ? 'words' : isVideo ? 'video' : 'sound');

export function unknownLengths(): UnknownLengths {
  const groups = new Map<Kind, Group>();
  return {
    add: (recording) => {
      const kind = kindOf(recording);
      const group = groups.get(kind) ?? { count: 0, bytes: 0, samples: [] };
      group.count += 1;
      group.bytes += recording.bytes ?? 0;
      if (group.samples.length < mostMeasured) group.samples.push(recording);
      groups.set(kind, group);
    },
    minutes: async (companyId, service) => {
      let sum = 0;
      for (const [kind, group] of groups) sum += await minutesOf(kind, group, companyId, service);
      return sum;
    },
  };
}

async function minutesOf(
  kind: Kind,
  { count, bytes, samples }: Group,
  companyId: string,
  service: Service,
): Promise<number> {
  let [minutes, measured, measuredBytes] = [0, 0, 0];
  for (const sample of samples) {
    const seconds = await secondsOf(sample, companyId, service).catch(() => null);
    if (seconds === null) continue;
    minutes += costMinutes(seconds);
    measured += 1;
    measuredBytes += sample.bytes ?? 0;
  }
  if (measured === 0) return Math.max(count, bytes / usualBytesPerMinute[kind]);
  return measuredBytes > 0 && bytes > 0 ? minutes * (bytes / measuredBytes) : (minutes / measured) * count;
}

async function secondsOf(recording: FoundRecording, companyId: string, service: Service): Promise<number> {
  const signal = AbortSignal.timeout(measuringMs);
  await requireTakeable(recording, service);
  const content = await recording.fetch(signal);
  if ('transcript' in content) {
    const { estimatedSeconds } = await service.analyser.inspect({ companyId, isWaitedFor: true }, content.transcript);
    return estimatedSeconds;
  }
  const { audio: stream, video } = content;
  const asThrown = (error: unknown) => error;
  const source = { form: 'stream', stream, asThrown, ...(video && { video: { ...video, signal } }) } as const;
  const audio = await obtainAudio({ audio: source, style: 'collection' }, companyId, service);
  await discardCopy(audio);
  return audio.durationSeconds;
}
