// TTML: `<br/>` ends a line, and a line end of the source does not.
import { expect, it } from 'vitest';
import { parseTtml } from './ttml.ts';

const textsOf = (...paragraphs: readonly string[]) =>
  parseTtml(
    `<tt><body>${paragraphs.map((words, at) => `<p begin="${at}s">${words}</p>`).join('')}</body></tt>`,
  )?.segments.map(({ speaker, text }) => [speaker, text]);

it('two people in one paragraph are two', () => {
  expect(textsOf('Ana: Hi, Rui.<br/>Rui: Hello.', '<span>Ana: Well?<br/>Rui: Yes.</span>')).toEqual([
    ['Ana', 'Hi, Rui.'],
    ['Rui', 'Hello.'],
    ['Ana', 'Well?'],
    ['Rui', 'Yes.'],
  ]);
});

it('the dash of each line goes', () => {
  expect(textsOf('- Hi<br/>- Hello', '- Well?<br />\n  - Yes')).toEqual([
    [null, 'Hi Hello'],
    [null, 'Well? Yes'],
  ]);
});

it('a sentence that the source wraps stays one', () => {
  expect(textsOf('\n  - Hi,\n  how are you?\n', 'Fine')).toEqual([
    [null, 'Hi, how are you?'],
    [null, 'Fine'],
  ]);
});
