// A conversation to read and hear: a WebVTT transcript and a recording that sounds where somebody speaks.
import { wavHead } from '../../../packages/engine/src/transcription/mono-wav.ts';

interface Said {
  start: number;
  end: number;
  speaker: string;
  text: string;
}

const said: readonly [who: 'Paula' | 'Marta', seconds: number, text: string, gap?: number][] = [
  ['Paula', 5, 'Good morning, this is Paula from Norte Software. Is this a good moment to talk?'],
  ['Marta', 3, 'Yes, go ahead, I have a few minutes.'],
  ['Paula', 4, 'I am calling because you asked us how to spend less time on invoices.'],
  ['Marta', 2, 'That is right.'],
  ['Paula', 4, 'How do you handle your invoices today, from the order to the payment?'],
  [
    'Marta',
    9,
    'We type them by hand, three of us, and it takes two days every month. Then somebody checks them all again.',
  ],
  ['Paula', 3, 'And what does that cost you?', -0.9],
  ['Marta', 8, 'Overtime mostly, about 600 dollars a month, and late payments that nobody counts.'],
  ['Paula', 6, 'So what you need is that invoices go out by themselves on the first day of the month, correct?'],
  ['Marta', 3, 'Exactly, that would already be a relief.'],
  ['Paula', 4, 'Who else takes part in a decision like this one?', -0.7],
  ['Marta', 5, 'I decide it with my partner Ruth, she looks after the money.'],
  ['Paula', 9, 'With Norte Billing the invoices are made from your orders, so the two days of typing go away.'],
  ['Marta', 6, 'The price worries me, though, it sounds expensive.'],
  ['Paula', 9, 'It is 90 dollars a month. Set against 600 dollars of overtime it pays for itself in the first week.'],
  ['Marta', 4, 'Put like that, it makes sense.'],
  ['Paula', 6, 'A bakery like yours in Lugo went from two days to one hour. Does that fit how you work?'],
  ['Marta', 5, 'Yes, although we would need it before the end of March.'],
  ['Paula', 6, 'Then shall we meet on Tuesday at ten with Ruth, and I show you your own orders in it?'],
  ['Marta', 4, 'Tuesday at ten works, I will tell Ruth.'],
  ['Paula', 4, 'I will send you the invitation today. Thank you, Marta.'],
  ['Marta', 3, 'Thank you, bye.'],
];

/** The turns one after the other; a negative gap begins before the other has finished. */
const turns: Said[] = [];
for (const [speaker, seconds, text, gap = 0.6] of said) {
  const start = Math.max(0, (turns.at(-1)?.end ?? 0) + gap);
  turns.push({ start, end: start + seconds, speaker, text });
}

const mark = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

export const conversation = {
  turns,
  seconds: Math.ceil(turns.at(-1)!.end),
  vtt: `WEBVTT\n\n${turns
    .map(({ start, end, speaker, text }) => `${mark(start)} --> ${mark(end)}\n<v ${speaker}>${text}</v>`)
    .join('\n\n')}\n`,
};

const samplesPerSecond = 8000;

/** PCM, 8 kHz, one channel. */
export function wav(seconds: number, spoken: readonly Pick<Said, 'start' | 'end'>[]): Buffer {
  const samples = seconds * samplesPerSecond;
  const file = Buffer.alloc(44 + samples * 2);
  wavHead(samplesPerSecond, samples * 2).copy(file);
  for (const { start, end } of spoken)
    for (
      let sample = Math.floor(start * samplesPerSecond);
      sample < Math.min(samples, end * samplesPerSecond);
      sample++
    ) {
      const time = sample / samplesPerSecond;
      const syllable = Math.abs(Math.sin(time * 9)) * Math.abs(Math.sin((Math.PI * (time - start)) / (end - start)));
      file.writeInt16LE(Math.round(9000 * syllable * Math.sin(time * 1100 * (1 + (start % 3) / 10))), 44 + sample * 2);
    }
  return file;
}
