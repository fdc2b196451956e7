// A conversation as numbered lines, and long ones as parts that fit one question, each beginning with the end of the part before.

import type { Conversation } from '../conversation/conversation.ts';
import { withoutOrders } from '../evidence/auditor-orders.ts';

/** Tokens of one part of a conversation when settings give none: about two hours of talk, so most take one question. */
export const defaultPartTokens = 24_000;

// Tokens hold 3 to 4 characters in the three languages; the lower figure leaves room.
const charactersPerToken = 3;
const overlapShare = 0.1;
const longestLineShare = 0.25;

export interface Line {
  readonly segment: number;
  /** `<number> | <side>, <speaker>: <words>`, on one line. */
  readonly text: string;
}

/** Consecutive lines that are asked about at once. */
export type Part = readonly Line[];

/** Parts of at most about `partTokens` tokens that together hold every line; neighbours share a tenth. At least one part, in order. */
export function splitIntoParts(conversation: Pick<Conversation, 'segments'>, partTokens: number): Part[] {
  const longest = Math.max(1, Math.floor(partTokens * longestLineShare)) * charactersPerToken;
  const lines = numberedLines(conversation, longest);
  const parts: Part[] = [];
  let from = 0;
  let to = 0;
  while (to < lines.length) {
    let tokens = 0;
    for (to = from; to < lines.length; to += 1) {
      tokens += tokensOf(lines[to]!);
      if (tokens > partTokens && to > from) break;
    }
    parts.push(lines.slice(from, to));
    from = overlapFrom(lines, Math.max(from + 1, 0), to, partTokens * overlapShare);
  }
  return parts.length === 0 ? [[]] : parts;
}

/** First line of the next part: as many of the lines before `to` as the overlap holds, at least one, never before `least`. */
function overlapFrom(lines: readonly Line[], least: number, to: number, overlapTokens: number): number {
  let from = Math.max(least, to - 1);
  let tokens = tokensOf(lines[from] ?? lines[to - 1]!);
  while (from > least && tokens + tokensOf(lines[from - 1]!) <= overlapTokens) {
    from -= 1;
    tokens += tokensOf(lines[from]!);
  }
  return from;
}

function tokensOf({ text }: Line): number {
  return Math.ceil((text.length + 1) / charactersPerToken);
}

/** Every segment as a line; one longer than a line may be takes several with its number. */
function numberedLines({ segments }: Pick<Conversation, 'segments'>, longest: number): Line[] {
  return segments.flatMap(({ index, side, speaker, text }) => {
    const who = [side, speaker && oneLine(speaker)].filter(Boolean).join(', ');
    const head = `${index} | ${who === '' ? '' : `${who}: `}`;
    return piecesOf(oneLine(withoutOrders(text, '(words to the auditor, left out)')), longest).map((piece) => ({
      segment: index,
      text: head + piece,
    }));
  });
}

function piecesOf(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest);
    const cut = space > 0 ? space : longest;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  pieces.push(rest);
  return pieces;
}

/** One line, and nothing that could pass for the end of the transcript. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/<\s{0,2}(\/?)\s{0,2}transcript\s{0,2}>/gi, '($1transcript)');
}
