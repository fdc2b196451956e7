import { EarshotError } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { inputSchemas } from '../generated/operations.ts';
import { refuseMisspeltFields, refuseMisspeltFilters } from './misspelt-fields.ts';

type Refuse = typeof refuseMisspeltFields;

function refusals(refuse: Refuse, input: unknown, schema: Parameters<Refuse>[1]): [string, PropertyKey[]][] {
  try {
    refuse(input, schema);
  } catch (error) {
    if (error instanceof EarshotError) return error.issues!.map(({ message, path }) => [message, [...path]]);
    throw error;
  }
  return [];
}

describe('D67: misspelt filters in the input of a query', () => {
  const list = (input: object) => refusals(refuseMisspeltFilters, input, inputSchemas['analysis.list'].input);

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

describe('D67: fields of a write in other letters', () => {
  const create = (input: object) =>
    refusals(refuseMisspeltFields, input, inputSchemas['analysis.submitAnalysis'].body).map(([message]) => message);

  it.each([
    ['external_call_id', 'externalCallId'],
    ['externalCallID', 'externalCallId'],
    ['client-name', 'clientName'],
    ['Metadata', 'metadata'],
  ])('%s is %s', (given, meant) => {
    expect(create({ transcript: 'x', [given]: 'x' })).toEqual([`Unknown field '${given}'. Did you mean '${meant}'?`]);
  });

  it('other unknown fields are ignored (D7), and so is a second spelling beside the right one', () => {
    expect(create({ transcript: 'x', salesperson: 'x', foo: 1, externalCallId: 'x', external_call_id: 'x' })).toEqual(
      [],
    );
    expect(create({ metadata: { client_name: 'x' } })).toEqual([]);
    expect(create({ [`client${'_'.repeat(5000)}name`]: 1 })).toEqual([]);
  });

  it('a body of nothing else gets a short answer', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`client${'_'.repeat(at + 1)}name`, 1]));
    expect(create(many)).toHaveLength(20);
  });

  it('an operation with two forms of input, or without fields, refuses nothing', () => {
    for (const name of ['analysis.retry', 'auth.logout'] as const)
      expect(refusals(refuseMisspeltFields, { Id: 1 }, inputSchemas[name].input)).toEqual([]);
  });
});
