// What was there before the migration: one salt an e-mail, sessions with ids, and no open link that a key may have made (D63).
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../test/harness/database.ts';
import { createCompany } from '../../accounts/companies.ts';
import { hashPassword, peopleWithPassword } from '../../accounts/passwords.ts';
import { createUser } from '../../accounts/users.ts';
import { type Database, openDatabase } from '../database.ts';
import { userByEmail } from '../users.ts';

it('008-signing-in keeps people, passwords and sessions, and ends links of administrators and of who has a password', async () => {
  const home = await freshDatabase();
  const db = await openDatabase(home.url);
  try {
    await db.migrate();
    const plan = { planName: 'P', planMinutes: 1, openingMinutes: 1 };
    const { id: companyId } = await createCompany(db, { name: 'C', language: 'en', ...plan });
    const { id: otherId } = await createCompany(db, { name: 'D', language: 'en', ...plan });
    const person = async (email: string, role: 'salesperson' | 'admin_company', password: string | null) =>
      (await createUser(db, { companyId, name: email, email, role, supervisorId: null, password }))!.id;
    const invited = await person('invited@example.com', 'salesperson', null);
    const withPassword = await person('Old@example.com', 'salesperson', 'an old password');
    const admin = await person('admin@example.com', 'admin_company', null);
    await asBefore(db);
    const invite = (id: string) =>
      db.run('INSERT INTO invitations (token_hash, user_id, expires_at) VALUES (?, ?, ?)', [`t${id}`, id, 9e15]);
    for (const id of [invited, withPassword, admin]) await invite(id);
    for (const hash of ['one', 'two'])
      await db.run('INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at) VALUES (?, ?, 5, 6)', [
        hash,
        withPassword,
      ]);

    expect(await db.migrate()).toEqual(['008-signing-in']);
    expect(await db.all('SELECT user_id FROM invitations')).toEqual([{ user_id: invited }]);
    const sessions = await db.all<{ id: string; created_at: number }>('SELECT id, created_at FROM sessions');
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
    expect(sessions.map(({ created_at }) => created_at)).toEqual([5, 5]);
    const row = (await userByEmail(db, companyId, 'old@example.com'))!;
    expect(await peopleWithPassword('me', 'an old password', [row])).toEqual([row]);
    const later = await hashPassword(db, 'OLD@example.com', 'a new password');
    expect(later.split('$')[4]).toBe(row.password_hash!.split('$')[4]);
    const elsewhere = { companyId: otherId, name: 'X', email: 'old@EXAMPLE.com', supervisorId: null, password: null };
    expect(await createUser(db, { ...elsewhere, role: 'salesperson' })).not.toBeNull();
    expect(await createUser(db, { ...elsewhere, role: 'salesperson' })).toBeNull();
  } finally {
    await db.close();
    await home.remove();
  }
});

/** The schema before the migration. */
async function asBefore(db: Database): Promise<void> {
  await db.run('DROP TABLE invitations');
  await db.run(`CREATE TABLE invitations (token_hash text PRIMARY KEY, user_id text NOT NULL REFERENCES users (id),
    expires_at bigint NOT NULL, used_at bigint)`);
  for (const index of ['users_company_id_email_folded_unique', 'users_email_folded_index', 'sessions_user_id_index'])
    await db.run(
      db.dialect === 'postgres' && index.endsWith('_unique')
        ? `ALTER TABLE users DROP CONSTRAINT ${index}`
        : `DROP INDEX ${index}`,
    );
  await db.run(
    db.dialect === 'postgres'
      ? 'ALTER TABLE users ADD CONSTRAINT users_email_folded_unique UNIQUE (email_folded)'
      : 'CREATE UNIQUE INDEX users_email_folded_unique ON users (email_folded)',
  );
  const columns = {
    users: ['password_changed_at', 'password_replaced_at'],
    sessions: ['id', 'user_agent', 'address', 'by_invitation'],
  };
  for (const [table, names] of Object.entries(columns))
    for (const name of names) await db.run(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  await db.run('DROP TABLE password_salts');
  await db.run("DELETE FROM knex_migrations WHERE name = '008-signing-in'");
}
