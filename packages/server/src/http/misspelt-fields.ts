// Fields in the input of a query that are nearly those of its operation: no filter may be dropped in silence (docs/decisions/requests.md#d67).
import { type ValidationIssue, validationError } from '@earshot/core';
import { z } from 'zod';
import { isNearly } from './misspelt-parameters.ts';

/** A caller who has misspelt these needs no more of them. */
const mostIssues = 20;

type Path = readonly string[];

/** The names of an input's fields. */
export const fieldsOf = (schema: z.ZodType | undefined): readonly string[] => Object.keys(shapeOf(schema));

/**
 * Throws 400 if the input of a query has a field that is nearly one of the schema's, at any depth, or that belongs to an object within it:
 * a filter that is dropped selects everything.
 */
export function refuseMisspeltFilters(input: unknown, schema: z.ZodType | undefined): void {
  const issues: ValidationIssue[] = [];
  const look = (value: unknown, shape: z.ZodRawShape, path: Path) => {
    for (const name of unknownIn(value, shape)) {
      const meant = placesIn(shape).find((place) => isNearly(name, place.at(-1)!));
      if (meant) issues.push(misspelt(name, meant.join('.'), path));
    }
    for (const [name, inner] of Object.entries(shape)) {
      const own = (value as Record<string, unknown>)[name];
      if (typeof own === 'object' && own !== null) look(own, shapeOf(inner as z.ZodType), [...path, name]);
    }
  };
  look(input ?? {}, shapeOf(schema), []);
  if (issues.length > 0) throw validationError(issues.slice(0, mostIssues));
}

const unknownIn = (value: unknown, shape: z.ZodRawShape) =>
  Object.keys(value as object).filter((name) => !Object.hasOwn(shape, name));

/** The fields of an object and those of the objects in it, each by its way there: the nearest first. */
function placesIn(shape: z.ZodRawShape): [string, ...string[]][] {
  const names = Object.keys(shape);
  const within = names.flatMap((name) =>
    Object.keys(shapeOf(shape[name] as z.ZodType)).map((inner): [string, string] => [name, inner]),
  );
  return [...names.map((name): [string] => [name]), ...within];
}

function shapeOf(schema: z.ZodType | undefined): z.ZodRawShape {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return shapeOf(schema.unwrap() as z.ZodType);
  return {};
}

const misspelt = (name: string, meant: string, path: Path): ValidationIssue => ({
  code: 'unrecognized_keys',
  keys: [name],
  path: [...path],
  message: `Unknown field '${name.slice(0, 100)}'. Did you mean '${meant}'?`,
});
