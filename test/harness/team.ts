// A company with a salesperson, the supervisor and an administrator signed in, and a cold call of the salesperson.
import { expect } from 'vitest';
import type { Earshot, RequestOptions, Tenant } from './earshot.ts';
import { session } from './procedures.ts';

export interface Team {
  tenant: Tenant;
  /** Id of Sara Vidal, whom Vera Lopes leads. */
  seller: string;
  /** Id of Vera Lopes. */
  supervisor: string;
  sara: RequestOptions;
  vera: RequestOptions;
  admin: RequestOptions;
}

export async function signedInTeam(earshot: Earshot): Promise<Team> {
  const tenant = await earshot.company({ minutes: 1000 });
  const supervisor = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera Lopes' });
  const seller = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara Vidal', supervisorId: supervisor });
  return {
    tenant,
    seller,
    supervisor,
    sara: await session(earshot, seller),
    vera: await session(earshot, supervisor),
    admin: await session(earshot, tenant.adminId),
  };
}

const coldCall = [
  'Sara: Good morning, this is Sara from Northway. Is this a good moment to talk?',
  'Bo: Yes, go ahead.',
  'Sara: I am calling because carriers like yours lose hours with planning. How do you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Sara: With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: I will think about it.',
].join('\n');

/** Id of a cold call of Sara's that the engine has judged; no next step was agreed in it. */
export async function judgedColdCall(earshot: Earshot, { tenant, seller }: Team): Promise<string> {
  const input = { transcript: coldCall, salespersonId: seller, interactionType: 'cold_call' };
  const answer = await earshot.create(input, tenant.key);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.id;
}
