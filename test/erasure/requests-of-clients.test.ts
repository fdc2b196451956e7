// A client asks what is stored of them, for a copy, and for its erasure: `earshot find`, `earshot export` and `earshot delete analysis` (docs/data-protection.md).
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { earshot as run } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let folder: string;

beforeAll(async () => {
  // Nothing is indexed unless the command does it.
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  folder = await mkdtemp(join(tmpdir(), 'earshot-requests-'));
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(async () => {
  await earshot.stop();
  await rm(folder, { recursive: true, force: true });
});

const command = (...words: string[]) =>
  run(words, {
    EARSHOT_DATABASE_URL: earshot.database.url,
    EARSHOT_STORAGE_URL: earshot.service.settings.EARSHOT_STORAGE_URL,
  });
const insert = (changes = {}, document = {}, companyId = tenant.companyId) =>
  insertAnalysis(earshot.service.db, companyId, changes, document);
const said = (text: string) => ({
  transcript: `Vera: ${text}`,
  transcript_segments: JSON.stringify([{ speaker: 'Vera', side: 'client', start: 0, end: null, text }]),
});
const fromNumber = (call_from_number: string) => ({
  telephony: JSON.stringify({ call_id: '1', call_from_name: '', call_from_number, call_to: '200', record_file: '' }),
});
const find = async (words: string) => {
  const { code, stdout, stderr } = await command('find', words, '--company', tenant.companyId, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout).analyses;
};
const kinds = async () =>
  (
    await earshot.service.db.all<{ kind: string; subject_id: string }>(
      "SELECT kind, subject_id FROM audit_entries WHERE company_id = ? AND kind LIKE 'analysis.%' ORDER BY sequence",
      [tenant.companyId],
    )
  ).map(({ kind, subject_id }) => [kind, subject_id]);

it('find: by number, name and words, in the archive and under legal hold, of this company alone; what was seen is in the log', async () => {
  const called = await insert({ occurred_at: 3000 }, fromNumber('+5511912345678'));
  const named = await insert({ occurred_at: 2000, client_name: 'Vera Brandão', archived_at: 1, legal_hold_at: 1 });
  const spoke = await insert({ occurred_at: 1000 }, said('Meu número é 11 91234-5678, fala com a Vera Brandão.'));
  const stranger = await earshot.company();
  await insert({ client_name: 'Vera Brandão' }, fromNumber('+5511912345678'), stranger.companyId);

  expect(await find('(11) 91234-5678')).toMatchObject([
    { id: called, foundIn: ['number'], isNumberInPart: true, isArchived: false, hasLegalHold: false },
    { id: spoke, foundIn: ['transcript'], isNumberInPart: false },
  ]);
  expect(await find('"vera brandao"')).toMatchObject([
    { id: named, clientName: 'Vera Brandão', foundIn: ['client'], isArchived: true, hasLegalHold: true },
    { id: spoke },
  ]);
  expect(await kinds()).toEqual([called, spoke, named, spoke].map((id) => ['analysis.passagesRead', id]));
  expect(await find('nobody')).toEqual([]);
  const ids = await command('find', '"vera brandao"', '--company', tenant.companyId, '--ids');
  expect(ids.stdout).toBe(`${named}\n${spoke}\n`);
  const none = await command('find', 'nobody', '--company', tenant.companyId, '--ids');
  expect([none.code, none.stderr]).toEqual([1, 'earshot: no analysis was found\n']);
  const table = await command('find', '"vera brandao"', '--company', tenant.companyId);
  expect(table.stdout.split('\n')[0]).toBe(
    `${named}  1970-01-01T00:00:02.000Z  Vera Brandão  in client  archived  under legal hold`,
  );
});

it('find: by metadata and ids of other systems, of conversations that are not analysed yet too', async () => {
  const metadata = JSON.stringify({ email: 'vera@client.example', phone: '+55 11 91234-5678' });
  const id = await insert({ external_call_id: 'crm-call-88121', status: 'pending', occurred_at: 3000 }, { metadata });
  const named = await insert({ client_name: 'Vera', occurred_at: 4000 }, { metadata });
  await insert({ external_call_id: 'crm-call-88122' });
  const stranger = await earshot.company();
  await insert({ external_call_id: 'crm-call-88121' }, { metadata }, stranger.companyId);

  expect(await find('Vera 91234-5678')).toMatchObject([
    { id: named, foundIn: ['metadata'], isNumberInPart: true },
    { id, foundIn: ['metadata'], isNumberInPart: true },
  ]);
  expect(await find('"vera"')).toMatchObject([
    { id: named, foundIn: ['client', 'metadata'], isNumberInPart: false },
    { id, foundIn: ['metadata'] },
  ]);
  expect((await kinds()).slice(0, 2)).toEqual([named, id].map((each) => ['analysis.passagesRead', each]));
  const table = await command('find', 'CRM-call-88121', '--company', tenant.companyId, '--to', '1970-01-01T00:00:03Z');
  expect(table.stdout).toBe(`${id}  1970-01-01T00:00:03.000Z  in externalCallId\n`);
  const ofNobody = await command('find', 'crm', '--company', tenant.companyId, '--team', 'nobody', '--json');
  expect(JSON.parse(ofNobody.stdout)).toEqual({ analyses: [] });
});

it('find: a number with or without country and area code, whichever was said or stored; another area code is another number', async () => {
  const whole = await insert({ occurred_at: 5000 }, fromNumber('+5511988887777'));
  const national = await insert({ occurred_at: 4000 }, said('Ligue (011) 98888-7777.'));
  const local = await insert({ occurred_at: 3000 }, said('Meu número é 98888-7777.'));
  const elsewhere = await insert({ occurred_at: 2000 }, fromNumber('+5521988887777'));
  const found = async (number: string) =>
    (await find(number)).map(({ id, isNumberInPart }: { id: string; isNumberInPart: boolean }) => [id, isNumberInPart]);
  for (const number of ['+55 11 98888-7777', '0055 11 98888-7777'])
    expect(await found(number)).toEqual([
      [whole, false],
      [national, true],
      [local, true],
    ]);
  expect(await found('(11) 98888-7777')).toEqual([
    [whole, true],
    [national, false],
    [local, true],
  ]);
  expect(await found('98888-7777')).toEqual([
    [whole, true],
    [national, true],
    [local, false],
    [elsewhere, true],
  ]);
  const { code, stdout, stderr } = await command('find', '+55 11 98888-7777', '--company', tenant.companyId, '--ids');
  expect([code, stdout]).toEqual([0, `${whole}\n${national}\n${local}\n`]);
  expect(stderr).toBe(
    "earshot: in 2 of 3, the number has more or fewer digits than you gave: it may be somebody else's\n",
  );
  const table = await command('find', '+55 11 98888-7777', '--company', tenant.companyId);
  expect(table.stdout.match(/number in part/g)).toHaveLength(2);
});

it('find: narrowed by date, type, person, team and score; what is no date or score is refused', async () => {
  const boss = await earshot.user(tenant.companyId, 'supervisor');
  const rep = await earshot.user(tenant.companyId, 'salesperson', { supervisorId: boss });
  const insert = (changes: Parameters<typeof insertAnalysis>[2]) =>
    insertAnalysis(earshot.service.db, tenant.companyId, { client_name: 'Credenza Ltda', ...changes });
  const first = await insert({ occurred_at: Date.UTC(2026, 2, 1), interaction_type: 'demo', display_score: 30 });
  const second = await insert({ occurred_at: Date.UTC(2026, 2, 2), salesperson_id: rep, display_score: 80 });
  const cases: [options: string[], found: string[]][] = [
    [[], [second, first]],
    [['--from', '2026-03-01T00:00:01Z'], [second]],
    [['--to', '2026-03-01'], [first]],
    [['--type', 'demo'], [first]],
    [['--type', '__none__'], [second]],
    [['--salesperson', rep], [second]],
    [['--team', boss], [second]],
    [['--unassigned'], [first]],
    [['--min-score', '30.5'], [second]],
    [['--max-score', '80', '--min-score', '0', '--unassigned'], [first]],
  ];
  for (const [options, found] of cases) {
    const { stdout } = await command('find', 'credenza', '--company', tenant.companyId, '--json', ...options);
    const ids = JSON.parse(stdout).analyses.map(({ id }: { id: string }) => id);
    expect([options, ids]).toEqual([options, found]);
  }
  for (const wrong of [['--from', '2026-02-30'], ['--max-score', '101'], ['--min-score=-1'], ['--team', ' ']]) {
    const { code } = await command('find', 'credenza', '--company', tenant.companyId, ...wrong);
    expect([wrong, code]).toEqual([wrong, 1]);
  }
});

it('find: more than a page', async () => {
  const all = new Set<string>();
  for (let index = 0; index < 130; index += 1) all.add(await insert({ client_name: 'Otto' }));
  for (let index = 0; index < 90; index += 1) all.add(await insert({ external_call_id: 'otto' }));
  const found = await find('otto');
  expect(new Set(found.map(({ id }: { id: string }) => id))).toEqual(all);
});

it('export: each as in the export of the company, with its comments and its recording; what is not there is named', async () => {
  const key = `uploads/${tenant.companyId}/call.wav`;
  await earshot.service.storage.put(key, Buffer.from('sound'));
  const id = await insert({}, { ...said('Oi'), audio_key: key, audio_storage_key: key });
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'analysis.addComment', admin, { id, turn: 0, text: 'Call back', forUserId: null });
  const { code, stdout, stderr } = await command('export', id, 'nothing', '--recordings', folder);
  expect([code, stderr]).toEqual([1, 'earshot: not there: nothing\n']);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { kind: 'analysis', analysis: { id, transcript: 'Vera: Oi' } },
    { kind: 'comment', text: 'Call back' },
  ]);
  expect(await readdir(folder)).toEqual([`${id}.wav`]);
  expect(await readFile(join(folder, `${id}.wav`), 'utf8')).toBe('sound');
  expect((await kinds()).at(-1)).toEqual(['analysis.read', id]);

  const erased = await command('delete', 'analysis', id);
  expect(erased.code).toBe(0);
  expect(await find('oi')).toEqual([]);
});

it('of a company that is not there → status 1', async () => {
  const { code, stderr } = await command('find', 'x', '--company', 'nobody');
  expect([code, stderr]).toEqual([1, 'earshot: there is no company with the id nobody\n']);
});

it('export --person: all that is stored of one of the team, in one command; nothing of others but what was done to them', async () => {
  const seller = await earshot.user(tenant.companyId, 'salesperson');
  const admin = await session(earshot, tenant.adminId);
  const own = await session(earshot, seller);
  const theirs = await insert({ salesperson_id: seller }, said('Oi'));
  const other = await insert({ salesperson_id: seller }, said('Olá'));
  const to = (id: string, text: string) =>
    output(earshot, 'analysis.addComment', admin, { id, turn: 0, text, forUserId: seller });
  await to(theirs, 'of your own call');
  await to(other, 'of a call that was yours');
  await output(earshot, 'analysis.addComment', admin, { id: other, turn: 0, text: 'to nobody', forUserId: null });
  // Another's from now on.
  const reassigned = 'UPDATE analyses SET salesperson_id = ? WHERE id = ?';
  await earshot.service.db.run(reassigned, [tenant.adminId, other]);
  await output(earshot, 'user.updateViews', own, {
    views: [{ name: 'Mine', filters: { maxScore: '39' }, isShared: false }],
  });
  await output(earshot, 'user.update', admin, { id: seller, name: 'Vera Nova' });

  const { code, stdout, stderr } = await command('export', '--person', seller);
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  expect(of('person')).toMatchObject([{ id: seller, name: 'Vera Nova' }]);
  expect(of('session')).toHaveLength(1);
  expect(of('listViews')).toMatchObject([{ views: [{ name: 'Mine' }] }]);
  expect(of('analysis').map(({ analysis }) => analysis.id)).toEqual([theirs]);
  expect(
    of('comment')
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['of a call that was yours', 'of your own call']);
  const deeds = of('auditEntry').map(({ entry }) => entry);
  expect(deeds.find(({ actor }) => actor.userId === tenant.adminId)).toMatchObject({
    kind: 'person.updated',
    address: null,
  });
  expect(deeds.find(({ kind }) => kind === 'views.updated').actor.userId).toBe(seller);
  expect(deeds.every(({ actor, subjectId }) => actor.userId === seller || subjectId === seller)).toBe(true);
  const { counts } = lines.at(-1);
  expect(lines.at(-1)).toMatchObject({ kind: 'end', counts: { analysis: 1, comment: 2, person: 1 } });
  expect(Object.values<number>(counts).reduce((sum, each) => sum + each, 0)).toBe(lines.length - 1);

  const log = await output(earshot, 'company.listAudit', admin, { kind: 'person.exported' });
  expect(log.items).toMatchObject([{ subjectId: seller, actor: { kind: 'command' } }]);
  const wrong = [['export'], ['export', theirs, '--person', seller], ['export', '--person', 'nobody']];
  expect(await Promise.all(wrong.map(async (words) => (await command(...words)).stderr))).toEqual([
    'earshot: name either the ids of analyses or --person\n',
    'earshot: name either the ids of analyses or --person\n',
    'earshot: there is no person with the id nobody\n',
  ]);
});
