// Issue 16: a chore that erases much gives the writer back between analyses when they take long (packages/server/src/analyses/writing-turn.ts).
import { afterEach, expect, it, vi } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const analyses = 12;
let earshot: Earshot | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await earshot?.stop();
});

/** Time passes with each look at it, so that every analysis takes longer than a turn. */
function slowTime(lookMs: number): void {
  const real = performance.now();
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    return real + looks * lookMs;
  });
}

it.each(['retention', 'person', 'company'])(
  '%s: one analysis in a transaction where each takes long; all are done',
  async (what) => {
    earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
    const { service } = earshot;
    const { companyId, adminId } = await earshot.company();
    const admin = await session(earshot, adminId);
    const person = await earshot.user(companyId, 'salesperson', { name: 'Anabel Prado' });
    for (let count = 0; count < analyses; count += 1)
      await insertAnalysis(
        service.db,
        companyId,
        { salesperson_id: person, created_at: service.now() - 40 * dayMs + count },
        { transcript: 'A: the zirconium sideboard' },
      );
    const inOne: number[] = [];
    const left = async () =>
      (await service.db.get<{ left: number }>(
        'SELECT COUNT(*) AS left FROM analyses WHERE company_id = ? AND salesperson_id IS NOT NULL',
        [companyId],
      ))!.left;
    const transaction = service.db.transaction;
    let before = analyses;
    vi.spyOn(service.db, 'transaction').mockImplementation(async (work) => {
      const result = await transaction(work);
      const now = await left();
      inOne.push(before - now);
      before = now;
      return result;
    });
    if (what === 'retention') await output(earshot, 'company.updateRetention', admin, { analysesDays: 30 });
    if (what === 'company') {
      const { name } = await output(earshot, 'company.get', admin);
      await output(earshot, 'company.requestErasure', admin, { name });
    }
    slowTime(service.db.dialect === 'sqlite' ? 16 : 301);
    if (what === 'person') await output(earshot, 'user.delete', admin, { id: person, analyses: 'keep' });
    if (what === 'company') earshot.advance(8 * dayMs);
    for (let sweeps = 0; sweeps < 20 && (await left()) > 0; sweeps += 1) await sweep(service);
    expect(await left()).toBe(0);
    expect(Math.max(...inOne)).toBe(1);
  },
);
