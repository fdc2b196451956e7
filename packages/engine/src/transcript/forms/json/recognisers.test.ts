// JSON of the common recognisers.
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../../read-transcript.ts';

const read = (value: unknown) => readTranscript(JSON.stringify(value));

describe('Transcript forms: JSON of recognisers', () => {
  it('reads OpenAI verbose_json and drops words made up over silence', () => {
    const segments = [
      { start: 0, end: 1.5, text: ' Hi there.', no_speech_prob: 0.01, avg_logprob: -0.2 },
      { start: 1.5, end: 3, text: ' Thanks for watching', no_speech_prob: 0.93, avg_logprob: -1.4 },
    ];
    expect(read({ task: 'transcribe', text: 'Hi there.', segments })).toEqual({
      form: 'openai-json',
      segments: [{ start: 0, end: 1.5, text: 'Hi there.', speaker: null }],
    });
  });

  it('reads OpenAI diarized_json and bare arrays', () => {
    const segments = [{ start: 0, end: 1, text: 'Hi', speaker: 'A' }];
    expect(read({ segments }).segments[0]?.speaker).toBe('A');
    expect(read(segments).segments[0]).toEqual({ start: 0, end: 1, text: 'Hi', speaker: 'A' });
  });

  it('reads AWS Transcribe words by speaker, punctuation with the word before it', () => {
    const word = (content: string, at: number, speaker: string) => ({
      type: 'pronunciation',
      alternatives: [{ content }],
      start_time: `${at}.0`,
      end_time: `${at}.9`,
      speaker_label: speaker,
    });
    const stop = { type: 'punctuation', alternatives: [{ content: '.' }] };
    const items = [word('Hi', 0, 'spk_0'), stop, word('Hello', 2, 'spk_1'), word('you', 3, 'spk_1'), stop];
    expect(read({ results: { transcripts: [], items } }).segments).toEqual([
      { start: 0, end: 0.9, text: 'Hi.', speaker: 'spk_0' },
      { start: 2, end: 3.9, text: 'Hello you.', speaker: 'spk_1' },
    ]);
  });

  it('reads AWS Call Analytics, cut where a turn is silent for two seconds', () => {
    const item = (Content: string, from: number, to: number) => ({
      Content,
      BeginOffsetMillis: from,
      EndOffsetMillis: to,
    });
    const Transcript = [
      {
        ParticipantRole: 'AGENT',
        Content: 'Hello you',
        Items: [item('Hello', 0, 500), { Content: '[PII]' }, item('you', 2500, 3000)],
      },
    ];
    expect(read({ JobStatus: 'COMPLETED', Transcript }).segments).toEqual([
      { start: 0, end: 0.5, text: 'Hello [PII]', speaker: 'AGENT' },
      { start: 2.5, end: 3, text: 'you', speaker: 'AGENT' },
    ]);
  });

  it('reads Deepgram channels as speakers and in spoken order', () => {
    const utterances = [
      { start: 2, end: 3, channel: 1, transcript: 'Hello.' },
      { start: 0, end: 1, channel: 0, transcript: 'Hi.' },
    ];
    const spoken = read({ metadata: {}, results: { channels: [{}, {}], utterances } });
    expect(spoken.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['0', 'Hi.'],
      ['1', 'Hello.'],
    ]);
  });

  it('reads Deepgram words where there are no utterances', () => {
    const words = [
      { word: 'hi', punctuated_word: 'Hi.', start: 0, end: 1, speaker: 0 },
      { word: 'yes', start: 1, end: 2, speaker: 1 },
    ];
    expect(read({ results: { channels: [{ alternatives: [{ words }] }] } }).segments).toEqual([
      { start: 0, end: 1, text: 'Hi.', speaker: '0' },
      { start: 1, end: 2, text: 'yes', speaker: '1' },
    ]);
  });

  it('reads AssemblyAI in milliseconds', () => {
    expect(read({ id: 'x', text: 'Hi', utterances: [{ speaker: 'A', text: 'Hi', start: 600, end: 1200 }] })).toEqual({
      form: 'assemblyai',
      segments: [{ start: 0.6, end: 1.2, text: 'Hi', speaker: 'A' }],
    });
  });

  it('reads Gong with names and sides of its parties', () => {
    const transcript = [{ speakerId: '77', sentences: [{ start: 600, end: 900, text: 'Hi.' }] }];
    const parties = [{ speakerId: '77', name: 'Ida', affiliation: 'Internal' }];
    expect(read({ callTranscripts: [{ callId: '1', transcript, parties }] })).toEqual({
      form: 'gong',
      segments: [{ start: 0.6, end: 0.9, text: 'Hi.', speaker: 'Ida' }],
      statedSides: { Ida: 'attendant' },
    });
  });

  it('reads JSON that has the words as one text by the form of that text', () => {
    expect(read({ text: 'Agent: Hello.\nClient: Yes?' })).toMatchObject({
      form: 'plain',
      segments: [{ speaker: 'Agent' }, { speaker: 'Client' }],
    });
    expect(read({ text: 'Hello. Yes?' })).toMatchObject({
      form: 'prose',
      segments: [{ text: 'Hello.' }, { text: 'Yes?' }],
    });
  });

  it('gives the segments of a file that was cut off', () => {
    const whole = JSON.stringify({
      segments: [
        { start: 0, end: 1, text: 'One }]' },
        { start: 1, end: 2, text: 'Two' },
      ],
    });
    expect(readTranscript(whole.slice(0, -12)).segments).toEqual([{ start: 0, end: 1, text: 'One }]', speaker: null }]);
  });
});
