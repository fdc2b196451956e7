import { describe, expect, it } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };
import type { EarshotClient } from '../earshot-client.ts';
import { UnexpectedResponseError } from '../errors.ts';
import { hangUp, json, refuse, setUp } from '../scripted-server.fixture.ts';

type Call = (client: EarshotClient) => Promise<unknown>;

/** Procedure, call, the input that must arrive, and whether a broken connection has it sent again. */
const reads: [string, Call, unknown][] = [
  ['analysis.list', (client) => client.analyses.listNewest(), {}],
  ['analysis.listPage', (client) => client.analyses.listPage({ archived: false }), { archived: false }],
  ['analysis.listByIds', (client) => client.analyses.listByIds(['a1']), { ids: ['a1'] }],
  ['analysis.findCopies', (client) => client.analyses.findCopies(['d1']), { digests: ['d1'] }],
  ['analysis.search', (client) => client.analyses.search({ query: 'desk' }), { query: 'desk' }],
  [
    'analysis.search',
    (client) => client.analyses.search({ query: 'desk', supervisorId: 'u1', maxScore: 40, unassigned: false }),
    { query: 'desk', supervisorId: 'u1', maxScore: 40, unassigned: false },
  ],
  ['analysis.getTrends', (client) => client.analyses.getTrends({ from: '2026-03-01' }), { from: '2026-03-01' }],
  ['analysis.getShareLink', (client) => client.analyses.getShareLink('a1'), { id: 'a1' }],
  ['share.get', (client) => client.analyses.getShared('t'), { token: 't' }],
  ['user.me', (client) => client.users.me(), undefined],
  ['user.listByCompany', (client) => client.users.list(), undefined],
  ['user.getAlerts', (client) => client.users.getAlerts(), undefined],
  ['user.getViews', (client) => client.users.getViews(), undefined],
  ['credits.getSummary', (client) => client.credits.getSummary(), undefined],
  ['credits.getLedger', (client) => client.credits.getLedger(), {}],
  ['auth.listSessions', (c) => c.auth.listSessions(), undefined],
  ['company.getOpenId', (c) => c.company.getOpenId(), undefined],
  ['auth.getSecondFactor', (c) => c.auth.getSecondFactor(), undefined],
  ['auth.listPasskeys', (c) => c.auth.listPasskeys(), undefined],
  ['user.listTeam', (client) => client.users.listTeam(), undefined],
  ['apiKeys.list', (client) => client.apiKeys.list(), undefined],
  ['apiKeys.listDetails', (client) => client.apiKeys.listDetails(), undefined],
  ['company.get', (client) => client.company.get(), undefined],
  ['company.getRetention', (client) => client.company.getRetention(), undefined],
  ['company.listAudit', (client) => client.company.listAudit(), {}],
  ['integrations.listRuns', (client) => client.integrations.listRuns({ id: 'i1' }), { id: 'i1' }],
  ['integrations.listSkipped', (client) => client.integrations.listSkipped({ id: 'i1' }), { id: 'i1' }],
  ['analysis.getRescoringCost', (client) => client.analyses.getRescoringCost('a1'), { id: 'a1' }],
  ['analysis.listComments', (client) => client.analyses.listComments('a1'), { id: 'a1' }],
  ['analysis.listMyComments', (client) => client.analyses.listMyComments(), {}],
  ['analysis.listExamples', (client) => client.analyses.listExamples({ criterion: 'k' }), { criterion: 'k' }],
  [
    'analysis.drawSample',
    (c) => c.analyses.drawSample({ from: '2026-03-01', perPerson: 2 }),
    { from: '2026-03-01', perPerson: 2 },
  ],
  ['analysis.getAgreement', (c) => c.analyses.getAgreement({ from: '2026-03-01' }), { from: '2026-03-01' }],
  ['analysis.getCalibration', (c) => c.analyses.getCalibration('a1'), { id: 'a1' }],
  [
    'analysis.getCalibrationAgreement',
    (c) => c.analyses.getCalibrationAgreement({ from: '2026-03-01' }),
    { from: '2026-03-01' },
  ],
  ['analysis.listContests', (client) => client.analyses.listContests(), undefined],
  ['analysis.listLegalHolds', (client) => client.analyses.listLegalHolds(), undefined],
  ['interactionTypes.list', (client) => client.interactionTypes.list({ language: 'es' }), { language: 'es' }],
  ['analysisWebhooks.list', (client) => client.analysisWebhooks.list(), undefined],
  ['integrations.list', (client) => client.integrations.list(), undefined],
];

const person = { name: 'Ana', email: 'ana@example.com', role: 'salesperson' } as const;
const type = { key: 'demo_call', label: 'Demo', macroFront: 'sales', criteria: [] } as const;
const destination = { role: 'admin_company', targetUrl: 'https://example.com/hook' } as const;
const backfill = { id: 'i1', from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' };
const integration = { connector: 'pbx_http', settings: {} } as unknown as Parameters<
  EarshotClient['integrations']['create']
>[0];
const signIn = { email: 'ana@example.com', password: 'p' };
const passwords = { currentPassword: 'old', newPassword: 'new' };
const both = { currentPassword: 'p', code: '1' };
const device = { id: 'a', rawId: 'a', type: 'public-key' } as const;
const used = {
  credential: { ...device, response: { clientDataJSON: 'e', authenticatorData: 'S', signature: 'M', userHandle: 'd' } },
};
const made = { name: 'Phone', credential: { ...device, response: { clientDataJSON: 'e', attestationObject: 'o' } } };
const rules = { secondFactorRequired: true };
const provider = { issuer: 'https://login.example', clientId: 'earshot', clientSecret: 's' };
const invitation = { token: 't', password: 'p' };
const queued = { salespersonId: 'u1', transcript: 'Ana: Bom dia.' };

const writes: [string, Call, unknown, 'once' | 'repeated'][] = [
  ['analysis.submit', (c) => c.analyses.submit(queued), queued, 'repeated'],
  [
    'analysis.setAttribution',
    (c) => c.analyses.setAttribution('a1', 'u1'),
    { id: 'a1', salespersonId: 'u1' },
    'repeated',
  ],
  [
    'analysis.setAttribution',
    (c) => c.analyses.setAttribution('a1', null),
    { id: 'a1', salespersonId: null },
    'repeated',
  ],
  ['analysis.setClientName', (c) => c.analyses.setClientName('a1', null), { id: 'a1', clientName: null }, 'repeated'],
  [
    'analysis.setSides',
    (c) => c.analyses.setSides('a1', [{ speaker: 'Ana', side: null }]),
    { id: 'a1', sides: [{ speaker: 'Ana', side: null }] },
    'repeated',
  ],
  ['analysis.archive', (c) => c.analyses.archive('a1'), { id: 'a1', archived: true }, 'repeated'],
  ['analysis.archive', (c) => c.analyses.unarchive('a1'), { id: 'a1', archived: false }, 'repeated'],
  [
    'analysis.setExclusion',
    (c) => c.analyses.setExclusion('a1', 'a test call'),
    { id: 'a1', reason: 'a test call' },
    'repeated',
  ],
  [
    'analysis.contestVerdict',
    (c) => c.analyses.contestVerdict('a1', 'recap', 'It was summed up'),
    { id: 'a1', criterion: 'recap', reason: 'It was summed up' },
    'repeated',
  ],
  [
    'analysis.decideVerdict',
    (c) => c.analyses.decideVerdict('a1', { criterion: 'recap', met: true, reason: 'So it was', replaces: null }),
    { id: 'a1', criterion: 'recap', met: true, reason: 'So it was', replaces: null },
    'once',
  ],
  [
    'analysis.setReviewed',
    (c) => c.analyses.setReviewed({ id: 'a1', reviewed: true, updatedAt: '2026-04-02T09:00:00.000Z' }),
    { id: 'a1', reviewed: true, updatedAt: '2026-04-02T09:00:00.000Z' },
    'repeated',
  ],
  [
    'analysis.addJudgement',
    (c) => c.analyses.addJudgement('a1', [{ key: 'recap', verdict: 'met' }]),
    { id: 'a1', verdicts: [{ key: 'recap', verdict: 'met' }] },
    'once',
  ],
  [
    'analysis.setInteractionType',
    (c) => c.analyses.setInteractionType('a1', { interactionType: 'demo', replaces: null }),
    { id: 'a1', interactionType: 'demo', replaces: null },
    'once',
  ],
  [
    'analysis.addComment',
    (c) => c.analyses.addComment('a1', { text: 'Well done' }),
    { id: 'a1', turn: null, text: 'Well done', forUserId: null },
    'once',
  ],
  [
    'analysis.addComment',
    (c) => c.analyses.addComment('a1', { text: 'Like this', turn: undefined, exampleOf: 'open_questions' }),
    { id: 'a1', turn: null, text: 'Like this', forUserId: null, exampleOf: 'open_questions' },
    'once',
  ],
  ['analysis.editComment', (c) => c.analyses.editComment('c1', 'Better'), { id: 'c1', text: 'Better' }, 'repeated'],
  ['analysis.setCommentDone', (c) => c.analyses.setCommentDone('c1', true), { id: 'c1', done: true }, 'repeated'],
  ['analysis.deleteComment', (c) => c.analyses.deleteComment('c1'), { id: 'c1' }, 'once'],
  ['analysis.retry', (c) => c.analyses.retry({ id: 'a1' }), { id: 'a1' }, 'repeated'],
  ['analysis.setLegalHold', (c) => c.analyses.setLegalHold('a1', true), { id: 'a1', held: true }, 'repeated'],
  ['user.delete', (c) => c.users.delete('u1', 'keep'), { id: 'u1', analyses: 'keep' }, 'once'],
  [
    'company.updateRetention',
    (c) => c.company.updateRetention({ recordingsDays: 9 }),
    { recordingsDays: 9 },
    'repeated',
  ],
  ['company.requestErasure', (c) => c.company.requestErasure('Aurora'), { name: 'Aurora' }, 'repeated'],
  ['company.cancelErasure', (c) => c.company.cancelErasure(), {}, 'once'],
  ['company.eraseNow', (c) => c.company.eraseNow('Aurora'), { name: 'Aurora' }, 'once'],
  ['company.createExport', (c) => c.company.createExport(), {}, 'repeated'],
  ['analysis.delete', (c) => c.analyses.delete('a1'), { id: 'a1' }, 'once'],
  ['company.updateSharing', (c) => c.company.updateSharing({ links: 'off' }), { links: 'off' }, 'repeated'],
  ['company.updateRedaction', (c) => c.company.updateRedaction({ redaction: 'off' }), { redaction: 'off' }, 'repeated'],
  ['share.unlock', (c) => c.analyses.unlockShared('t1', 'secret'), { token: 't1', passcode: 'secret' }, 'once'],
  [
    'analysis.updateShareLink',
    (c) => c.analyses.updateShareLink('a1', 'renew', { link: { audience: 'client' } }),
    { id: 'a1', action: 'renew', audience: 'client' },
    'once',
  ],
  ['analysis.updateShareLink', (c) => c.analyses.updateShareLink('a1', 'renew'), { id: 'a1', action: 'renew' }, 'once'],
  ['user.create', (c) => c.users.create(person), person, 'once'],
  ['user.update', (c) => c.users.update('u1', { isActive: false }), { id: 'u1', isActive: false }, 'repeated'],
  ['user.updateAlerts', (c) => c.users.updateAlerts({ digest: true }), { digest: true }, 'repeated'],
  ['user.updateViews', (c) => c.users.updateViews({ views: [] }), { views: [] }, 'repeated'],
  ['user.createInvitation', (c) => c.users.createInvitation('u1'), { id: 'u1' }, 'once'],
  ['apiKeys.create', (c) => c.apiKeys.create({ name: 'CRM' }), { name: 'CRM' }, 'once'],
  ['apiKeys.rotate', (c) => c.apiKeys.rotate('k1', { overlapHours: 0 }), { keyId: 'k1', overlapHours: 0 }, 'once'],
  [
    'apiKeys.setNetworks',
    (c) => c.apiKeys.setNetworks('k1', ['10.0.0.0/8']),
    { keyId: 'k1', networks: ['10.0.0.0/8'] },
    'repeated',
  ],
  ['apiKeys.revoke', (c) => c.apiKeys.revoke('k1'), { keyId: 'k1' }, 'repeated'],
  ['auth.login', (c) => c.auth.login(signIn), signIn, 'once'],
  ['auth.beginPasskeySignIn', (c) => c.auth.beginPasskeySignIn(), {}, 'once'],
  ['auth.completePasskeySignIn', (c) => c.auth.completePasskeySignIn(used), used, 'once'],
  ['auth.beginPasskey', (c) => c.auth.beginPasskey(both), both, 'once'],
  ['auth.addPasskey', (c) => c.auth.addPasskey(made), made, 'once'],
  ['auth.removePasskey', (c) => c.auth.removePasskey({ id: 'p1', ...both }), { id: 'p1', ...both }, 'once'],
  [
    'auth.renamePasskey',
    (c) => c.auth.renamePasskey({ id: 'p1', name: 'Phone' }),
    { id: 'p1', name: 'Phone' },
    'repeated',
  ],
  ['auth.beginOpenId', (c) => c.auth.beginOpenId({ companyId: 'c1' }), { companyId: 'c1' }, 'once'],
  ['auth.completeOpenId', (c) => c.auth.completeOpenId({ query: 'code=1' }), { query: 'code=1' }, 'once'],
  ['auth.acknowledgeReplacement', (c) => c.auth.acknowledgeReplacement(), {}, 'repeated'],
  ['auth.acknowledgeSignIns', (c) => c.auth.acknowledgeSignIns(), {}, 'repeated'],
  [
    'auth.requestPasswordReset',
    (c) => c.auth.requestPasswordReset({ email: 'ana@example.com' }),
    { email: 'ana@example.com' },
    'once',
  ],
  ['auth.resetPassword', (c) => c.auth.resetPassword(invitation), invitation, 'once'],
  ['auth.changePassword', (c) => c.auth.changePassword(passwords), passwords, 'once'],
  ['auth.beginSecondFactor', (c) => c.auth.beginSecondFactor('p'), { currentPassword: 'p' }, 'once'],
  ['auth.confirmSecondFactor', (c) => c.auth.confirmSecondFactor('1'), { code: '1' }, 'once'],
  ['auth.renewRecoveryCodes', (c) => c.auth.renewRecoveryCodes(both), both, 'once'],
  ['auth.disableSecondFactor', (c) => c.auth.disableSecondFactor(both), both, 'once'],
  ['user.resetSecondFactor', (c) => c.users.resetSecondFactor('u1'), { id: 'u1' }, 'once'],
  ['company.updateTargets', (c) => c.company.updateTargets({ minScore: 70 }), { minScore: 70 }, 'repeated'],
  ['user.unlinkOpenId', (c) => c.users.unlinkOpenId('u1'), { id: 'u1' }, 'repeated'],
  ['company.updateOpenId', (c) => c.company.updateOpenId(provider), provider, 'once'],
  ['company.requireOpenId', (c) => c.company.requireOpenId({ isRequired: false }), { isRequired: false }, 'repeated'],
  ['company.removeOpenId', (c) => c.company.removeOpenId(), {}, 'repeated'],
  ['company.updateSignIn', (c) => c.company.updateSignIn(rules), rules, 'repeated'],
  ['auth.endSession', (c) => c.auth.endSession('s1'), { id: 's1' }, 'once'],
  ['auth.endOtherSessions', (c) => c.auth.endOtherSessions(), {}, 'repeated'],
  ['auth.logout', (c) => c.auth.logout(), {}, 'once'],
  ['auth.acceptInvitation', (c) => c.auth.acceptInvitation(invitation), invitation, 'once'],
  ['company.update', (c) => c.company.update({ language: 'pt' }), { language: 'pt' }, 'repeated'],
  ['interactionTypes.create', (c) => c.interactionTypes.create({ ...type, criteria: [] }), type, 'once'],
  [
    'interactionTypes.update',
    (c) => c.interactionTypes.update('demo_call', { label: 'D' }),
    { key: 'demo_call', label: 'D' },
    'repeated',
  ],
  [
    'interactionTypes.try',
    (c) => c.interactionTypes.try({ ...type, criteria: [], analysisId: 'a1' }),
    { ...type, analysisId: 'a1' },
    'repeated',
  ],
  ['interactionTypes.activate', (c) => c.interactionTypes.activate('demo_call'), { key: 'demo_call' }, 'repeated'],
  ['interactionTypes.deactivate', (c) => c.interactionTypes.deactivate('demo_call'), { key: 'demo_call' }, 'repeated'],
  ['analysisWebhooks.create', (c) => c.analysisWebhooks.create(destination), destination, 'once'],
  [
    'analysisWebhooks.update',
    (c) => c.analysisWebhooks.update('w1', { label: null }),
    { id: 'w1', label: null },
    'repeated',
  ],
  ['analysisWebhooks.delete', (c) => c.analysisWebhooks.delete('w1'), { id: 'w1' }, 'once'],
  ['analysisWebhooks.regenerateSecret', (c) => c.analysisWebhooks.regenerateSecret('w1'), { id: 'w1' }, 'once'],
  ['integrations.create', (c) => c.integrations.create(integration), integration, 'once'],
  ['integrations.update', (c) => c.integrations.update('i1', { label: 'L' }), { id: 'i1', label: 'L' }, 'repeated'],
  ['integrations.delete', (c) => c.integrations.delete('i1'), { id: 'i1' }, 'once'],
  ['integrations.test', (c) => c.integrations.test('i1'), { id: 'i1' }, 'repeated'],
  ['integrations.backfill', (c) => c.integrations.backfill(backfill), backfill, 'once'],
  ['integrations.collectNow', (c) => c.integrations.collectNow('i1'), { id: 'i1' }, 'once'],
  [
    'integrations.decide',
    (c) => c.integrations.decide({ id: 'i1', externalCallId: 'c1', decision: 'never' }),
    { id: 'i1', externalCallId: 'c1', decision: 'never' },
    'once',
  ],
];

const answer = json({ result: { data: { id: 'x1' } } });
const inSession = { apiKey: undefined, session: true };

const onWire = [{ id: 'x1', audioDuration: 2 }];
const inClient = [{ id: 'x1', audioDurationSeconds: 2 }];
/** Answers that the client shows in another form: as the server sends them, and as the caller gets them. */
const answersTo: Record<string, [sent: unknown, shown: unknown]> = {
  'analysis.list': [onWire, inClient],
  'analysis.listByIds': [onWire, inClient],
  'analysis.search': [
    { items: onWire.map((analysis) => ({ analysis, passages: [] })), nextCursor: null },
    { items: inClient.map((analysis) => ({ analysis, passages: [] })), nextCursor: null },
  ],
  'analysis.listPage': [
    { items: onWire, nextCursor: null },
    { items: inClient, nextCursor: null },
  ],
};

describe('contract: Procedure-style endpoints', () => {
  it.each(reads)(
    '%s: a GET whose input is URL-encoded JSON, repeated when it fails',
    async (procedure, call, input) => {
      const [sent, shown] = answersTo[procedure] ?? [{ id: 'x1' }, { id: 'x1' }];
      const { client, seen } = await setUp([
        hangUp,
        refuse(500, 'INTERNAL_SERVER_ERROR', 'Broken'),
        json({ result: { data: sent } }),
      ]);
      expect(await call(client)).toEqual(shown);
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(3).fill(`GET /v1/${procedure}${query}`));
    },
  );

  it.each(writes)('%s (%#): a POST of {json: input}, and its retries', async (procedure, call, input, manner) => {
    const steps = [hangUp, refuse(503, 'SERVICE_UNAVAILABLE', 'Away'), answer];
    const { client, seen } = await setUp(steps, procedure.startsWith('auth.') ? inSession : {});
    const result = await call(client).catch((error: Error) => error.name);
    expect(result).toEqual(manner === 'once' ? 'ConnectionError' : { id: 'x1' });
    expect(seen.length).toBe(manner === 'once' ? 1 : 3);
    for (const { method, url, headers, body } of seen) {
      expect([method, url, headers['content-type']]).toEqual(['POST', `/v1/${procedure}`, 'application/json']);
      expect(JSON.parse(body)).toEqual({ json: input });
    }
  });

  it('a filter in the input survives the address', async () => {
    const { client, seen } = await setUp([json({ result: { data: [] } })]);
    const input = { limit: 5, filters: { dateFrom: '2026-01-01T00:00:00+01:00', minScore: 7.5 } };
    expect(await client.analyses.listNewest(input)).toEqual([]);
    expect(JSON.parse(new URL(seen[0]!.url, 'http://x').searchParams.get('input')!)).toEqual(input);
  });

  it('every one of the document has a method; analysis.create is POST /api/analyses, analysis.get serves sessions', () => {
    const documented = Object.keys(document.paths).flatMap((path) => /^\/v1\/(.+)/.exec(path)?.[1] ?? []);
    const elsewhere = ['analysis.create', 'analysis.get', 'upload.getPresignedUrl'];
    const covered = [...reads, ...writes].map(([procedure]) => procedure);
    expect([...new Set(covered), ...elsewhere].sort()).toEqual(documented.sort());
  });

  it.each([[{}], [null], [[]], [{ result: null }]])('%j is no answer of a procedure', async (body) => {
    const { client } = await setUp([json(body)]);
    await expect(client.users.me()).rejects.toBeInstanceOf(UnexpectedResponseError);
  });

  it('a write sends the same bytes again, whatever becomes of the object', async () => {
    const changes = { name: 'Ana' };
    const { client, seen } = await setUp([
      (response) => {
        changes.name = 'Rui';
        response.destroy();
      },
      answer,
    ]);
    await client.company.update(changes);
    expect(seen.map(({ body }) => body)).toEqual(Array(2).fill('{"json":{"name":"Ana"}}'));
  });
});
