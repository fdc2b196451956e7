// What providers send is cut to what can be stored, and takes no longer to read for being strange (issue 8).
import { describe, expect, it } from 'vitest';
import { ConnectorError, type FoundRecording } from './connector.ts';
import { speakersOf } from './connectors/meeting/meeting-names.ts';
import { readHead, readSidecar, withoutHead } from './meeting-files.ts';
import { sanitizeRecording, storableText } from './sanitize-recording.ts';

const found = (changes: Partial<FoundRecording>): FoundRecording => ({
  externalId: 'a-1',
  startedAt: null,
  durationSeconds: null,
  bytes: null,
  ownerId: '201',
  clientName: 'José Ávila',
  isInternal: false,
  facts: { direction: null, people: [], called: [], topic: null, isInternalMeeting: null },
  telephony: null,
  position: '2026-03-02T08:00:00.000Z a',
  fetch: () => Promise.reject(new Error('not fetched')),
  ...changes,
});

describe('texts of a recording', () => {
  it('stay as they are when they can be stored', () => {
    expect(sanitizeRecording(found({}))).toMatchObject({ externalId: 'a-1', ownerId: '201', clientName: 'José Ávila' });
  });

  it('are cut, and lose what no database takes', () => {
    const { ownerId, clientName, position } = sanitizeRecording(
      found({ ownerId: '20\0', clientName: `Jo\0sé\n\ud800${'a'.repeat(1e6)}`, position: `2026 \0${'a'.repeat(1e6)}` }),
    );
    expect(ownerId).toBe('20');
    expect(clientName).toMatch(/^Jo sé \ufffda{190,}$/);
    expect(clientName!.length).toBeLessThanOrEqual(200);
    expect(position.length).toBeLessThanOrEqual(5_000);
    expect(position).not.toContain('\0');
    expect(storableText('a\0b\udfff')).toBe('a b\ufffd');
  });

  it('an id that cannot be stored becomes a hash, another one for each', () => {
    const ids = ['a\0b', 'a b', 'x'.repeat(1e6), `${'x'.repeat(1e6)}y`].map(
      (externalId) => sanitizeRecording(found({ externalId })).externalId,
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids[1]).toBe('a b');
    expect(ids[2]).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('a message for administrators is one line that steers no terminal', () => {
    expect(new ConnectorError('recording', 'a\u001b[2J\n\u202eb\0 is gone').message).toBe('a?[2J??b? is gone');
  });
});

describe('what is read with expressions', () => {
  const long = 400_000;
  it.each<[string, () => unknown, unknown]>([
    ['a head of @', () => readHead(`Organizer: ${'@'.repeat(4_000)}`).organizer, null],
    ['a head of a@', () => readHead(`Organizer: ${'a@'.repeat(2_000)}`).organizer, null],
    ['a sidecar of a', () => readSidecar(`{"organizer":"${'a'.repeat(60_000)}"}`)?.organizer, null],
    ['a sidecar of @', () => readSidecar(`{"organizer":"${'@'.repeat(60_000)}"}`)?.organizer, null],
    [
      'a line of spaces after the head',
      () => withoutHead(`Organizer: ana@example.com\nOrganizer:${' '.repeat(long)}x\u2028y`).length > long,
      true,
    ],
    ['cues without an end', () => speakersOf('-->'.repeat(long)), []],
    [
      'an address with points',
      () => readHead('Host: Ana <ana.souza@mail.example.com>').organizer,
      'ana.souza@mail.example.com',
    ],
  ])('%s', (_, read, expected) => expect(read()).toEqual(expected), 5_000);
});
