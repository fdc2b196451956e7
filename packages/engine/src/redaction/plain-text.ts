// A text as a keyboard writes it, each character in its place: digits of every script, dashes, dots and blanks; tags and notes between words are hidden.

/** Hides what is no part of what is said; `follows` passes over it. */
export const hidden = '\ue000';

const notes =
  'pause|pausa|pauses|inaudible|inaudivel|inaudível|unintelligible|ininteligible|ininteligível|crosstalk|silence|silencio|silêncio|noise|ruido|ruído|beep|' +
  'laugh|laughs|laughter|risos|risas|cough|coughs|tos|tosse|typing|music|música|musica|background noise|breath|sigh|clears throat';
/** Tags; "ana <at> example <dot> com" has none. */
const tags = /<(?!(?:at|dot|arroba|ponto|punto)>)\/?[a-z][^<>\n]{0,40}>/gi;
const notesInBrackets = new RegExp(`[[(*](?:${notes})[\\])*]`, 'gi');
const timesInBrackets = /\[\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\]/g;

const hide = (source: string) => hidden.repeat(source.length);

export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\p{Zs}]/gu, ' ')
    .replaceAll(/\ufe0f|\u20e3/g, ' ')
    .replaceAll(tags, hide)
    .replaceAll(notesInBrackets, hide)
    .replaceAll(timesInBrackets, hide)
    .replaceAll(/[\u2010-\u2012\u2015\u2043\u2212\u207b\u2e3a\u2e3b\u2500\u2501\u301c\u30fc\ufe58\ufe63]/g, '-')
    .replaceAll(/[\u2022\u2027\u2219\u22c5\u25aa\u25cf\u25e6\u30fb\uff65]/g, '·')
    .replaceAll(/[\u3002\ufe52\uff61]/g, '.')
    .replaceAll('\ufe6b', '@')
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[^\P{Nd}0-9]|(?<!\p{L})\p{No}/gu, inAscii);

const digits = new Map<string, string>();

/** With a blank behind a digit that takes two places, so that all that follows keeps its own. */
function inAscii(sign: string): string {
  let plain = digits.get(sign);
  if (plain === undefined) {
    const digit = digitOf(sign);
    plain = digit === null ? sign : digit.padEnd(sign.length, ' ');
    digits.set(sign, plain);
  }
  return plain;
}

function digitOf(sign: string): string | null {
  const compatible = sign.normalize('NFKC');
  if (/^[0-9]$/.test(compatible)) return compatible;
  if (!/^\p{Nd}$/u.test(sign)) return null;
  // Ten digits of a script follow each other.
  const point = sign.codePointAt(0)!;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}
