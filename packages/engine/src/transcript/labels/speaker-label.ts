// A line as `[time] Label (time): text`; which labels of a file are speakers and which are words before a colon.

import { isRoleLabel, isRoleWord } from '../../conversation/role-words.ts';
import { plainWords } from '../../conversation/words.ts';
import { readLeadingMark, readTimeMark, withoutDate } from '../text/clock.ts';
import { splitTimedHead } from './timed-heads.ts';

const longestLabel = 64;

export interface LabelledLine {
  readonly start: number | null;
  readonly end: number | null;
  /** Candidate speaker; null when the line has only a time. */
  readonly label: string | null;
  /** Words behind the label. */
  readonly text: string;
  /** Whether the line begins with a time; then `rest` is what stands behind it, should the label be no speaker's. */
  readonly marked: boolean;
  readonly rest: string;
}

/** Parts of a line that has a time mark or a candidate label; null for any other line. */
export function readLabelledLine(line: string): LabelledLine | null {
  const trimmed = withoutDate(line.trim());
  const mark = readLeadingMark(trimmed);
  const rest = mark ? trimmed.slice(mark.length).trimStart() : trimmed;
  const labelled = splitHead(rest) ?? splitLabel(rest);
  if (!mark && !labelled) return null;
  return {
    start: mark?.start ?? labelled?.start ?? null,
    end: mark?.end ?? labelled?.end ?? null,
    label: labelled && withoutNote(mark ? chatName(labelled.label) : labelled.label),
    text: labelled?.text ?? rest,
    marked: mark !== null,
    rest,
  };
}

/** `Ana (laughing)` and `Ana [typing]` are Ana; a role or a company in brackets stays. */
function withoutNote(label: string): string {
  const match = / ?[([](\p{Ll}[^()[\]]{0,40})[)\]]$/u.exec(label);
  const isNote =
    match !== null && match.index > 0 && !plainWords(match[1]!).some((word) => isRoleWord(word) || outsiders.has(word));
  return isNote ? label.slice(0, match.index) : label;
}

const outsiders = new Set(
  'external externo externa invitado unverified internal interno bot robo robot ai ia chatbot virtual'.split(' '),
);

/** `From Ana to Everyone`, as chats of meetings write it behind the time. */
function chatName(label: string): string {
  const match = /^(?:from|de) {1,3}(\S.{0,60}?)(?: {1,3}(?:to|para|a) {1,3}\S.{0,40})?$/i.exec(label);
  return match ? match[1]! : label;
}

function splitHead(text: string): SplitLabel | null {
  const head = splitTimedHead(text);
  const label = head ? tidyLabel(head.name) : '';
  return head && looksLikeLabel(label) ? { label, start: head.start, end: head.end, text: head.text } : null;
}

interface SplitLabel {
  readonly label: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly text: string;
}

function splitLabel(text: string): SplitLabel | null {
  // `[Speaker 1] text`: only roles, for `[inaudible]` stands there too.
  const close = text[0] === '[' ? text.slice(0, 40).indexOf('] ') : -1;
  if (close > 0 && isRoleLabel(text.slice(1, close))) {
    return withInnerTime(text.slice(1, close).trim(), text.slice(close + 2).trim());
  }
  const head = text.slice(0, longestLabel + 24);
  for (let at = 0; at < head.length; at += 1) {
    const character = head[at];
    if (character !== ':' && character !== '：') continue;
    const next = text[at + 1];
    if (character === ':' && next !== undefined && next !== '*' && next !== '_' && !/\s/.test(next)) continue;
    const { name, start, end } = splitTrailingTime(head.slice(0, at));
    const label = tidyLabel(name);
    if (!looksLikeLabel(label)) return null;
    const words = text
      .slice(at + 1)
      .replace(/^[*_]{1,3}/, '')
      .trim();
    return start === null ? withInnerTime(label, words) : { label, start, end, text: words };
  }
  return null;
}

/** `Ana: [0:03] text`: a time in brackets at the head of the words. */
function withInnerTime(label: string, words: string): SplitLabel {
  const inner = /^[([]\d/.test(words) ? readLeadingMark(words) : null;
  return inner
    ? { label, start: inner.start, end: inner.end, text: words.slice(inner.length).trim() }
    : { label, start: null, end: null, text: words };
}

/** `Maria (00:12)`, `Maria [0:12 - 0:15]` or `Maria 00:12` → name and times. */
export function splitTrailingTime(label: string): { name: string; start: number | null; end: number | null } {
  const trimmed = label.trimEnd().replace(/[*_]{1,3}$/, '');
  const bracketed = /[)\]>}]$/.test(trimmed);
  const open = bracketed
    ? Math.max(...['(', '[', '<', '{'].map((bracket) => trimmed.lastIndexOf(bracket)))
    : trimmed.replace(/ [ap]\.? ?m\.?$/i, '').lastIndexOf(' ');
  const inner = open >= 0 ? trimmed.slice(open + 1, bracketed ? -1 : undefined).trim() : '';
  const mark = readTimeMark(inner);
  if (!mark || mark.length !== inner.length) return { name: trimmed, start: null, end: null };
  return { name: trimmed.slice(0, open).replace(/[\s|•·–—-]{1,4}$/, ''), start: mark.start, end: mark.end };
}

/** Label without emphasis marks, bullets, direction marks or brackets around it. */
export function tidyLabel(label: string): string {
  const bare = label.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const unmarked = bare
    .replace(
      /^(?:(?:[*_#>@•·▪●○◦►→–—-]|\p{Extended_Pictographic}|[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]){1,8}\s{0,2}){1,2}/u,
      '',
    )
    .replace(/[*_]{1,3}$/, '');
  return unmarked
    .replace(/^\[([^[\]]{1,60})\]$/, '$1')
    .replace(
      /^(?:"(.{1,60})"|“(.{1,60})”|«(.{1,60})»|<([^<>]{1,60})>|\{([^{}]{1,60})\}|【(.{1,60})】|\(([^()]{1,60})\))$/,
      '$1$2$3$4$5$6$7',
    )
    .trim();
}

/** A name without the initials or the abbreviation at its end, whose full stop ends no sentence: `Suzana T.`, `Norwick S.A.` */
export const withoutInitials = (name: string): string =>
  name.replace(/(?<=^|[\s.])(?:Jr|Sr|Sra|Inc|Ltd|Ltda|Co|Cia|(?:\p{Lu}\. ?){0,4}\p{Lu})\.$/u, '').trimEnd();

/** Nor does the full stop of a shortened role: `Cli.`, `Atend.` */
const withoutShortening = (label: string): string =>
  label.endsWith('.') && isRoleLabel(label.slice(0, -1)) ? label.slice(0, -1) : withoutInitials(label);

function looksLikeLabel(label: string): boolean {
  if (label.length === 0 || label.length > longestLabel || !/[\p{L}\p{N}]/u.test(label)) return false;
  if (/[?!;¿¡…]/.test(label) || /[,.]$/.test(withoutShortening(label))) return false;
  if (/\p{L}{5}\. /u.test(label) || /^https?$/i.test(label)) return false;
  return plainWords(label).length <= 9 && label.split(/\s+/).length <= 7;
}

// Words that people write before a colon and that are nobody's name.
export const noNames: ReadonlySet<string> = new Set(
  `importante important obs observacao observacion observation nota note notes ps pd total subtotal valor preco precio price resumo resumen
  summary atencao atencion attention ojo detalle detalhe detail ex ej exemplo ejemplo example dica tip link site email e telefone telefono phone
  endereco direccion address assunto asunto subject data fecha date hora time pergunta pregunta question duration duracao duracion participants participantes attendees asistentes call meeting reuniao reunion recording gravacao resposta respuesta answer
  monto importe dados datos detalles detalhes celular cel horario horarios requisitos modelo talla tamanho tamano cantidad quantidade codigo pedido
  status estado situacao version versao author uid protocolo protocol folio ticket id
  pago pagamento envio entrega frete flete amount payment delivery shipping quantity size order`.split(/\s+/),
);

/**
 * The labels that name speakers, given every candidate with its number of lines and the file's number of non-empty lines: role
 * words, labels seen twice, and in files where most lines are labelled also names seen once.
 */
export function speakersAmong(candidates: ReadonlyMap<string, number>, lineCount: number): Set<string> {
  let labelledLines = 0;
  for (const count of candidates.values()) labelledLines += count;
  const mostLabelled = labelledLines >= 0.7 * lineCount;
  // Where two roles speak, what else comes back before a colon may be the items of an order.
  const roles = [...candidates].filter(([label, count]) => count >= 2 && isRoleLabel(label)).length;
  const speakers = new Set<string>();
  for (const [label, count] of candidates) {
    const isName = () =>
      (/^[\p{Lu}\p{N}]/u.test(label) || /^\S{1,40}@\S{1,40}\.\p{L}{2,12}$/u.test(label)) &&
      (label.split(' ').length <= 3 || !/ \p{Ll}{4}/u.test(label.replace(/ ?[([].*/, ''))) &&
      !noNames.has(plainWords(label)[0] ?? '');
    const isItem = roles >= 2 && noNames.has(plainWords(label)[0] ?? '');
    if (isRoleLabel(label) || (count >= 2 && !isItem) || (mostLabelled && isName())) speakers.add(label);
  }
  return speakers;
}

/** How often each candidate label stands in the lines. */
export function countLabels(lines: readonly (LabelledLine | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) if (line?.label != null) counts.set(line.label, (counts.get(line.label) ?? 0) + 1);
  return counts;
}

/** The words of a label with nothing behind it stand below it. So a label that is seen only there is no label, unless it is a role. */
export function withoutLabelsBelow(lines: readonly (LabelledLine | null)[]): (LabelledLine | null)[] {
  const counts = countLabels(lines);
  const isHead = (line: LabelledLine | null | undefined) =>
    line?.label != null && line.text === '' && (counts.get(line.label)! > 1 || isRoleLabel(line.label));
  const below = lines.map((line, at) => (line && !line.marked && isHead(lines[at - 1]) ? line : null));
  const countsBelow = countLabels(below);
  return lines.map((line, at) => {
    const label = below[at]?.label;
    return label != null && !isRoleLabel(label) && countsBelow.get(label) === counts.get(label) ? null : line;
  });
}
