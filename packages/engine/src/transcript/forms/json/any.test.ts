// JSON that no other reader knows: words, speakers and times all the same, and never its keys as words.
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../../read-transcript.ts';

const spoken = [
  { speaker: 'Ana', start: 0.5, end: 2, text: 'Hello, this is Ana.' },
  { speaker: 'Bo', start: 2.5, end: 4, text: 'Hi there, go ahead please.' },
  { speaker: 'Ana', start: 4.5, end: 9, text: 'What are you using today?' },
];
const by = <T>(make: (turn: (typeof spoken)[number]) => T) => spoken.map(make);
const words = (turn: (typeof spoken)[number]) => turn.text.split(' ');

const forms: Readonly<Record<string, unknown>> = {
  Fireflies: {
    data: {
      transcript: {
        title: 'x',
        sentences: by(({ speaker, start, end, text }) => ({
          speaker_name: speaker,
          start_time: start,
          end_time: end,
          text,
        })),
      },
    },
  },
  'Rev.ai': {
    monologues: by((turn) => ({
      speaker: turn.speaker,
      elements: words(turn).flatMap((value, at, all) => [
        ...(at ? [{ type: 'punct', value: ' ' }] : []),
        {
          type: 'text',
          value,
          ts: turn.start + at * 0.01,
          end_ts: at === all.length - 1 ? turn.end : turn.start,
          endTime: turn.end,
        },
      ]),
    })),
  },
  Gladia: { result: { transcription: { utterances: by(({ text, ...turn }) => ({ ...turn, text })) } } },
  'Recall.ai': by((turn) => ({
    participant: { id: 1, name: turn.speaker },
    words: words(turn).map((text) => ({
      text,
      start_timestamp: { relative: turn.start },
      end_timestamp: { relative: turn.end },
    })),
  })),
  'speechmatics-like turns': { turns: by(({ text, ...turn }) => ({ ...turn, content: text })) },
  milliseconds: {
    conversation: {
      lines: by(({ speaker, start, end, text }) => ({
        speakerName: speaker,
        startMs: start * 1000,
        endMs: end * 1000,
        text,
      })),
    },
  },
  clocks: {
    items: by(({ speaker, start, end, text }) => ({
      who: speaker,
      start: `00:00:0${start.toFixed(3)}`,
      end: `00:00:0${end.toFixed(3)}`,
      sentence: text,
    })),
  },
  'seconds as `1.5s`': {
    results: by(({ speaker, start, end, text }) => ({
      speakerTag: speaker,
      startTime: `${start}s`,
      endTime: `${end}s`,
      alternatives: [{ transcript: text }],
    })),
  },
};

describe('Transcript forms: other JSON', () => {
  it.each(Object.entries(forms))('%s', (_, value) => {
    expect(readTranscript(JSON.stringify(value)).segments).toEqual(
      spoken.map(({ speaker, start, end, text }) => ({ start, end, text, speaker })),
    );
  });

  it('whisper.cpp', () => {
    const transcription = by(({ start, end, text }) => ({
      timestamps: { from: '00:00', to: '00:01' },
      offsets: { from: start * 1000, to: end * 1000 },
      text: ` ${text}`,
    }));
    expect(readTranscript(JSON.stringify({ systeminfo: 'x', transcription })).segments).toEqual(
      spoken.map(({ start, end, text }) => ({ start, end, text, speaker: null })),
    );
  });

  it('ElevenLabs, whose words have spaces between them', () => {
    const list = by((turn) =>
      words(turn).flatMap((text, at, all) => [
        {
          text,
          type: 'word',
          start: turn.start,
          end: at === all.length - 1 ? turn.end : turn.start,
          speaker_id: turn.speaker,
        },
        { text: ' ', type: 'spacing', start: turn.end, end: turn.end, speaker_id: turn.speaker },
      ]),
    ).flat();
    expect(
      readTranscript(JSON.stringify({ language_code: 'en', words: list })).segments.map(({ speaker, text }) => [
        speaker,
        text,
      ]),
    ).toEqual(by(({ speaker, text }) => [speaker, text]));
  });

  it('messages of a chat, in a list or one a line', () => {
    const messages = by(({ speaker, text }) => ({ role: speaker, content: text }));
    const expected = by(({ speaker, text }) => ({ start: null, end: null, speaker, text }));
    expect(readTranscript(JSON.stringify({ id: 'c1', messages })).segments).toEqual(expected);
    expect(readTranscript(JSON.stringify(messages)).segments).toEqual(expected);
    expect(readTranscript(messages.map((message) => JSON.stringify(message)).join('\n')).segments).toEqual(expected);
    expect(
      readTranscript(`${messages.map((message) => JSON.stringify(message)).join('\n')}\n{"role": "An`).segments,
    ).toEqual(expected);
  });

  it.each([
    ['values without texts', '{"a": [1, 2], "b": {"c": []}}'],
    [
      'an order',
      '{"order": 7, "items": [{"sku": "a1", "title": "Oak desk", "note": "Leave it at the gate, please."}]}',
    ],
    [
      'people',
      '[{"name": "Ana", "message": "Call me about desks, please."}, {"name": "Bo", "message": "I am fine."}, {"name": "Cy", "message": "Send me the list."}]',
    ],
    ['an error', '{"error": {"message": "The recording could not be found on this server."}}'],
  ])('is refused where nobody talks: %s', (_, source) => {
    expect(readTranscript(source)).toMatchObject({ form: 'json', segments: [], refusal: 'no_transcript' });
  });

  it('keeps ids apart that are too large for a number, and people of one name', () => {
    const turn = (speaker: string, text: string) => `{"speaker_id": ${speaker}, "name": "Ana", "text": "${text}"}`;
    const turns = ['One and two.', 'Three and four.', 'Five and six.'].map((text, at) =>
      turn(`900719925474099${at % 2 ? 2 : 3}`, text),
    );
    expect(readTranscript(`[${turns.join()}]`).segments.map(({ speaker }) => speaker)).toEqual([
      'Ana',
      'Ana (2)',
      'Ana',
    ]);
  });

  it('machines say nothing: a system, a menu, a bot beside an agent', () => {
    const said = ['SYSTEM', 'IVR', 'BOT', 'AGENT', 'CUSTOMER'].map((role) => ({
      role,
      text: `It is ${role} who says so.`,
    }));
    expect(readTranscript(JSON.stringify(said))).toMatchObject({
      segments: [{ speaker: 'AGENT' }, { speaker: 'CUSTOMER' }],
      statedSides: { AGENT: 'attendant', CUSTOMER: 'client' },
    });
  });
});
