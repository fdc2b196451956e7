// Hostile shapes of what people paste: marked-up text, captions of other kinds, mails, YAML, rows of JSON, text within text.
import {
  clock,
  jsonList,
  nameOf,
  nested,
  numbered,
  repeated,
  type Shape,
  sentence,
  sentenceOf,
} from './pieces.fixture.ts';

const tt = '<tt xmlns="http://www.w3.org/ns/ttml"><body><div>';
const events = '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n';

export const pastedShapes: Readonly<Record<string, Shape>> = {
  'ttml: cues': numbered(
    (at) => `<p begin="${clock(at)}" end="${clock(at + 1)}">${nameOf(at % 2)}: ${sentence}</p>\n`,
    tt,
  ),
  'ttml: nested paragraphs': nested('<p begin="1s">', 'yes', '</p>'),
  'ttml: never closed': repeated('<p begin="1s">yes', tt),
  'ttml: agents all different': numbered((at) => `<p begin="${at}s" agent="s${at}">yes</p>`, tt),
  'xml: turns': numbered(
    (at) => `<turn speaker="${nameOf(at % 2)}" start="${at}">${sentence}</turn>`,
    '<call>',
    '</call>',
  ),
  'xml: elements all different': numbered((at) => `<e${at} who="Ana">${sentence}</e${at}>`, '<call>', '</call>'),
  'xml: nested': nested('<a>', 'yes', '</a>'),
  'xml: open tags': repeated('<a ', '<call>'),
  'xml: open tags with blanks': repeated(`<a${' '.repeat(3000)}`, '<call>'),
  'xml: closing tags': repeated('</a>', '<call>'),
  'xml: comments never closed': repeated('<!--', '<call>'),
  'xml: sections never closed': repeated('<![CDATA[', '<call>'),
  'xml: attributes': numbered((at) => `a${at % 9}="${at}" `, '<call><turn ', '></turn></call>'),
  'xml: long names of attributes': repeated(`<a ${'a'.repeat(1990)}=>`, '<call>', '</call>'),
  'xml: quotes in attributes': repeated('a="', '<call><turn ', '></turn></call>'),
  'xml: pages with classes': numbered(
    (at) => `<div class="turn"><span class="speaker">${nameOf(at % 2)}</span><span>${sentence}</span></div>`,
  ),
  'ass: dialogue': numbered(
    (at) =>
      `Dialogue: 0,${clock(at).slice(1, 11)},${clock(at + 1).slice(1, 11)},Default,${nameOf(at % 2)},0,0,0,,${sentence}\n`,
    events,
  ),
  'ass: commas': repeated(',', `${events}Dialogue: 0,0:00:01.00,0:00:02.00,A,B,0,0,0,,a\nDialogue: `),
  'ass: open braces': repeated('{\\i', `${events}Dialogue: 0,0:00:01.00,0:00:02.00,A,B,0,0,0,,a\nDialogue: 0,`),
  'lrc: lines': numbered((at) => `[${String(at % 100).padStart(2, '0')}:00.00]${nameOf(at % 2)}: ${sentence}\n`),
  'lrc: tags': repeated('[ti:a]\n', '[00:01.00]a\n[00:02.00]b\n'),
  'mail: messages': numbered(
    (at) => `From: ${nameOf(at % 2)} <a@b.example>\nDate: Tue, 4 Mar 2025 09:12\n\n${sentence}\n\nRegards,\nAna\n\n`,
  ),
  'mail: heads alone': repeated('From: Ana Lima\n'),
  'mail: all different': numbered((at) => `From: ${nameOf(at)}\nSubject: a\n\n${sentence}\n`),
  'mail: answers': numbered(
    (at) => `On Tue, 4 Mar 2025 at 10:40, ${nameOf(at % 2)} <a@b.example> wrote:\n> ${sentence}\n`,
  ),
  'mail: dates that name nobody': repeated(`On ${'a, '.repeat(70)}wrote:\n`),
  'mail: blanks before an address': repeated(`On ${' '.repeat(90)}<${'a'.repeat(100)}\n`, '', 'Ana wrote:'),
  'mail: blanks before who wrote': repeated(`On ${' '.repeat(90)}<${'a'.repeat(100)} wrote:\n`),
  'mail: quotes': repeated('> ', 'From: Ana\n\nyes\nFrom: Rui\n\n'),
  'yaml: items': numbered((at) => `- speaker: ${nameOf(at % 2)}\n  text: ${sentence}\n`),
  'yaml: folded lines': repeated('    and so on\n', '- speaker: Ana\n  text: >-\n'),
  'yaml: keys of one item': numbered((at) => `  k${at}: ${sentence}\n`, '- speaker: Ana\n'),
  'yaml: blank lines': repeated('\n', 'a', '\n- b'),
  'yaml: keys without values': repeated('- speaker:\n'),
  'marks: angles': numbered((at) => `${nameOf(at % 2)} > ${sentence}\n`),
  'marks: arrows': repeated('-> ', 'Ana -> a\nRui -> b\nAna -> '),
  'marks: columns': numbered((at) => `${nameOf(at % 2).padEnd(20)}${sentence}\n${' '.repeat(20)}and so on\n`),
  'marks: all different': numbered((at) => `${nameOf(at)} = ${sentence}\n`),
  'headers: dates': numbered(
    (at) => `${nameOf(at % 3)}, Mar 4 2025, 09:${String(at % 60).padStart(2, '0')}\n${sentence}\n\n`,
  ),
  'headers: dates alone': repeated('Tue, 4 de marzo de 2025 a las 09:10\n'),
  'headers: almost dates': repeated('4 mar 4 mar 4 mar 4 mar 2025 4 mar 2025 at\n'),
  'letter: greetings and endings': repeated('Hi,\n\nbelow\n\nRegards,\n\n---\n'),
  'rtf: paragraphs': numbered((at) => `\\b ${nameOf(at % 2)}:\\b0 ${sentence}\\par\n`, '{\\rtf1 ', '}'),
  'rtf: open groups': repeated('{', '{\\rtf1 '),
  'rtf: marks': repeated("\\'e9", '{\\rtf1 Ana: '),
  'rtf: words': repeated('\\a', '{\\rtf1 '),
  'lines: ends as two characters': numbered((at) => `${nameOf(at % 2)}: ${sentence}\\n`),
  'rows: pairs': jsonList((at) => [nameOf(at % 2), sentenceOf(at)], '[', ']'),
  'rows: pairs all different': jsonList((at) => [nameOf(at), sentenceOf(at)], '[', ']'),
  'rows: speakers as keys': jsonList((at) => ({ [nameOf(at % 2)]: sentenceOf(at) }), '[', ']'),
  'rows: keys all different': jsonList((at) => ({ [nameOf(at)]: sentenceOf(at) }), '[', ']'),
  'json: items under numbers': numbered(
    (at) => `${at === 0 ? '' : ','}"${at}":{"text":"yes","speaker":"Ana"}`,
    '{',
    '}',
  ),
  'json: text in text': (length) => {
    let text = JSON.stringify([{ speaker: 'Ana', text: sentence }]);
    while (text.length < length / 2) text = JSON.stringify({ payload: text });
    return text;
  },
  'json: texts that begin like JSON': jsonList(() => ({ a: '[{"' }), '[', ']'),
  'json: a list that is blank up to its end': repeated(' ', '[x', ']'),
  'json: texts that are blank up to their ends': jsonList(() => `[x${' '.repeat(998)}]`, '{"rows":[', ']}'),
  'json: texts that are objects': jsonList(() => '{"a":1}', '{"rows":[', ']}'),
  'json: without its beginning': jsonList(
    (at) => ({ text: sentence, speaker: nameOf(at % 2) }),
    '"text": "yes"},',
    ']',
  ),
  'json: without its beginning, broken': repeated('"a": {"b": [', '"text": "yes"},', '}'),
  'json: objects of JavaScript': numbered((at) => `{speaker: '${nameOf(at % 2)}', text: '${sentence}'},\n`, '[', ']'),
  'json: bare words': repeated('a', "{a: '", "', b: }"),
  'json: one bare word': repeated('a', '{a', "b: ''"),
  'json: bare keys': repeated('a:', "{a: '", '}'),
  'json: tuples': numbered((at) => `('${nameOf(at % 2)}', '${sentence}'),`, '[', ']'),
  'json: open tuples': repeated("('", '['),
};
