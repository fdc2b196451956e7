// Which values the files of the repository export, and which names they import of each other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from './import-graph.ts';

/** `path#name`; `path#*` for all that a file exports. */
type Place = string;

/** Both at once, because parsing is what takes time. */
export function namesOfFile(path: string): { exported: Place[]; imported: Place[] } {
  const source = ts.createSourceFile(path, readFileSync(join(repositoryRoot, path), 'utf8'), ts.ScriptTarget.Latest);
  return { exported: exportedValues(path, source), imported: importedNames(path, source) };
}

/** Functions, classes and constants that a file declares with `export`; default exports and types aside. */
function exportedValues(path: string, source: ts.SourceFile): Place[] {
  const isExported = (node: ts.HasModifiers) => {
    const kinds = ts.getModifiers(node)?.map(({ kind }) => kind) ?? [];
    return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
  };
  return source.statements.flatMap((statement): Place[] => {
    if (ts.isVariableStatement(statement) && isExported(statement))
      return statement.declarationList.declarations
        .flatMap(({ name }) => namesIn(name))
        .map((name) => `${path}#${name}`);
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && isExported(statement))
      return statement.name ? [`${path}#${statement.name.text}`] : [];
    return [];
  });
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

/** What a file imports or passes on of other files of the repository. An import at run time counts as all of the file. */
function importedNames(path: string, source: ts.SourceFile): Place[] {
  const places = (specifier: string, names: readonly string[]) =>
    specifier.startsWith('.') ? names.map((name) => `${join(path, '..', specifier)}#${name}`) : [];
  const declared = source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier))
      return places(statement.moduleSpecifier.text, namesOf(statement.importClause?.namedBindings));
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier))
      return places(statement.moduleSpecifier.text, namesOf(statement.exportClause));
    return [];
  });
  const called = [...source.text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)];
  return [...declared, ...called.flatMap(([, specifier]) => places(specifier!, ['*']))];
}

function namesOf(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return ['*'];
  return names.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}
