// What the server owes the document, written from it: each operation's input, output and validator, and the registry of handlers.
import type { oas31 } from 'openapi3-ts';

interface Entry {
  name: string;
  input: string;
  output: string;
  schemas: { query?: string; path?: string; body?: string; input?: string };
  /** The document has no further fields in the input: an unknown one is refused instead of ignored. */
  isClosed: boolean;
  /** Fields that are closed in the same way, each with its validator. */
  closedFields: { field: string; validator: string; isRequired: boolean }[];
  imports: string[];
}

const pascal = (name: string) =>
  name
    .split('.')
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join('');

const refName = (schema: oas31.SchemaObject | oas31.ReferenceObject | undefined, where: string) => {
  if (!schema || !('$ref' in schema))
    throw new Error(`${where}: the input of a procedure must be a $ref to a named schema`);
  return schema.$ref!.split('/').at(-1)!;
};

function restEntry(name: string, operation: oas31.OperationObject): Entry {
  const type = pascal(name);
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[];
  const schemas: Entry['schemas'] = {};
  const parts: string[] = [];
  for (const place of ['query', 'path'] as const) {
    if (!parameters.some((parameter) => parameter.in === place)) continue;
    schemas[place] = `z${type}${pascal(place)}`;
    parts.push(place === 'query' ? `z.output<typeof z${type}Query>` : `z.output<typeof z${type}Path>`);
  }
  if (operation.requestBody) {
    schemas.body = `z${type}Body`;
    parts.push(`z.output<typeof z${type}Body>`);
  }
  return {
    name,
    input: parts.join(' & ') || 'undefined',
    output: `${type}Responses[200]`,
    schemas,
    isClosed: false,
    closedFields: [],
    imports: [`${type}Responses`],
  };
}

/** Fields of an input that are objects with no further fields. */
function closedFieldsOf(
  { properties = {}, required = [] }: oas31.SchemaObject,
  document: oas31.OpenAPIObject,
): Entry['closedFields'] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const component = '$ref' in schema ? schema.$ref!.split('/').at(-1)! : '';
    if (!isClosedObject(schemaOf(component, document))) return [];
    return [{ field, validator: `z${component}`, isRequired: required.includes(field) }];
  });
}

const schemaOf = (component: string, document: oas31.OpenAPIObject) =>
  document.components?.schemas?.[component] as oas31.SchemaObject | undefined;

const isClosedObject = (schema: oas31.SchemaObject | undefined) => schema?.additionalProperties === false;

function procedureEntry(name: string, operation: oas31.OperationObject, document: oas31.OpenAPIObject): Entry {
  const type = pascal(name);
  const output = `${type}Responses[200]['result']['data']`;
  const imports = [`${type}Responses`];
  const entry: Entry = { name, input: 'undefined', output, schemas: {}, isClosed: false, closedFields: [], imports };
  const parameter = (operation.parameters as oas31.ParameterObject[] | undefined)?.find(
    (each) => each.name === 'input',
  );
  const body = operation.requestBody as oas31.RequestBodyObject | undefined;
  const media = body?.content['application/json']?.schema as oas31.SchemaObject | undefined;
  const schema = parameter?.content?.['application/json']?.schema ?? media?.properties?.json;
  if (schema) {
    const component = refName(schema, name);
    const declared = schemaOf(component, document);
    entry.isClosed = isClosedObject(declared);
    entry.closedFields = declared ? closedFieldsOf(declared, document) : [];
    entry.schemas.input = `z${component}`;
    entry.input = `z.output<typeof ${entry.schemas.input}>`;
  }
  return entry;
}

/** Every operation of the document, in its order. Errors name the operation that can't be read. */
function entriesOf(document: oas31.OpenAPIObject): Entry[] {
  const entries: Entry[] = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (path.startsWith('/trpc/')) continue;
    for (const method of ['get', 'post'] as const) {
      const operation = (item as oas31.PathItemObject)[method];
      if (!operation) continue;
      const name = operation['x-operation-name'] as string | undefined;
      if (!name || name !== operation.operationId)
        throw new Error(`${method} ${path}: operationId and x-operation-name must be the same`);
      entries.push(path.startsWith('/v1/') ? procedureEntry(name, operation, document) : restEntry(name, operation));
    }
  }
  return entries;
}

/** Source text of packages/server/src/generated/handlers.ts: a file that is missing, or exports another type, does not compile. */
export function handlersModule(document: oas31.OpenAPIObject): string {
  const names = entriesOf(document)
    .map(({ name }) => name)
    .sort();
  const alias = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
  return [
    '// This file is auto-generated by scripts/generate.ts from openapi/openapi.yaml',
    '',
    ...names.map((name) => `import { handler as ${alias(name)} } from '../operations/${name}.ts';`),
    "import type { Handler } from '../operations/handler.ts';",
    "import type { OperationName } from './operations.ts';",
    '',
    "/** Every operation's handler, by its name in the document. */",
    'export const handlers: { [Name in OperationName]: Handler<Name> } = {',
    ...names.map((name) => `  '${name}': ${alias(name)},`),
    '};',
    '',
  ].join('\n');
}

function extension({ closedFields }: Entry): string {
  if (closedFields.length === 0) return '';
  const fields = closedFields.map(
    ({ field, validator, isRequired }) => `${field}: ${validator}.strict()${isRequired ? '' : '.optional()'}`,
  );
  return `.extend({ ${fields.join(', ')} })`;
}

/** Source text of packages/server/src/generated/operations.ts. */
export function operationsModule(document: oas31.OpenAPIObject): string {
  const entries = entriesOf(document);
  const validators = entries.flatMap(({ schemas, closedFields }) => [
    ...Object.values(schemas),
    ...closedFields.map(({ validator }) => validator),
  ]);
  const zodNames = [...new Set(validators)].sort();
  const typeNames = [...new Set(entries.flatMap((entry) => entry.imports))].sort();
  const lines = [
    '// This file is auto-generated by scripts/generate.ts from openapi/openapi.yaml',
    '',
    `import type { ${typeNames.join(', ')} } from '@earshot/core';`,
    `import { ${zodNames.join(', ')} } from '@earshot/core/schemas';`,
    "import type { z } from 'zod';",
    '',
    '/** Input (validated) and output of every operation, by its name in the document. */',
    'export interface Operations {',
    ...entries.map((entry) => `  '${entry.name}': { input: ${entry.input}; output: ${entry.output} };`),
    '}',
    '',
    'export type OperationName = keyof Operations;',
    '',
    '/** Validators of every operation: REST by place, procedures by their one input. */',
    'export const inputSchemas: Record<OperationName, { query?: z.ZodType; path?: z.ZodType; body?: z.ZodType; input?: z.ZodType }> = {',
    ...entries.map(
      (entry) =>
        `  '${entry.name}': { ${Object.entries(entry.schemas)
          .map(([place, schema]) => `${place}: ${schema}${extension(entry)}${entry.isClosed ? '.strict()' : ''}`)
          .join(', ')} },`,
    ),
    '};',
    '',
  ];
  return lines.join('\n');
}
