// Which files of the repository import which, as the TypeScript compiler parses them: types, re-exports and dynamic imports count as well.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** One import: `to` is a path from the repository's root where `specifier` is relative, the specifier itself otherwise. */
export interface Arrow {
  from: string;
  to: string;
  /** Nothing of it is there when the code runs. */
  isTypeOnly: boolean;
}

/** Hand-written and generated sources below a folder, as sorted paths from the root of the repository. */
export function sourcesUnder(folder: string): string[] {
  return readdirSync(join(repositoryRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|\/dist/.test(entry.parentPath))
    .map((entry) => relative(repositoryRoot, join(entry.parentPath, entry.name)))
    .sort();
}

/** Every import of a file, each target once. */
export function arrowsFrom(path: string): Arrow[] {
  const text = readFileSync(join(repositoryRoot, path), 'utf8');
  const isTypeOnlyBySpecifier = new Map<string, boolean>();
  const add = (node: ts.Node | undefined, isTypeOnly: boolean) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    isTypeOnlyBySpecifier.set(node.text, isTypeOnly && (isTypeOnlyBySpecifier.get(node.text) ?? true));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, bringsOnlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly || areTypes(node.exportClause));
    else if (ts.isExternalModuleReference(node)) add(node.expression, false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return [...isTypeOnlyBySpecifier].map(([specifier, isTypeOnly]) => ({
    from: path,
    to: target(path, specifier),
    isTypeOnly,
  }));
}

/** `import type …`, or braces in which every name is a type. */
function bringsOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || (!clause.name && areTypes(clause.namedBindings));
}

function areTypes(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

/** Styles and pages are imported too (`?raw`, `.css`): the query is no part of the path. */
function target(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const to = join(path, '..', specifier.replace(/\?.*$/, ''));
  return statSync(join(repositoryRoot, to), { throwIfNoEntry: false })?.isFile() ? to : `${to} (not found)`;
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components), each sorted. */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const targets = Map.groupBy(arrows, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    path.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (path.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
