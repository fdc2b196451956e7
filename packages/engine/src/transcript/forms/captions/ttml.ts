// TTML and DFXP captions: `<p begin="00:00:01.000" end="2s" ttm:agent="s1">`, names from the head or before a colon; and those of YouTube (`<p t="500" d="1200">`, `<text start="0.5" dur="1.2">`).
import type { RawTranscript } from '../../../conversation/raw.ts';
import { segmentsOfCues } from '../../cues/cue-speakers.ts';
import { parseClock } from '../../text/clock.ts';
import { type Element, elementsOf, linesOf, readXml, wordsOf } from '../../text/xml.ts';

/** Reads every `p` with a beginning; null for any other text. */
export function parseTtml(source: string): RawTranscript | null {
  const head = source.slice(0, 4000);
  if (/<(?:timedtext|transcript)[\s>]/i.test(head)) return parseTimedText(source);
  if (!/<(?:\w{1,12}:)?tt[\s>]/i.test(head)) return null;
  const root = readXml(source);
  if (!root) return null;
  const names = new Map<string, string>();
  const paragraphs: Element[] = [];
  const rateOf = (element: Element) => Number(element.attributes.get('tickrate') ?? '') || 1;
  let ticksPerSecond = 1;
  for (const element of elementsOf(root)) {
    if (element.name === 'tt') ticksPerSecond = rateOf(element);
    const id = element.attributes.get('id');
    if (element.name === 'agent' && id !== undefined) names.set(id, wordsOf(element));
    if (element.name === 'p' && element.attributes.has('begin')) paragraphs.push(element);
  }
  const timeOf = (text: string | undefined) => readTime(text, ticksPerSecond);
  const cues = paragraphs.map((element) => {
    const agent =
      element.attributes.get('agent') ??
      element.children.find((child) => child.attributes.has('agent'))?.attributes.get('agent');
    const start = timeOf(element.attributes.get('begin'));
    const lasts = timeOf(element.attributes.get('dur'));
    const end = timeOf(element.attributes.get('end')) ?? (start !== null && lasts !== null ? start + lasts : null);
    const voice = agent === undefined ? null : names.get(agent) || agent;
    return { start, end, lines: linesOf(element), voice };
  });
  return cues.length < 2 ? null : { form: 'webvtt', segments: segmentsOfCues(cues) };
}

/** Milliseconds in `t` and `d`, seconds in `start` and `dur`. */
function parseTimedText(source: string): RawTranscript | null {
  const root = readXml(source);
  const cues = [...(root ? elementsOf(root) : [])].flatMap((element) => {
    const { name, attributes } = element;
    const [key, lasting, perSecond] = name === 'p' ? ['t', 'd', 1000] : ['start', 'dur', 1];
    if ((name !== 'p' && name !== 'text') || !attributes.has(key)) return [];
    const start = Number(attributes.get(key)) / perSecond;
    const end = start + (Number(attributes.get(lasting)) || 0) / perSecond;
    if (!Number.isFinite(end) || start < 0) return [];
    return [{ start, end, lines: linesOf(element), voice: attributes.get('speaker') ?? null }];
  });
  return cues.length < 2 ? null : { form: 'webvtt', segments: segmentsOfCues(cues) };
}

/** `00:00:01.500`, `00:00:01:12` (frames), `1.5s`, `1500ms`, `15000t`. */
function readTime(text: string | undefined, ticksPerSecond: number): number | null {
  const offset = /^(\d{1,12}(?:\.\d{1,9})?)(h|m|s|ms|t)$/.exec(text?.trim() ?? '');
  if (!offset) return text === undefined ? null : parseClock(text.trim().replace(/^(\d+:\d+:\d+):\d+$/, '$1'));
  const perUnit = { h: 3600, m: 60, s: 1, ms: 0.001, t: 1 / ticksPerSecond }[offset[2]!]!;
  return Number(offset[1]) * perUnit;
}
