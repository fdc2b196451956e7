// The transcript: turns with their times and sides, or the text as it came where it has no segments.
import type { PublicAnalysis, TranscriptSegment } from '@earshot/core';
import { type Html, html } from './escape.ts';
import type { Labels } from './labels.ts';
import { markOf } from './reading.ts';

export function transcriptSection(analysis: PublicAnalysis, labels: Labels): Html {
  const { transcript, transcriptSegments: segments, participants } = analysis;
  const sides = new Map(participants?.map(({ name, side }) => [name, side]));
  return html`<section>
<h2>${labels.word('transcript')}</h2>
${
  segments
    ? html`<ul class="plain turns">${segments.map((segment) => turn(segment, sides.get(segment.speaker) ?? null, labels))}</ul>`
    : html`<pre>${transcript}</pre>`
}
</section>`;
}

function turn({ start, speaker, text }: TranscriptSegment, side: 'attendant' | 'client' | null, labels: Labels): Html {
  // A label such as "Agent" or "Client" may already say the side; the name of a person never does.
  const sideWord = side && labels.word(side);
  const who = [speaker, sideWord && sideWord !== speaker ? `(${sideWord})` : '']
    .filter((part) => part !== '')
    .join(' ');
  return html`
<li class="${side ?? 'unknown'}"><span class="soft"><span class="mark">${markOf(start)}</span> ${who}</span><br>${text}</li>`;
}
