import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import receiverCode from './receiver.txt?raw';

it('is the receiver of the README, which its test runs', () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`ts\n${receiverCode}\`\`\``);
});
