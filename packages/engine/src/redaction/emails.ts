// E-mail addresses, written ("ana@x.com") or said ("ana ponto lima arroba x ponto com").

import type { Found } from './kinds.ts';
import { labelBefore } from './labels.ts';
import { ands, type Read, type Token, wordSet } from './number-tokens.ts';

const dots = wordSet('dot ponto punto point');
const connectors = wordSet(
  'dot ponto punto point underscore underline sublinhado subrayado guion bajo baixo hyphen dash traco hifen tracinho minus menos',
);
const ends = wordSet(
  'com net org edu gov info br es mx ar co uk io me pt cl pe uy us eu cat app dev biz coop adv ind tech online cloud store shop',
);
/** Providers of people's mail, so that nothing else is said "at" them. */
const providers = wordSet(
  'gmail hotmail outlook yahoo icloud live uol bol terra ig protonmail proton aol msn ymail gmx telefonica movistar globo me',
);
/** They stand before an address, and are no part of it. */
const stops = wordSet(
  'is are was its it to my the your our his her at on in for of and or so ok okay yes yeah well um uh email emails mail address send sent write use using mine with that this ' +
    'by from about reached us me him them ' +
    'e o os um uma meu minha seu sua para pra por no na em ao do da de que entao sim bom ta envia enviar manda mande mandar usa uso anota anote endereco pode ' +
    'es el la los las un una mi tu su al del en y pues si vale entonces correo electronico direccion envia envie mandalo apunta apunte seria puede',
);
/** Mailboxes of a company, which name nobody. */
const mailboxes = wordSet(
  'info contact contato contacto sales vendas ventas support suporte soporte accounts billing admin hello hola oi',
);
/** What is sent "to somebody at somewhere dot com". */
const sending = wordSet('send email mail forward cc invite reply');
const hesitations = wordSet('um uh er e eh ah hmm hm');
const mostHesitations = 3;
const mostLocalTokens = 30;
const mostDomainWords = 4;
const mostDomainTokens = 30;
const mostLocal = 64;
const mostDomain = 253;

export function findEmails(read: Read, asked: (place: number) => boolean): Found[] {
  const written = findWritten(read.text);
  const isTaken = (at: number) => written.some(({ start, end }) => at >= start && at < end);
  if (written.length >= mostWritten) return written;
  return [...written, ...markersOf(read, isTaken).flatMap((marker) => findSaid(read, marker, asked) ?? [])];
}

/** With more, a text is a list of addresses, and what is said beside them is not looked for. */
const mostWritten = 200;

function findWritten(text: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = /[\p{L}\p{N}._%+'-]+ ?$/u.exec(text.slice(Math.max(0, at - mostLocal), at))?.[0];
    const domain = /^ ?(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/u.exec(text.slice(at + 1, at + 1 + mostDomain))?.[0];
    if (local === undefined || domain === undefined) continue;
    found.push({ kind: 'email', start: at - local.length, end: at + 1 + domain.length });
  }
  return found;
}

/** Where "at" is said: the last token of the local part, and the first of the domain. */
interface Marker {
  readonly left: number;
  readonly right: number;
  /** Said of nothing but addresses. */
  readonly isSure: boolean;
}

function markersOf({ text, tokens }: Read, isTaken: (at: number) => boolean): Marker[] {
  const markers: Marker[] = [];
  for (let place = 1; place + 1 < tokens.length; place += 1) {
    const token = tokens[place]!;
    if (token.word !== 'arroba' && token.word !== 'at') continue;
    const isSure = token.word === 'arroba' || isBracketed(text, token) || isShouted(text, tokens, place);
    let right = place + 1;
    while (hesitations.has(tokens[right]?.word ?? '') && right <= place + mostHesitations) right += 1;
    if (right < tokens.length) markers.push({ left: place - 1, right, isSure });
  }
  for (let place = 0; place + 1 < tokens.length; place += 1) {
    const between = text.slice(tokens[place]!.end, Math.min(tokens[place + 1]!.start, tokens[place]!.end + 8));
    const at = between.indexOf('@');
    if (at >= 0 && !isTaken(tokens[place]!.end + at)) markers.push({ left: place, right: place + 1, isSure: true });
  }
  return markers;
}

/** "(at)", "[at]". */
const isBracketed = (text: string, { start, end }: Token) =>
  /[([{<]/.test(text.charAt(start - 1)) && /[)\]}>]/.test(text.charAt(end));

/** "dana AT northwind": in capitals between words that are in none. */
const isShouted = (text: string, tokens: readonly Token[], place: number) =>
  [tokens[place - 1], tokens[place + 1]].every((near) => near && /\p{Ll}/u.test(text.slice(near.start, near.end))) &&
  text.slice(tokens[place]!.start, tokens[place]!.end) === 'AT';

function findSaid(read: Read, { left, right, isSure }: Marker, asked: (place: number) => boolean): Found | null {
  const { tokens } = read;
  const isNamed =
    labelBefore(read.text, tokens, left + 1, 14) === 'email' ||
    tokens.slice(Math.max(0, left - 10), left).some(({ word }) => sending.has(word)) ||
    asked(left);
  const domain = domainFrom(read, right, isSure || isNamed);
  if (!domain) return null;
  const local = localBefore(read, left, { isNamed, isSure });
  if (!local) return null;
  if (!isSure && !isNamed && !domain.isProvider && !local.isSpelled) return null;
  return { kind: 'email', start: local.start, end: domain.end };
}

/** `hotmail ponto com ponto br`, `gmail.com`, `minha empresa punto es`. */
function domainFrom(read: Read, first: number, isNamed: boolean): { end: number; isProvider: boolean } | null {
  const { tokens } = read;
  const isProvider = providers.has(tokens[first]!.word);
  let [words, end, at] = [0, -1, first];
  while (at < first + mostDomainTokens && tokens[at] && !(at > first && isAfterBreak(read, at))) {
    const next = afterDot(read, at);
    if (next === null && end >= 0) break;
    if (next !== null && ends.has(tokens[next]!.word)) end = tokens[next]!.end;
    if (next === null && tokens[at]!.word.length > 1) words += 1;
    if (words > mostDomainWords) break;
    at = next ?? at + 1;
  }
  if (end < 0) return isProvider && isNamed ? { end: tokens[first]!.end, isProvider } : null;
  return { end, isProvider };
}

/** The place of the word that follows, where a dot is written or said between. */
function afterDot({ text, tokens }: Read, at: number): number | null {
  const next = tokens[at + 1];
  if (!next) return null;
  if (text.slice(tokens[at]!.end, next.start) === '.') return at + 1;
  return dots.has(next.word) && tokens[at + 2] ? at + 2 : null;
}

/** Without tags and notes. */
const textBetween = (text: string, before: Token, after: Token) =>
  text.slice(before.end, Math.min(after.start, before.end + 100)).replaceAll(/\ue000+ ?/g, '');

/** A sentence or what was said ends between it and the token before. */
function isAfterBreak({ text, tokens }: Read, place: number): boolean {
  const between = textBetween(text, tokens[place - 1]!, tokens[place]!);
  return between.length > 8 || between.includes('\n\n') || /[.!?;:,][ \n]/.test(between);
}

function localBefore(read: Read, last: number, { isNamed, isSure }: { isNamed: boolean; isSure: boolean }) {
  const { text, tokens } = read;
  let start = -1;
  let isSpelled = mailboxes.has(tokens[last]!.word);
  let plain = 0;
  for (let at = last; at >= 0 && at > last - mostLocalTokens; at -= 1) {
    const token = tokens[at]!;
    if (at < last && isAfterBreak(read, at + 1)) break;
    // "ana.lima": what is written together is one.
    const isOn = at < last && /^[._+%-]$/.test(text.slice(token.end, tokens[at + 1]!.start));
    const isLetter = token.word.length === 1 && /^[a-z]$/i.test(text.slice(token.start, token.end));
    const isBeside = isLetter && [tokens[at - 1], tokens[at + 1]].some((near) => near && isSpelledBeside(near));
    if (connectors.has(token.word) && at < last) {
      isSpelled = true;
      plain = 0;
    } else if (token.digits !== null && !(isLetter && !isBeside)) isSpelled ||= token.size !== 'written' || at === last;
    else if (isBeside || isAnd(tokens, at)) isSpelled = true;
    else if (stops.has(token.word) || (isLetter && !isNamed)) break;
    else if (isOn) isSpelled = true;
    else {
      plain += 1;
      if (plain > (isNamed ? 4 : isSure ? 2 : 1)) break;
    }
    start = token.start;
  }
  return start < 0 ? null : { start, isSpelled };
}

const isSpelledBeside = ({ word }: Token) => /^[a-z]$/.test(word) || connectors.has(word);

/** "oitenta e dois" is one number. */
const isAnd = (tokens: readonly Token[], at: number) =>
  ands.has(tokens[at]!.word) && tokens[at - 1]?.digits != null && tokens[at + 1]?.digits != null;
