// JSON in which turns are not objects with keys: rows of cells (`["agent", "text"]`), or the speaker as the key (`{"agent": "text"}`).
import type { RawTranscript } from '../../../conversation/raw.ts';
import { fieldsOf } from '../../json/fields.ts';
import { textOf } from '../../json/item-text.ts';
import { asObject } from '../../json/values.ts';
import { readCells } from '../documents/tables.ts';
import { parseAnyJson } from './any.ts';

const deepest = 4;
const fewest = 2;

/** Null where no list in the value is of these kinds. */
export function parseRowsJson(value: unknown, depth = 0): RawTranscript | null {
  if (depth > deepest || typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    const read = readRows(value) ?? readKeyed(value);
    if (read) return read;
  }
  for (const child of Object.values(value).slice(0, 50)) {
    const read = parseRowsJson(child, depth + 1);
    if (read) return read;
  }
  return null;
}

function readRows(list: readonly unknown[]): RawTranscript | null {
  const rows = list.map((row) =>
    Array.isArray(row) && row.length >= 2 && row.length <= 6 && row.every((cell) => typeof cell !== 'object')
      ? row.map(String)
      : null,
  );
  const whole = rows.filter((row) => row !== null);
  if (whole.length < fewest + 1 || whole.length < list.length) return null;
  if (new Set(whole.map(({ length }) => length)).size > 1) return null;
  const read = readCells(whole);
  return read && { form: 'json', ...read };
}

/** Items of one key, whose name is a speaker's; beside it a time may stand. */
function readKeyed(list: readonly unknown[]): RawTranscript | null {
  const turns = list.map((item) => {
    const object = asObject(item);
    const texts = object
      ? Object.entries(object).filter(([, text]) => typeof text === 'string' && /\s/.test(text.trim()))
      : [];
    if (!object || texts.length !== 1 || Object.keys(object).length > 3 || textOf(fieldsOf(object)) !== null)
      return null;
    const [speaker, text] = texts[0]!;
    const { [speaker]: _, ...rest } = object;
    return { ...rest, speaker, text };
  });
  const speakers = new Set(turns.map((turn) => turn?.speaker));
  if (turns.length <= fewest || turns.includes(null) || speakers.size < 2 || speakers.size > turns.length / 1.5)
    return null;
  return parseAnyJson({ turns });
}
