import { expect, it, vi } from 'vitest';
import packageFacts from '../../package.json' with { type: 'json' };
import { main } from './main.ts';

it('earshot --version prints the version of the package, and nothing else', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await main(['node', 'earshot', '--version']);
    expect(write.mock.calls.map(([text]) => text)).toEqual([`${packageFacts.version}\n`]);
    expect(process.exitCode).toBe(0);
  } finally {
    write.mockRestore();
    process.exitCode = undefined;
  }
});
