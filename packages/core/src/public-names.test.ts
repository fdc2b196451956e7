// Every public name says what it is for, and none has a type that lets anything through.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const pathOf = (entry: string) => fileURLToPath(new URL(entry, import.meta.url));
const entries = ['client/index.ts', 'webhooks/index.ts', 'index.ts', 'views.ts'];
const program = ts.createProgram(entries.map(pathOf), {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  resolveJsonModule: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
});
const checker = program.getTypeChecker();
const here = pathOf('.');

/** Declared by us: what lies beyond (Headers, AbortSignal, zod) is not ours to type. */
const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((each) => each.getSourceFile().fileName.startsWith(here)) ?? false;
const isHidden = (symbol: ts.Symbol) =>
  symbol.name.includes('#') ||
  (symbol.declarations?.some(
    (each) =>
      (ts.getCombinedModifierFlags(each as ts.Declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier) !== 0,
  ) ??
    false);

interface PublicName {
  name: string;
  symbol: ts.Symbol;
}

function exportsOf(entry: string): PublicName[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(pathOf(entry))!)!;
  return checker.getExportsOfModule(module).map((symbol) => {
    const aliased = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return { name: symbol.name, symbol: aliased };
  });
}

/** Members of an exported class that a caller can name. */
function membersOf({ name, symbol }: PublicName): PublicName[] {
  if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((member) => isOurs(member) && !isHidden(member))
    .map((member) => ({ name: `${name}.${member.name}`, symbol: member }));
}

/** Where `any` is reached from an exported name, as paths. */
function anysOf({ name, symbol }: PublicName): string[] {
  const seen = new Set<ts.Type>();
  const found: string[] = [];
  const visit = (type: ts.Type, path: string): void => {
    if (type.flags & ts.TypeFlags.Any) found.push(path);
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) for (const part of type.types) visit(part, path);
    const arguments_ = checker.getTypeArguments(type as ts.TypeReference);
    // Their further parameters are any by the default of the language's own types.
    const written = /^Async(Iterable|Iterator|Generator)$/.test(type.symbol?.name)
      ? arguments_.slice(0, 1)
      : arguments_;
    for (const argument of written) visit(argument, `${path}<>`);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      if (signature.declaration && !signature.declaration.getSourceFile().fileName.startsWith(here)) continue;
      visit(signature.getReturnType(), `${path}()`);
      for (const parameter of signature.getParameters())
        visit(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`);
    }
    for (const member of checker.getPropertiesOfType(type)) {
      if (isOurs(member) && !isHidden(member)) visit(checker.getTypeOfSymbol(member), `${path}.${member.name}`);
    }
    for (const info of checker.getIndexInfosOfType(type)) visit(info.type, `${path}[]`);
  };
  if (symbol.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(symbol), name);
  if (symbol.flags & ts.SymbolFlags.Type) visit(checker.getDeclaredTypeOfSymbol(symbol), name);
  return found;
}

const docOf = ({ symbol }: PublicName) => ts.displayPartsToString(symbol.getDocumentationComment(checker));
const isGenerated = ({ symbol }: PublicName) =>
  symbol.declarations?.every((each) => each.getSourceFile().fileName.includes('/generated/')) ?? false;

describe.each(entries)('%s', (entry) => {
  const names = exportsOf(entry);

  it('has no any in the types of its exports', () => {
    expect(names.length).toBeGreaterThan(5);
    expect(names.flatMap(anysOf)).toEqual([]);
  });

  it('says of every hand-written export what it is for', () => {
    const silent = names.filter((each) => !isGenerated(each) && docOf(each) === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('client/index.ts: every call', () => {
  const resources = exportsOf('client/index.ts').filter(({ symbol }) =>
    symbol.declarations?.some((each) => each.getSourceFile().fileName.includes('/client/resources/')),
  );
  const calls = resources.flatMap(membersOf).filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Method);

  it('names its errors, and no rule of the repository, which its readers do not have', () => {
    expect(calls.length).toBeGreaterThan(40);
    const lacking = calls.filter(
      (each) => !/Errors: /.test(docOf(each)) || /\b(Contract|Extension): |\bD\d{1,2}\b|docs\//.test(docOf(each)),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });
});
