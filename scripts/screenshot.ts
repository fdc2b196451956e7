// The picture of an analysis in README.md: made by the built server and Chromium, from a sample conversation.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scopes } from '@earshot/core';
import { EarshotClient } from '@earshot/core/client';
import { startEarshot } from '../bench/earshot-process.ts';
import { createApiKey } from '../packages/server/src/accounts/api-keys.ts';
import { createCompany } from '../packages/server/src/accounts/companies.ts';
import { beginSession } from '../packages/server/src/accounts/sessions.ts';
import { createUser } from '../packages/server/src/accounts/users.ts';
import { readSample, samples } from '../packages/server/src/cli/demo-samples.ts';
import { openDatabase } from '../packages/server/src/records/database.ts';
import { startBrowser } from '../test/harness/browser.ts';

const picture = new URL('../docs/images/analysis.png', import.meta.url).pathname;
const sample = samples.find(({ file }) => file === 'en-complaint.txt');

const folder = await mkdtemp(join(tmpdir(), 'earshot-screenshot-'));
const databaseUrl = `sqlite:${join(folder, 'earshot.db')}`;
process.env.EARSHOT_SECRET = 'a secret for one picture, 32 characters';
process.env.EARSHOT_STORAGE_URL = `file:${join(folder, 'storage')}`;
const db = await openDatabase(databaseUrl);
await db.migrate();
const { id: companyId } = await createCompany(db, {
  name: 'Trelvane',
  language: 'en',
  planName: 'Standard',
  planMinutes: 600,
  openingMinutes: 600,
});
const person = async (name: string, role: 'admin_company' | 'salesperson') => {
  const email = `${name.toLowerCase().replace(' ', '.')}@trelvane.example`;
  return (await createUser(db, { companyId, name, email, role, supervisorId: null, password: null }))!.id;
};
const adminId = await person('Alex Morgan', 'admin_company');
const salespersonId = await person(sample!.salespersonName, 'salesperson');
const { key: apiKey } = (await createApiKey(db, {
  companyId,
  userId: adminId,
  name: 'picture',
  scopes,
  expiresAt: null,
}))!;
const session = await beginSession(db, adminId, Date.now());
await db.close();

const server = await startEarshot(databaseUrl);
const browser = await startBrowser();
try {
  const client = new EarshotClient({ baseUrl: server.url, apiKey });
  const { clientName } = sample!;
  const { id } = await client.analyses.create({ transcript: await readSample(sample!), salespersonId, clientName });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1440, height: 1180 },
  });
  await context.addCookies([{ name: 'earshot_session', value: session, url: server.url }]);
  const page = await context.newPage();
  await page.goto(`/analyses/${id}`);
  await page.locator('[aria-label=Transcript] li').first().waitFor();
  await mkdir(join(picture, '..'), { recursive: true });
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
