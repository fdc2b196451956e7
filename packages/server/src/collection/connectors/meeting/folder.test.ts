// Against real files: exported transcripts and recordings, with sidecars and without.
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recording } from '../../../../../../test/harness/recordings.ts';
import { connectorContract, fetched } from '../../connector.contract.ts';
import { all, contractWorld, digitsOf, type FolderWorld, folderWorld } from '../../folder/folder-world.fixture.ts';
import { meetingFolder } from './folder.ts';

connectorContract('meeting/folder', {
  content: 'transcript',
  lateMs: 12 * 3_600_000,
  start: () =>
    contractWorld(meetingFolder, {}, async ({ name, startedAt, content }, world) => {
      const stem = `2026/GMT${digitsOf(startedAt)}_Recording-${name}`;
      await world.write(`${stem}.transcript.vtt`, content);
      return { id: `recordings/${stem}`, path: `${stem}.transcript.vtt` };
    }),
});

const vtt = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nAna Souza: Bom dia, Bruno.\n';

describe('meeting/folder', () => {
  let world: FolderWorld;
  beforeEach(async () => {
    world = await folderWorld();
  });
  afterEach(() => world.stop());
  const found = (position: string | null = null) => all(world.connect(meetingFolder), position);

  it('takes the organizer, the client, the beginning and the id from a sidecar', async () => {
    const wav = await recording('pcm.wav');
    const sidecar = {
      organizer: 'Ana Souza <ana@example.com>',
      client: 'Bruno Lima',
      startedAt: '2026-03-16T13:15:00Z',
      id: 'kxv-1',
    };
    await world.write('call.json', JSON.stringify(sidecar));
    await world.write('call.wav', wav);
    const [meeting, ...others] = await found();
    expect(others).toEqual([]);
    expect(meeting).toMatchObject({
      externalId: 'kxv-1',
      startedAt: Date.parse('2026-03-16T13:15:00Z'),
      bytes: wav.length,
      ownerId: 'ana@example.com',
      clientName: 'Bruno Lima',
      isInternal: false,
      telephony: null,
    });
    expect(await fetched(meeting!)).toEqual(wav);
  });

  it.each([
    [
      'Organizer: ana@example.com\nClient: Bruno Lima\n\nAna: Good morning.\nBruno: Hello.\n',
      '\nAna: Good morning.\nBruno: Hello.\n',
    ],
    [
      '# Proposta\n**Organizador:** Ana <ana@example.com>\n**Cliente:** Bruno Lima\n\nAna: Bom dia.\n',
      '# Proposta\n\nAna: Bom dia.\n',
    ],
    ['Anfitrión: ana@example.com\r\nCliente: Bruno Lima\r\nAna: Buenos días.\r\n', 'Ana: Buenos días.\r\n'],
  ])('takes them from the head of a transcript, which nobody said: %j', async (text, words) => {
    await world.write('call.txt', text);
    const [meeting] = await found();
    expect(meeting).toMatchObject({ ownerId: 'ana@example.com', clientName: 'Bruno Lima' });
    expect(await fetched(meeting!)).toBe(words);
  });

  it('reads accents in the head of a transcript that goes on', async () => {
    for (const filler of ['', 'a']) {
      await world.write(
        `call${filler}.txt`,
        `Organizer: ana@example.com\nClient: João\n${filler}${'é'.repeat(5_000)}\n`,
      );
    }
    expect((await found()).map(({ clientName }) => clientName)).toEqual(['João', 'João']);
  });

  it('leaves a transcript without a head as it is, a speaker called Host or Client too', async () => {
    const text = 'Client: I am here.\nHost: Good morning, write to ana at example.\n';
    await world.write('call.txt', text);
    const [meeting] = await found();
    expect(meeting).toMatchObject({ ownerId: null, clientName: null });
    expect(await fetched(meeting!)).toBe(text);
  });

  it('takes the organizer from a transcript in JSON, which is no sidecar', async () => {
    const json = JSON.stringify({
      organizer_email: 'ana@example.com',
      sentences: [{ speaker_name: 'Ana', text: 'Bom dia.' }],
    });
    await world.write('call.json', json);
    const [meeting] = await found();
    expect(meeting).toMatchObject({ ownerId: 'ana@example.com', externalId: 'recordings/call' });
    expect(await fetched(meeting!)).toBe(json);
  });

  it('prefers words to sound: a meeting in several forms is one', async () => {
    await world.write('GMT20260316-131500_Recording.m4a', 'sound');
    await world.write('GMT20260316-131500_Recording_1920x1080.mp4', 'film');
    await world.write('GMT20260316-131500_Recording.cc.vtt', vtt);
    await world.write('GMT20260316-131500_Recording.transcript.vtt', vtt);
    await world.write('GMT20260316-131500_RecordingnewChat.txt', 'Ana: link');
    await world.write('meeting_saved_chat.txt', 'Ana: link');
    await world.write('other.transcript.vtt', '');
    await world.write('other.m4a', 'sound');
    const meetings = await found();
    expect(meetings.map(({ externalId, startedAt }) => [externalId, startedAt])).toEqual([
      ['recordings/GMT20260316-131500_Recording', Date.parse('2026-03-16T13:15:00Z')],
      ['recordings/other', null],
    ]);
    expect(await fetched(meetings[0]!)).toBe(vtt);
  });

  it('keeps the id of a recording whose transcript or sidecar comes later', async () => {
    await world.write('call.m4a', 'sound');
    await utimes(join(world.location, 'call.m4a'), new Date(), new Date());
    const [sound] = await found();
    await world.write('call.vtt', vtt);
    const [words, ...others] = await found(sound!.position);
    expect(others).toEqual([]);
    expect(words!.externalId).toBe(sound!.externalId);
    expect(await fetched(words!)).toBe(vtt);
  });

  it('reads beginnings in names of Zoom, Meet and others', async () => {
    for (const name of ['Proposal (2026-03-16 10:15 GMT-3) - Transcript.txt', '2026-03-16 13.15.00 Proposal.txt'])
      await world.write(name, 'Ana: Hi.');
    for (const { startedAt } of await found()) expect(startedAt).toBe(Date.parse('2026-03-16T13:15:00Z'));
  });

  it('reads words in Latin-1 and UTF-16, as Windows programs write them', async () => {
    await world.write('a.txt', Buffer.from('João: Olá.', 'latin1'));
    await world.write('b.txt', Buffer.from('\ufeffJoão: Olá.', 'utf16le'));
    for (const meeting of await found()) expect(await fetched(meeting)).toBe('João: Olá.');
  });

  it('waits for a sidecar that is being written, not for one that is broken', async () => {
    await world.write('a.vtt', vtt);
    world.aheadMs = 120_000;
    const connector = world.connect(meetingFolder);
    await world.write('a.json', '{"organizer": "ana@exa');
    const later = new Date(Date.now() + 100_000);
    await utimes(join(world.location, 'a.json'), later, later);
    expect(await all(connector)).toEqual([]);
    world.aheadMs = 200_000;
    expect(await all(connector)).toHaveLength(1);
  });

  it('says what is there', async () => {
    await world.write('a.txt', 'Organizer: ana@example.com\nAna: Hi.');
    await world.write('b.m4a', 'sound');
    const line = await world.connect(meetingFolder).test(AbortSignal.timeout(5_000));
    expect(line).toBe(`${world.location} can be read: 2 meetings of the last 24 hours, 1 of them with an organizer.`);
  });

  it('says how many files are waited for, which were written within the last minute', async () => {
    await world.write('a.txt', 'Ana: Hi.');
    await world.write('a.m4a', 'sound');
    world.aheadMs = 0;
    const line = await world.connect(meetingFolder).test(AbortSignal.timeout(5_000));
    expect(line).toContain('with an organizer. 2 written within the last minute will be collected later.');
  });
});
