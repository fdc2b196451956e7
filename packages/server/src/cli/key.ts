// earshot key create | list | rotate | revoke: API keys of a user. A list never has the text of a key.
import { isScope, scopes, scopesOfRole, toTimestamp, widerScope } from '@earshot/core';
import type { Command } from 'commander';
import { apiKeyDetails, createApiKey } from '../accounts/api-keys.ts';
import { networksColumn } from '../accounts/key-networks.ts';
import { rotateKey } from '../accounts/rotate-key.ts';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import { keyOfAnyCompany, lockKey, revokeApiKey, unrevokedKeys } from '../records/api-keys.ts';
import type { Database } from '../records/database.ts';
import { type UserRow, userOfAnyCompany } from '../records/users.ts';
import { filled, futureTime, network, repeated, wholeNumber } from './arguments.ts';
import { CommandError, outputFor, tableOf, withDatabase } from './command.ts';
import { requireCompany } from './require-company.ts';

interface CreateOptions {
  user: string;
  name: string;
  scope?: string[];
  expiresAt?: number;
  network?: string[];
  force?: boolean;
  json?: boolean;
}

export function addKey(program: Command): void {
  const key = program.command('key').description('manage API keys');
  key
    .command('create')
    .description('create an API key and print it, this once')
    .requiredOption('--user <id>', 'id of the user whose permissions it inherits')
    .requiredOption('--name <name>', 'descriptive name', filled)
    .option('--scope <scope>', 'scope; repeat it for more than one (default: all scopes of the role)', repeated)
    .option('--expires-at <time>', 'ISO-8601 time at which it expires', futureTime)
    .option(
      '--network <cidr>',
      'address or network from which it may be used; repeat it (default: everywhere)',
      network,
    )
    .option('--force', 'accept unknown scopes')
    .option('--json', 'print one JSON object')
    .action(async (options: CreateOptions) => {
      const created = await withDatabase((db) => create(db, options));
      outputFor(options).print(created, `API key ${created.id}. It is shown only this once:\n${created.key}`);
    });
  key
    .command('list')
    .description('list the API keys of a company that are not revoked, without their texts')
    .requiredOption('--company <id>', 'id of the company')
    .option('--json', 'print one JSON object')
    .action(async (options: { company: string; json?: boolean }) => {
      const keys = (await withDatabase((db) => keysOf(db, options.company))).map((row) => ({
        ...apiKeyDetails(row, Date.now()),
        userId: row.user_id,
      }));
      const lines = keys.map(({ id, name, lastUsedAt, lastUsedAddress, expiresAt, networks }) => [
        id,
        name,
        lastUsedAt ? `used at ${lastUsedAt}${lastUsedAddress ? ` from ${lastUsedAddress}` : ''}` : 'never used',
        expiresAt && `expires at ${expiresAt}`,
        networks.length === 0 ? null : `only from ${networks.join(', ')}`,
      ]);
      outputFor(options).print({ keys }, tableOf(lines, 'The company has no API key.'));
    });
  key
    .command('rotate <id>')
    .description('give an API key a new secret and print it, this once; the one before works a while longer')
    .option('--overlap-hours <hours>', 'how long the secret before still works, 0 to 168', wholeNumber(0, 168), 24)
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { overlapHours: number; json?: boolean }) => {
      const { key, previousEndsAt } = await withDatabase((db) => rotate(db, id, options.overlapHours));
      const previousSecretEndsAt = toTimestamp(previousEndsAt);
      outputFor(options).print(
        { id, key, previousSecretEndsAt },
        `New secret of API key ${id}. It is shown only this once:\n${key}\nThe secret before works until ${previousSecretEndsAt}.`,
      );
    });
  key
    .command('revoke <id>')
    .description('revoke an API key at once and for good')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      const row = await withDatabase((db) => revoke(db, id));
      if (!row || row.revoked_at === null) throw new CommandError(`there is no API key with the id ${id}`);
      const revokedAt = new Date(row.revoked_at).toISOString();
      outputFor(options).print({ id, revokedAt }, `API key ${row.name} was revoked at ${revokedAt}.`);
    });
}

async function keysOf(db: Database, companyId: string) {
  await requireCompany(db, companyId);
  return unrevokedKeys(db, companyId);
}

const rotate = (db: Database, id: string, overlapHours: number) =>
  db.transaction(async (tx) => {
    const found = await keyOfAnyCompany(tx, id);
    const row = found && (await lockKey(tx, found.company_id, id));
    if (!row) throw new CommandError(`there is no API key with the id ${id}`);
    return rotateKey(tx, row, overlapHours, commandLine(row.company_id), Date.now());
  });

const revoke = (db: Database, id: string) =>
  db.transaction(async (tx) => {
    const now = Date.now();
    const row = await revokeApiKey(tx, id, now);
    // A repeat finds the time of the first.
    if (row?.revoked_at === now)
      await recordDeed(tx, commandLine(row.company_id), { kind: 'key.revoked', subjectId: id }, now);
    return row;
  });

async function create(db: Database, options: CreateOptions) {
  const user = await userOfAnyCompany(db, options.user);
  if (!user) throw new CommandError(`there is no user with the id ${options.user}`);
  const granted = grantedScopes(user, options);
  const expiresAt = options.expiresAt ?? null;
  const created = await createApiKey(db, {
    companyId: user.company_id,
    userId: user.id,
    name: options.name,
    scopes: granted,
    expiresAt,
    networks: networksColumn(options.network ?? []),
  });
  if (!created) throw new CommandError('the company already has 10 active API keys; revoke one first');
  return {
    id: created.id,
    key: created.key,
    scopes: granted,
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  };
}

function grantedScopes(user: UserRow, options: CreateOptions): string[] {
  const allowed = scopesOfRole(user.role);
  const requested = [...new Set(options.scope ?? allowed)];
  const knownScopes = requested.filter(isScope);
  if (knownScopes.length < requested.length && !options.force) {
    throw new CommandError(
      `unknown scope ${requested.find((scope) => !isScope(scope))}; known scopes: ${scopes.join(', ')} (--force accepts it anyway)`,
    );
  }
  const wider = widerScope(knownScopes, allowed);
  if (wider !== null) throw new CommandError(`the role ${user.role} does not have the scope ${wider}`);
  return requested;
}
