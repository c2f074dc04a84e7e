import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseSource, readSources, type Source } from '../support/source.ts';

const sources = [
  ...readSources('src'),
  ...readSources('tests'),
  ...readSources('scripts'),
  ...readSources('examples'),
];

/** Names that say nothing of what a file holds. */
const EMPTY_NAME = /util|helper|manager|misc|^common\b|^index\./i;

/** Whether a file does nothing but hand on what others export. */
function isBarrel({ tree }: Source): boolean {
  return tree.statements.length > 0 && tree.statements.every(handsOn);
}

function handsOn(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement)) return true;
  return (
    ts.isExportDeclaration(statement) &&
    (statement.moduleSpecifier !== undefined || statement.exportClause !== undefined)
  );
}

function hasDefaultExport({ tree }: Source): boolean {
  return tree.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return true;
    if (ts.isExportDeclaration(statement))
      return (
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.some(({ name }) => name.text === 'default')
      );
    return (
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    );
  });
}

function paths(files: readonly Source[]): string[] {
  return files.map(({ path }) => path);
}

/** The public faces: which of what others export is promised to users of the package. */
const FACES = ['src/library/formats.ts', 'src/library/sixfold.ts', 'src/library/types.ts'];

/** The program of the threads of a worker: BullMQ calls its default export. */
const PROCESSOR = 'src/cli/bake/queue/queue-processor.ts';

describe('no file', () => {
  test('only hands on what others export, but for the faces of the package', () => {
    expect(paths(sources.filter(isBarrel))).toEqual(FACES);
    expect(isBarrel(parseSource('a.ts', `export * from './b.ts'; export { c } from './c.ts';`))).toBe(true);
    expect(isBarrel(parseSource('a.ts', `import { b } from './b.ts'; export { b };`))).toBe(true);
    expect(isBarrel(parseSource('a.ts', `import { b } from './b.ts'; export const c = b;`))).toBe(false);
  });

  test('has a default export, but for one that a package asks for', () => {
    expect(paths(sources.filter(hasDefaultExport))).toEqual([PROCESSOR]);
    expect(hasDefaultExport(parseSource('a.ts', 'export default 1;'))).toBe(true);
    expect(hasDefaultExport(parseSource('a.ts', 'export default function a() {}'))).toBe(true);
    expect(hasDefaultExport(parseSource('a.ts', 'const a = 1; export { a as default };'))).toBe(true);
    expect(hasDefaultExport(parseSource('a.ts', 'export const a = 1;'))).toBe(false);
  });

  test('has a name that says nothing', () => {
    expect(paths(sources).filter((path) => EMPTY_NAME.test(basename(path)))).toEqual([]);
    expect(['utils.ts', 'hex-helpers.ts', 'index.ts'].every((name) => EMPTY_NAME.test(name))).toBe(true);
  });
});
