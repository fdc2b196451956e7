// What people do in a conversation that tells their side: who takes an order and who gives one, who asks a price and who names it.
import { anyLine, anyPhrase } from '../language/any-language.ts';
import type { SideMove } from '../language/side-moves.ts';
import type { Side } from './conversation.ts';

interface Move {
  readonly side: Side;
  readonly weight: number;
  /** Matches plain words, without accents and with blanks for punctuation. */
  readonly sign: RegExp;
}

/** In all languages: who speaks is told before the language is. */
const phrase = (move: SideMove) => anyPhrase(({ moves }) => moves[move]);
const line = (move: SideMove) => anyLine(({ moves }) => moves[move]);

const asks = phrase('asks');
const wants = new RegExp(`^ (?:${line('opens')} ){0,3}${line('wants')} `);
const answersFor = new RegExp(`^ (?:${line('greetsBehind')} |hi )?${line('answersFor')} `);

const slotQuestion = phrase('asksSlot');
const slot = phrase('slot');
/** Who asks when there is time; an answer with a time tells of both. */
export const asksSlot = (text: string): boolean => slotQuestion.test(text);
export const namesSlot = (text: string): boolean => slot.test(text);
export const slotWeight = 2;

const served = phrase('isServed');
export const isServed = (text: string): boolean => served.test(text);
const personQuestion = phrase('asksForPerson');
export const asksForPerson = (text: string): boolean => personQuestion.test(text);

export const sideMoves: readonly Move[] = [
  { side: 'client', weight: 2.5, sign: phrase('waits') },
  { side: 'client', weight: 4, sign: served },
  { side: 'client', weight: 2.5, sign: phrase('asksPlace') },
  { side: 'client', weight: 2, sign: phrase('fetches') },
  { side: 'attendant', weight: 1.5, sign: answersFor },
  { side: 'attendant', weight: 2.5, sign: phrase('mends') },
  { side: 'client', weight: 2, sign: asks },
  { side: 'client', weight: 2.5, sign: phrase('takes') },
  { side: 'attendant', weight: 2.5, sign: phrase('serves') },
  { side: 'client', weight: 2.5, sign: wants },
  { side: 'attendant', weight: 1.5, sign: phrase('commits') },
];

const quotes = phrase('quotes');
const pays = phrase('pays');
/** What the words of somebody who names a price tell. */
export const quotesPrice = (text: string): boolean => quotes.test(text) && !pays.test(text);
export const quoteWeight = 2.5;

/** Whether a turn asks for what the other offers; by its mere words it is like the questions of whoever serves. */
export const asksForOffer = (text: string): boolean => asksPrice(text) || asks.test(text) || wants.test(text);

const greets = new RegExp(`^ ${line('greets')} `);
const greetingBehind = new RegExp(` ${line('greetsBehind')} $`);

/** Answers a call with nothing but the name of a place: `Oakden Kennels.`, `Recepção, bom dia.` */
export function isPlaceAlone(text: string, written: string): boolean {
  const place = text.replace(greetingBehind, ' ');
  return (
    /^(?: \S+){1,4} $/.test(place) &&
    place.length < 32 &&
    /\w{4}/.test(place) &&
    !greets.test(text) &&
    !/[?!]\s*$/.test(written) &&
    !/^ \d/.test(text)
  );
}

export const placeWeight = 4;

/** What an answer with an amount to the question of its price tells of both. */
export const priceWeight = 2.5;
const priceQuestion = phrase('asksPrice');
const ofTheirs = phrase('ofTheirs');
const amount = new RegExp(` (?:\\d[\\d ]*|${line('amount')}) `);

export const asksPrice = (text: string): boolean => priceQuestion.test(text) && !ofTheirs.test(text);
export const namesAmount = (text: string): boolean => amount.test(text);

/** One's name and one's company, as those say it who call or answer for a company; in plain words. */
export const companyIntroduction = phrase('introduces');
