// HTML as a type of its own: whatever is put into a template is escaped, unless a template made it.

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Piece = Html | string | number | false | null | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content or a quoted attribute. Control characters and lone surrogates become U+FFFD. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/[\p{Cc}\p{Cs}]/gu, (character) => (/[\t\n\r]/.test(character) ? character : '\ufffd'));
}

/** Template tag: strings and numbers are escaped, null and false vanish, lists are joined. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? '' : render(values[at - 1] ?? null)) + part).join(''));
}

function render(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(render).join('');
  return escapeHtml(String(piece));
}
