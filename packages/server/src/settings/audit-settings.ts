// Setting of the audit log: after how many days its entries go (docs/decisions/audit.md#removal).
import { z } from 'zod';
import { setting } from './setting.ts';

/** An attack is often noticed weeks later, and its entries are needed then. */
export const fewestAuditDays = 30;

export const auditSettings = {
  EARSHOT_AUDIT_DAYS: setting({
    default: 'kept for ever',
    meaning: 'After how many days entries of the audit log go, of all companies and of the server itself',
    allowed: `a whole number from ${fewestAuditDays} to 36500`,
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(fewestAuditDays).max(36_500)).optional(),
  }),
};
