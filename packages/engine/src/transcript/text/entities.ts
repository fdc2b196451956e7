// HTML entities as the characters that they stand for.

const basic: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', apos: "'", lrm: '', rlm: '', hellip: '…', ndash: '–', mdash: '—',
  lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', euro: '€', bull: '•',
}; // biome-ignore format: a table
/** The entities of Latin-1, from U+00A0 on. */
const latin =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil
  sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute
  Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc
  atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide
  oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/);
const named = new Map([
  ...latin.map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ...Object.entries(basic),
]);

/** `&amp;` → `&`, `&#39;` → `'`, `&ccedil;` → `ç`; an unknown entity stays. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,6})|#[xX]([\da-fA-F]{1,5})|([a-zA-Z][a-zA-Z\d]{1,7}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named.get(name as string) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code >= 32 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : '';
    },
  );
}
