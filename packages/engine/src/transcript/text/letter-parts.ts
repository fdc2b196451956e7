// What stands around a transcript that somebody sent or exported: greetings above it, signatures and closing notes below it.
import { readLabelledLine } from '../labels/speaker-label.ts';

const mostTailLines = 24;
const mostHeadLines = 16;

const separator = /^(?:[-=_*~]{3,}|```)$/;
const ends =
  /^[[(*\s-]{0,4}(?:end of (?:the )?(?:transcript(?:ion)?|call|conversation|chat|recording)|fim d[aeo] (?:transcri[çc][ãa]o|chamada|liga[çc][ãa]o|conversa|grava[çc][ãa]o)|fin de la (?:transcripci[óo]n|llamada|conversaci[óo]n|grabaci[óo]n))(?: (?:at|[àa]s?|a las?) [\d: apm.]{4,20})?[\])*.\s-]{0,4}$/i;
const signOffs =
  /^(?:(?:kind|best|warm|many)(?:est)? regards|regards|best|cheers|thanks|many thanks|thank you|sincerely|atenciosamente|att|atte|abra[çc]os?|obrigad[oa]|cordialmente|(?:un )?saludos?(?: cordial(?:es)?)?|gracias)[,.!]?$/i;
const mentions =
  /transcri|below|attached|segue|abaixo|abajo|adjunt|anex|here is|here's|aqu[ií] (?:est[áa]|tienes|vai)/i;
const greeting =
  /^(?:hi|hello|hey|dear|team|ol[áa]|oi|bom dia|boa tarde|prezad|caro|cara|hola|buen[oa]s|estimad|fyi)\b.{0,40}[,!:]?$/i;
/** A line that somebody may say: a label or a time at its head. */
const turn =
  /^[\s*_#>•[(-]{0,8}(?:(?:[\w/.,-]{1,12} ){0,4}\d{1,2}:\d{2}|\S[^:\n]{0,48}(?:[:：](?:\s(?!https?:)|\*|$)|[([]\d{1,2}:\d{2}))/;

/** The source without such parts; as it is where it has none, or where fewer lines would be left. */
export function withoutLetter(source: string, fewestLines = 2): string {
  const lines = source.split('\n');
  const to = tailOf(lines, fewestLines);
  const from = headOf(lines, to);
  return from === 0 && to === lines.length ? source : lines.slice(from, to).join('\n');
}

/** Where the words below the last turn begin. */
function tailOf(lines: readonly string[], fewestLines: number): number {
  const least = Math.max(0, lines.length - mostTailLines);
  let last = lines.length;
  for (let at = lines.length - 1; at >= least; at -= 1) {
    const bare = lines[at]!.trim();
    const isBehindGap = at > 0 && lines[at - 1]!.trim() === '';
    if (separator.test(bare) || ends.test(bare) || (isBehindGap && signOffs.test(bare))) last = at;
    // Signatures have telephone numbers and addresses behind a colon.
    else if (turn.test(lines[at]!) && !/^(?:t|tel|phone|m|mob|e|email|e-mail|web|fone|cel)\.?:/i.test(bare)) break;
  }
  if (last === lines.length) last = closingOf(lines);
  // Nothing above it: it is no tail.
  return lines.slice(0, last).filter((line) => line.trim() !== '').length < fewestLines ? lines.length : last;
}

/** Speaks of the file, or to the reader of it, as nobody does in a call. */
const tellsOfFile =
  /https?:|\b(?:transcribed by|transcrit[ao] por|(?:this|est[ae]|the above) (?:\w{1,12} )?transcri|speaker labels?|gera(?:do|da) (?:por|automaticamente)|generad[oa] (?:por|autom)|generated (?:by|auto)|(?:here|click) to unsubscribe|unsubscribe (?:here|at any)|reply to this|feedback (?:is )?welcome|(?:recording|transcript|summary|grava[çc][ãa]o|transcri[çc][ãa]o|resumo|grabaci[óo]n|transcripci[óo]n|resumen) (?:is |est[áa] )?(?:attached|available|below|em anexo|anex[oa]|dispon[íi]vel|abaixo|adjunt[oa]|disponible|abajo)|sent from my|enviado (?:do|desde) m[ei])/i;
/** Callers say each of these of other things; two of them in one note are about the file. */
const mayTellOfFile = [
  /\btranscri/i,
  /\b(?:recording|grava[çc][ãa]o|grabaci[óo]n)/i,
  /\b(?:let me know|me (?:diz|diga|fala)|d[íi]me)/i,
  /\b(?:reply to|answer) this/i,
  /\b(?:your thoughts|o que ach|qu[ée] te parece)/i,
  /\bfeedback/i,
  /\b(?:summary|resumo|resumen)/i,
];

const areOfFile = (closing: readonly string[]): boolean =>
  closing.some((line) => tellsOfFile.test(line)) ||
  mayTellOfFile.filter((sign) => closing.some((line) => sign.test(line))).length > 1;

const mostSignatureWords = 4;
const fewestTurns = 4;
const mostClosingLines = 6;

/** Where a paragraph without labels closes a talk of which every turn is one line. */
function closingOf(lines: readonly string[]): number {
  const first = lines.findIndex((line) => turn.test(line));
  const last = lines.findLastIndex((line) => turn.test(line));
  const talk = lines.slice(Math.max(0, first), last + 1).filter((line) => line.trim() !== '');
  const isClosed = last + 1 < lines.length && lines.length - last <= mostTailLines && lines[last + 1]!.trim() === '';
  const areSingle = talk.length >= fewestTurns && talk.every((line) => turn.test(line));
  const closing = lines.slice(last + 1).filter((line) => line.trim() !== '');
  const isPlain =
    closing.length <= mostClosingLines && closing.every((line) => !/\d:\d{2}|:\*{0,2} (?!https?:)/.test(line));
  // Anything else may go on with what was said last.
  const endsOpen = (line: string) => !/[.?!…]\W{0,2}$/.test(line.trim());
  const isSigned =
    closing.length > 1 &&
    closing.at(-1)!.trim().split(/\s+/).length <= mostSignatureWords &&
    endsOpen(closing.at(-1)!) &&
    talk.filter(endsOpen).length < 0.5 * talk.length;
  const isNote = isSigned || areOfFile(closing);
  return isClosed && areSingle && isPlain && isNote ? last + 1 : lines.length;
}

const labelOf = (line: string): string | null => readLabelledLine(line)?.label ?? null;

const mailLine =
  /^(?:From|De|To|Para|Cc|Date|Data|Fecha|Sent|Enviad[oa](?: em| el)?|Subject|Asunto|Assunto|Reply-To): {0,4}\S/i;
const farthestMailHead = 40;

/** Behind the head of the one mail that a transcript was sent in; 0 where none has one, or several have. */
function behindMailHead(lines: readonly string[], to: number): number {
  const isHead = (at: number) => mailLine.test(lines[at]?.slice(0, 200) ?? '');
  const from = lines.slice(0, farthestMailHead).findIndex((line, at) => /^(?:From|De): /i.test(line) && isHead(at));
  if (from < 0) return 0;
  let end = from;
  while (end < to && isHead(end)) end += 1;
  const isOnly = !lines
    .slice(end)
    .some((line) => /^(?:> ?)*(?:From|De): |(?:wrote|escreveu|escribi[óo]):$/i.test(line));
  const talk = lines.slice(end, to).filter((line) => turn.test(line));
  if (end - from < 3 || !isOnly || talk.length < 2) return 0;
  // A mail that somebody reads out or pastes amid the talk.
  const speakers = new Set(talk.map(labelOf));
  return lines.slice(0, from).some((line) => speakers.has(labelOf(line) ?? '')) ? 0 : end;
}

/** Where a letter above the first turn ends: it greets somebody, or says that a transcript follows. */
function headOf(lines: readonly string[], to: number): number {
  const most = Math.min(mostHeadLines, to);
  const mailed = behindMailHead(lines, to);
  if (mailed > 0) return mailed;
  const first = lines.slice(0, most).findIndex((line) => turn.test(line) && !/[,:]$/.test(line.trim()));
  const fence = lines.slice(0, most).findIndex((line) => /^```\w{0,12}$/.test(line.trim()));
  if (fence >= 0 && (first < 0 || fence < first)) return fence + 1;
  if (first <= 1 || lines[first - 1]!.trim() !== '') return 0;
  const head = lines
    .slice(0, first)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isLetter = greeting.test(head[0] ?? '') && head.some((line) => mentions.test(line));
  const isNotice = head.length === 1 && /:$/.test(head[0]!) && mentions.test(head[0]!);
  return isLetter || isNotice ? first : 0;
}
