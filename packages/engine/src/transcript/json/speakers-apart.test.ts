// Speakers who stand apart from their words, and events, pairs and wrappers in which talk is hidden.
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../read-transcript.ts';

const talk = [
  ['A', 0.5, 2.5, 'Oakden Kennels, good morning.'],
  ['B', 3, 6, 'Morning, have you got room for two dogs?'],
  ['A', 6.5, 9.5, 'From Friday we have, twenty pounds a night each.'],
  ['B', 10, 12, 'Book them in, please.'],
] as const;
const turnsOf = (value: unknown) =>
  readTranscript(typeof value === 'string' ? value : JSON.stringify(value)).segments.map(
    ({ speaker, text, start }) => [speaker, text, start === null ? null : Math.round(start * 10) / 10] as const,
  );
const wordsOf = () =>
  talk.flatMap(([, start, end, text]) => {
    const words = text.split(' ');
    const step = (end - start) / words.length;
    return words.map((text_, at) => ({ start: start + at * step, end: start + (at + 1) * step, text: text_ }));
  });
const expected = (labels: readonly [string, string]) =>
  talk.map(([who, start, , text]) => [labels[who === 'A' ? 0 : 1], text, start]);
const untimed = (labels: readonly [string, string]) => expected(labels).map(([who, text]) => [who, text]);

describe('Speakers apart from words', () => {
  it('are put together where one list has spans and another has words', () => {
    const spans = talk.map(([who, start, end]) => ({ start, end, speaker: who === 'A' ? 'Ana' : 'Bo' }));
    expect(turnsOf({ words: wordsOf(), paragraphs: spans })).toEqual(expected(['Ana', 'Bo']));
  });

  it('are put together where spans have durations and people with ids', () => {
    const segments = talk.map(([who, start, end]) => ({ start, duration: end - start, speaker: { '@id': `S${who}` } }));
    expect(turnsOf({ retval: { words: wordsOf(), segmentation: { segments } } })).toEqual(expected(['SA', 'SB']));
  });

  it('are the channels where each has a list and the lists begin before the others have ended', () => {
    const channels = ['A', 'B'].map((side) => ({
      transcript: talk
        .filter(([who]) => who === side)
        .map(([, start, end, text]) => ({ sentence: text, timestamp: start * 1000, duration: (end - start) * 1000 })),
    }));
    expect(turnsOf({ channels }).map(([who, text]) => [who, text])).toEqual(untimed(['1', '2']));
  });

  it('are the keys under which each has words of their own', () => {
    const wordsBy = (side: string) =>
      talk
        .filter(([who]) => who === side)
        .flatMap(([, start, end, text]) => {
          const words = text.split(' ');
          const step = (end - start) / words.length;
          return words.map((word, at) => ({ word, start: start + at * step, end: start + (at + 1) * step }));
        });
    const value = { result: { agent: { words: wordsBy('A') }, client: { words: wordsBy('B') } } };
    expect(turnsOf(value)).toEqual(expected(['agent', 'client']));
  });

  it('are not made up for chapters that follow each other', () => {
    const chapters = [talk.slice(0, 2), talk.slice(2)].map((part) => ({
      lines: part.map(([, start, , text]) => ({ start, text })),
    }));
    expect(readTranscript(JSON.stringify({ chapters })).segments.every(({ speaker }) => speaker === null)).toBe(true);
  });
});

describe('Speakers beside their words', () => {
  const marked = (value: object) => turnsOf(value).map(([who, text]) => [who, text]);
  const beside = [
    { chapters: [0, 6].map((start) => ({ start, end: start + 6, name: start === 0 ? 'Opening' : 'Booking' })) },
    { moods: [0, 6].map((start) => ({ start, end: start + 6, label: start === 0 ? 'calm' : 'glad' })) },
    { sounds: [0, 4, 8].map((start) => ({ start, end: start + 4, label: start === 4 ? 'music' : 'speech' })) },
  ];

  it.each(['from', 'author', 'role', 'channel'])('count, whatever else lists spans (%s)', (key) => {
    const messages = talk.map(([who, start, , text]) => ({ start, [key]: who === 'A' ? 'agent' : 'customer', text }));
    for (const other of beside) expect(marked({ ...other, messages })).toEqual(marked({ messages }));
  });

  it.each(['segments', 'utterances', 'lines'])('may begin the words themselves (%s)', (key) => {
    const labelled = talk.map(([who, start, end, text]) => ({
      start,
      end,
      text: `${who === 'A' ? 'Agent' : 'Customer'}: ${text}`,
    }));
    for (const other of [{}, ...beside])
      expect(turnsOf({ ...other, [key]: labelled })).toEqual(expected(['Agent', 'Customer']));
  });

  it('are not made up of chapters, moods and sounds', () => {
    const segments = talk.map(([, start, end, text]) => ({ start, end, text }));
    for (const other of beside) expect(turnsOf({ ...other, segments })).toEqual(turnsOf({ segments }));
  });

  it('are those of the words, and not of keywords, which may be more', () => {
    const voices = talk.map(([who, start, end]) => ({ start, end, label: `spk_${who === 'A' ? 0 : 1}` }));
    const keywords = Array.from({ length: 30 }, (_, at) => ({ start: at / 5, end: at / 5, text: 'ok' }));
    expect(turnsOf({ voices, keywords, words: wordsOf() })).toEqual(expected(['spk_0', 'spk_1']));
  });
});

describe('Events', () => {
  it('of a voice agent are read from the last of each, with what it hears and what it answers', () => {
    const lines = talk.flatMap(([who, , , text], at): object[] =>
      who === 'B'
        ? [{ type: 'conversation.item.input_audio_transcription.completed', item_id: `i${at}`, transcript: text }]
        : [
            ...text.split(' ').map((delta) => ({ type: 'response.audio_transcript.delta', item_id: `i${at}`, delta })),
            { type: 'response.audio_transcript.done', item_id: `i${at}`, transcript: text },
          ],
    );
    const source = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(turnsOf(source).map(([who, text]) => [who, text])).toEqual(untimed(['assistant', 'user']));
  });

  it('keep their words under other keys by whoever sends them', () => {
    const source = talk
      .map(([who, , , message]) => ({
        envelope: {
          sourceName: who === 'A' ? 'Ana' : 'Bo',
          ...(who === 'A' ? { syncMessage: { sentMessage: { message } } } : { dataMessage: { message } }),
        },
      }))
      .map((line) => JSON.stringify(line))
      .join('\n');
    expect(turnsOf(source).map(([who, text]) => [who, text])).toEqual(untimed(['Ana', 'Bo']));
  });

  it('of a chat that was closed or handed on are no messages', () => {
    const messages = talk.map(([who, start, , msg]) => ({
      msg,
      ts: `2025-03-04T09:10:${start}`,
      u: { name: who === 'A' ? 'Ana' : 'Bo' },
    }));
    const closed = { t: 'livechat-close', msg: 'Close comment', ts: '2025-03-04T09:12:00', u: { name: 'cat' } };
    expect(turnsOf({ messages: [...messages, closed] })).toHaveLength(4);
  });
});

describe('Pairs of a question and an answer', () => {
  const pairs = [
    { query: talk[1][3], response: talk[2][3] },
    { query: talk[3][3], response: 'Done, see you on Friday.' },
  ];

  it('are a talk under the key of a history', () => {
    expect(turnsOf({ history: pairs }).map(([who]) => who)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  it('are none elsewhere', () => {
    expect(readTranscript(JSON.stringify({ faq: pairs })).refusal).toBe('no_transcript');
  });
});

describe('Tables', () => {
  it('may hold a message as JSON, and no name for whoever sends', () => {
    const csv = [
      'Message Date,Type,Sender Name,Text',
      ...talk.map(([who, start, , text]) =>
        [
          `2025-03-04 09:10:${String(Math.floor(start)).padStart(2, '0')}`,
          who === 'A' ? 'Outgoing' : 'Incoming',
          who === 'A' ? '' : 'Bo Dahl',
          `"${JSON.stringify({ type: 'text', text }).replaceAll('"', '""')}"`,
        ].join(','),
      ),
    ].join('\n');
    expect(turnsOf(csv).map(([who, text]) => [who, text])).toEqual(untimed(['Outgoing', 'Bo Dahl']));
  });
});

describe('Tables of a customer', () => {
  const rowsOf = (row: (who: 'A' | 'B', text: string) => string) =>
    talk.map(([who, , , text]) => row(who, `"${text}"`));

  it('name the same two people in every row, and say by role or by another name who speaks', () => {
    const byRole = rowsOf((who, text) => `Bo,Ana,${text},${who === 'A' ? 'agent' : 'customer'}`);
    expect(turnsOf(['Contact Name,Agent Name,Text,Role', ...byRole].join('\n')).map(([who]) => who)).toEqual(
      talk.map(([who]) => (who === 'A' ? 'agent' : 'customer')),
    );
    const byName = rowsOf((who, text) => `Bo,${who === 'A' ? 'Ana' : 'Bo'},${text}`);
    expect(turnsOf(['Contact Name,Author Name,Text', ...byName].join('\n')).map(([who]) => who)).toEqual(
      talk.map(([who]) => (who === 'A' ? 'Ana' : 'Bo')),
    );
  });
});

describe('Marked-up text', () => {
  it('may name people in attributes of elements without words', () => {
    const log = `<?xml version="1.0"?><Log>${talk
      .map(
        ([who, , , text]) =>
          `<Message><From><User FriendlyName="${who === 'A' ? 'Ana' : 'Bo'}"/></From><Text>${text}</Text></Message>`,
      )
      .join('')}</Log>`;
    expect(turnsOf(log).map(([who, text]) => [who, text])).toEqual(untimed(['Ana', 'Bo']));
  });

  it('may have an element for each word, with its time', () => {
    const page = `<section>${talk
      .map(
        ([who, start, , text]) =>
          `<p><span class="speaker" data-m="${start * 1000}">[${who === 'A' ? 'Ana' : 'Bo'}] </span>${text
            .split(' ')
            .map((word) => `<span data-m="${start * 1000}">${word} </span>`)
            .join('')}</p>`,
      )
      .join('')}</section>`;
    expect(turnsOf(page)).toEqual(expected(['Ana', 'Bo']));
  });

  it('of YouTube counts milliseconds, and a dash stands before names', () => {
    const captions = `<?xml version="1.0"?><timedtext format="3"><body>${talk
      .map(
        ([who, start, end, text]) =>
          `<p t="${start * 1000}" d="${(end - start) * 1000}">- ${who === 'A' ? 'ANA' : 'BO'}: ${text}</p>`,
      )
      .join('')}</body></timedtext>`;
    expect(turnsOf(captions)).toEqual(expected(['ANA', 'BO']));
  });

  it('has headings that are titles', () => {
    const lines = talk.map(([who, , , text]) => `<div><b>${who === 'A' ? 'Ana' : 'Bo'}:</b> ${text}</div>`).join('\n');
    const page = `<html><body><h2>Chat</h2><h3>Visitor</h3><h3>Day</h3><h2>Transcript</h2>${lines}</body></html>`;
    expect(turnsOf(page).map(([who, text]) => [who, text])).toEqual(untimed(['Ana', 'Bo']));
  });

  it('names speakers beside times, and has times that are none', () => {
    const texts = talk.map(
      ([who, start, , text]) => `<text start="${start}" speaker="${who === 'A' ? 'Ana' : 'Bo'}">${text}</text>`,
    );
    expect(turnsOf(`<transcript>${texts.join('')}</transcript>`)).toEqual(expected(['Ana', 'Bo']));
    const odd = ['1e400', 'x', '-5', '1', '2'].map((start) => `<text start="${start}" dur="1">Word</text>`).join('');
    expect(turnsOf(`<transcript>${odd}</transcript>`).map(([, , start]) => start)).toEqual([1, 2]);
  });
});

it('Editors of films part frames by semicolons', () => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const source = talk
    .map(
      ([who, start, end, text]) =>
        `00;00;${two(start)};12 - 00;00;${two(end)};02\n${who === 'A' ? 'Ana Lima' : 'Bo Dahl'}\n${text}\n`,
    )
    .join('\n');
  expect(turnsOf(source).map(([who, text]) => [who, text])).toEqual(untimed(['Ana Lima', 'Bo Dahl']));
});

describe('Text', () => {
  const lines = talk.map(([who, , , text]) => `${who === 'A' ? 'Ana' : 'Bo'}: ${text}`).join('\n');
  const said = untimed(['Ana', 'Bo']);
  const wordsIn = (source: string) => turnsOf(source).map(([who, text]) => [who, text]);

  it('may close with a paragraph without labels, or with when the transcript ended', () => {
    expect(wordsIn(`${lines}\n\nYou can reply to this message.\nThe Team\n`)).toEqual(said);
    expect(wordsIn(`${lines}\n\nEnd of transcript at 9:11:30 AM`)).toEqual(said);
  });

  it('may have times in italics, and dates in words', () => {
    const marked = talk.map(
      ([who, start, , text]) => `- **${who === 'A' ? 'Ana' : 'Bo'}** *(00:0${Math.floor(start)})*: ${text}`,
    );
    expect(wordsIn(marked.join('\n').replace('00:010', '00:10'))).toEqual(said);
    const dated = talk.map(([who, start, , text]) => ({
      who: who === 'A' ? 'Ana' : 'Bo',
      timestamp: `Mar 4, 2025 9:10:${Math.floor(start) + 10} am`,
      text,
    }));
    expect(readTranscript(JSON.stringify(dated.toReversed())).segments.map(({ text }) => text)).toEqual(
      said.map(([, text]) => text),
    );
  });

  it('on one line keeps the titles of people', () => {
    const source = 'Dr. Martin: Good morning. Mrs. Lee: Better, thanks. Dr. Martin: Does it swell? Mrs. Lee: A little.';
    expect(wordsIn(source).slice(0, 2)).toEqual([
      ['Dr. Martin', 'Good morning.'],
      ['Mrs. Lee', 'Better, thanks.'],
    ]);
  });

  it('of a page may stand in blocks with a name as heading and a date as foot', () => {
    const blocks = talk.map(
      ([who, , , text]) =>
        `<div class="_a"><h2 class="_h">${who === 'A' ? 'Ana Lima' : 'Bo Dahl'}</h2><div class="_p"><div>${text}</div></div><footer class="_f">later</footer></div>`,
    );
    expect(wordsIn(`<html><body><div>${blocks.join('')}</div></body></html>`)).toEqual(
      untimed(['Ana Lima', 'Bo Dahl']),
    );
  });

  it('of events may stand under a key that says whether it was heard or answered', () => {
    const events = talk.map(([who, , , text]) => ({
      serverContent: { [who === 'A' ? 'outputTranscription' : 'inputTranscription']: { text } },
    }));
    expect(wordsIn(events.map((event) => JSON.stringify(event)).join('\n'))).toEqual(untimed(['assistant', 'user']));
  });
});
