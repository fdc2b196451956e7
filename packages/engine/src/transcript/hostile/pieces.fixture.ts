// The parts of hostile transcripts: what repeats, what is numbered, names, times and sentences.

/** Text of about `length` UTF-16 units; the same text for the same length. */
export type Shape = (length: number) => string;

const zeroPadded = (value: number, width: number) => String(value).padStart(width, '0');

/** `00:00:00.000` of a line's number, four seconds each. */
export const clock = (at: number, separator = '.') => {
  const seconds = 4 * at;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${zeroPadded(hours, 2)}:${zeroPadded(minutes, 2)}:${zeroPadded(seconds % 60, 2)}${separator}000`;
};

export const repeated =
  (unit: string, head = '', tail = ''): Shape =>
  (length) =>
    head + unit.repeat(Math.max(1, Math.ceil((length - head.length - tail.length) / unit.length))) + tail;

export const numbered =
  (unit: (at: number) => string, head = '', tail = ''): Shape =>
  (length) => {
    const parts = [head];
    let size = head.length;
    for (let at = 0; size < length; at += 1) {
      const part = unit(at);
      parts.push(part);
      size += part.length;
    }
    return parts.join('') + tail;
  };

/** One stretch of a text and then another, each half of the length. */
export const halves =
  (first: Shape, second: Shape): Shape =>
  (length) =>
    first(length / 2) + second(length / 2);

export const letters = (at: number) =>
  zeroPadded(at, 6).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
export const nameOf = (at: number) => `${letters(at).replace(/^./, (first) => first.toUpperCase())} Lima`;
export const sentence = 'How many of your people would use it every day? ';
export const sentenceOf = (at: number) => `How many of your people would use ${letters(at)} every day?`;
export const objectionOf = (at: number) =>
  `Honestly, that is too expensive for ${letters(at)}, and I need to talk to my husband first. `;
export const cue = (at: number, text: string) => `${clock(at)} --> ${clock(at + 1)}\n${text}\n\n`;
export const jsonList = (item: (at: number) => unknown, head: string, tail: string): Shape =>
  numbered((at) => `${at === 0 ? '' : ','}${JSON.stringify(item(at))}`, head, tail);
export const nested =
  (open: string, middle: string, close: string): Shape =>
  (length) => {
    const depth = Math.floor(length / (open.length + close.length));
    return open.repeat(depth) + middle + close.repeat(depth);
  };
