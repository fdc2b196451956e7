// Names alone on lines above the words, without times: pasted documents and chats.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { isRoleLabel } from '../../../conversation/role-words.ts';
import { asName, isWrittenAsName } from '../../labels/speaker-name.ts';
import { cleanText } from '../../text/clean-source.ts';
import { readTimeLine } from '../../text/clock.ts';

/** Reads lines of a name and nothing else, of which most blocks have one at their head; null where names do not come back. */
export function parseNameLines(source: string): RawTranscript | null {
  const lines = source.split('\n').map((line) => line.trim());
  const names = lines.map((line, at) => {
    if (line.length > 48 || line === '' || !lines[at + 1]) return null;
    const name = asName(line);
    return name !== null && isWrittenAsName(name) && name.split(' ').length <= 4 ? name : null;
  });
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isSpeaker = (name: string | null | undefined): name is string =>
    name != null && (counts.get(name)! > 1 || isRoleLabel(name));
  const speakers = new Set(names.filter(isSpeaker));
  const turns = names.filter(isSpeaker).length;
  const filled = lines.filter((line) => line !== '').length;
  const blocks = lines.filter((line, at) => line !== '' && (at === 0 || lines[at - 1] === '')).length;
  if (speakers.size < 2 || turns < 4 || speakers.size * 2 > turns) return null;
  if (turns < 0.7 * blocks || turns < 0.15 * filled) {
    if (turns < 0.4 * filled) return null;
  }
  const open: (Omit<RawSegment, 'text'> & { lines: string[] })[] = [];
  let start: number | null = null;
  lines.forEach((line, at) => {
    const name = names[at];
    const time = isSpeaker(name) ? null : readTimeLine(line);
    // A time alone is that of the turns below it.
    if (time) start = time.start;
    else if (isSpeaker(name)) open.push({ start, end: null, speaker: name, lines: [] });
    else open.at(-1)?.lines.push(line);
  });
  const segments = open
    .map(({ lines: parts, ...segment }) => ({ ...segment, text: cleanText(parts.join('\n')) }))
    .filter((segment) => segment.text !== '');
  return { form: 'plain', segments };
}
