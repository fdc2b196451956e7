// Hostile chats, tables and JSON.
import { clock, halves, jsonList, nameOf, nested, numbered, repeated, type Shape, sentence } from './pieces.fixture.ts';

export const chatShapes: Readonly<Record<string, Shape>> = {
  'whatsapp: two people': numbered((at) => `05/03/2025 09:00 - ${at % 2 ? 'Ana' : 'Rui'}: ${sentence}\n`),
  'whatsapp: all different': numbered((at) => `05/03/2025 09:00 - ${nameOf(at)}: ${sentence}\n`),
  'whatsapp: nobody': repeated('05/03/2025 09:00 - created the group\n'),
  'whatsapp: quotes in names': repeated(`05/03/2025 09:00 - ${'"'.repeat(120)}: text\n`),
  'whatsapp: one message of many lines': repeated(
    'and so on\n',
    '05/03/2025 09:00 - Ana: a\n05/03/2025 09:01 - Rui: b\n',
  ),
  'whatsapp: marks of edits': repeated(
    ' <This message was edited',
    '05/03/2025 09:00 - Ana: a\n05/03/2025 09:01 - Rui: b',
  ),
  'whatsapp: document pages': repeated('a • 1 pages \n', '05/03/2025 09:00 - Ana: a\n05/03/2025 09:01 - Rui: b'),
  'whatsapp: stamp below': repeated('Ana, [05.03.2025 09:00:01]\ntext\n'),
  'line: messages': numbered((at) => `09:1${at % 9}\t${at % 2 ? 'Ana' : 'Rui'}\t${sentence}\n`, '2025/03/04(Tue)\n'),
  'line: dates': repeated('2025/03/04(Tue)\n'),
  'sms: all sent': repeated('<sms type="2" body="a b" date="1"/>', '<smses>', '</smses>'),
  'sms: never closed': repeated('<sms type="2" body="', '<smses>'),
  'whatsapp: direction marks': repeated('\u200e[05/03/2025, 09:00:01] Ana: \u200eimage omitted\n'),
};

export const tableShapes: Readonly<Record<string, Shape>> = {
  'csv: rows': numbered((at) => `${clock(at).slice(0, 8)},${at % 2 ? 'Ana' : 'Rui'},"${sentence}"\n`),
  'csv: all different': numbered((at) => `${clock(at).slice(0, 8)},${nameOf(at)},"${sentence}"\n`),
  'csv: quotes alternate': repeated('a"', 'time,name,text\n1,Ana,b\n2,Rui,'),
  'csv: blanks and quotes': repeated(' "', 'time,name,text\n1,Ana,b\n2,Rui,'),
  'csv: spaces, then quotes': halves(repeated(' ', 'a,b\nc,d\ne,'), repeated('" ')),
  'csv: quote that never ends': repeated('word, ', 'a,b\nc,d\n"'),
  'csv: one row of commas': repeated(',', 'a,b\nc,d\n'),
  'csv: rows of other widths': numbered((at) => `a${',b'.repeat(at % 300)}\n`),
  'csv: quoted words': repeated('"a",', 'a,b\nc,d\n'),
  'tsv: rows': numbered((at) => `${clock(at).slice(0, 8)}\t${at % 2 ? 'Ana' : 'Rui'}\t${sentence}\n`),
  'csv: a column for each speaker': numbered(
    (at) => (at % 2 ? `"${sentence}",\n` : `,"${sentence}"\n`),
    'Agent,Client\n',
  ),
  'tsv: times and words': numbered((at) => `${at}\t${at + 1}\tAna: ${sentence}\n`),
  'stm: segments': numbered((at) => `call A spk${at % 2} ${at} ${at + 1} <o> ${sentence}\n`),
  'ctm: words': numbered((at) => `call A ${at}.0 0.50 yes\n`),
  'ctm: blanks': repeated(' ', 'call A 1.0'),
  'textgrid: intervals': numbered(
    (at) => `xmin = ${at}\nxmax = ${at + 1}\ntext = "${sentence}"\n`,
    'Object class = "TextGrid"\nname = "Ana"\n',
  ),
  'textgrid: quotes': repeated('"', 'Object class = "TextGrid"\nname = "Ana"\ntext = "'),
  'elan: annotations': repeated(
    '<ALIGNABLE_ANNOTATION TIME_SLOT_REF1="a" TIME_SLOT_REF2="b"><ANNOTATION_VALUE>a b</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION>',
    '<ANNOTATION_DOCUMENT><TIER TIER_ID="Ana">',
    '</TIER></ANNOTATION_DOCUMENT>',
  ),
  'table: bars': repeated('|', 'a|b\nc|d\n'),
  'table: bars on lines': numbered((at) => `| ${nameOf(at % 7)} | ${sentence} |\n`),
  'table: dashes': repeated('|---', 'a|b\nc|d\n'),
  'table: semicolons': numbered((at) => `${at};${nameOf(at % 4)};${sentence}\n`),
};

export const jsonShapes: Readonly<Record<string, Shape>> = {
  'json: comments': repeated('// and so on\n', '{"segments":[\n', ']}'),
  'json: comments that never end': repeated('/* "', '{"segments":['),
  'json: unknown keys': jsonList((at) => ({ a: at, b: nameOf(at % 2), c: `${sentence} Do you?` }), '[', ']'),
  'json: many unknown keys': numbered(
    (at) => `${at === 0 ? '' : ','}{"k${at}":"do you see this?","l${at}":"Ana"}`,
    '[',
    ']',
  ),
  'json: columns': (length) =>
    JSON.stringify({
      who: Array.from({ length: length / 60 }, (_, at) => nameOf(at % 2)),
      text: Array.from({ length: length / 60 }, () => sentence),
    }),
  'json: turns under names': jsonList((at) => ({ [at % 2 ? 'agent' : 'client']: { said: sentence } }), '[', ']'),
  'json: a list for each speaker': (length) =>
    JSON.stringify({
      agent: Array.from({ length: length / 120 }, (_, at) => ({ text: sentence, start: at })),
      client: Array.from({ length: length / 120 }, (_, at) => ({ text: sentence, start: at + 0.5 })),
    }),
  'json: pieces of words': jsonList(
    (at) => ({ text: at % 3 ? 'ha' : ' ha', start: at, speaker: 1 }),
    '{"tokens":[',
    ']}',
  ),
  'json: watson': jsonList((at) => ({ alternatives: [{ timestamps: [['yes', at, at + 1]] }] }), '{"results":[', ']}'),
  'json: open arrays': repeated('['),
  'json: nested arrays': nested('[', '1', ']'),
  'json: nested objects': nested('{"a":', '1', '}'),
  'json: nested alternatives': nested('{"alternatives":[', '1', ']}'),
  'json: nested turns': nested('{"words":[', '1', ']}'),
  'json: nested lists of turns': nested('[{"text":"a b","words":', '[]', '}]'),
  'json: open objects': repeated('{"a":'),
  'json: an open string': repeated('a', '["'),
  'json: quotes escaped': repeated('\\"', '["'),
  'json: quotes': repeated('"', '['),
  'json: many keys': numbered((at) => `${at === 0 ? '' : ','}"k${at}":${at}`, '{', '}'),
  'json: many lists': numbered((at) => `${at === 0 ? '' : ','}"k${at}":[{"text":"yes"}]`, '{', '}'),
  'json: a huge number': repeated('9', '[{"text":"yes","start":', '}]'),
  'json: a huge number as text': repeated('9', '[{"text":"yes","start":"', '"}]'),
  'json: a list cut off': jsonList((at) => ({ text: sentence, start: at }), '{"segments":[', ''),
  'json: small objects, cut off': repeated('{},', '[', '{'),
  'json: lines': numbered((at) => `${JSON.stringify({ text: sentence, speaker: nameOf(at % 2) })}\n`),
  'json: lines, broken': repeated('{\n'),
  'json: labelled text in a value': (length) =>
    JSON.stringify({ text: numbered((at) => `${nameOf(at)}: ${sentence}\n`)(length) }),
  'json: openai': jsonList((at) => ({ start: at, end: at + 1, text: sentence }), '{"segments":[', ']}'),
  'json: speakers all different': jsonList((at) => ({ start: at, text: sentence, speaker: nameOf(at) }), '[', ']'),
  'json: blanks in a name': (length) =>
    JSON.stringify([
      { text: sentence, speaker: `Ana${' '.repeat(length)}Lima` },
      { text: sentence, speaker: 'Rui' },
    ]),
  'json: words': jsonList((at) => ({ start: at, end: at + 1, word: 'yes', speaker: at % 2 }), '{"words":[', ']}'),
  'json: words of one speaker': jsonList((at) => ({ start: at / 9, word: 'yes', speaker: 1 }), '{"items":[', ']}'),
  'json: deepgram': jsonList(
    (at) => ({ word: 'yes', start: at, end: at + 1, speaker: at }),
    '{"results":{"channels":[{"alternatives":[{"words":[',
    ']}]}]}}',
  ),
  'json: deepgram channels': jsonList(
    (at) => ({ alternatives: [{ words: [{ word: 'yes', start: at, end: at + 1 }] }] }),
    '{"results":{"channels":[',
    ']}}',
  ),
  'json: assemblyai': jsonList(
    (at) => ({ text: sentence, start: at, end: at + 1, speaker: nameOf(at) }),
    '{"utterances":[',
    ']}',
  ),
  'json: aws': jsonList(
    (at) => ({ type: 'pronunciation', start_time: `${at}`, end_time: `${at + 1}`, alternatives: [{ content: 'yes' }] }),
    '{"results":{"items":[',
    ']}}',
  ),
  'json: aws calls': jsonList(
    (at) => ({ ParticipantRole: at % 2 ? 'AGENT' : 'CUSTOMER', Content: sentence, BeginOffsetMillis: at }),
    '{"Transcript":[',
    ']}',
  ),
  'json: gong parties': (length) =>
    JSON.stringify({
      parties: Array.from({ length: length / 120 }, (_, at) => ({
        id: `${at}`,
        name: nameOf(at),
        affiliation: 'Internal',
      })),
      transcript: Array.from({ length: length / 120 }, (_, at) => ({
        speakerId: `${at}`,
        sentences: [{ text: 'yes' }],
      })),
    }),
};
