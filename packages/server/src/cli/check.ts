// earshot check: tries what an installation needs, and says in a line each what works; exits with 1 when something does not.
import type { Command } from 'commander';
import { readSettings } from '../read-settings.ts';
import { outputFor } from './command.ts';
import { type Checked, checkInstallation } from './installation-checks.ts';

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('try what an installation needs: database, secret, storage, engines, e-mail, address')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const checks = await checkInstallation(readSettings(process.env));
      outputFor(options).print({ checks }, checks.map(lineOf).join('\n'));
      if (checks.some(({ state }) => state === 'failed')) process.exitCode = 1;
    });
}

const lineOf = ({ state, subject, said }: Checked) => `${state.padEnd(7)}  ${subject.padEnd(13)}  ${said}`;
