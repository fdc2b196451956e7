// The reference at /docs: the whole document, from this server alone, under a Content-Security-Policy without exceptions for scripts and styles.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { chromiumPath, startBrowser } from '../harness/browser.ts';
import { freshDatabase } from '../harness/database.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { serve } from '../harness/process.ts';

let earshot: Earshot;
beforeAll(async () => {
  earshot = await startEarshot();
});
afterAll(() => earshot.stop());

describe('GET /docs', () => {
  it('names only files of this server, and its policy allows no others and nothing inline', async () => {
    const { status, headers, text } = await earshot.get('/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|http|\*/);
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses.filter((one) => one !== 'data:,')) {
      expect(new URL(address, `${earshot.url}/docs`).origin, address).toBe(earshot.url);
      expect((await earshot.get(`/${address}`)).status, address).toBe(200);
    }
  });

  it('is found with a slash at the end too', async () => {
    const response = await fetch(`${earshot.url}/docs/`);
    expect([response.status, response.url]).toEqual([200, `${earshot.url}/docs`]);
  });

  it('is in the built package, with the licence of what it serves', async () => {
    const database = await freshDatabase();
    const server = await serve({ EARSHOT_DATABASE_URL: database.url });
    try {
      for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'start.js'])
        expect((await fetch(`${server.url}/docs/${file}`)).status, file).toBe(200);
    } finally {
      await server.end('SIGTERM');
      await database.remove();
    }
    const licence = new URL('../../packages/server/dist/swagger-ui/SWAGGER-UI-LICENSE', import.meta.url);
    expect(readFileSync(licence, 'utf8')).toContain('Apache License');
  });
});

describe.skipIf(!chromiumPath)('/docs in Chromium', () => {
  it('shows every operation once, loads nothing from elsewhere, and breaks no rule of its policy', async () => {
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      const origins = new Set<string>();
      const complaints: string[] = [];
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`${earshot.url}/docs`);
      await page.waitForSelector('.opblock');
      const shown = await page
        .locator('.opblock .opblock-summary-path')
        .evaluateAll((nodes) => nodes.map((node) => (node as unknown as { dataset: { path: string } }).dataset.path));
      const paths = operationFacts.map(({ path }) => path).filter((path) => !path.startsWith('/trpc/'));
      expect([...new Set(paths)].filter((path) => !shown.includes(path))).toEqual([]);
      expect(shown.filter((path) => path.startsWith('/trpc/'))).toEqual([]);
      expect([...origins].filter((origin) => origin !== 'null')).toEqual([earshot.url]);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it('a request made on the page, with a key entered there, reaches the server that served it', async () => {
    const { key } = await earshot.company();
    const { body } = await earshot.create({ transcript: transcript() }, key);
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${earshot.url}/docs#/Analyses/analysis.getAnalysis`);
      await page.locator('button.authorize').first().click();
      await page.locator('.auth-container input').first().fill(key);
      await page.locator('.auth-btn-wrapper button.authorize').first().click();
      await page.locator('.btn-done').first().click();
      const operation = page.locator('.opblock', { hasText: '/api/analyses/{id}' }).first();
      if (!(await operation.locator('.try-out__btn').isVisible())) await operation.locator('.opblock-summary').click();
      await operation.locator('.try-out__btn').click();
      await operation.locator('.parameters input').first().fill(body.id);
      const answer = page.waitForResponse(`${earshot.url}/api/analyses/${body.id}`);
      await operation.locator('button.execute').click();
      expect((await answer).status()).toBe(200);
    } finally {
      await browser.close();
    }
  });
});
