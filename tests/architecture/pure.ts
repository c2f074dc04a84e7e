import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseSource, readSources, visitNodes, type Source } from '../support/source.ts';

/** Names that read a clock, draw random numbers, print, wait, or belong to a page or to Node. */
const IMPURE = new Set([
  'Date',
  'Intl',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'setInterval',
  'setTimeout',
  'window',
]);

/** Functions of Math that the language defines to the last bit: the others may differ between engines. */
const EXACT_MATH = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
]);

/** Names that depend on the language of the machine. */
const LOCAL = /^(?:localeCompare|toLocale\w+)$/;

/** The names in a file whose results can differ by machine or by time. */
function impurities(source: Source): string[] {
  return whereNodes(source, (node) => {
    if (ts.isIdentifier(node)) return IMPURE.has(node.text) && isGlobal(node);
    if (!ts.isPropertyAccessExpression(node)) return false;
    return LOCAL.test(node.name.text) || node.getText() === 'Math.random';
  });
}

/** Where a file reckons with what the last bit of may differ between machines. */
function inexactMath(source: Source): string[] {
  return whereNodes(source, (node) => {
    if (ts.isBinaryExpression(node)) return node.operatorToken.kind === POWER && !isWholeLiteral(node.left);
    if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'Math') return false;
    return /^[a-z]/.test(node.name.text) && node.name.text !== 'random' && !EXACT_MATH.has(node.name.text);
  });
}

const POWER = ts.SyntaxKind.AsteriskAsteriskToken;

/** Constants such as 2 ** 26 are exact. */
function isWholeLiteral(node: ts.Expression): boolean {
  return ts.isNumericLiteral(node) && Number.isInteger(Number(node.text));
}

function whereNodes({ path, tree }: Source, wanted: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  visitNodes(tree, (node) => {
    if (!wanted(node)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1} ${node.getText()}`);
  });
  return found;
}

/** Whether an identifier stands for itself, not for a property of something or a name given here. */
function isGlobal(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  const named =
    ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent);
  return !(named && parent.name === node);
}

describe('the engine', () => {
  test('has no clock, no chance of its own, no output and no exit to the machine', () => {
    expect(readSources('src/engine').flatMap(impurities)).toEqual([]);
  });

  test('reckons with nothing that differs in the last bit between machines', () => {
    expect(readSources('src/engine').flatMap(inexactMath)).toEqual([]);
  });

  test.each([
    'const a = Math.random();',
    'const a = Date.now();',
    'const a = new Date();',
    'const a = performance.now();',
    'console.log(1);',
    "const a = 'b'.localeCompare('c');",
    'setTimeout(() => {}, 0);',
  ])('would be caught at: %s', (text) => {
    expect(impurities(parseSource('a.ts', text))).toHaveLength(1);
  });

  test.each(['const a = Math.hypot(3, 4);', 'const a = Math.sin(1);', 'const a = b ** 0.5;'])(
    'would be caught at reckoning: %s',
    (text) => {
      expect(inexactMath(parseSource('a.ts', text))).toHaveLength(1);
    },
  );

  test('may use exact arithmetic and words of its own', () => {
    const text = 'const a = { window: Math.floor(2.5) * Math.PI * 2 ** 26 }; const b = a.window;';
    const source = parseSource('a.ts', text);
    expect([...impurities(source), ...inexactMath(source)]).toEqual([]);
  });
});

describe('the formats', () => {
  test('depend no more than the engine on machine and time', () => {
    expect(readSources('src/formats').flatMap(impurities)).toEqual([]);
  });
});
