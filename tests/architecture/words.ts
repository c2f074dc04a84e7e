import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource, readSources, visitNodes, type Source } from '../support/source.ts';

/** Folders with all docstrings of the project. */
const FOLDERS = ['src', 'scripts', 'tests', 'examples'];

/** The docstrings of a file that begin with "What": they ask where they should name the thing. */
function questions({ path, tree }: Source): string[] {
  return [...tree.text.matchAll(/\/\*\*[\s*]*(What\b.*)/g)].map(([, words]) => `${path}: ${words}`);
}

test('no docstring begins with "What"', () => {
  expect(FOLDERS.flatMap((folder) => readSources(folder)).flatMap(questions)).toEqual([]);
  expect(questions(parseSource('a.ts', '/**\n * What it is.\n */\nlet a;'))).toEqual(['a.ts: What it is.']);
  expect(questions(parseSource('a.ts', '/** The color. What else? */'))).toEqual([]);
});

/** Folders of the app whose words of the screen all stand in files of words. */
const ROOMS = [
  'board',
  'cityview',
  'contrib',
  'document',
  'features/checks',
  'features/city-board',
  'features/districts',
  'features/files',
  'features/heat',
  'features/history',
  'features/kinds',
  'features/land',
  'features/library',
  'features/living',
  'features/measure',
  'features/offline',
  'features/palette',
  'features/poses',
  'features/recipe',
  'features/report',
  'features/reroll',
  'features/schematics',
  'features/seeds',
  'features/selection',
  'features/share',
  'features/storage',
  'features/view',
  'features/walk',
  'kit',
  'shell',
  'store',
  'view',
].map((name) => `src/app/${name}`);

/** Letters on both sides of a space, a number before a word, or a word with a capital. */
const READS_LIKE_WORDS =
  /\p{L}[\p{P}]* [\p{Ps}\p{Pi}]*\p{L}|… \p{L}{2}|(?<![\p{L}\d_])\p{Lu}\p{Ll}+(?!\p{L})/u;

/** Fonts, media queries and selectors of CSS, markup of pictures, and programs of graphics cards. */
const STYLE =
  /^<|^#version |\b(?:sans-serif|monospace)$|^\([a-z-]+: [\da-z-]+\)(?:(?:,| and) \([a-z-]+: [\da-z-]+\))*$|\[[a-z-]+(?:="[a-z]+")?\]/;

/** Keys by the names that browsers and lists of shortcuts give them. */
const KEY_NAME =
  /^(?:(?:Mod|Ctrl|Alt|Shift)\+)*(?:Alt|Backspace|Control|Ctrl|Del|End|Enter|Esc|Escape|Home|Ins|Menu|Meta|Page (?:Down|Up)|Plus|Shift|Space|Tab|Win|.)$/;

/** The words of the screen that stand in a file, each with its line. */
function screenWords({ path, tree }: Source): string[] {
  const found: string[] = [];
  visitNodes(tree, (node) => {
    const text = textOf(node);
    if (text === undefined || !isForReaders(node, text)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1}: ${text.trim()}`);
  });
  return found;
}

/** The text of a node of text, with "…" for values; `undefined` for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function isForReaders(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(text) && !isKey(node);
  return READS_LIKE_WORDS.test(text) && !STYLE.test(text) && !KEY_NAME.test(text) && !isForPrograms(node);
}

/**
 * Names of modules and types, keys of objects, compared values, class names, texts that are cast to another type, and
 * errors for programmers.
 */
function isForPrograms(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return true;
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) return true;
  if (ts.isAsExpression(parent) && parent.type.kind === ts.SyntaxKind.UnknownKeyword) return true;
  return ts.findAncestor(parent, isTaken) !== undefined;
}

function isKey({ parent }: ts.JsxText): boolean {
  return ts.isJsxElement(parent) && parent.openingElement.tagName.getText().toLowerCase() === 'kbd';
}

function isTaken(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  return ts.isJsxAttribute(node) && node.name.getText() === 'className';
}

test('words of the screen stand in files of words', () => {
  const code = ROOMS.flatMap((room) => readSources(room)).filter(
    ({ path }) => !/\/(?:first-)?words\.ts$/.test(path),
  );
  expect(code.flatMap(screenWords)).toEqual([]);
});

test('a text counts as words of the screen where people read it', () => {
  const texts = (code: string) => screenWords(parseSource('a.tsx', code));
  expect(texts('<b>ok</b>')).toEqual(['a.tsx:1: ok']);
  expect(texts("label = 'Copy'; note = `${count} hexes`; hint = 'of all'")).toHaveLength(3);
  expect(texts("import a from 'Mr A'; id = 'file-a'; key = 'Escape'; `${a} ${b}`")).toEqual([]);
  expect(texts("<Kbd>Esc</Kbd>; query = '(pointer: coarse)'; font = `${size}px sans-serif`")).toEqual([]);
  expect(
    texts("throw new RangeError(`No slot ${slot}`); <b className={`Red ${tone}`} />; a === 'Do it'"),
  ).toEqual([]);
});
