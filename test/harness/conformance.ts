// Every response that a test receives is held against the document: its status is declared, its body has all that it says and nothing more.
import * as schemas from '@earshot/core/schemas';
import { expect } from 'vitest';
import type { OperationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { openapiDocument, operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { noteAnswer } from './document-coverage.ts';

type Responses = Record<string, unknown>;

interface Schema {
  safeParse(value: unknown): { data?: unknown; error?: { issues: unknown[] } };
}

const schemaByName = schemas as unknown as Record<string, Schema | undefined>;

function responsesOf(facts: OperationFacts): Responses {
  const paths = openapiDocument.paths as Record<string, Record<string, { responses: Responses }>>;
  return paths[facts.path]![facts.method]!.responses;
}

/** The document's operation that a request addresses. */
export function factsFor(method: string, path: string): OperationFacts | undefined {
  const address = path.split('?', 1)[0]!;
  return operationFacts.find(
    (facts) =>
      facts.method === method.toLowerCase() &&
      new RegExp(`^${facts.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
}

const pascal = (name: string) => name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Fails when the document does not describe this response. */
export function expectConformance(facts: OperationFacts, status: number, body: unknown): void {
  noteAnswer(facts.name, status);
  const declared = Object.keys(responsesOf(facts));
  expect(declared, `${facts.name} answered ${status}: ${JSON.stringify(body)}`).toContain(String(status));
  const name = status === 200 ? `z${pascal(facts.name)}Response` : 'zErrorBody';
  const schema = schemaByName[name];
  if (!schema) throw new Error(`no schema ${name}`);
  const parsed = schema.safeParse(body);
  expect(parsed.error?.issues ?? [], `${facts.name} ${status} does not fit the document`).toEqual([]);
  // The schemas strip what they don't know: a difference is a key beyond the document.
  // The issues of an error carry what their kind needs, so only its other keys are closed.
  if (status !== 200) {
    const { issues: _, ...fixed } = body as Record<string, unknown>;
    const { message, code, data } = parsed.data as Record<string, unknown>;
    expect(fixed, `${facts.name} ${status} says more than an error body has`).toEqual({ message, code, data });
  }
  if (status !== 200) return;
  const described = facts.name === 'upload.getPresignedUrl' ? withFormFields(parsed.data, body) : parsed.data;
  expect(body, `${facts.name} answers more than the document says`).toEqual(described);
}

interface PresignedUploadResponse {
  result: { data: { url: string; fields: Record<string, string> } };
}

/** The fields of an upload are an open map of texts, of which the schemas keep only `key`. */
function withFormFields(parsed: unknown, body: unknown): PresignedUploadResponse {
  const { fields } = (body as PresignedUploadResponse).result.data;
  for (const value of Object.values(fields)) expect(value).toBeTypeOf('string');
  return { result: { data: { ...(parsed as PresignedUploadResponse).result.data, fields } } };
}
