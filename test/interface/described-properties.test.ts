// Every property of the document has a description that says something, and editors show it.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Described {
  path: string;
  name: string;
  description: string | undefined;
}

/** Every property of every schema, examples left out. */
function propertiesOf(node: unknown, path: string): Described[] {
  if (Object(node) !== node) return [];
  return Object.entries(node as object).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    const inner = propertiesOf(value, `${path}/${key}`);
    // A field may itself be called `properties`; that of a schema stands beside its keywords.
    if (key !== 'properties' || path.endsWith('/properties') || Object(value) !== value) return inner;
    const own = Object.entries(value as Record<string, { description?: string }>);
    return [...own.map(([name, { description }]) => ({ path: `${path}/${key}/${name}`, name, description })), ...inner];
  });
}

/** Parameters of operations; shared ones are named by a reference. */
function parametersOf({ paths }: { paths: object }): Described[] {
  return Object.entries(paths).flatMap(([address, item]) =>
    Object.entries(item as Record<string, { parameters?: { name?: string; description?: string }[] }>).flatMap(
      ([method, { parameters = [] }]) =>
        parameters
          .filter(({ name }) => name !== undefined)
          .map(({ name, description }) => ({ path: `${method} ${address} ${name}`, name: name!, description })),
    ),
  );
}

const document = parse(textOf('openapi/openapi.yaml')) as { paths: object; components: { schemas: object } };
const properties = propertiesOf(document, '#');
const pathsWhere = (isAtFault: (property: Described) => boolean) =>
  properties.filter(isAtFault).map(({ path }) => path);

const words = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
const emptyWords = new Set(['the', 'a', 'an', 'of', 'this', 'its', 'is', 'value', 'field']);

describe('openapi/openapi.yaml, descriptions of properties', () => {
  it('no property lacks one', () => {
    expect(properties.length).toBeGreaterThan(900);
    expect(pathsWhere(({ description }) => !description?.trim())).toEqual([]);
  });

  it('each is prose: it begins like a sentence and ends like one', () => {
    expect(pathsWhere(({ description = '' }) => !/^[A-Z0-9`“][\s\S]*[.)`]$/.test(description.trim()))).toEqual([]);
  });

  it('each parameter has one too', () => {
    const nameless = parametersOf(document).filter(({ description }) => !description?.trim());
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  it('none only repeats the name', () => {
    const repeats = ({ name, description = '' }: Described) => {
      const known = new Set([...words(name), ...emptyWords]);
      return words(description).every((word) => known.has(word));
    };
    expect(pathsWhere(repeats)).toEqual([]);
  });
});

describe('packages/core/src/generated/types.gen.ts', () => {
  it('has the description at each property of each schema, also where the property refers to a type', () => {
    const source = ts.createSourceFile(
      'types.gen.ts',
      textOf('packages/core/src/generated/types.gen.ts'),
      ts.ScriptTarget.ESNext,
      true,
    );
    const schemas = new Set(Object.keys(document.components.schemas));
    const bare: string[] = [];
    const visit = (node: ts.Node, path: string): void => {
      const name = ts.isPropertySignature(node) ? `${path}.${node.name.getText(source)}` : path;
      // The generator narrows the discriminator of a union beside the type that describes it.
      const isNarrowed = ts.isIntersectionTypeNode(node.parent?.parent ?? node);
      const isBare = ts.getJSDocCommentsAndTags(node).length === 0;
      if (ts.isPropertySignature(node) && isBare && !isNarrowed) bare.push(name);
      ts.forEachChild(node, (child) => visit(child, name));
    };
    for (const statement of source.statements) {
      if (ts.isTypeAliasDeclaration(statement) && schemas.has(statement.name.text))
        visit(statement, statement.name.text);
    }
    expect(bare).toEqual([]);
  });
});
