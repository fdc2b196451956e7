import { describe, expect, it } from 'vitest';
import { complaintAboutExtensions, parseExtensions } from './extensions.ts';
import { fitting, type Member, stateOf } from './members.ts';

const member = (changes: Partial<Member> = {}): Member => ({
  id: 'a',
  name: 'José Ávila',
  email: 'jose@example.com',
  role: 'salesperson',
  isActive: true,
  signIn: { hasPassword: true, hasSecondFactor: false, passkeys: 0, hasOpenId: false, invitationExpiresAt: null },
  ...changes,
});

describe('how far somebody is with signing in (D52)', () => {
  it.each([
    ['active', {}],
    [
      'active',
      {
        signIn: {
          hasPassword: true,
          hasSecondFactor: false,
          passkeys: 0,
          hasOpenId: false,
          invitationExpiresAt: '2026-12-01T00:00:00.000Z',
        },
      },
    ],
    ['active', { signIn: null }],
    [
      'active',
      {
        signIn: { hasPassword: false, hasSecondFactor: false, passkeys: 0, hasOpenId: true, invitationExpiresAt: null },
      },
    ],
    [
      'invited',
      {
        signIn: {
          hasPassword: false,
          hasSecondFactor: false,
          passkeys: 0,
          hasOpenId: false,
          invitationExpiresAt: '2026-12-01T00:00:00.000Z',
        },
      },
    ],
    [
      'lapsed',
      {
        signIn: {
          hasPassword: false,
          hasSecondFactor: false,
          passkeys: 0,
          hasOpenId: false,
          invitationExpiresAt: null,
        },
      },
    ],
    [
      'deactivated',
      {
        isActive: false,
        signIn: {
          hasPassword: false,
          hasSecondFactor: false,
          passkeys: 0,
          hasOpenId: false,
          invitationExpiresAt: null,
        },
      },
    ],
  ] as const)('%s', (state, changes) => {
    expect(stateOf(member(changes))).toBe(state);
  });
});

describe('who fits', () => {
  const team = [
    member({ extensions: ['201'] }),
    member({ id: 'b', name: 'Rita', email: 'rita@example.com', supervisor: { id: 'boss', name: 'Boss' } }),
    member({ id: 'c', name: 'Old', email: 'old@example.com', isActive: false }),
    member({
      id: 'd',
      name: 'New',
      email: 'new@example.com',
      signIn: { hasPassword: false, hasSecondFactor: false, passkeys: 0, hasOpenId: false, invitationExpiresAt: null },
    }),
  ];
  const ids = (...[show, search, own = 'x']: [Parameters<typeof fitting>[1], string, string?]) =>
    fitting(team, show, search, own).map(({ id }) => id);

  it('by parts of name, e-mail and extension, without accents or capitals', () => {
    expect(ids('all', 'avila JOSE')).toEqual(['a']);
    expect(ids('all', '201')).toEqual(['a']);
    expect(ids('all', '@example.com')).toEqual(['a', 'b', 'c', 'd']);
    expect(ids('all', 'nobody')).toEqual([]);
  });

  it('by state, and for a supervisor by team', () => {
    expect(ids('active', '')).toEqual(['a', 'b']);
    expect(ids('invited', '')).toEqual(['d']);
    expect(ids('deactivated', '')).toEqual(['c']);
    expect(ids('mine', '', 'boss')).toEqual(['b']);
  });
});

describe('extensions', () => {
  it('are separated by commas, semicolons or spaces, each once', () => {
    expect(parseExtensions(' 201, 202;203  201,,')).toEqual(['201', '202', '203']);
    expect(parseExtensions(' ')).toEqual([]);
  });

  it('are refused where the server would refuse them', () => {
    const others = [{ name: 'Rita', extensions: ['301'] }, { name: 'Ana' }];
    expect(complaintAboutExtensions(['201', '*8#+._-'], others)).toBeNull();
    expect(complaintAboutExtensions(['20/1'], others)).toEqual({ kind: 'invalid', extension: '20/1' });
    expect(complaintAboutExtensions(['1'.repeat(33)], others)).toMatchObject({ kind: 'invalid' });
    expect(complaintAboutExtensions(['201', '301'], others)).toEqual({
      kind: 'taken',
      extension: '301',
      owner: 'Rita',
    });
    const many = Array.from({ length: 21 }, (_, index) => String(index));
    expect(complaintAboutExtensions(many, [])).toEqual({ kind: 'most' });
  });
});
