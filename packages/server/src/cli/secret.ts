// earshot secret rotate: encrypts what is stored under the present EARSHOT_SECRET; exits with 1 when something cannot be read.
import type { Command } from 'commander';
import type { Rotation } from '../access/stored-secrets.ts';
import { ofAllStoredSecrets, type SecretKind } from '../all-stored-secrets.ts';
import { secretsFor } from '../secret.ts';
import { outputFor, withDatabase } from './command.ts';

export function addSecret(program: Command): void {
  const secret = program.command('secret').description('replace the secret of the installation');
  secret
    .command('rotate')
    .description(
      'encrypt everything under EARSHOT_SECRET that is stored under EARSHOT_SECRET_PREVIOUS; you can repeat it at any time',
    )
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const rotated = await withDatabase((db, settings) =>
        ofAllStoredSecrets(db, secretsFor(settings), (stored) => stored.rotate()),
      );
      outputFor(options).print(rotated, textOf(rotated));
      if (Object.values(rotated).some(({ unreadable }) => unreadable.length > 0)) process.exitCode = 1;
    });
}

const textOf = ({ integrations, webhooks, secondFactors, chats, openIdClients }: Record<SecretKind, Rotation>) =>
  [
    ...lines('Credentials of integrations', integrations, 'enter them again'),
    ...lines('Secrets of webhooks', webhooks, 'give each a new secret'),
    ...lines('Secrets of two-step sign-in', secondFactors, 'reset it for each person'),
    ...lines('Addresses of chats', chats, 'ask these people to enter them again'),
    ...lines('Client secrets of OpenID Connect', openIdClients, 'enter them again for each company'),
  ].join('\n');

const lines = (what: string, { rewritten, current, unreadable }: Rotation, remedy: string) => [
  `${what}: ${rewritten} rewritten, ${current} under the present secret.`,
  ...(unreadable.length > 0
    ? [
        `${what}: ${unreadable.length} cannot be read. Set EARSHOT_SECRET_PREVIOUS to their secret, or ${remedy}:`,
        ...unreadable.map((id) => `  ${id}`),
      ]
    : []),
];
