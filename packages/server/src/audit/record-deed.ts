// Writing the audit log: a deed and who did it, in the transaction of the deed, chained to the entry before it (docs/decisions/audit.md).
import { hash } from 'node:crypto';
import type { AuditKind } from '@earshot/core';
import {
  type AuditEntry,
  type AuditMaker,
  appendToChain,
  lockChain,
  presentAnalyses,
} from '../records/audit-entries.ts';
import type { Queries } from '../records/database.ts';

/** Who did it. Callers of operations are one. */
export interface Actor {
  companyId: string;
  /** Null: nobody of the company. */
  userId: string | null;
  /** Null: not with a key. */
  keyId: string | null;
  /** Null where it is unknown, as at the command line. */
  address: string | null;
  /** Set if the actor is neither a person nor a key. */
  by?: 'command' | 'visitor' | 'server';
}

export interface Deed {
  kind: AuditKind;
  /** What it was done to. */
  subjectId?: string | null;
  /** Ids, names of fields and values of lists. Never a name, an e-mail address or a word that somebody wrote or said. */
  details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** Stands where a company's id does, for what concerns none: the chain of the server itself. */
export const installation = 'installation';

const nobody = { userId: null, keyId: null, address: null };

export const commandLine = (companyId: string): Actor => ({ companyId, ...nobody, by: 'command' });
export const serverItself = (companyId: string): Actor => ({ companyId, ...nobody, by: 'server' });
/** For somebody without an account, such as the visitor of a share link. */
export const visitor = (companyId: string, address: string | null): Actor => ({
  companyId,
  ...nobody,
  address,
  by: 'visitor',
});

/**
 * Appends one entry. Call it last in the transaction: from then on, others who append to this company's chain wait for its end, and what is
 * locked before it is locked in the deed's own order. `now` in ms.
 */
export const recordDeed = (tx: Queries, actor: Actor, deed: Deed, now: number): Promise<void> =>
  recordDeeds(tx, actor.companyId, [{ actor, deed }], now);

/** Several of one company, as one piece of its chain. */
export async function recordDeeds(
  tx: Queries,
  companyId: string,
  deeds: readonly { actor: Actor; deed: Deed }[],
  now: number,
): Promise<void> {
  // What was created in this transaction is there.
  const created = new Set(
    deeds.flatMap(({ deed }) => (deed.kind === 'analysis.created' ? (deed.subjectId ?? []) : [])),
  );
  const analysisIds = deeds.flatMap(({ deed }) => {
    const { subjectId } = deed;
    return isOfAnalysis(deed) && subjectId && !created.has(subjectId) ? subjectId : [];
  });
  // Before the chain, in the order of those who erase: an id that comes after its erasure would be a trace.
  const present = analysisIds.length === 0 ? null : await presentAnalyses(tx, companyId, [...new Set(analysisIds)]);
  let end = await lockChain(tx, companyId);
  const entries = deeds.map(({ actor, deed }) => {
    const subjectId = deed.subjectId ?? null;
    const isErased = subjectId !== null && isOfAnalysis(deed) && !created.has(subjectId) && !present?.has(subjectId);
    const entry = {
      company_id: companyId,
      sequence: end.sequence + 1,
      // Clocks of processes differ, and are set back.
      at: Math.max(now, end.at),
      kind: deed.kind,
      made_by: makerOf(actor),
      user_id: actor.userId,
      key_id: actor.keyId,
      address: actor.address,
      subject_id: isErased ? null : subjectId,
      subject_hash: subjectId === null ? null : subjectHash(subjectId),
      details: JSON.stringify(deed.details ?? {}),
    };
    end = { ...entry, hash: hashOf(entry, end.hash) };
    return { ...entry, hash: end.hash };
  });
  await appendToChain(tx, entries);
}

const makerOf = ({ by, keyId }: Actor): AuditMaker => by ?? (keyId === null ? 'person' : 'key');

/** What the chain knows a subject by. */
export const subjectHash = (id: string) => hash('sha256', id, 'hex');

const isOfAnalysis = ({ kind }: Deed) => /^(analysis|link)\./.test(kind);

/** SHA-256 over the hash before it and all that the entry says. */
export function hashOf(entry: Omit<AuditEntry, 'hash'>, hashBefore: string): string {
  const { company_id, sequence, at, kind, made_by, user_id, key_id, address, subject_hash, details } = entry;
  const said = [company_id, sequence, at, kind, made_by, user_id, key_id, address, subject_hash, details];
  return hash('sha256', `${hashBefore}\n${JSON.stringify(said)}`, 'hex');
}
