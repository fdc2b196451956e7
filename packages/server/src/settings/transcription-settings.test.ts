import { describe, expect, it } from 'vitest';
import { readSettings } from '../read-settings.ts';
import { transcriptionEngine } from '../transcriber-queue.ts';
import { readTranscriptionUrls } from './transcription-settings.ts';

const plain = { key: null, model: null, weight: 1, atOnce: null };

describe('EARSHOT_TRANSCRIPTION_URLS', () => {
  it('addresses, each with what it is given', () => {
    expect(
      readTranscriptionUrls(
        'http://gpu-1:8000/v1, https://:k%2Cey@stt.example.com/v1/?weight=3&at-once=16&model=openai/whisper-large-v3',
      ),
    ).toEqual([
      { ...plain, url: 'http://gpu-1:8000/v1' },
      { url: 'https://stt.example.com/v1', key: 'k,ey', model: 'openai/whisper-large-v3', weight: 3, atOnce: 16 },
    ]);
  });

  it.each([
    ['no address', 'gpu-1:8000'],
    ['another protocol', 'ftp://gpu-1/v1'],
    ['nothing between commas', 'http://gpu-1/v1,,http://gpu-2/v1'],
    ['one address twice', 'http://gpu-1/v1,http://gpu-1/v1/?weight=2'],
    ['a name beside the key', 'https://ana:key@gpu-1/v1'],
    ['an unknown parameter', 'http://gpu-1/v1?wieght=2'],
    ['a parameter twice', 'http://gpu-1/v1?weight=2&weight=3'],
    ['no weight at all', 'http://gpu-1/v1?weight=0'],
    ['more than 256 at once', 'http://gpu-1/v1?at-once=257'],
    ['an empty model', 'http://gpu-1/v1?model='],
    ['a broken escape', 'https://:%zz@gpu-1/v1'],
    ['65 endpoints', Array.from({ length: 65 }, (_, index) => `http://gpu-${index}/v1`).join(',')],
  ])('%s → an error that names the variable and shows no key', (_, value) => {
    expect(readTranscriptionUrls(value)).toBeNull();
    expect(() => readSettings({ EARSHOT_TRANSCRIPTION_URLS: value })).toThrow(
      /^EARSHOT_TRANSCRIPTION_URLS must be different addresses such as/,
    );
  });

  it('makes the engine openai without OPENAI_API_KEY; a named engine stays', () => {
    const urls = { EARSHOT_TRANSCRIPTION_URLS: 'http://gpu-1:8000/v1' };
    expect(transcriptionEngine(readSettings(urls))).toBe('openai');
    expect(transcriptionEngine(readSettings({ ...urls, EARSHOT_TRANSCRIPTION_ENGINE: 'openai' }))).toBe('openai');
    expect(transcriptionEngine(readSettings({ ...urls, EARSHOT_TRANSCRIPTION_ENGINE: 'local' }))).toBe('local');
    expect(() => readSettings({ ...urls, EARSHOT_ANALYSIS_ENGINE: 'openai' })).toThrow('OPENAI_API_KEY must be set');
    expect(() => readSettings({ EARSHOT_TRANSCRIPTION_ENGINE: 'openai' })).toThrow('OPENAI_API_KEY must be set');
  });
});
