// A conversation as the detectors read it: turns of sentences, with every cue of its language already found.

import type { Language } from '@earshot/core';
import type { Conversation, Side } from '../../conversation/conversation.ts';
import type { Quote } from '../../findings/findings.ts';
import { findSpans, type Span, type SpanKind } from '../../lexical/spans.ts';
import { type Token, Tokeniser } from '../../lexical/tokens.ts';
import type { LoadedPack } from '../loaded-packs.ts';
import type { CueHit } from '../match/matcher.ts';
import { asksWithoutMark } from './missing-marks.ts';
import { type SentencePart, splitSentences } from './sentences.ts';
import { turnsIn } from './speakers-turns.ts';

/** A stretch of one sentence in one segment: where its words begin among the sentence's, and where it stands in the text. */
interface Stretch {
  readonly segment: number;
  readonly firstWord: number;
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  readonly index: number;
  readonly turn: number;
  readonly side: Side | null;
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly question: boolean;
  readonly stretches: readonly Stretch[];
  readonly hits: ReadonlyMap<string, CueHit>;
}

/** Consecutive segments of one speaker. Where no speaker is known, one segment. */
export interface Turn {
  readonly index: number;
  readonly side: Side | null;
  readonly speaker: string | null;
  /** Range of sentence indexes. */
  readonly from: number;
  readonly to: number;
}

export interface Hit extends CueHit {
  readonly sentence: Sentence;
}

/** Word ranges of the parts that make one sentence. */
interface Piece {
  readonly segment: number;
  readonly part: SentencePart;
  readonly tokens: readonly Token[];
}

const mostQuoteCharacters = 240;
const mostSentenceWords = 60;

export class Reading {
  readonly conversation: Conversation;
  readonly language: Language;
  readonly pack: LoadedPack;
  readonly tokeniser: Tokeniser;
  readonly turns: readonly Turn[];
  readonly sentences: readonly Sentence[];
  /** Whether the sides of the conversation are known. */
  readonly sided: boolean;
  /** Whether all questions have their marks: what has none is no question then. Recognisers leave many out. */
  readonly marksQuestions: boolean;
  readonly #isHeard: boolean;
  readonly #hasCapitals: boolean;
  readonly #hits = new Map<string, Hit[]>();
  readonly #hitsBySide = new Map<string, readonly Hit[]>();
  /** Indexes of the first two turns of every named speaker. */
  readonly #firstTurns = new Set<number>();

  constructor(conversation: Conversation, pack: LoadedPack) {
    this.conversation = conversation;
    this.language = conversation.language;
    this.pack = pack;
    this.tokeniser = new Tokeniser(pack.spellings, pack.pack.words.merged);
    this.#isHeard = conversation.form === 'recording';
    this.marksQuestions = !this.#isHeard && conversation.segments.some(({ text }) => text.includes('?'));
    this.#hasCapitals = !this.#isHeard || conversation.segments.some(({ text }) => /\p{Lu}/u.test(text));
    this.sided = conversation.segments.some((segment) => segment.side !== null);
    const turns: Turn[] = [];
    const sentences: Sentence[] = [];
    for (const own of turnsIn(conversation)) {
      const { side, speaker } = conversation.segments[own[0]!]!;
      const from = sentences.length;
      for (const pieces of this.#sentencePieces(own)) {
        sentences.push(this.#sentence(pieces, sentences.length, turns.length, side));
      }
      if (sentences.length > from) turns.push({ index: turns.length, side, speaker, from, to: sentences.length });
    }
    this.turns = turns;
    const seen = new Map<string, number>();
    for (const turn of turns) {
      if (turn.speaker === null) continue;
      const count = seen.get(turn.speaker) ?? 0;
      if (count < 2) this.#firstTurns.add(turn.index);
      seen.set(turn.speaker, count + 1);
    }
    this.sentences = sentences;
    for (const sentence of sentences) {
      for (const hit of sentence.hits.values()) {
        const list = this.#hits.get(hit.cue);
        if (list) list.push({ ...hit, sentence });
        else this.#hits.set(hit.cue, [{ ...hit, sentence }]);
      }
    }
  }

  /** Groups sentence parts of a turn's segments; a timed cue that does not close its sentence runs on into the next cue. */
  #sentencePieces(segments: readonly number[]): Piece[][] {
    const groups: Piece[][] = [];
    let open = false;
    for (const i of segments) {
      const { text } = this.conversation.segments[i]!;
      const tokens = this.tokeniser.tokens(text);
      for (const part of splitSentences(text, tokens, this.pack.breaths)) {
        const piece = { segment: i, part, tokens: tokens.slice(part.from, part.to) };
        const last = groups.at(-1);
        const size = last?.reduce((sum, other) => sum + other.tokens.length, 0) ?? 0;
        if (open && last && part.from === 0 && size + piece.tokens.length <= mostSentenceWords) last.push(piece);
        else groups.push([piece]);
        open = !part.closed && this.conversation.timing === 'ranges';
      }
    }
    return groups;
  }

  #sentence(pieces: readonly Piece[], index: number, turn: number, side: Side | null): Sentence {
    const tokens = pieces.flatMap((piece) => piece.tokens);
    const words = tokens.map((token) => token.norm);
    let firstWord = 0;
    const stretches = pieces.map(({ segment, part, tokens: own }) => {
      const stretch = { segment, firstWord, start: part.start, end: part.end };
      firstWord += own.length;
      return stretch;
    });
    const spans = [...findSpans(words, this.language), ...this.pack.names(tokens, this.#hasCapitals)];
    const asked = pieces.some((piece) => piece.part.asked);
    let opening = 0;
    while (opening < words.length - 1 && opening < 5 && this.pack.fillers.has(words[opening]!)) opening++;
    const matchable = {
      words,
      opening,
      spanKinds: new Set(spans.map((span) => span.kind)),
      question: asked || this.pack.opensQuestion(words, opening) || this.#asksWithoutMark(pieces),
      spanEnd: (at: number, kind: string) => {
        let end = -1;
        for (const span of spans) if (span.from === at && span.kind === kind && span.to > end) end = span.to;
        return end;
      },
    };
    const hits = new Map(this.pack.matcher.find(matchable).map((hit) => [hit.cue, hit]));
    return { index, turn, side, words, tokens, spans, question: matchable.question, stretches, hits };
  }

  #asksWithoutMark(pieces: readonly Piece[]): boolean {
    if (!this.#isHeard) return false;
    const said = pieces.map(({ segment, part }) =>
      this.conversation.segments[segment]!.text.slice(part.start, part.end),
    );
    return asksWithoutMark(this.language, said.join(' '));
  }

  /** Hits of a cue in spoken order, of one side where asked; where a sentence's side is unknown it counts for both. */
  hits(cue: string, side?: Side): readonly Hit[] {
    const all = this.#hits.get(cue) ?? [];
    if (side === undefined) return all;
    const key = `${side} ${cue}`;
    const known = this.#hitsBySide.get(key) ?? all.filter((hit) => isOf(hit.sentence, side));
    this.#hitsBySide.set(key, known);
    return known;
  }

  /** Verbatim text of the sentence in the segment where word `at` stands; a long one is cut to its clause. */
  quote(sentence: Sentence, at = 0): Quote {
    const place = Math.max(
      0,
      sentence.stretches.findLastIndex((s) => s.firstWord <= at),
    );
    const stretch = sentence.stretches[place]!;
    const joined = this.#joined(sentence.stretches.slice(place));
    if (joined) return joined;
    const text = this.conversation.segments[stretch.segment]!.text;
    let { start, end } = stretch;
    if (end - start > mostQuoteCharacters) {
      const token = sentence.tokens[at]!;
      // Looked for in the sentence alone: its segment may be megabytes without a comma.
      const before = text.slice(start, Math.max(start, token.start - 40) + 1).lastIndexOf(',');
      const from = Math.min(end, token.end + 60);
      const after = text.slice(from, end).indexOf(',');
      if (before > 0) start += before + 1;
      if (after >= 0) end = from + after;
    }
    return { segment: stretch.segment, text: text.slice(start, end).trim() };
  }

  /** As many stretches of one sentence, from the first on, as make a quote; null for no more than one. */
  #joined([first, ...others]: readonly Stretch[]): Quote | null {
    let quoted: Quote | null = null;
    let before = first!;
    for (const last of others) {
      // Where the other said a word between, the quote would hold it.
      if (last.segment > before.segment + 1) break;
      before = last;
      const longer = this.between(first!, last);
      if (longer.text.length > mostQuoteCharacters) break;
      quoted = longer;
    }
    return quoted;
  }

  /** All that is said from where a stretch begins to where one ends, over the segments between them. */
  between(first: Stretch, last: Stretch): Quote {
    const text = this.conversation.segments
      .slice(first.segment, last.segment + 1)
      .map(({ index, text: whole }) =>
        whole.slice(index === first.segment ? first.start : 0, index === last.segment ? last.end : whole.length).trim(),
      )
      .join(' ');
    return { segment: first.segment, text };
  }

  quoteHit(hit: Hit): Quote {
    return this.quote(hit.sentence, hit.from);
  }

  turnOf(sentence: Sentence): Turn {
    return this.turns[sentence.turn]!;
  }

  sentencesOf(turn: Turn): readonly Sentence[] {
    return this.sentences.slice(turn.from, turn.to);
  }

  /** Whether the sentence stands in one of its speaker's first two turns. */
  opensSpeaker(sentence: Sentence): boolean {
    return this.#firstTurns.has(sentence.turn);
  }

  /** 0 at the beginning of the conversation, 1 at its end, by sentences. */
  position(sentence: Sentence): number {
    return this.sentences.length < 2 ? 0 : sentence.index / (this.sentences.length - 1);
  }
}

export const wordCount = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

/** Whether the sentence is, or where sides are unknown may be, of this side. */
export function isOf(sentence: { readonly side: Side | null }, side: Side): boolean {
  return sentence.side === null || sentence.side === side;
}

export function has(sentence: Sentence, ...cues: readonly string[]): boolean {
  return cues.some((cue) => sentence.hits.has(cue));
}

export function spansOf(sentence: Sentence, ...kinds: readonly SpanKind[]): readonly Span[] {
  return sentence.spans.filter((span) => kinds.includes(span.kind));
}
