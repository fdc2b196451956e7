// The list of analyses in a real Chromium, in a company of 100,000: time to its first line, to that of a filter, to another page, and frames while 5,000 loaded lines are scrolled.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beginSession } from '../packages/server/src/accounts/sessions.ts';
import { openDatabase } from '../packages/server/src/records/database.ts';
import { startBrowser } from '../test/harness/browser.ts';
import { startEarshot } from './earshot-process.ts';
import { insertAnalyses, makeCompany } from './fixture.ts';

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(options.rows);
const slice = 10_000;
/** Rounds of opening the list, of loading another page of 100, and of frames while all that is scrolled. */
const openings = 5;
const morePages = 49;
const allowed = { firstLineMs: 1500, frameMs: 50 };

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
process.env.EARSHOT_SECRET = 'a secret of the benchmarks, 32 characters';
const url = `sqlite:${join(folder, 'earshot.db')}`;
const db = await openDatabase(url);
await db.migrate();
const company = await makeCompany(db);
for (let from = 0; from < rows; from += slice)
  await db.transaction((tx) => insertAnalyses(tx, company, from, Math.min(from + slice, rows)));
const session = await beginSession(db, company.adminId, Date.now());
await db.close();
const server = await startEarshot(url);
const browser = await startBrowser();
try {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'earshot_session', value: session, url: server.url }]);
  const page = await context.newPage();
  const lines = page.locator('[role=rowheader]');
  const firstLines: number[] = [];
  for (let round = 0; round < openings; round++) {
    await page.goto('/analyses');
    await lines.first().waitFor();
    firstLines.push(await page.evaluate<number>('performance.now()'));
  }
  await page.getByLabel('Status').selectOption('failed');
  const filterAt = performance.now();
  await page
    .getByRole('row', { name: /^Failed/ })
    .first()
    .waitFor();
  const filterMs = performance.now() - filterAt;
  await page.goto('/analyses');
  const pages: number[] = [];
  for (let loaded = 1; loaded <= morePages; loaded++) {
    const startedAt = performance.now();
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
    await lines.nth(loaded * 100).waitFor({ state: 'attached' });
    pages.push(performance.now() - startedAt);
    // The server counts 60 procedures a minute.
    await page.waitForTimeout(1100);
  }
  const frames = await page.evaluate<number[]>(`new Promise((resolve) => {
    const frames = [];
    let last = performance.now();
    const height = document.documentElement.scrollHeight;
    let top = 0;
    const step = (now) => {
      frames.push(now - last);
      last = now;
      top += 1500;
      scrollTo(0, top);
      if (top < height) requestAnimationFrame(step);
      else resolve(frames.slice(1));
    };
    scrollTo(0, 0);
    requestAnimationFrame(step);
  })`);
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  console.log(
    `${rows} analyses: first line after ${median(firstLines).toFixed(0)} ms (median of ${openings} openings)`,
  );
  console.log(`a filter: first line after ${filterMs.toFixed(0)} ms`);
  console.log(`another page of 100: ${median(pages).toFixed(0)} ms, longest ${Math.max(...pages).toFixed(0)} ms`);
  console.log(
    `${await lines.count()} lines scrolled in ${frames.length} frames: median ${at(0.5).toFixed(1)}, 95th percentile ${at(0.95).toFixed(1)}, longest ${at(1).toFixed(1)} ms`,
  );
  if (median(firstLines) > allowed.firstLineMs || at(0.95) > allowed.frameMs) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
