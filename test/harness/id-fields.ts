// The fields of an operation's input that name something, read from the document, so that a new operation is tried without new test code.
import { type OperationFacts, openapiDocument } from '../../packages/server/src/http/operation-facts.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { name?: string; in?: string; content?: Record<string, { schema: Schema }> }[];
}

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = schema.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], openapiDocument);
  return resolved(found as Schema);
}

const namesSomething = /^(?:id|ids|key|token)$|(?:Id|Ids|Key|Token)$/;

function fieldsIn(schema: Schema, path: string, above: readonly Schema[]): string[] {
  const own = resolved(schema);
  if (above.includes(own)) return [];
  const within = [...above, own];
  const properties = Object.entries(own.properties ?? {}).flatMap(([name, value]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return [...(namesSomething.test(name) ? [field] : []), ...fieldsIn(value, field, within)];
  });
  const parts = [own.items ?? [], own.oneOf ?? [], own.anyOf ?? [], own.allOf ?? []].flat();
  return [...properties, ...parts.flatMap((part) => fieldsIn(part, path, within))];
}

/** `id`, `filters.salespersonId`; what stands in the address too. */
export function idFieldsOf(facts: OperationFacts): string[] {
  const paths = openapiDocument.paths as unknown as Record<string, Record<string, Operation>>;
  const { requestBody, parameters = [] } = paths[facts.path]![facts.method]!;
  const fields = parameters.flatMap(({ name = '', in: place, content }) => {
    if (name === 'input') return fieldsIn(content!['application/json']!.schema, '', []);
    return place !== 'header' && namesSomething.test(name) ? [name] : [];
  });
  const body = requestBody?.content['application/json']?.schema;
  // A procedure's input is within `json`.
  const input = body && facts.style === 'procedure' ? resolved(body).properties?.json : body;
  return [...new Set([...fields, ...(input ? fieldsIn(input, '', []) : [])])];
}
