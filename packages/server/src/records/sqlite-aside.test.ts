// A process that only closes its database ends when it is closed, whatever was under way.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('an answer on its way does not end the process before the thread has ended', async () => {
  const program = fileURLToPath(new URL('./closing.fixture.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(stdout).toBe('closed\n');
});
