// A company whose people choose alerts: Sara sells under Vera, Otto under Olga. Mails and messages of chats arrive on this machine.
import { expect } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { queueAlertCheck } from '../../packages/server/src/records/alert-settings.ts';
import type { Value } from '../../packages/server/src/records/database.ts';
import { pbxEnvironment } from './collection.ts';
import { startEarshot, type Tenant } from './earshot.ts';
import { eventually } from './eventually.ts';
import { startMailServer } from './mail-server.ts';
import { output, session } from './procedures.ts';
import { startReceiver } from './receiver.ts';
import { insertAnalysis } from './rows.ts';
import { loopback } from './webhooks.ts';

export const names = ['sara', 'vera', 'otto', 'olga', 'admin'] as const;
export type Name = (typeof names)[number];

export async function startAlerts() {
  const mails = await startMailServer();
  const receiver = await startReceiver();
  const earshot = await startEarshot({ ...mails.environment, ...pbxEnvironment }, undefined, await loopback());
  const { db } = earshot.service;

  async function company() {
    const tenant: Tenant = await earshot.company({ name: 'Aurora' });
    const { companyId, adminId: admin } = tenant;
    const vera = await earshot.user(companyId, 'supervisor');
    const olga = await earshot.user(companyId, 'supervisor');
    const sara = await earshot.user(companyId, 'salesperson', { name: 'Sara', supervisorId: vera });
    const otto = await earshot.user(companyId, 'salesperson', { name: 'Otto', supervisorId: olga });
    const people: Record<Name, string> = { sara, vera, otto, olga, admin };
    const mailsTo = async (who: Name) => {
      const row = await db.get<{ email: string }>('SELECT email FROM users WHERE id = ?', [people[who]]);
      return mails.to(row!.email);
    };
    /** Everything that is queued has ended. */
    const settled = () =>
      eventually(async () => {
        await sweep(earshot.service);
        const left = await db.all(
          `SELECT id FROM notices WHERE company_id = ? AND next_attempt_at IS NOT NULL
           UNION ALL SELECT analysis_id FROM alert_checks WHERE company_id = ?`,
          [companyId, companyId],
        );
        expect(left).toEqual([]);
      });
    return {
      tenant,
      people,
      mailsTo,
      settled,
      choose: async (who: Name, input: Record<string, unknown>) =>
        output(earshot, 'user.updateAlerts', await session(earshot, people[who]), input),
      /** An analysis as the completing transaction leaves it; its id. */
      completed: async (changes: Record<string, Value>, words = 'Agent: Hello.') => {
        const id = await insertAnalysis(db, companyId, changes, { transcript: words });
        await queueAlertCheck(db, companyId, id, earshot.service.now());
        return id;
      },
      /** How many mails each person got; who got none is not there. */
      told: async () => {
        await settled();
        const counts = await Promise.all(names.map(async (who) => [who, (await mailsTo(who)).length] as const));
        return Object.fromEntries(counts.filter(([, count]) => count > 0));
      },
    };
  }

  return {
    earshot,
    mails,
    receiver,
    company,
    stop: async () => {
      await earshot.stop();
      await receiver.stop();
      await mails.stop();
    },
  };
}

export type Alerts = Awaited<ReturnType<typeof startAlerts>>;
export type AlertsCompany = Awaited<ReturnType<Alerts['company']>>;
