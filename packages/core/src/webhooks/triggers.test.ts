import { describe, expect, it } from 'vitest';
import type { DestinationRole, WebhookTrigger } from '../generated/types.gen.ts';
import {
  acceptsFailure,
  acceptsIntegrations,
  acceptsTrigger,
  defaultTriggers,
  everyTrigger,
  requireTriggers,
  triggerOfCreation,
} from './triggers.ts';

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

  it('D70: failures go to who asks for them, of the origins asked for, and to nobody else', () => {
    const asks = (triggers: readonly WebhookTrigger[], role: DestinationRole = 'admin_company') =>
      (['manual_ui', 'external_api', 'scheduled_collection'] as const).filter((origin) =>
        acceptsFailure({ role, triggers, isActive: true }, origin),
      );
    expect(asks(defaultTriggers)).toEqual([]);
    expect(asks(['manual_ui', 'external_api', 'scheduled_collection'])).toEqual([]);
    expect(asks(['failed', 'external_api'])).toEqual(['external_api']);
    expect(asks(['scheduled_collection', 'failed'])).toEqual(['scheduled_collection']);
    expect(asks(['failed'])).toEqual(['manual_ui', 'external_api']);
    expect(asks(everyTrigger, 'supervisor')).toEqual(['manual_ui', 'external_api']);
    expect(acceptsFailure({ role: 'admin_company', triggers: ['failed'], isActive: false }, 'external_api')).toBe(
      false,
    );
    expect(acceptsTrigger({ role: 'admin_company', triggers: ['failed'], isActive: true }, 'external_api')).toBe(false);
  });

  it('integrations are announced to who asks for them, in administrators’ roles only, and select no analyses', () => {
    const asks = { triggers: ['integrations'], isActive: true } as const;
    for (const role of adminRoles) {
      expect(acceptsIntegrations({ role, ...asks })).toBe(true);
      expect(acceptsIntegrations({ role, ...asks, isActive: false })).toBe(false);
      expect(acceptsIntegrations({ role, triggers: defaultTriggers, isActive: true })).toBe(false);
      expect(acceptsTrigger({ role, ...asks }, 'external_api')).toBe(false);
      // As `failed` alone.
      expect(acceptsFailure({ role, isActive: true, triggers: ['failed', 'integrations'] }, 'external_api')).toBe(true);
    }
    for (const role of legacyRoles) {
      expect(acceptsIntegrations({ role, ...asks })).toBe(false);
      expect(() => requireTriggers(role, ['integrations'])).toThrow(expect.objectContaining({ httpStatus: 400 }));
    }
  });

  it('D46: at least one trigger', () => {
    expect(() => requireTriggers('admin_company', [])).toThrow('at least one trigger');
  });

  it('D56: a key means external_api, a session manual_ui', () => {
    expect(triggerOfCreation('api-key')).toBe('external_api');
    expect(triggerOfCreation('session')).toBe('manual_ui');
  });
});
