// auth.endOtherSessions (extension): all own sessions but the present one (docs/decisions/sign-in.md#d63).
import { recordDeed } from '../audit/record-deed.ts';
import { deleteOtherSessions } from '../records/sessions.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.endOtherSessions'> = (_input, caller, { db, now }) =>
  db.transaction(async (tx) => {
    const { userId, sessionId } = caller;
    const ended = await deleteOtherSessions(tx, userId, sessionId!);
    const deed = { kind: 'session.ended', subjectId: userId, details: { sessions: ended } } as const;
    if (ended > 0) await recordDeed(tx, caller, deed, now());
    return { ended };
  });
