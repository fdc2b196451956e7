// The command line: one file per command. Any failure, a silent end included, is one line on stderr and exit status 1.
import { EarshotError } from '@earshot/core';
import { Command, CommanderError } from 'commander';
import packageFacts from '../../package.json' with { type: 'json' };
import { SettingError } from '../read-settings.ts';
import { DatabaseUnavailableError } from '../records/database.ts';
import { messageOf } from '../system-errors.ts';
import { addAnalyze } from './analyze.ts';
import { addAudit } from './audit.ts';
import { addCheck } from './check.ts';
import { CommandError } from './command.ts';
import { addCompany } from './company.ts';
import { addCredits } from './credits.ts';
import { addDelete } from './delete.ts';
import { addDemo } from './demo.ts';
import { addErasures } from './erasures.ts';
import { addExport } from './export.ts';
import { addFind } from './find.ts';
import { addHold } from './hold.ts';
import { addIntegration } from './integration.ts';
import { addKey } from './key.ts';
import { addMail } from './mail.ts';
import { addMigrate } from './migrate.ts';
import { addSecret } from './secret.ts';
import { addServe } from './serve.ts';
import { addSpeech } from './speech.ts';
import { warnOfUnknownSettings } from './unknown-settings.ts';
import { addUser } from './user.ts';
import { addVerifyErasure } from './verify-erasure.ts';
import { watchEnd } from './watch-end.ts';
import { addWorker } from './worker.ts';

/** Runs the command of `argv` (as in process.argv) and sets the exit status. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('earshot')
    .description('Analyse sales conversations. Settings are environment variables, listed in docs/self-host.md.')
    .version(packageFacts.version)
    // What it suggests stands in the same line.
    .configureOutput({ outputError: (text, write) => write(`${text.trimEnd().replaceAll('\n', ' ')}\n`) })
    .exitOverride();
  for (const add of [
    addServe,
    addWorker,
    addMigrate,
    addCheck,
    addCompany,
    addUser,
    addKey,
    addCredits,
    addIntegration,
    addSecret,
    addMail,
    addSpeech,
    addAnalyze,
    addDemo,
    addFind,
    addExport,
    addDelete,
    addErasures,
    addHold,
    addVerifyErasure,
    addAudit,
  ])
    add(program);
  program.hook('preAction', (_, command) => {
    warnOfUnknownSettings(process.env, ['serve', 'worker'].includes(command.name()));
  });
  let isDone = false;
  program.hook('postAction', () => {
    isDone = true;
  });
  const watch = watchEnd();
  try {
    await program.parseAsync(argv).catch((error: unknown) => {
      // Commander has already printed its error, or the help.
      if (!(error instanceof CommanderError)) throw error;
      process.exitCode = error.exitCode === 0 ? 0 : 1;
      isDone = true;
    });
    if (!isDone) throw new CommandError('no command was run; earshot --help lists the commands');
    await watch.flushed();
  } catch (error) {
    process.stderr.write(`earshot: ${lineFor(error)}\n`);
    process.exitCode = 1;
  } finally {
    watch.release();
  }
}

function lineFor(error: unknown): string {
  if (error instanceof EarshotError) return error.detail ?? error.message;
  if (error instanceof CommandError || error instanceof SettingError) return error.message;
  if (error instanceof DatabaseUnavailableError)
    return `cannot reach the database (EARSHOT_DATABASE_URL): ${error.message}`;
  const message = messageOf(error);
  return message.split('\n', 1)[0] ?? message;
}
