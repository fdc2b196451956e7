// From query, path and body to a handler's input: coerced and checked by the schemas of the document (docs/decisions/requests.md#d6, #d7, #d55, #d67, docs/decisions/listing.md#d39).
import { earshotError, type ValidationIssue, validationError } from '@earshot/core';
import type { Context } from 'koa';
import type { z } from 'zod';
import { inputSchemas } from '../generated/operations.ts';
import type { Exchange } from './exchange.ts';
import { fieldsOf, refuseMisspeltFilters } from './misspelt-fields.ts';
import { refuseMisspelt } from './misspelt-parameters.ts';
import { asksInTrpc } from './trpc-errors.ts';

/** The validated input of an exchange's operation. Throws 400 with the schema's own issues. */
export function validatedInput(exchange: Exchange): unknown {
  const { ctx, facts } = exchange;
  // Those of a batch are not of one operation.
  if (!exchange.call)
    refuseMisspelt(
      Object.keys(ctx.query),
      facts.query.map(({ name }) => name),
      fieldsOf(facts.method === 'get' ? inputSchemas[facts.name].input : undefined),
    );
  const input = facts.style === 'rest' ? restInput(exchange) : procedureInput(exchange);
  requireWellFormed(input, []);
  return input;
}

/** What a query is given: a misspelt filter is refused. */
function checkFilters(schema: z.ZodType, value: unknown): unknown {
  const parsed = check(schema, value);
  refuseMisspeltFilters(value, schema);
  return parsed;
}

function check(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationError(parsed.error.issues as unknown as ValidationIssue[]);
  return parsed.data;
}

function restInput({ ctx, facts, body }: Exchange): unknown {
  const schemas = inputSchemas[facts.name];
  if (!schemas.query && !schemas.path && !schemas.body) return undefined;
  return {
    ...(schemas.query && (check(schemas.query, queryValues({ ctx, facts } as Exchange)) as object)),
    ...(schemas.path && (check(schemas.path, pathValues(ctx.params)) as object)),
    ...(schemas.body && (check(schemas.body, body) as object)),
  };
}

/** An id that no database could hold names nothing, like any other id that is not there: 404, not 400 or 500. */
function pathValues(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, isStorable(text) ? text : '']));
}

function queryValues({ ctx, facts }: Pick<Exchange, 'ctx' | 'facts'>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const { query } = ctx;
  for (const { name, isInteger } of facts.query) {
    const text = query[name];
    if (text === undefined) continue;
    if (Array.isArray(text)) throw earshotError('repeatedParameter', name);
    // Anything but decimal digits stays text, and the schema says what it expected.
    values[name] = isInteger && /^\d{1,9}$/.test(text) ? Number(text) : text;
  }
  return values;
}

const missingJson: ValidationIssue = {
  code: 'invalid_type',
  expected: 'object',
  path: ['json'],
  message: 'Invalid input: expected object, received undefined',
};

function procedureInput({ ctx, facts, body, call }: Exchange): unknown {
  const { input: schema } = inputSchemas[facts.name];
  const checkInput = facts.method === 'get' ? checkFilters : check;
  // Like any parameter that an operation does not have, an input that it does not take is ignored.
  if (call) return schema ? checkInput(schema, unwrapped(call.input) ?? {}) : undefined;
  if (facts.method === 'get') return schema ? checkInput(schema, unwrapped(queryInput(ctx)) ?? {}) : undefined;
  if (!isWrapped(body) && !asksInTrpc(ctx)) throw validationError([missingJson]);
  return schema ? checkInput(schema, isWrapped(body) ? body.json : (body ?? {})) : undefined;
}

const isWrapped = (value: unknown): value is { json: unknown } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'json');

/** Plain JSON as it is; a tRPC client with a transformer wraps it as `{"json": …}`. */
const unwrapped = (value: unknown) => (isWrapped(value) ? value.json : value);

/** The JSON of query parameter `input`; undefined without one. Throws 400. */
export function queryInput(ctx: Context): unknown {
  const text = ctx.query.input;
  if (Array.isArray(text)) throw earshotError('repeatedParameter', 'input');
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw earshotError('brokenInput');
  }
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** No database stores NUL or unpaired surrogates alike: they are refused where they come in. */
function requireWellFormed(value: unknown, path: (string | number)[]): void {
  if (typeof value === 'string') {
    if (isStorable(value)) return;
    throw validationError([
      { code: 'custom', path, message: 'Invalid input: text has a NUL character or an unpaired surrogate' },
    ]);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    requireWellFormed(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
