import { describe, expect, it } from 'vitest';
import type { DestinationRole } from '../generated/types.gen.ts';
import { acceptsTrigger, defaultTriggers, everyTrigger, requireTriggers, triggerOfCreation } from './triggers.ts';

const legacyRoles: DestinationRole[] = ['salesperson', 'supervisor'];
const adminRoles: DestinationRole[] = ['admin_company', 'super_admin'];

describe('contract: Triggers', () => {
  it('selects manual_ui and external_api on a new destination, not collection', () => {
    expect(defaultTriggers).toEqual(['manual_ui', 'external_api']);
  });

  it.each(legacyRoles)('scheduled_collection is refused for %s, and dispatch blocked even if stored', (role) => {
    expect(() => requireTriggers(role, everyTrigger)).toThrow(expect.objectContaining({ httpStatus: 400 }));
    expect(acceptsTrigger({ role, triggers: everyTrigger, isActive: true }, 'scheduled_collection')).toBe(false);
    expect(acceptsTrigger({ role, triggers: everyTrigger, isActive: true }, 'manual_ui')).toBe(true);
  });

  it.each(adminRoles)('scheduled_collection is allowed for %s', (role) => {
    expect(() => requireTriggers(role, everyTrigger)).not.toThrow();
    expect(acceptsTrigger({ role, triggers: everyTrigger, isActive: true }, 'scheduled_collection')).toBe(true);
  });

  it('sends only to active destinations that list the trigger', () => {
    const destination = { role: 'admin_company', triggers: defaultTriggers, isActive: true } as const;
    expect(acceptsTrigger(destination, 'external_api')).toBe(true);
    expect(acceptsTrigger(destination, 'scheduled_collection')).toBe(false);
    expect(acceptsTrigger({ ...destination, isActive: false }, 'external_api')).toBe(false);
  });

  it('D46: at least one trigger', () => {
    expect(() => requireTriggers('admin_company', [])).toThrow('at least one trigger');
  });

  it('D56: a key means external_api, a session manual_ui', () => {
    expect(triggerOfCreation('api-key')).toBe('external_api');
    expect(triggerOfCreation('session')).toBe('manual_ui');
  });
});
