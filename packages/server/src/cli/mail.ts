// earshot mail test: hands a test mail to the server of the settings, and says in one line how it went.
import type { Command } from 'commander';
import { mailerFor } from '../mail/mailer.ts';
import { renderMail } from '../mail/render-mail.ts';
import { readSettings } from '../read-settings.ts';
import { newId } from '../records/ids.ts';
import { CommandError, outputFor } from './command.ts';

export function addMail(program: Command): void {
  const mail = program.command('mail').description('check the sending of e-mail');
  mail
    .command('test')
    .description('send a test e-mail with the settings of this environment')
    .argument('<address>', 'who gets it')
    .option('--json', 'print one JSON object')
    .action(async (address: string, options: { json?: boolean }) => {
      const mailer = mailerFor(readSettings(process.env));
      if (!mailer) throw new CommandError('EARSHOT_SMTP_URL is not set, so no e-mail is sent');
      const outcome = await mailer.send(address, testMail, newId().id);
      if (outcome.kind !== 'sent') throw new CommandError(`the test e-mail was not sent: ${outcome.said}`);
      outputFor(options).print({ sent: true, to: address }, `The mail server took the test e-mail for ${address}.`);
    });
}

const testMail = renderMail({
  subject: 'Test of Earshot',
  parts: ['If you can read this, Earshot can send e-mail.'],
  footer: ['Somebody with access to the server ran earshot mail test.'],
});
