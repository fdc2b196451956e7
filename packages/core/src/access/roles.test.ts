import { describe, expect, it } from 'vitest';
import { type Caller, listedRole, roleToCreate, salespersonToAttach, seesAnalysis, visibleUserIds } from './roles.ts';

const salesperson: Caller = { userId: 'sam', role: 'salesperson', supervisedIds: [] };
const supervisor: Caller = { userId: 'sue', role: 'supervisor', supervisedIds: ['sam'] };
const admin: Caller = { userId: 'ada', role: 'admin_company', supervisedIds: [] };

describe('contract: Authentication 8; D12: what a role sees', () => {
  it('narrows by role', () => {
    expect(visibleUserIds(salesperson)).toEqual(['sam']);
    expect(visibleUserIds(supervisor)).toEqual(['sue', 'sam']);
    expect(visibleUserIds(admin)).toBe('all');
    expect(visibleUserIds({ ...admin, role: 'super_admin' })).toBe('all');
  });

  it('does not widen a salesperson to those stored as supervised', () => {
    expect(visibleUserIds({ ...salesperson, supervisedIds: ['bob'] })).toEqual(['sam']);
  });

  it('shows what is attached to or created by those users', () => {
    const byOther = { salespersonId: 'sam', createdByUserId: 'bob' };
    expect(seesAnalysis(salesperson, byOther)).toBe(true);
    expect(seesAnalysis(supervisor, byOther)).toBe(true);
    expect(seesAnalysis(supervisor, { salespersonId: null, createdByUserId: 'sue' })).toBe(true);
    expect(seesAnalysis(salesperson, { salespersonId: 'bob', createdByUserId: 'bob' })).toBe(false);
    expect(seesAnalysis(salesperson, { salespersonId: null, createdByUserId: null })).toBe(false);
    expect(seesAnalysis(admin, { salespersonId: null, createdByUserId: null })).toBe(true);
  });
});

describe('D12: whom a new analysis is attached to', () => {
  it('attaches what a salesperson creates to that salesperson', () => {
    expect(salespersonToAttach(salesperson, null)).toBe('sam');
    expect(salespersonToAttach(supervisor, null)).toBeNull();
    expect(salespersonToAttach(admin, null)).toBeNull();
  });

  it('answers 404 for a person outside the reach', () => {
    expect(salespersonToAttach(supervisor, 'sam')).toBe('sam');
    expect(salespersonToAttach(admin, 'anyone')).toBe('anyone');
    expect(() => salespersonToAttach(supervisor, 'bob')).toThrow('Salesperson not found');
    expect(() => salespersonToAttach(salesperson, 'sue')).toThrow('Salesperson not found');
  });
});

describe('D18: names of roles', () => {
  it('shows admin for admin_company in lists', () => {
    expect(listedRole('admin_company')).toBe('admin');
    expect(listedRole('supervisor')).toBe('supervisor');
  });

  it('takes both names of the administrator and refuses super_admin', () => {
    expect(roleToCreate('admin')).toBe('admin_company');
    expect(roleToCreate('admin_company')).toBe('admin_company');
    expect(() => roleToCreate('super_admin')).toThrow(expect.objectContaining({ httpStatus: 403 }));
  });
});
