// Idempotency-Key: the first answer to a key is given again to the same caller, byte for byte, for 24 hours (docs/decisions/idempotency.md#d9, #d64).

import { setTimeout as sleep } from 'node:timers/promises';
import { earshotError } from '@earshot/core';
import {
  claimIdempotencyKey,
  forgetKeyBefore,
  forgetUnanswered,
  idempotencyRow,
  type KeyOfCaller,
  rememberAnswer,
} from '../records/idempotency-keys.ts';
import type { Caller } from '../service.ts';
import type { Exchange } from './exchange.ts';
import { type Answer, success } from './respond.ts';

const idempotencyMs = 24 * 60 * 60 * 1000;
const retryMs = 2_000;

/**
 * Gives the remembered answer to this key, or that of `work`, which is then remembered unless it is a 401, 429 or 5xx.
 * `work` never throws: errors are answers too. Throws 409 for another body, or while the first request runs.
 */
export async function answerOnce(exchange: Exchange, work: () => Promise<Answer>): Promise<Answer> {
  const { ctx, facts, service, caller } = exchange;
  if (!facts.takesIdempotencyKey || !caller || !Object.hasOwn(ctx.headers, 'idempotency-key')) return work();
  const text = ctx.get('Idempotency-Key');
  if (!/^[\x20-\x7e]{1,255}$/.test(text)) throw earshotError('idempotencyKeyInvalid');
  const { db, runner } = service;
  const key: KeyOfCaller = { companyId: caller.companyId, caller: nameOf(caller), key: keyOf(exchange, text) };
  const first = await claimOrFirst(exchange, key);
  if (first) {
    ctx.set('Idempotent-Replayed', 'true');
    return first;
  }
  let settled: Answer | undefined;
  caller.settle = (tx, output, analysisId) => {
    settled = success(facts.style, output);
    return rememberAnswer(tx, key, runner.id, settled, analysisId);
  };
  const answer = await work();
  // A transaction that fails makes the answer an error: this one is remembered with what was done.
  if (settled?.status === answer.status && settled.body === answer.body) return answer;
  const write = () =>
    isRemembered(answer.status) ? rememberAnswer(db, key, runner.id, answer) : forgetUnanswered(db, key, runner.id);
  try {
    await write();
  } catch (error) {
    // The work is done and its answer true; that a repeat will be told 409 for a while must not hide it.
    service.log.error({ err: error, requestId: ctx.state.requestId }, 'answer not remembered yet');
    void untilDone(write);
  }
  return answer;
}

/** In a batch the key counts for each call at its place. No caller's own key contains this letter. */
const keyOf = ({ call }: Exchange, text: string) => (call ? `${text}·${call.place}` : text);

/** The owner of a key: each API key is a caller of its own, and all sessions of a person are one. */
const nameOf = ({ keyId, userId }: Caller) => (keyId === null ? `person:${userId}` : `key:${keyId}`);

/** Else a database that was away for a moment would leave the key running for as long as this process lives. */
async function untilDone(write: () => Promise<void>): Promise<void> {
  for (let waitedMs = 0; waitedMs < idempotencyMs; waitedMs += retryMs) {
    await sleep(retryMs, undefined, { ref: false });
    const isDone = await write().then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}

/** A 5xx or 429 is worth another try; a 401 (the key was revoked meanwhile) is about the key, not about the request. */
const isRemembered = (status: number) => status < 500 && status !== 429 && status !== 401;

/** Null when the key is now this request's; else the first request's answer. */
async function claimOrFirst({ service, requestHash = '' }: Exchange, key: KeyOfCaller): Promise<Answer | null> {
  const { db, runner } = service;
  const now = service.now();
  for (;;) {
    const claim = { request_hash: requestHash, runner_id: runner.id, created_at: now };
    // If the power fails, the request is lost as well.
    if (await claimIdempotencyKey(db.forgettable, key, claim)) return null;
    // Only then: next to no key is so old that it may be used anew.
    if (await forgetKeyBefore(db, key, now - idempotencyMs)) continue;
    const first = await idempotencyRow(db, key);
    // Forgotten between the two statements: its request gave nothing to remember, so claim again.
    if (!first) continue;
    if (first.request_hash !== requestHash) throw earshotError('idempotencyKeyReused');
    if (first.status === null || first.body === null) throw earshotError('idempotencyKeyRunning');
    return { status: first.status, body: first.body };
  }
}
