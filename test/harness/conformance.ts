// Every response that a test receives is held against the document: its status is declared, its body has all that it says and nothing more.
import * as schemas from '@earshot/core/schemas';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { OperationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { openapiDocument, operationFacts } from '../../packages/server/src/http/operation-facts.ts';

type Responses = Record<string, unknown>;

const zodByName = schemas as unknown as Record<string, z.ZodType | undefined>;

function responsesOf(facts: OperationFacts): Responses {
  const paths = openapiDocument.paths as Record<string, Record<string, { responses: Responses }>>;
  return paths[facts.path]![facts.method]!.responses;
}

/** The document's operation that a request addresses. */
export function factsFor(method: string, path: string): OperationFacts | undefined {
  const address = path.split('?', 1)[0]!;
  return operationFacts.find(
    (facts) => facts.method === method.toLowerCase() && new RegExp(`^${facts.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
}

const pascal = (name: string) => name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Fails when the document does not describe this response. */
export function expectConformance(facts: OperationFacts, status: number, body: unknown): void {
  const declared = Object.keys(responsesOf(facts));
  expect(declared, `${facts.name} answered ${status}: ${JSON.stringify(body)}`).toContain(String(status));
  const name = status === 200 ? `z${pascal(facts.name)}Response` : 'zErrorBody';
  const schema = zodByName[name];
  if (!schema) throw new Error(`no schema ${name}`);
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues ?? [], `${facts.name} ${status} does not fit the document`).toEqual([]);
  // The schemas strip what they don't know: a difference is a key beyond the document.
  if (status === 200) expect(body, `${facts.name} answers more than the document says`).toEqual(parsed.data);
}
