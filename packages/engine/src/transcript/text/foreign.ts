// What is no text at all: archives, and other binary files that somebody read as text.
import type { Refusal } from '../../conversation/conversation.ts';

/** ZIP, RAR, 7z and gzip, as bytes that were read as Latin-1 or UTF-8 (a byte that is none is U+FFFD). */
const archives = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  'Rar!\u001a',
  '7z\ufffd',
  '7z\u00bc',
  '\u001f\ufffd',
  '\u001f\u008b',
];
const binaries = ['%PDF-', 'OggS\0', '\ufffdPNG\r', '\u0089PNG\r', '\ufffdPNG\n'];
const archiveInBase64 = /^(?:UEsDB|H4sI|UmFyIR|N3q8r)[A-Za-z0-9+/]{40}/;
const binaryInBase64 = /^(?:JVBERi0|UklGR|T2dnU|iVBORw0|SUQz)[A-Za-z0-9+/]{40}/;

const lookedAt = 4000;
/** Share of control characters, which text does not have. */
const mostControls = 0.02;
/** Share of bytes that are not UTF-8. A file in Latin-1 has fewer, because only its accented letters are. */
const mostBroken = 0.2;

/** Null for text. */
export function foreignKind(source: string): Refusal | null {
  const head = source.slice(0, lookedAt).trimStart();
  const begins = (signs: readonly string[]) => signs.some((sign) => head.startsWith(sign));
  if (begins(archives) || archiveInBase64.test(head)) return 'archive';
  const isWave = head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE';
  return isWave || begins(binaries) || binaryInBase64.test(head) || isGarbled(head) ? 'not_text' : null;
}

function isGarbled(head: string): boolean {
  let controls = 0;
  let broken = 0;
  for (let at = 0; at < head.length; at += 1) {
    const code = head.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    // NUL stands in UTF-16 that is read as bytes, the tab and others in texts.
    else if ((code > 0 && code < 9) || (code > 13 && code < 27) || (code > 27 && code < 32)) controls += 1;
  }
  return controls > mostControls * head.length || broken > mostBroken * head.length;
}
