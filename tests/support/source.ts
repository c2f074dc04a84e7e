import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** The folder of the project. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** A source file, parsed. Paths are relative to the project, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
  /** The modules that it names in an import, a re-export, a dynamic import, an import type or a worker's address. */
  readonly imports: readonly string[];
}

/** The files that were parsed, by path: no test changes them. */
const parsed = new Map<string, Source>();

/** Every TypeScript file under a folder of the project, each of which is parsed once in a worker. */
export function readSources(folder: string): Source[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => {
      const path = join(folder, file).split(sep).join('/');
      const source = parsed.get(path) ?? parseSource(path, readFileSync(join(PROJECT, path), 'utf8'));
      parsed.set(path, source);
      return source;
    });
}

export function parseSource(path: string, text: string): Source {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: string[] = [];
  visitNodes(tree, (node) => {
    const named = importedName(node);
    if (named !== undefined) imports.push(named);
  });
  return { path, tree, imports };
}

/** The path of a relative import's file, relative to the project; `undefined` for a package. */
export function resolveImport(from: string, named: string): string | undefined {
  if (!named.startsWith('.')) return undefined;
  const bare = named.replace(/\?.*$/, '');
  return relative(PROJECT, join(PROJECT, dirname(from), bare))
    .split(sep)
    .join('/');
}

/** The package of an import: `react-dom` for `react-dom/client`, `@mantine/core` for `@mantine/core`. */
export function packageName(named: string): string {
  const parts = named.split('/');
  return named.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? named);
}

export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => visitNodes(child, visit));
}

function importedName(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier && textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  // The address of a worker: new URL('./worker.ts', import.meta.url).
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL' && node.arguments?.length === 2)
    return textOf(node.arguments[0]);
  return undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
