// Every operation that changes something leaves an entry in the audit log, called once and successfully; the few that do not are listed with a reason (docs/decisions/audit.md#what-is-recorded).
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zAuditKind } from '../../packages/core/src/generated/zod.gen.ts';
import { verifyChains } from '../../packages/server/src/audit/verify-chains.ts';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { companyDeeds, type Stage, type Trial, talk, withoutEntry } from '../harness/deeds.ts';
import { signInDeeds } from '../harness/deeds-of-sign-in.ts';
import { root } from '../harness/document-code.ts';
import type { Earshot, RequestOptions } from '../harness/earshot.ts';
import { startEarshotWithMail } from '../harness/mail-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../harness/open-id-provider.ts';
import { passkeyAddress } from '../harness/passkeys.ts';
import { call, session } from '../harness/procedures.ts';
import { insertIntegrationRow } from '../harness/rows.ts';

let earshot: Earshot;
let stop: (() => Promise<void>) | undefined;
let provider: OpenIdProvider;
let stage: Stage;

beforeAll(async () => {
  const environment = {
    EARSHOT_PUBLIC_URL: passkeyAddress,
    EARSHOT_OPENID_NETWORKS: '127.0.0.0/8',
    EARSHOT_ALLOW_PRIVATE_NETWORK: 'true',
    EARSHOT_COLLECTION_ROOTS: tmpdir(),
  };
  ({ earshot, stop } = await startEarshotWithMail({ environment }));
  provider = await startOpenIdProvider(() => [`${passkeyAddress}/sign-in/callback`]);
});
beforeEach(async () => {
  // No trial is throttled by the one before.
  earshot.advance(3_600_001);
  const tenant = await earshot.company({ name: 'Stage' });
  stage = {
    earshot,
    tenant,
    admin: await session(earshot, tenant.adminId),
    analysis: async () => {
      const { status, body, text } = await earshot.create(
        { transcript: talk, interactionType: 'cold_call' },
        tenant.key,
      );
      expect(status, text).toBe(200);
      return body.id;
    },
    integration: () => insertIntegrationRow(earshot.service.db, tenant.companyId),
  };
});
afterAll(async () => {
  await provider?.stop();
  await stop?.();
});

const trials = { ...companyDeeds, ...signInDeeds(() => provider) };
const entries = () =>
  earshot.service.db.all<{ sequence: number; kind: string }>(
    'SELECT sequence, kind FROM audit_entries WHERE company_id = ? ORDER BY sequence',
    [stage.tenant.companyId],
  );

describe('operations that change something', () => {
  it('all have a trial here or a reason', () => {
    const changing = operationFacts.filter(({ method, path }) => method !== 'get' && path.startsWith('/v1/'));
    expect([...Object.keys(trials), ...Object.keys(withoutEntry)].toSorted()).toEqual(
      changing.map(({ name }) => name).toSorted(),
    );
  });

  it.each(Object.entries(trials) as [OperationName, Trial][])('%s', async (name, { kind, input }) => {
    const prepared = await input(stage);
    const { as, given } =
      'as' in prepared
        ? { as: prepared.as as RequestOptions, given: prepared.input as Record<string, unknown> }
        : { as: stage.admin, given: prepared };
    const before = (await entries()).length;
    const answer = await call(earshot, name, as, given);
    expect(answer.status, answer.text).toBe(200);
    // Some entries are written after the answer, so that its time tells nothing.
    const added = async () => (await entries()).slice(before).map((entry) => entry.kind);
    await expect.poll(async () => (await added()).filter((each) => each === kind)).toEqual([kind]);
    expect((await verifyChains(earshot.service.db, stage.tenant.companyId))[0]!.problem).toBeNull();
  });

  it('have kinds that the page on the audit log lists', () => {
    const page = readFileSync(join(root, 'docs/decisions/audit.md'), 'utf8');
    const isListed = (kind: string) => page.includes(`\`${kind}\``) || page.includes(`\`${kind.split('.')[0]}.*\``);
    expect(zAuditKind.options.filter((kind) => !isListed(kind))).toEqual([]);
  });

  it('POST /api/analyses, and a creation without a link', async () => {
    const kinds = async () => (await entries()).map(({ kind }) => kind).slice(-2);
    await stage.analysis();
    expect(await kinds()).toEqual(['analysis.created', 'link.created']);
    await call(earshot, 'company.updateSharing', stage.admin, { links: 'off' });
    await stage.analysis();
    expect(await kinds()).toEqual(['company.updated', 'analysis.created']);
  });
});
