// A valid request of every operation, from the examples of the document, so that new operations need no new test code.

import { type OperationFacts, openapiDocument } from '../../packages/server/src/http/operation-facts.ts';
import type { RequestOptions } from './earshot.ts';

interface Media {
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Operation {
  requestBody?: { content: Record<string, Media> };
  parameters?: { name?: string; content?: Record<string, Media> }[];
}

type Json = Record<string, unknown>;

const operationOf = (facts: OperationFacts): Operation =>
  (openapiDocument.paths as unknown as Record<string, Record<string, Operation>>)[facts.path]![facts.method]!;

function exampleOf(media: Media | undefined): Json | undefined {
  if (media?.example !== undefined) return media.example as Json;
  const [first] = Object.values(media?.examples ?? {});
  if (!first?.$ref) return first?.value as Json | undefined;
  const named = openapiDocument.components.examples as unknown as Record<string, { value: unknown }>;
  return named[first.$ref.split('/').at(-1)!]!.value as Json;
}

/** The document's example input of an operation: a REST body, or what a procedure takes (no `json` around it). */
export function sampleInput(facts: OperationFacts): Json {
  const { requestBody, parameters } = operationOf(facts);
  const input = parameters?.find(({ name }) => name === 'input');
  const example = exampleOf(requestBody?.content['application/json'] ?? input?.content?.['application/json']);
  return (facts.style === 'procedure' && facts.method === 'post' ? (example?.json as Json) : example) ?? {};
}

/** Address and options of a request with that input; path parameters get `id`. */
export function requestWith(facts: OperationFacts, input: Json, id = 'nonexistent'): [string, RequestOptions] {
  const path = facts.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  if (facts.style === 'rest') return [path, facts.method === 'post' ? { json: input } : {}];
  if (facts.method === 'post') return [path, { json: { json: input } }];
  return [`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {}];
}
