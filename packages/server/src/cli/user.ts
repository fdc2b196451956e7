// earshot user create | list | reset-second-factor: people of any role, made with a password or an invitation link.
import type { UserRole } from '@earshot/core';
import { type Command, Option } from 'commander';
import { resetSecondFactor } from '../accounts/reset-second-factor.ts';
import { createUser } from '../accounts/users.ts';
import { commandLine } from '../audit/record-deed.ts';
import type { Database } from '../records/database.ts';
import { lockUser, userById, userOfAnyCompany, usersByCompany } from '../records/users.ts';
import type { Settings } from '../settings.ts';
import { email, extensions, filled, password } from './arguments.ts';
import { CommandError, outputFor, tableOf, withDatabase } from './command.ts';
import { requireCompany } from './require-company.ts';

interface Options {
  company: string;
  name: string;
  email: string;
  role: UserRole;
  supervisor?: string;
  password?: string;
  extension?: string[];
  json?: boolean;
}

export function addUser(program: Command): void {
  const user = program.command('user').description('manage people');
  user
    .command('list')
    .description('list the people of a company with their ids')
    .requiredOption('--company <id>', 'id of the company')
    .option('--json', 'print one JSON object')
    .action(async (options: { company: string; json?: boolean }) => {
      const users = await withDatabase((db) => peopleOf(db, options.company));
      const lines = users.map(({ id, name, email, role, isActive }) => [
        id,
        name,
        email,
        role,
        isActive ? null : 'deactivated',
      ]);
      outputFor(options).print({ users }, tableOf(lines, 'The company has nobody yet.'));
    });
  user
    .command('reset-second-factor <id>')
    .description('switch off two-step sign-in of a person, remove their passkeys and end their sessions')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      await withDatabase((db) => reset(db, id));
      outputFor(options).print({ id, reset: true }, `User ${id} signs in with the password only.`);
    });
  user
    .command('create')
    .description('create a person')
    .requiredOption('--company <id>', 'id of the company')
    .requiredOption('--name <name>', 'full name', filled)
    .requiredOption('--email <address>', 'e-mail address', email)
    .addOption(
      new Option('--role <role>', 'role')
        .choices(['salesperson', 'supervisor', 'admin_company', 'super_admin'])
        .makeOptionMandatory(),
    )
    .option('--supervisor <id>', 'id of their supervisor')
    .option('--password <password>', 'password of 10 to 200 characters (default: print an invitation link)', password)
    .option('--extension <number>', 'PBX extension of the person; repeat it for more than one', extensions)
    .option('--json', 'print one JSON object')
    .action(async (options: Options) => {
      const created = await withDatabase((db, settings) => create(db, settings, options));
      outputFor(options).print(
        created,
        `User ${created.name} (${created.role}): ${created.id}${created.invitationUrl ? `\nInvitation link, valid for 7 days: ${created.invitationUrl}` : ''}`,
      );
    });
}

async function reset(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await userOfAnyCompany(tx, id);
    const row = found && (await lockUser(tx, found.company_id, id));
    if (!row) throw new CommandError(`there is no user with the id ${id}`);
    await resetSecondFactor(tx, row, commandLine(row.company_id), Date.now());
  });
}

async function peopleOf(db: Database, companyId: string) {
  await requireCompany(db, companyId);
  return (await usersByCompany(db, companyId)).map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    supervisorId: row.supervisor_id,
    isActive: row.deactivated_at === null,
  }));
}

async function create(db: Database, settings: Settings, options: Options) {
  const { company: companyId, name, role } = options;
  await requireCompany(db, companyId);
  const supervisorId = options.supervisor ?? null;
  if (supervisorId !== null && (await userById(db, companyId, supervisorId))?.role !== 'supervisor') {
    throw new CommandError(`this company has no supervisor with the id ${supervisorId}`);
  }
  const created = await createUser(db, {
    companyId,
    name,
    email: options.email,
    role,
    supervisorId,
    password: options.password ?? null,
    extensions: options.extension ?? [],
  });
  if (!created) throw new CommandError(`the company already has a user with the e-mail ${options.email}`);
  const base = settings.EARSHOT_PUBLIC_URL ?? `http://${settings.EARSHOT_HOST}:${settings.EARSHOT_PORT}`;
  const invitationUrl = created.invitationToken === null ? null : `${base}/invitation/${created.invitationToken}`;
  return { id: created.id, name, email: options.email, role, companyId, supervisorId, invitationUrl };
}
