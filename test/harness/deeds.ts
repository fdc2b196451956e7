// What makes each operation that changes something succeed once: who asks, with what, and the kind of entry that the audit log then has.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditKind } from '@earshot/core';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import type { Earshot, RequestOptions, Tenant } from './earshot.ts';
import { output } from './procedures.ts';
import { insert } from './rows.ts';

type Input = Record<string, unknown>;

export const talk =
  'Sara: Good morning, this is Sara from Northway. How do you plan your routes?\nBo: On paper, mostly.';

/** A company with an administrator in a session, and what operations act on, made when it is asked for. */
export interface Stage {
  earshot: Earshot;
  tenant: Tenant;
  admin: RequestOptions;
  analysis(): Promise<string>;
  integration(): Promise<string>;
}

export interface Trial {
  kind: AuditKind;
  /** Prepares it; `as` is the administrator unless it says otherwise. */
  input: (stage: Stage) => Promise<Input | { as: RequestOptions; input: Input }> | Input;
}

const onAnalysis =
  (more: Input = {}, before: (stage: Stage, id: string) => Promise<unknown> = async () => undefined) =>
  async (stage: Stage): Promise<Input> => {
    const id = await stage.analysis();
    await before(stage, id);
    return { id, ...more };
  };
const ask = (stage: Stage, name: OperationName, input: Input = {}) => output(stage.earshot, name, stage.admin, input);
const comment = { turn: 0, text: 'Look at this.', forUserId: null };
const onComment =
  (more: Input = {}) =>
  async (stage: Stage): Promise<Input> => ({
    id: (await ask(stage, 'analysis.addComment', { id: await stage.analysis(), ...comment })).id,
    ...more,
  });
const criterionOf = async (stage: Stage, id: string): Promise<{ key: string; met: boolean }> =>
  (await ask(stage, 'analysis.get', { id })).interactionScorecard.criteria[0];
const verdictsOn = async (stage: Stage, id: string) =>
  (await ask(stage, 'analysis.get', { id })).interactionScorecard.criteria.map(({ key }: { key: string }) => ({
    key,
    verdict: 'cannot_tell',
  }));
const person = ({ earshot, tenant }: Stage) => earshot.user(tenant.companyId, 'salesperson');
const onPerson =
  (more: Input = {}) =>
  async (stage: Stage): Promise<Input> => ({ id: await person(stage), ...more });
const keyId = async (stage: Stage) => (await ask(stage, 'apiKeys.create', { name: 'CRM' })).id as string;
const type = {
  key: 'visit',
  label: 'Visit',
  macroFront: 'sales',
  criteria: [{ key: 'greets', label: 'Greets', polarity: 'objective' }],
};
const onType =
  (more: Input = {}) =>
  async (stage: Stage): Promise<Input> => {
    await ask(stage, 'interactionTypes.create', type);
    return { key: 'visit', ...more };
  };
const hook = { role: 'admin_company', triggers: ['external_api'], targetUrl: 'https://127.0.0.1:9/hook' };
const onHook =
  (more: Input = {}) =>
  async (stage: Stage): Promise<Input> => ({ id: (await ask(stage, 'analysisWebhooks.create', hook)).id, ...more });
const onIntegration =
  (more: Input = {}) =>
  async (stage: Stage): Promise<Input> => ({ id: await stage.integration(), ...more });

/** Deeds of a company's operations. Those of signing in are in deeds-of-sign-in.ts. */
export const companyDeeds: Partial<Record<OperationName, Trial>> = {
  'analysis.create': {
    kind: 'analysis.created',
    input: async (stage) => ({ transcript: talk, salespersonId: await person(stage) }),
  },
  'analysis.submit': { kind: 'analysis.created', input: () => ({ transcript: talk }) },
  'analysis.setAttribution': { kind: 'analysis.attributed', input: onAnalysis({ salespersonId: null }) },
  'analysis.setClientName': { kind: 'analysis.clientNamed', input: onAnalysis({ clientName: 'Northwind Traders' }) },
  'analysis.setSides': { kind: 'analysis.sidesSet', input: onAnalysis({ sides: [{ speaker: 'Sara', side: null }] }) },
  'analysis.setInteractionType': {
    kind: 'analysis.typeChanged',
    input: onAnalysis({ interactionType: 'negotiation', replaces: null }),
  },
  'analysis.archive': { kind: 'analysis.archived', input: onAnalysis({ archived: true }) },
  'analysis.delete': { kind: 'analysis.erased', input: onAnalysis() },
  'analysis.retry': {
    kind: 'analysis.retried',
    input: onAnalysis({}, async ({ earshot }, id) => {
      await earshot.service.db.run("UPDATE analyses SET status = 'failed', error_source = 'internal' WHERE id = ?", [
        id,
      ]);
    }),
  },
  'analysis.setExclusion': { kind: 'analysis.excluded', input: onAnalysis({ reason: 'a test call' }) },
  'analysis.contestVerdict': {
    kind: 'analysis.verdictContested',
    input: async (stage) => {
      const id = await stage.analysis();
      return { id, criterion: (await criterionOf(stage, id)).key, reason: 'I did that' };
    },
  },
  'analysis.decideVerdict': {
    kind: 'analysis.verdictDecided',
    input: async (stage) => {
      const id = await stage.analysis();
      const { key, met } = await criterionOf(stage, id);
      return { id, criterion: key, met: !met, reason: 'I listened to it', replaces: null };
    },
  },
  'analysis.addComment': { kind: 'analysis.commentAdded', input: onAnalysis(comment) },
  'analysis.editComment': { kind: 'analysis.commentEdited', input: onComment({ text: 'Look again.' }) },
  'analysis.setCommentDone': { kind: 'analysis.commentDone', input: onComment({ done: true }) },
  'analysis.deleteComment': { kind: 'analysis.commentDeleted', input: onComment() },
  'analysis.setReviewed': {
    kind: 'analysis.reviewed',
    input: async (stage) => {
      const id = await stage.analysis();
      return { id, reviewed: true, updatedAt: (await ask(stage, 'analysis.get', { id })).updatedAt };
    },
  },
  'analysis.addJudgement': {
    kind: 'analysis.judged',
    input: async (stage) => {
      const id = await stage.analysis();
      return { id, verdicts: await verdictsOn(stage, id) };
    },
  },
  'analysis.setLegalHold': { kind: 'analysis.held', input: onAnalysis({ held: true }) },
  'analysis.updateShareLink': { kind: 'link.created', input: onAnalysis({ action: 'renew' }) },
  'share.unlock': {
    kind: 'link.opened',
    input: async (stage) => {
      const link = { id: await stage.analysis(), action: 'renew', passcode: 'a passcode' };
      const { publicLink } = await ask(stage, 'analysis.updateShareLink', link);
      return { as: {}, input: { token: publicLink.split('/').at(-1), passcode: 'a passcode' } };
    },
  },
  'user.create': {
    kind: 'person.created',
    input: () => ({ name: 'Rui', email: `${randomUUID()}@example.com`, role: 'salesperson' }),
  },
  'user.update': { kind: 'person.updated', input: onPerson({ name: 'Another' }) },
  'user.delete': { kind: 'person.erased', input: onPerson({ analyses: 'keep' }) },
  'user.createInvitation': { kind: 'invitation.created', input: onPerson() },
  'user.unlinkOpenId': { kind: 'person.updated', input: onPerson() },
  'user.updateAlerts': { kind: 'alerts.updated', input: () => ({ scoreBelow: 50 }) },
  'user.updateViews': { kind: 'views.updated', input: () => ({ views: [] }) },
  'apiKeys.create': { kind: 'key.created', input: () => ({ name: 'CRM' }) },
  'apiKeys.revoke': { kind: 'key.revoked', input: async (stage) => ({ keyId: await keyId(stage) }) },
  'apiKeys.rotate': { kind: 'key.rotated', input: async (stage) => ({ keyId: await keyId(stage), overlapHours: 1 }) },
  'apiKeys.setNetworks': {
    kind: 'key.networksSet',
    input: async (stage) => ({ keyId: await keyId(stage), networks: ['203.0.113.7'] }),
  },
  'company.update': { kind: 'company.updated', input: () => ({ name: 'Another' }) },
  'company.requestErasure': { kind: 'company.erasureRequested', input: () => ({ name: 'Stage' }) },
  'company.cancelErasure': {
    kind: 'company.erasureCancelled',
    input: async (stage) => {
      await ask(stage, 'company.requestErasure', { name: 'Stage' });
      return {};
    },
  },
  'company.eraseNow': {
    kind: 'company.erased',
    input: async (stage) => {
      await ask(stage, 'company.requestErasure', { name: 'Stage' });
      return { name: 'Stage' };
    },
  },
  'company.createExport': { kind: 'company.exported', input: () => ({}) },
  'company.updateSharing': { kind: 'company.updated', input: () => ({ links: 'off' }) },
  'company.updateSignIn': { kind: 'company.updated', input: () => ({ secondFactorRequired: false }) },
  'company.updateTargets': { kind: 'company.updated', input: () => ({ minAttendantTalkPct: 40 }) },
  'company.updateRedaction': { kind: 'company.updated', input: () => ({ redaction: 'muteRecordings' }) },
  'company.updateRetention': { kind: 'retention.updated', input: () => ({ recordingsDays: 30 }) },
  'interactionTypes.create': { kind: 'interactionType.created', input: () => type },
  'interactionTypes.update': { kind: 'interactionType.updated', input: onType({ label: 'House call' }) },
  'interactionTypes.try': {
    kind: 'analysis.read',
    input: async (stage) => ({ ...type, analysisId: await stage.analysis() }),
  },
  'interactionTypes.deactivate': { kind: 'interactionType.deactivated', input: onType() },
  'interactionTypes.activate': {
    kind: 'interactionType.activated',
    input: async (stage) => {
      const input = await onType()(stage);
      await ask(stage, 'interactionTypes.deactivate', input);
      return input;
    },
  },
  'analysisWebhooks.create': { kind: 'webhook.created', input: () => hook },
  'analysisWebhooks.update': { kind: 'webhook.updated', input: onHook({ isActive: false }) },
  'analysisWebhooks.delete': { kind: 'webhook.deleted', input: onHook() },
  'analysisWebhooks.regenerateSecret': { kind: 'webhook.secretRenewed', input: onHook() },
  'integrations.create': {
    kind: 'integration.created',
    input: async ({ earshot }) => {
      const location = join(earshot.database.storageFolder, 'calls');
      await mkdir(location, { recursive: true });
      return { connector: 'pbx/folder', settings: { location } };
    },
  },
  'integrations.update': { kind: 'integration.updated', input: onIntegration({ minimumDurationSeconds: 30 }) },
  'integrations.delete': { kind: 'integration.deleted', input: onIntegration() },
  'integrations.collectNow': { kind: 'integration.collected', input: onIntegration() },
  'integrations.backfill': {
    kind: 'integration.collected',
    input: onIntegration({ from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }),
  },
  'integrations.decide': {
    kind: 'integration.updated',
    input: async (stage) => {
      const id = await stage.integration();
      const one = { integration_id: id, external_id: 'call', position: 'a', reason: 'download_refused', detail: 'no' };
      await insert(stage.earshot.service.db, 'held_recordings', { ...one, tries: 1, first_at: 1, retry_at: 1 });
      return { id, externalCallId: 'call', decision: 'never' };
    },
  },
};

/** Operations that have no entry of their own, each with the reason. */
export const withoutEntry: Partial<Record<OperationName, string>> = {
  'auth.acknowledgeReplacement': 'a notice on the page of its reader is taken down',
  'auth.acknowledgeSignIns': 'a notice on the page of its reader is taken down',
  'auth.beginOpenId': 'nothing is done before auth.completeOpenId',
  'auth.beginPasskey': 'nothing is done before auth.addPasskey',
  'auth.beginPasskeySignIn': 'nothing is done before auth.completePasskeySignIn',
  'auth.beginSecondFactor': 'nothing is done before auth.confirmSecondFactor',
  'integrations.test': 'it asks the provider and changes nothing',
};
