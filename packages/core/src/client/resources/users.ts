// People of the company (docs/contract.md#procedure-style-endpoints; docs/decisions/access.md#d18, docs/decisions/sign-in.md#d52, #d53).
import type {
  CreatedUser,
  CurrentUser,
  Invitation,
  TeamMember,
  User,
  UserCreateInput,
  UserUpdateInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The people of the company. */
export class Users extends Resource {
  /** Who is calling; also tells that the key or session is good. No scope. Errors: 401, 403, 429. */
  me(options?: CallOptions): Promise<CurrentUser> {
    return this.read('user.me', options);
  }

  /** Everybody, also who is switched off. Scope `api:users:read`. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<User[]> {
    return this.read('user.listByCompany', options);
  }

  /** Everybody, with invitations. Administrators only, scope `api:users:read`. Errors: 401, 403, 429. */
  listTeam(options?: CallOptions): Promise<TeamMember[]> {
    return this.read('user.listTeam', options);
  }

  /**
   * Adds a person, who signs in after opening `invitationUrl` (once, within 7 days; absent for an administrator whom a key adds). Sent once. Administrators only, scope `api:users:write`.
   * Errors: 400, 401, 403, 404 (supervisor), 409 (e-mail taken), 429.
   */
  create(input: UserCreateInput, options?: CallOptions): Promise<CreatedUser> {
    return this.writeOnce('user.create', input, options);
  }

  /**
   * Changes what is given; `isActive: false` ends sign-in, `supervisorId: null` takes the supervisor away. Administrators only, scope
   * `api:users:write`. Errors: 400, 401, 403, 404, 429.
   */
  update(id: string, changes: Omit<UserUpdateInput, 'id'>, options?: CallOptions): Promise<User> {
    return this.write('user.update', { ...changes, id }, options);
  }

  /**
   * A new link to set a password, in place of earlier ones; works once, until `expiresAt`. A key gets none for administrators and for people with a password (403). Sent once. Administrators only, scope
   * `api:users:write`. Errors: 400, 401, 403, 404, 429.
   */
  createInvitation(id: string, options?: CallOptions): Promise<Invitation> {
    return this.writeOnce('user.createInvitation', { id }, options);
  }
}
