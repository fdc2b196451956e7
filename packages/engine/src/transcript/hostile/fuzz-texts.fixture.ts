// Texts made of pieces that parsers look for, in any order; the same for the same seed everywhere.
const fragments = [
  ...[
    '00:01',
    '1:02:03.500',
    '0:12 AM',
    '2m 3s',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '{',
    '}',
    ':',
    ': ',
    ' - ',
    ' – ',
    ' | ',
    '|',
    ',',
    ';',
  ],
  ...[
    '\t',
    '\n',
    '\n\n',
    ' ',
    '. ',
    '? ',
    '…',
    '"',
    '”',
    '\\',
    '-->',
    ' --> ',
    'WEBVTT\n\n',
    '<v ',
    '<v Ana>',
    '</v>',
    '{\\an8}',
    '&lt;',
  ],
  ...[
    'Ana',
    'Agent',
    'Cliente',
    'Dr. Roe',
    'a@b.co',
    '🙂',
    'word',
    'and so on',
    '1',
    '12. ',
    '**',
    '__',
    '# ',
    '> ',
    '- ',
    '](http://x)',
  ],
  ...[
    '05/03/2025 09:00',
    '05/03/2025 09:00 - ',
    '[09:00, 05/03/2025] ',
    '\u200e',
    ', [05.03.2025 09:00:01]',
    'From ',
    ' to Everyone',
  ],
  ...['{"text":"a b","start":1}', '{"segments":[', '"words":[', ']}', 'null', '\u00a0', '\r', '\u0000', 'é', '\ud800'],
];

/** Mulberry32: numbers below a bound. */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Picks `count` fragments, one after the other. */
export function pick(next: (below: number) => number, count: number): string {
  return Array.from({ length: count }, () => fragments[next(fragments.length)]!).join('');
}
