// The text of a transcribed recording: a line a turn, with time and speaker where they are known.
import type { RawSegment } from '../conversation/raw.ts';

/** `[01:05] Speaker 2: …`; segments of one speaker that follow each other are one line. */
export function transcriptOf(segments: readonly RawSegment[]): string {
  const lines: { speaker: string | null; line: string }[] = [];
  for (const { start, speaker, text } of segments) {
    const last = lines.at(-1);
    if (last && speaker !== null && last.speaker === speaker) {
      last.line += ` ${text}`;
      continue;
    }
    const time = start === null ? '' : `[${clockOf(start)}] `;
    lines.push({ speaker, line: `${time}${speaker === null ? '' : `${speaker}: `}${text}` });
  }
  return lines.map(({ line }) => line).join('\n');
}

function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join(':');
}
