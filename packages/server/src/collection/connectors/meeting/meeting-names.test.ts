import { describe, expect, it } from 'vitest';
import { otherNames, participantOf, speakersOf } from './meeting-names.ts';

describe('who was in a meeting besides its host', () => {
  it('is everyone whose name the address is not made of', () => {
    const names = ['Ana Souza', 'Léo Prado', 'Ana Souza', ' Kim '];
    for (const host of ['ana.souza', 'asouza', 'anasouza', 'ana', 'souza.a', 'Ana_Souza2', 'anas']) {
      expect(otherNames(names, `${host}@example.com`), host).toBe('Léo Prado, Kim');
    }
    expect(otherNames(['Léo Prado', 'Kim'], 'leo.prado@example.com')).toBe('Kim');
  });

  it('is not known when nobody can be told to be the host, or nobody else is there', () => {
    expect(otherNames(['Léo Prado', 'Kim'], 'sales@example.com')).toBeNull();
    expect(otherNames(['Ana Souza'], 'ana.souza@example.com')).toBeNull();
    expect(otherNames(['Ana', 'Kim'], null)).toBeNull();
    expect(otherNames([], 'ana@example.com')).toBeNull();
    expect(otherNames(['Alba', 'Kim'], 'a@example.com')).toBeNull();
  });

  it('reads names from transcripts and file names', () => {
    const vtt =
      'WEBVTT\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000\r\nAna Souza: Hi: you.\r\n\r\n2\r\n00:00:03.000 --> 00:00:04.000\r\nLéo: Yes.\r\n';
    expect(speakersOf(vtt)).toEqual(['Ana Souza', 'Léo']);
    expect(speakersOf('WEBVTT\n\n00:01.000 --> 00:02.000\nno name here\n')).toEqual([]);
    expect(['Audio only - Ana Souza.m4a', 'Audio only - Léo', 'Kim.M4A'].map(participantOf)).toEqual([
      'Ana Souza',
      'Léo',
      'Kim',
    ]);
  });
});
