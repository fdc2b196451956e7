// People of the company, and those among them who sell (docs/contract.md#get-apisalespersons; docs/contract.md#procedure-style-endpoints; docs/decisions/access.md#d18, docs/decisions/sign-in.md#d52, #d53).
import type {
  Alerts,
  CreatedUser,
  CurrentUser,
  DeletedUser,
  Invitation,
  OpenIdUnlinked,
  Salesperson,
  SavedViews,
  SecondFactorReset,
  TeamMember,
  User,
  UserCreateInput,
  UserUpdateAlertsInput,
  UserUpdateInput,
  UserUpdateViewsInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { get, Resource } from './resource.ts';

/** The people of the company. */
export class Users extends Resource {
  /** The person who is calling. Also a quick check of the key or session. No scope. Errors: 401, 403, 429. */
  me(options?: CallOptions): Promise<CurrentUser> {
    return this.query('user.me', options);
  }

  /** Everyone, deactivated people included. Scope `api:users:read`. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<User[]> {
    return this.query('user.listByCompany', options);
  }

  /** Everyone, with their invitations. Administrators only, scope `api:users:read`. Errors: 401, 403, 429. */
  listTeam(options?: CallOptions): Promise<TeamMember[]> {
    return this.query('user.listTeam', options);
  }

  /**
   * Adds a person, who opens `invitationUrl` once, within 7 days, to set a password. There is no link for an administrator whom a key adds.
   * Sent once. Administrators only, scope `api:users:write`.
   * Errors: 400, 401, 403, 404 (supervisor), 409 (e-mail taken), 429.
   */
  create(input: UserCreateInput, options?: CallOptions): Promise<CreatedUser> {
    return this.mutateOnce('user.create', input, options);
  }

  /**
   * Changes the fields that you give. `isActive: false` ends sign-in; `supervisorId: null` removes the supervisor. Administrators only, scope
   * `api:users:write`. Errors: 400, 401, 403, 404, 429.
   */
  update(id: string, changes: Omit<UserUpdateInput, 'id'>, options?: CallOptions): Promise<User> {
    return this.mutate('user.update', { ...changes, id }, options);
  }

  /** What you are told outside the pages; everything is off at first. In a session only. Errors: 401, 403, 429. */
  getAlerts(options?: CallOptions): Promise<Alerts> {
    return this.query('user.getAlerts', options);
  }

  /** Changes the fields that you give, of your own choice. In a session only. Errors: 400, 401, 403, 429. */
  updateAlerts(changes: UserUpdateAlertsInput, options?: CallOptions): Promise<Alerts> {
    return this.mutate('user.updateAlerts', changes, options);
  }

  /** Your saved views of the list, and those that your leaders share. In a session only. Errors: 401, 403, 429. */
  getViews(options?: CallOptions): Promise<SavedViews> {
    return this.query('user.getViews', options);
  }

  /** Replaces all of your saved views. Only supervisors and administrators may share one. In a session only. Errors: 400, 401, 403, 429. */
  updateViews(input: UserUpdateViewsInput, options?: CallOptions): Promise<SavedViews> {
    return this.mutate('user.updateViews', input, options);
  }

  /**
   * Erases a person for good. Their analyses stay without name and e-mail address, or go too. For administrators, in a session only. Sent once.
   * Errors: 400, 401, 403, 404, 409 (legal hold), 429.
   */
  delete(id: string, analyses: 'keep' | 'delete', options?: CallOptions): Promise<DeletedUser> {
    return this.mutateOnce('user.delete', { id, analyses }, options);
  }

  /**
   * Creates a link to set a password, which replaces earlier ones. It works once, until `expiresAt`. A key gets 403 for administrators and
   * for people who have a password. Sent once. Administrators only, scope
   * `api:users:write`. Errors: 400, 401, 403, 404, 429.
   */
  createInvitation(id: string, options?: CallOptions): Promise<Invitation> {
    return this.mutateOnce('user.createInvitation', { id }, options);
  }

  /** Switches two-step sign-in of a person off and ends their sessions. Administrators only, in a session. Sent once. Errors: 400, 401, 403, 404, 429. */
  resetSecondFactor(id: string, options?: CallOptions): Promise<SecondFactorReset> {
    return this.mutateOnce('user.resetSecondFactor', { id }, options);
  }

  /** Unlinks the person's account at the company's sign-in service. Administrators only, in a session. Errors: 401, 403, 404, 429. */
  unlinkOpenId(id: string, options?: CallOptions): Promise<OpenIdUnlinked> {
    return this.mutate('user.unlinkOpenId', { id }, options);
  }
}

/** The people to whom you can assign an analysis. */
export class Salespersons extends Resource {
  /**
   * Active salespersons and supervisors, by name. Use an `id` as `salespersonId` of a create. Also a quick check of the key.
   * Scope `api:salespersons:read`; not in a session. Errors: 401, 403.
   */
  async list(options?: CallOptions): Promise<Salesperson[]> {
    this.needsKey('users.list');
    const send = get('/api/salespersons');
    return this.call<Salesperson[]>({ name: 'salespersons.list', safeToRepeat: true, send }, options);
  }
}
