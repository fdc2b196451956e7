import { EarshotError } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { inputSchemas } from '../generated/operations.ts';
import { refuseMisspeltFilters } from './misspelt-fields.ts';

function refusals(input: unknown, schema: Parameters<typeof refuseMisspeltFilters>[1]): [string, PropertyKey[]][] {
  try {
    refuseMisspeltFilters(input, schema);
  } catch (error) {
    if (error instanceof EarshotError) return error.issues!.map(({ message, path }) => [message, [...path]]);
    throw error;
  }
  return [];
}

describe('D67: misspelt filters in the input of a query', () => {
  const list = (input: object) => refusals(input, inputSchemas['analysis.list'].input);

  it.each<[object, string, PropertyKey[]]>([
    [{ limt: 1 }, "Unknown field 'limt'. Did you mean 'limit'?", []],
    [{ Filters: {} }, "Unknown field 'Filters'. Did you mean 'filters'?", []],
    [{ salespersonId: 'x' }, "Unknown field 'salespersonId'. Did you mean 'filters.salespersonId'?", []],
    [{ filters: { salespersonID: 'x' } }, "Unknown field 'salespersonID'. Did you mean 'salespersonId'?", ['filters']],
    [{ filters: { min_score: 1 } }, "Unknown field 'min_score'. Did you mean 'minScore'?", ['filters']],
  ])('%j is refused', (input, message, path) => {
    expect(list(input)).toEqual([[message, path]]);
  });

  it.each([{}, { limit: 1 }, { filters: { minScore: 3 } }, { foo: 1, page: 2, _: 3, filters: { foo: 1 } }])(
    '%j is taken',
    (input) => {
      expect(list(input)).toEqual([]);
    },
  );
});
