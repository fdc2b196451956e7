// Otter and Google Meet text documents.
import { describe, expect, it } from 'vitest';
import { parseGoogleMeet } from './google-meet.ts';
import { parseSpeakerHeaders } from './speaker-headers.ts';

describe('Transcript forms: Otter', () => {
  it('reads name and time above the words, without the head of the document', () => {
    const text =
      'Renewal\nTue, Sep 09, 2025 10:02AM • 6:41\nSUMMARY KEYWORDS\nseats\nSPEAKERS\nIda Holm, Speaker 2\n\nSpeaker 2  00:00\nHello,\nIda.\n\nIda Holm  1:02:05\nHi there.\n\nTranscribed by https://otter.ai\n';
    expect(parseSpeakerHeaders(text)?.segments).toEqual([
      { start: 0, end: null, speaker: 'Speaker 2', text: 'Hello, Ida.' },
      { start: 3725, end: null, speaker: 'Ida Holm', text: 'Hi there.' },
    ]);
  });

  it('is not taken from sentences that end in a time', () => {
    expect(parseSpeakerHeaders('Let us meet at 10:30\nfine\nor rather at the usual place at 11:30\nfine')).toBeNull();
  });
});

describe('Transcript forms: Google Meet', () => {
  it.each([
    'Transcription ended after 00:00:30',
    'A transcrição foi encerrada após 00:00:30',
    'A transcrição terminou depois de 00:00:30',
    'La transcripción ha finalizado después de 00:00:30',
    'La transcripción terminó tras 00:00:30.',
    'Meeting ended after 00:00:30 👋',
    'A reunião terminou após 00:00:30 👋',
    'La reunión finalizó a los 00:00:30 👋',
  ])('ends with the closing note: %s', (note) => {
    expect(parseGoogleMeet(`00:00:00\n\nIda: Oi.\nBo: Oi.\n\n${note}\n\nThe end.`)).toMatchObject({
      segments: [{ text: 'Oi.' }, { text: 'Oi.' }],
      endSeconds: 30,
    });
  });

  it('gives the lines of a block its time and reads the end of the recording', () => {
    const text =
      'Alta (2025-09-18)\nAsistentes\nIda, Bo\nTranscripción\n\n00:00:00\n \nIda: Hola.\nBo: Hola.\n00:02:00\n \nIda: ¿Seguimos?\n\nLa transcripción finalizó después de 00:02:28\n\nEsta transcripción editable se generó por computadora.';
    expect(parseGoogleMeet(text)).toEqual({
      form: 'google-meet',
      segments: [
        { start: 0, end: null, speaker: 'Ida', text: 'Hola.' },
        { start: 0, end: null, speaker: 'Bo', text: 'Hola.' },
        { start: 120, end: null, speaker: 'Ida', text: '¿Seguimos?' },
      ],
      endSeconds: 148,
    });
  });
});
