import { EarshotError } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { refuseMisspelt } from './misspelt-parameters.ts';

const known = ['from', 'to', 'salespersonId', 'externalCallId', 'status', 'interactionType', 'limit', 'cursor'];

function refusals(given: string[], of = known, fields: string[] = []): string[] {
  try {
    refuseMisspelt(given, of, fields);
  } catch (error) {
    if (error instanceof EarshotError) return error.issues!.map(({ message }) => message);
    throw error;
  }
  return [];
}

describe('D67: misspelt query parameters', () => {
  it.each([
    ['salespersonID', 'salespersonId'],
    ['salesperson_id', 'salespersonId'],
    ['SALESPERSONID', 'salespersonId'],
    ['salespersonsId', 'salespersonId'],
    ['salesperson', 'salespersonId'],
    ['externalcallid', 'externalCallId'],
    ['external_call_id', 'externalCallId'],
    ['Status', 'status'],
    ['statuses', 'status'],
    ['form', 'from'],
    ['From', 'from'],
    ['too', 'to'],
    ['TO', 'to'],
    ['to[]', 'to'],
    ['limit[]', 'limit'],
    ['limt', 'limit'],
    ['interaction_type', 'interactionType'],
    ['cusror', 'cursor'],
  ])('%s is nearly %s', (given, meant) => {
    expect(refusals([given])).toEqual([`Unknown query parameter '${given}'. Did you mean '${meant}'?`]);
  });

  it.each(['foo', 'page', 'offset', 'x', '_', 't', 'v', 'utm_source', 'X-API-Key', 'salespersonName', 'batch', ''])(
    '%s is no misspelt one',
    (given) => {
      expect(refusals([given])).toEqual([]);
      expect(refusals([given], ['input'])).toEqual([]);
    },
  );

  it.each(['input[limit]', 'input[filters][salespersonId]', 'Input', 'inputs', 'imput'])(
    '%s is nearly input',
    (given) => {
      expect(refusals([given], ['input'])).toHaveLength(1);
    },
  );

  it('names each misspelt one, and takes the known ones as they are', () => {
    expect(refusals(['limit', 'Limit', 'Cursor', 'cursor'])).toHaveLength(2);
    expect(refusals(known)).toEqual([]);
  });

  it.each([
    ['limit', 'limit'],
    ['Limit', 'limit'],
    ['salesperson_id', 'salespersonId'],
  ])('%s outside of input is told where it belongs', (given, field) => {
    expect(refusals([given], ['input'], known)).toEqual([
      `Unknown query parameter '${given}'. Put it into 'input', as URL-encoded JSON: {"${field}": …}.`,
    ]);
    expect(refusals(['foo', '_', 'input'], ['input'], known)).toEqual([]);
  });

  it('repeats little of a name without end', () => {
    expect(refusals([`limit[${'x'.repeat(5000)}]`])[0]!.length).toBeLessThan(200);
  });
});
