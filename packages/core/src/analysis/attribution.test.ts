import { expect, it } from 'vitest';
import { attributionOnCollection, attributionOnCreation } from './attribution.ts';

it('D33: a named person is manual, nobody is pending', () => {
  expect(attributionOnCreation('us_1')).toBe('manual');
  expect(attributionOnCreation(null)).toBe('pending');
});

it('D33: a collected analysis is auto, auto_supervisor or pending', () => {
  expect(attributionOnCollection('salesperson')).toBe('auto');
  expect(attributionOnCollection('supervisor')).toBe('auto_supervisor');
  expect(attributionOnCollection(null)).toBe('pending');
});
