// The machine's own Chromium, for tests of pages; on a machine without one they are skipped and say so.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Path of the browser: EARSHOT_TEST_CHROMIUM, or where Linux distributions put it. Undefined where there is none. */
export const chromiumPath = [process.env.EARSHOT_TEST_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

/** A browser of its own, to be closed by who started it. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] });
