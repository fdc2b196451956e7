import { describe, expect, it } from 'vitest';
import { scopes, scopesOfRole, unknownScope, widerScope } from './scopes.ts';

describe('D11: scopes', () => {
  it('allows administrators everything', () => {
    expect(scopesOfRole('admin_company')).toEqual([...scopes]);
    expect(scopesOfRole('super_admin')).toEqual([...scopes]);
  });

  it('D12: keeps managing users and keys from the others', () => {
    for (const role of ['salesperson', 'supervisor'] as const) {
      expect(scopesOfRole(role)).toEqual([
        'api:salespersons:read',
        'api:analyses:read',
        'api:analyses:write',
        'api:users:read',
        'api:credits:read',
      ]);
    }
  });

  it('contract: Authentication 4: finds a permission that the service does not know', () => {
    expect(unknownScope(['api:analyses:read', 'analyses.all'])).toBe('analyses.all');
    expect(unknownScope([...scopes])).toBeNull();
    expect(unknownScope(['toString'])).toBe('toString');
  });

  it('D16, D57: a new key may narrow, never widen', () => {
    expect(widerScope(['api:analyses:read'], ['api:analyses:read', 'api:keys:write'])).toBeNull();
    expect(widerScope(['api:analyses:read', 'api:users:write'], ['api:analyses:read'])).toBe('api:users:write');
  });
});
