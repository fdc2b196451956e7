// Against real files: names of usual PBXs, Asterisk's Master.csv, files that grow, links, and a bucket.
import { link, mkdir, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recording } from '../../../../../../test/harness/recordings.ts';
import { connectorContract, fetched } from '../../connector.contract.ts';
import { ConnectorError, type FoundRecording } from '../../connector.ts';
import { all, contractWorld, digitsOf, type FolderWorld, folderWorld } from '../../folder/folder-world.fixture.ts';
import { pbxFolder } from './folder.ts';

const hourMs = 3_600_000;
const settings = { timeZone: 'UTC' };

let count = 0;
connectorContract('pbx/folder, facts in file names', {
  content: 'audio',
  lateMs: 12 * hourMs,
  start: () =>
    contractWorld(pbxFolder, settings, async ({ name, startedAt, content }, world) => {
      count += 1;
      const id = `${startedAt / 1000}.${count}`;
      const path = `2026/03/${name}/out-551140001234-201-${digitsOf(startedAt)}-${id}.wav`;
      await world.write(path, content);
      return { id, path };
    }),
});

connectorContract('pbx/folder, with a call record file', {
  content: 'audio',
  lateMs: 12 * hourMs,
  start: () =>
    contractWorld(
      pbxFolder,
      { ...settings, callRecordFile: 'Master.csv' },
      async ({ name, startedAt, content }, world) => {
        count += 1;
        const id = `${startedAt / 1000}.${count}`;
        await world.append('Master.csv', row({ startedAt, id, userField: `${name}.wav` }));
        await world.write(`${name}.wav`, content);
        return { id, path: `${name}.wav` };
      },
    ),
});

interface Row {
  startedAt: number;
  id?: string;
  userField?: string;
  source?: string;
  destination?: string;
  callerId?: string;
  channel?: string;
  destinationChannel?: string;
  disposition?: string;
  talkSeconds?: number;
}

/** As cdr_csv writes it. */
function row(facts: Row): string {
  const { startedAt, id = '', userField = '', source = '201', destination = '1140001234' } = facts;
  const {
    callerId = '"Ana Souza" <201>',
    channel = 'PJSIP/201-0000001a',
    destinationChannel = 'PJSIP/trunk-0000001b',
  } = facts;
  const { disposition = 'ANSWERED', talkSeconds = 95 } = facts;
  const time = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const end = startedAt + talkSeconds * 1000;
  return `${[
    ...[
      '',
      source,
      destination,
      'from-internal',
      callerId,
      channel,
      destinationChannel,
      'Dial',
      'PJSIP/1140001234@trunk,300,T',
    ].map(text),
    ...[time(startedAt), time(startedAt), time(end)].map(text),
    talkSeconds,
    talkSeconds,
    ...[disposition, 'DOCUMENTATION', id, userField].map(text),
  ].join(',')}\n`;
}

const at = Date.parse('2026-03-16T10:15:00Z');
const second = at / 1000;

describe('pbx/folder', () => {
  let world: FolderWorld;
  beforeEach(async () => {
    world = await folderWorld();
  });
  afterEach(() => world.stop());
  const one = async (...given: Parameters<FolderWorld['connect']>) => {
    const found = await all(world.connect(...given));
    expect(found).toHaveLength(1);
    return found[0]!;
  };

  it('finds what it cannot read, to be counted, beside the same call in a format that it reads', async () => {
    for (const extension of ['gsm', 'sln', 'g722', 'wav']) await world.write(`call.${extension}`, 'sound');
    await world.write('notes.txt', 'no recording');
    const ids = (await all(world.connect(pbxFolder))).map(({ externalId }) => externalId);
    expect(ids.sort()).toEqual(['call', 'call.g722', 'call.gsm', 'call.sln'].map((name) => `recordings/${name}`));
  });

  it('waits for a WAV whose header promises more, until nothing has come for half an hour', async () => {
    const wav = await recording('pcm.wav');
    await world.write('call.wav', wav.subarray(0, wav.length - 1_000));
    expect(await all(world.connect(pbxFolder))).toEqual([]);
    await world.append('call.wav', wav.subarray(wav.length - 1_000));
    expect(await fetched(await one(pbxFolder))).toEqual(wav);
    await world.write('call.wav', wav.subarray(0, wav.length - 1_000));
    world.aheadMs = 31 * 60_000;
    expect(await fetched(await one(pbxFolder))).toEqual(wav.subarray(0, wav.length - 1_000));
  });

  it('reads what FreePBX and Issabel say in names: an outgoing call', async () => {
    const name = `out-551140001234-201-20260316-071500-${second}.12.wav`;
    const wav = await recording('pcm.wav');
    await world.write(`2026/03/16/${name}`, wav);
    const found = await one(pbxFolder, { timeZone: 'America/Sao_Paulo' });
    expect(found).toMatchObject({
      externalId: `${second}.12`,
      startedAt: at,
      durationSeconds: null,
      bytes: wav.length,
      ownerId: '201',
      clientName: null,
      isInternal: false,
      telephony: {
        call_id: `${second}.12`,
        call_from_name: '',
        call_from_number: '201',
        call_to: '551140001234',
        record_file: name,
      },
    });
    expect(await fetched(found)).toEqual(wav);
  });

  it.each([
    [`exten-202-201-20260316-101500-${second}.7.wav`, { externalId: `${second}.7`, ownerId: '201', isInternal: true }],
    [`external-204-1140001234-20260316-101500-${second}.8.WAV`, { ownerId: '204', isInternal: false, startedAt: at }],
    [`force-0821000086-3201-20260316-101500-${second}.9.mp3`, { ownerId: '3201' }],
    [
      '[Zélia Prado]_201-0114627554_20260316101500(380).wav',
      { ownerId: '201', clientName: 'Zélia Prado', startedAt: at },
    ],
    ['[27836826436]_27836826436-100_20260316101500(3).wav', { ownerId: '100', clientName: null, startedAt: at }],
    ['1001.2026-03-16-10-15-00.wav', { ownerId: '1001', startedAt: at }],
    [
      '6b9f6f60-2c1c-4d7e-9d0c-0b1f3c0f5a11.wav',
      { externalId: '6b9f6f60-2c1c-4d7e-9d0c-0b1f3c0f5a11', ownerId: null, startedAt: null },
    ],
    [`OUT201-20260316-101500-${second}.3.wav`, { externalId: `${second}.3`, startedAt: at }],
  ])('reads the name %s', async (name, facts) => {
    await world.write(name, 'sound');
    const found = await one(pbxFolder, settings);
    expect(found).toMatchObject(facts);
    expect(found.telephony!.call_id).toBe(found.externalId);
  });

  it('takes no number for an id that is none, unless a pattern says so', async () => {
    const name = 'call-1140001234-201-20260316-101500-1';
    await world.write(`${name}.wav`, 'sound');
    expect(await one(pbxFolder, settings)).toMatchObject({ externalId: `recordings/${name}`, ownerId: '201' });
    const fileNamePattern = 'call-{to}-{from}-{date}-{time}-{id}.wav';
    expect(await one(pbxFolder, { ...settings, fileNamePattern })).toMatchObject({ externalId: '1', startedAt: at });
  });

  it('reads names by a pattern of its own, folders included', async () => {
    await world.write('201/2026-03-16/101500_1140001234_x9.ogg', 'sound');
    expect(await one(pbxFolder, { ...settings, fileNamePattern: '{from}/{date}/{time}_{to}_{id}.wav' })).toMatchObject({
      externalId: 'x9',
      ownerId: '201',
      startedAt: at,
      telephony: { call_to: '1140001234' },
    });
  });

  it('gives files without an id their path as one, the same for all forms of a recording', async () => {
    await world.write('a/call.wav', 'sound');
    expect((await one(pbxFolder, settings)).externalId).toBe('recordings/a/call');
  });

  it('reads an Asterisk Master.csv with quotes, commas, line ends and accents', async () => {
    const name = 'ligação-1.wav';
    await world.write(
      'Master.csv',
      row({ startedAt: at - hourMs, id: `${second - 3600}.1`, callerId: '"Outra, "coisa"\nlinha" <200>' }),
    );
    await world.append(
      'Master.csv',
      row({
        startedAt: at,
        id: `${second}.2`,
        userField: `/var/spool/asterisk/monitor/${name}`,
        source: '1140001234',
        destination: '600',
        callerId: '"José "Zé" Araújo, Irmãos\n& Cia" <1140001234>',
        channel: 'PJSIP/trunk-00000002',
        destinationChannel: 'Local/203@from-queue-00000001;1',
      }),
    );
    await world.write(name, 'sound');
    expect(await one(pbxFolder, { ...settings, callRecordFile: 'Master.csv' })).toMatchObject({
      externalId: `${second}.2`,
      startedAt: at,
      durationSeconds: 95,
      ownerId: '203',
      clientName: 'José "Zé" Araújo, Irmãos\n& Cia',
      isInternal: false,
      telephony: { call_from_number: '1140001234', call_to: '600', record_file: name },
    });
  });

  it('reads the same in Latin-1', async () => {
    const text = row({
      startedAt: at,
      id: `${second}.2`,
      source: '1140001234',
      destination: '201',
      callerId: '"Conceição" <1140001234>',
      channel: 'SIP/trunk-1',
      destinationChannel: 'SIP/201-2',
    });
    await world.write('Master.csv', Buffer.from(text, 'latin1'));
    await world.write(`in-1130000000-1140001234-20260316-101500-${second}.2.wav`, 'sound');
    expect(await one(pbxFolder, { ...settings, callRecordFile: 'Master.csv' })).toMatchObject({
      clientName: 'Conceição',
      ownerId: '201',
    });
  });

  it('reads exports with a header by the names of their columns, newest first and with semicolons', async () => {
    const name = `2026/out-1140001234-201-20260316-071500-${second}.5.wav`;
    await world.write(
      'cdr.csv',
      [
        '\ufeff"calldate";"clid";"src";"dst";"channel";"dstchannel";"billsec";"disposition";"uniqueid";"recordingfile";"cnum";"cnam";"dst_cnam"',
        '2026-03-16 08:00:00;x;203;204;SIP/203-1;SIP/204-1;5;ANSWERED;1.9;;203;;',
        `2026-03-16 07:15:00;"Empresa" <1130000000>;1130000000;1140001234;PJSIP/201-1;PJSIP/trunk-1;61;ANSWERED;${second}.5;${name.slice(5)};201;Ana Souza;Bruno Lima`,
      ].join('\r\n'),
    );
    await world.write(name, 'sound');
    expect(await one(pbxFolder, { timeZone: 'America/Sao_Paulo', callRecordFile: 'cdr.csv' })).toMatchObject({
      ownerId: '201',
      startedAt: at,
      durationSeconds: 61,
      clientName: 'Bruno Lima',
      telephony: { call_from_name: 'Ana Souza', call_from_number: '201', call_to: '1140001234' },
    });
  });

  it('knows internal calls, and short numbers outside from extensions', async () => {
    const ids = [1, 2, 3].map((index) => `${second + index}.${index}`);
    const rows = [
      row({ startedAt: at, id: ids[0]!, destination: '202', destinationChannel: 'PJSIP/202-1' }),
      row({ startedAt: at, id: ids[1]!, destination: '190', destinationChannel: 'PJSIP/trunk-2' }),
      row({ startedAt: at, id: ids[2]!, source: '1130000000', channel: 'PJSIP/ana-1', callerId: '' }),
    ];
    await world.write('Master.csv', rows.join(''));
    for (const id of ids) await world.write(`${id}.wav`, 'sound');
    const found = await all(world.connect(pbxFolder, { ...settings, callRecordFile: 'Master.csv' }));
    expect(found.map(({ isInternal, ownerId }) => [isInternal, ownerId])).toEqual([
      [true, '201'],
      [false, '201'],
      [false, null],
    ]);
  });

  it('takes the row of who talked where a call has several, and their time together', async () => {
    const id = `${second}.4`;
    const call = { startedAt: at, id, source: '1140001234', destination: '600', channel: 'SIP/trunk-1' };
    await world.write(
      'Master.csv',
      row({ ...call, destinationChannel: 'SIP/201-1', disposition: 'NO ANSWER', talkSeconds: 0 }) +
        row({ ...call, destinationChannel: 'SIP/202-1', talkSeconds: 10 }) +
        row({ ...call, destinationChannel: 'SIP/203-1', talkSeconds: 300 }),
    );
    await world.write(`${id}.wav`, 'sound');
    expect(await one(pbxFolder, { ...settings, callRecordFile: 'Master.csv' })).toMatchObject({
      ownerId: '203',
      durationSeconds: 310,
    });
  });

  it('waits for the row of a recording without holding up the others, and for ever loses none', async () => {
    const connector = world.connect(pbxFolder, { ...settings, callRecordFile: 'Master.csv' });
    await world.write(
      'Master.csv',
      row({ startedAt: at, id: `${second}.1`, userField: 'early' }) +
        row({ startedAt: at, id: `${second}.3`, userField: 'late' }),
    );
    for (const name of ['early', 'middle', 'late']) await world.write(`${name}.wav`, name);
    const first = await all(connector);
    expect(first.map(({ externalId }) => externalId)).toEqual([`${second}.1`, `${second}.3`]);
    await world.append('Master.csv', row({ startedAt: at, id: `${second}.2`, userField: 'middle' }).slice(0, -20));
    expect(await all(connector)).toHaveLength(2);
    await world.append('Master.csv', row({ startedAt: at, id: `${second}.2`, userField: 'middle' }).slice(-20));
    const next = await all(connector, first.at(-1)!.position);
    expect(next.map(({ externalId }) => externalId)).toContain(`${second}.2`);
    world.aheadMs += 25 * hourMs;
    await world.write('without.wav', 'sound');
    expect((await all(connector, next.at(-1)!.position)).at(-1)).toMatchObject({
      externalId: 'recordings/without',
      ownerId: null,
    });
  });

  it('takes a file when it has stopped growing, the others before', async () => {
    const connector = world.connect(pbxFolder, settings);
    world.aheadMs = 61_000;
    await world.write('whole.wav', 'whole');
    world.aheadMs = 30_000;
    await world.write('growing.wav', 'first');
    expect(await all(connector)).toEqual([]);
    world.aheadMs = 61_000;
    const of = (found: readonly FoundRecording[], name: string) =>
      found.find(({ telephony }) => telephony!.record_file === name);
    const both = await all(connector);
    const [whole, grown] = ['whole.wav', 'growing.wav'].map((name) => of(both, name));
    await world.append('growing.wav', ' second');
    await expect(grown!.fetch(AbortSignal.timeout(5_000))).rejects.toMatchObject({ kind: 'unavailable' });
    const next = await all(connector, whole!.position);
    // Not the last of them: on a busy machine, all files may have one time.
    expect(await fetched(of(next, 'growing.wav')!)).toEqual(Buffer.from('first second'));
  });

  it('leaves out a file that goes on growing while others are fetched, until it is at rest again', async () => {
    const connector = world.connect(pbxFolder, settings);
    for (const name of ['a', 'b', 'c']) await world.write(`${name}.wav`, name);
    const found: string[] = [];
    for await (const { telephony } of connector.recordingsSince(null, AbortSignal.timeout(5_000))) {
      found.push(telephony!.record_file);
      if (found.length === 1)
        for (const name of ['a', 'b', 'c'])
          if (!found.includes(`${name}.wav`)) await world.append(`${name}.wav`, ' more');
    }
    expect(found).toHaveLength(1);
    expect(await all(connector)).toHaveLength(3);
  });

  it('gives a path that is too long for an id another one, always the same', async () => {
    await world.write(`${'folder/'.repeat(60)}a.wav`, 'sound');
    const { externalId } = await one(pbxFolder, settings);
    expect(externalId).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect((await one(pbxFolder, settings)).externalId).toBe(externalId);
  });

  it('finds files that come with times of the past, as rsync -t leaves them', async () => {
    const connector = world.connect(pbxFolder, settings, at);
    await world.write('new.wav', 'sound');
    const { position } = (await all(connector))[0]!;
    for (const [name, made] of [
      ['late', at + hourMs],
      ['old', at - hourMs],
    ] as const) {
      await world.write(`${name}.wav`, 'sound');
      await utimes(join(world.location, `${name}.wav`), new Date(made), new Date(made));
    }
    const found = await all(connector, position);
    expect(found.map(({ telephony }) => telephony!.record_file).sort()).toEqual(['late.wav', 'new.wav']);
  });

  it('leaves out what is empty, hidden or in no format that is taken', async () => {
    for (const name of ['.hidden.wav', '.parts/a.wav', 'a.doc', 'a.txt', 'a.wav.part', 'noname', 'lost+found/a.wav'])
      await world.write(name, 'sound');
    await world.write('empty.wav', '');
    expect(await all(world.connect(pbxFolder, settings))).toEqual([]);
  });

  it('follows links inside the roots only, and no rings', async () => {
    const outside = await folderWorld();
    await outside.write('secret.wav', 'secret');
    await world.write('a.wav', 'a');
    await mkdir(join(world.root, 'other'));
    await writeFile(join(world.root, 'other', 'b.wav'), 'b');
    await symlink(join(outside.location, 'secret.wav'), join(world.location, 'file.wav'));
    await symlink(outside.location, join(world.location, 'folder'));
    await symlink(join(world.root, 'other'), join(world.location, 'inside'));
    await symlink(world.location, join(world.root, 'other', 'ring'));
    await symlink(join(world.root, 'other'), join(world.root, 'other', 'self'));
    const found = await all(world.connect(pbxFolder, settings));
    expect(found.map(({ telephony }) => telephony!.record_file).sort()).toEqual(['a.wav', 'b.wav']);
    const a = found.find(({ telephony }) => telephony!.record_file === 'a.wav')!;
    await rename(join(world.location, 'a.wav'), join(world.location, 'a.old'));
    await symlink(join(outside.location, 'secret.wav'), join(world.location, 'a.wav'));
    await expect(a.fetch(AbortSignal.timeout(5_000))).rejects.toMatchObject({ kind: 'recording' });
    await rename(world.location, `${world.location}-old`);
    await symlink(outside.location, world.location);
    await expect(all(world.connect(pbxFolder, settings))).rejects.toMatchObject({ kind: 'settings' });
    await outside.stop();
  });

  it('takes the night in which clocks are set back for the later of both times, the night they are set forward for the next hour', async () => {
    const zone = { timeZone: 'Europe/Berlin' };
    await world.write('201.2025-10-26-02-30-00.wav', 'sound');
    await world.write('202.2026-03-29-02-30-00.wav', 'sound');
    const found = await all(world.connect(pbxFolder, zone, Date.parse('2025-10-26T01:00:00Z')));
    expect(found.map(({ startedAt }) => new Date(startedAt!).toISOString())).toEqual([
      '2025-10-26T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ]);
  });

  it('reads of a large call record file only the end that matters', async () => {
    const filler = row({
      startedAt: at - 40 * 24 * hourMs,
      id: `${second - 40 * 86_400}.1`,
      callerId: '"Ana\nSouza" <201>',
    });
    await world.write('Master.csv', filler.repeat(60_000));
    // What stands before the end is broken in every way, so that a reader does not find the row.
    await world.append('Master.csv', `"${'x'.repeat(70_000)}\n${filler.repeat(8_000)}`);
    await world.append('Master.csv', row({ startedAt: at, id: `${second}.2`, destination: '1140009999' }));
    await world.write(`${second}.2.wav`, 'sound');
    expect(await one(pbxFolder, { ...settings, callRecordFile: 'Master.csv' })).toMatchObject({
      telephony: { call_to: '1140009999' },
    });
  });

  it('says of the last day what is there, with and without rows', async () => {
    await world.write('Master.csv', row({ startedAt: at, id: `${second}.2`, userField: 'a' }));
    await world.write('a.wav', 'sound');
    await world.write('b.wav', 'sound');
    const test = (given = {}) => world.connect(pbxFolder, { ...settings, ...given }).test(AbortSignal.timeout(5_000));
    expect(await test()).toBe(`${world.location} can be read: 2 recordings of the last 24 hours.`);
    expect(await test({ callRecordFile: 'Master.csv' })).toContain(
      '2 recordings of the last 24 hours, 1 of them with a row in Master.csv',
    );
    await expect(test({ callRecordFile: 'Other.csv' })).rejects.toThrow(
      'The call record file Other.csv does not exist',
    );
    await world.write('Other.csv', 'shopping,list\nbread,2\n');
    await expect(test({ callRecordFile: 'Other.csv' })).rejects.toMatchObject({ kind: 'settings' });
  });

  it('says how many files are waited for, which were written within the last minute', async () => {
    await world.write('a.wav', 'sound');
    world.aheadMs = 0;
    const line = await world.connect(pbxFolder, settings).test(AbortSignal.timeout(5_000));
    expect(line).toBe(
      `${world.location} can be read: 0 recordings of the last 24 hours. 1 written within the last minute will be collected later.`,
    );
  });

  it('reads the rows of the file before where logrotate has begun a new one', async () => {
    await world.write('Master.csv.1', row({ startedAt: at, id: `${second}.2`, userField: 'a' }));
    await world.write('Master.csv', row({ startedAt: at, id: `${second}.3`, userField: 'b' }));
    await world.write('a.wav', 'sound');
    expect((await one(pbxFolder, { ...settings, callRecordFile: 'Master.csv' })).externalId).toBe(`${second}.2`);
  });

  it('finds the row of a name that has a word of the dialplan before the id', async () => {
    await world.write(`call-${second}.12.wav`, await recording('pcm.wav'));
    await world.write('Master.csv', row({ startedAt: at, id: `${second}.12` }));
    expect(await one(pbxFolder, { callRecordFile: 'Master.csv' })).toMatchObject({
      ownerId: '201',
      durationSeconds: 95,
    });
  });

  it('finds rows of any age for files that were copied long after their calls', async () => {
    const old = { startedAt: at - 90 * 24 * hourMs, id: `${second - 90 * 86_400}.1` };
    await world.write('Master.csv', row({ ...old, userField: 'a' }));
    await world.append('Master.csv', row({ startedAt: at, id: `${second}.9` }).repeat(8_000));
    await world.write('a.wav', 'sound');
    expect(await one(pbxFolder, { ...settings, callRecordFile: 'Master.csv' })).toMatchObject({ externalId: old.id });
  });

  it('takes a call record file elsewhere in the roots, as Asterisk keeps it', async () => {
    await mkdir(join(world.root, 'cdr-csv'));
    await writeFile(
      join(world.root, 'cdr-csv', 'Master.csv'),
      row({ startedAt: at, id: `${second}.2`, userField: 'a.wav' }),
    );
    await world.write('a.wav', 'sound');
    expect(
      (await one(pbxFolder, { ...settings, callRecordFile: join(world.root, 'cdr-csv', 'Master.csv') })).externalId,
    ).toBe(`${second}.2`);
  });

  it('checks its settings', () => {
    const roots = ['/srv/recordings', 's3://bucket/acme?region=us-east-1'];
    const check = (given: Parameters<typeof pbxFolder.check>[0]) => pbxFolder.check(given, roots)?.reason ?? null;
    for (const location of ['/srv/recordings', '/srv/recordings/pbx/', 's3://bucket/acme', 's3://bucket/acme/pbx'])
      expect(
        check({ location, callRecordFile: 'cdr/Master.csv', fileNamePattern: '{time}-{from}-{to}-{id}.wav' }),
      ).toBeNull();
    for (const location of [
      'recordings',
      '/srv/recordings-2',
      '/srv/recordings/../other',
      's3://bucket/acme2',
      's3://bucket',
      's3://other/acme',
      's3://bucket/acme?endpoint=http://x',
      's3://bucket/acme/../b',
      '/srv/recordings/\0',
    ])
      expect(check({ location }), location).toMatch(
        /^'location' must be .*: \/srv\/recordings, s3:\/\/bucket\/acme\.$/,
      );
    for (const callRecordFile of ['../Master.csv', '/etc/passwd', 'a/../../b.csv', ''])
      expect(check({ location: '/srv/recordings', callRecordFile }), callRecordFile).toMatch(/^'callRecordFile' must/);
    for (const fileNamePattern of ['{when}.wav', 'call.wav', '{from}{to}.wav', '{from}-{from}.wav', '{ignore}.wav'])
      expect(check({ location: '/srv/recordings', fileNamePattern }), fileNamePattern).toMatch(/^'fileNamePattern' /);
    expect(pbxFolder.check({ location: '/srv' }, [])?.reason).toContain('EARSHOT_COLLECTION_ROOTS');
  });

  it('reads hard links and long hostile names in no time', async () => {
    await world.write('a.wav', 'a');
    await link(join(world.location, 'a.wav'), join(world.location, `${'-_'.repeat(120)}.wav`));
    const found = await all(
      world.connect(pbxFolder, {
        ...settings,
        fileNamePattern: '{ignore}-{from}-{to}_{ignore}-{name}_{id}-{ignore}.wav',
      }),
    );
    expect(found).toHaveLength(2);
    expect(found[0]).not.toBeInstanceOf(ConnectorError);
    expect(await buffer(((await found[0]!.fetch(AbortSignal.timeout(5_000))) as { audio: never }).audio)).toHaveLength(
      1,
    );
  });
});
