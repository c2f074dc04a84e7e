import { figureMeant } from '../figure-name.ts';
import type { FigureTable } from '../table.ts';
import { QueryFault } from './fault.ts';
import type { ConditionNode, NumberNode } from './tree.ts';

/** Tells whether the city of a row meets a condition. */
type RowTest = (row: number) => boolean;
/** The number of the city of a row, NaN where it has none. */
type RowNumber = (row: number) => number;

/** The fault that a table lacks a figure of a node, the first in the text; `undefined` when it has all. */
export function missingFigure(node: ConditionNode | NumberNode, table: FigureTable): QueryFault | undefined {
  switch (node.kind) {
    case 'number':
      return undefined;
    case 'figure':
      return table.column(node.name)
        ? undefined
        : new QueryFault(node.place, `no such figure.${figureMeant(node.name, table.names)}`);
    case 'not':
    case 'negative':
      return missingFigure(node.operand, table);
    case 'and':
    case 'or':
    case 'comparison':
    case 'arithmetic':
      return missingFigure(node.left, table) ?? missingFigure(node.right, table);
  }
}

/** A condition as a function of rows; the table has all of its figures. */
export function compileCondition(node: ConditionNode, table: FigureTable): RowTest {
  switch (node.kind) {
    case 'not': {
      const operand = compileCondition(node.operand, table);
      return (row) => !operand(row);
    }
    case 'and': {
      const [left, right] = [compileCondition(node.left, table), compileCondition(node.right, table)];
      return (row) => left(row) && right(row);
    }
    case 'or': {
      const [left, right] = [compileCondition(node.left, table), compileCondition(node.right, table)];
      return (row) => left(row) || right(row);
    }
    case 'comparison':
      return compileComparison(node, table);
  }
}

function compileComparison(
  { operator, left: leftNode, right: rightNode }: ConditionNode & { readonly kind: 'comparison' },
  table: FigureTable,
): RowTest {
  const [left, right] = [compileNumber(leftNode, table), compileNumber(rightNode, table)];
  switch (operator) {
    case '=':
      return (row) => left(row) === right(row);
    case '!=':
      // Does not hold where one is missing.
      return (row) => Math.abs(left(row) - right(row)) > 0;
    case '<':
      return (row) => left(row) < right(row);
    case '<=':
      return (row) => left(row) <= right(row);
    case '>':
      return (row) => left(row) > right(row);
    case '>=':
      return (row) => left(row) >= right(row);
  }
}

/** A number as a function of rows; the table has all of its figures. */
export function compileNumber(node: NumberNode, table: FigureTable): RowNumber {
  switch (node.kind) {
    case 'number': {
      const { value } = node;
      return () => value;
    }
    case 'figure': {
      const column = table.column(node.name)!;
      return (row) => column[row]!;
    }
    case 'negative': {
      const operand = compileNumber(node.operand, table);
      return (row) => -operand(row);
    }
    case 'arithmetic': {
      const [left, right] = [compileNumber(node.left, table), compileNumber(node.right, table)];
      switch (node.operator) {
        case '+':
          return (row) => left(row) + right(row);
        case '-':
          return (row) => left(row) - right(row);
        case '*':
          return (row) => left(row) * right(row);
        case '/':
          return (row) => {
            const divisor = right(row);
            return divisor === 0 ? NaN : left(row) / divisor;
          };
      }
    }
  }
}
