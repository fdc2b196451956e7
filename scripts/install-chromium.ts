// Chromium for the tests of pages, from Debian's packages, where there is none and this user may install it; tests without it are skipped, and say so.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from '../test/harness/browser.ts';

const run = promisify(execFile);
const timeoutMs = 240_000;

async function install(): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { timeout: timeoutMs, env: environment });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    timeout: timeoutMs,
    env: environment,
  });
}

if (chromiumPath === undefined) {
  await install().catch((error: Error) => {
    const reason = error.message.split('\n', 1)[0];
    process.stderr.write(`No Chromium, so tests of pages are skipped (EARSHOT_TEST_CHROMIUM names one): ${reason}\n`);
  });
}
