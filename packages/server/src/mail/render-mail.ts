// A letter as a mail: text and simple HTML of the same words, everything escaped, no pictures and nothing that a reader fetches.

/** A paragraph, figures with their names, or one thing to press. */
export type LetterPart =
  | string
  | { figures: readonly (readonly [name: string, value: string])[] }
  | { link: string; label: string };

export interface Letter {
  subject: string;
  parts: readonly LetterPart[];
  /** Why it came, below a line. */
  footer: readonly LetterPart[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const mostSubject = 150;

export function renderMail({ subject, parts, footer }: Letter): RenderedMail {
  return {
    subject: oneLine(subject).slice(0, mostSubject),
    text: `${[...parts.map(textOf), '-- ', ...footer.map(textOf)].join('\n\n')}\n`,
    html: page(subject, parts.map(htmlOf).join('\n'), footer.map(htmlOf).join('\n')),
  };
}

/** Whatever a name holds, it stays on its line and begins no address: control characters and line ends become spaces. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();

/** A name that somebody chose: programs that read mails make no link of it. */
export const plainName = (text: string) =>
  oneLine(text)
    .replaceAll(/[<>]/g, '')
    .replaceAll('://', ' ')
    .replaceAll(/@(?=\S)|\.(?=\p{L}{2})/gu, (mark) => `${mark} `)
    .slice(0, 80);

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return part.figures.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n');
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if ('link' in part) return `<p><a href="${escaped(part.link)}">${escaped(part.label)}</a></p>`;
  const rows = part.figures.map(
    ([name, value]) =>
      `<tr><td style="padding-right:1em">${escaped(name)}</td><td>${escaped(oneLine(value))}</td></tr>`,
  );
  return `<table role="presentation">${rows.join('')}</table>`;
}

const page = (title: string, body: string, footer: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:sans-serif;max-width:36em;margin:1em auto;padding:0 1em;line-height:1.5">
${body}
<hr><div style="font-size:small">${footer}</div>
</body></html>
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark]!);
