import type { AppState } from '../../store/store.ts';
import type { Way } from '../../view/board-cursor.ts';
import type { BoardPointer } from '../input/board-pointer.ts';
import type { Turn } from '../../contrib/posed.ts';

/** The part of a pointer that tools look at; keys make such pointers, too. */
export type ToolPointer = Pick<
  BoardPointer,
  'segment' | 'vertex' | 'point' | 'button' | 'isEraser' | 'modifiers'
>;

/**
 * The places that a drag came to in one step, in order and without gaps. Tools of whole shapes look at the last one,
 * brushes at each.
 */
export type Crossed = readonly [ToolPointer, ...ToolPointer[]];

/** Where a drag is after a step. */
export function lastOf(crossed: Crossed): ToolPointer {
  return crossed.at(-1)!;
}

/**
 * A press that goes on: a state of the tool's machine. States are values. A move gives the next one, with the actions
 * to be done on the way there.
 */
export interface Stroke<Board, Action, Preview> {
  readonly actions: readonly Action[];
  readonly preview: Preview;
  /** Why nothing is done, in words; `null` takes back an earlier message, and without it that stays. */
  readonly message?: string | null;
  /** Whether the board still holds the things that the press is about; always when absent. */
  holds?(board: Board): boolean;
  /** @param crossed where the pointer came since the last move: at least one place, the last one where it is now */
  move(crossed: Crossed, board: Board): Stroke<Board, Action, Preview>;
  /** The actions at the end. */
  release(pointer: ToolPointer, board: Board): readonly Action[];
  /** Actions that take back those before, as far as they are no edits. */
  cancel?(): readonly Action[];
}

/**
 * A tool of a board: pure, and the same for mouse, finger, pen and keys. The runner does its actions.
 *
 * @typeParam Board tells the tool about the board
 * @typeParam Action a change that the tool wants
 * @typeParam Preview shows the user the change before it is made
 */
export interface Tool<Board, Action, Preview> {
  /** The pointer's shape over the board, as CSS; a cross when absent. */
  readonly cursor?: string;
  /** Whether the arrow keys go from hex to hex; from segment to segment when absent. */
  readonly aimsAtHexes?: boolean;
  /** Whether the secondary button presses, too, where no menu opens; the press has that button. */
  readonly secondaryButton?: boolean;
  /** Whether something goes along under a finger, which does not hover. */
  readonly followsFinger?: boolean;
  /** Whether Enter begins a press and Enter again ends it, with the arrows between; else one Enter does both. */
  readonly spansTwoKeys?: boolean;
  /** Whether all edits of a press are one step to undo; else each is a step of its own. */
  readonly isOneStep?: boolean;
  /** Whether a drag that begins at a pointer moves the view; never when absent. */
  pans?(pointer: BoardPointer, board: Board): boolean;
  /** Name of the press where undo calls it off, and of its step; `null` when undo leaves the press alone. */
  label(pointer: ToolPointer, board: Board): string | null;
  press(pointer: ToolPointer, board: Board): Stroke<Board, Action, Preview>;
  /** A preview of a press. */
  hover?(pointer: ToolPointer, board: Board): Preview;
  /** The action that turns, shifts or mirrors the things in hand or selected; `null` when there are none. */
  turn?(turn: Turn, state: AppState): Action | null;
  /** The action of an arrow key; `null` when the key goes to the next place. */
  nudge?(way: Way, state: AppState): Action | null;
  /** The actions before the context menu opens at a pointer, or by keys at `null`; absent for a tool without a menu. */
  menu?(pointer: ToolPointer | null, board: Board): readonly Action[] | null;
}

/** A stroke that waits for its release. */
export function waiting<Board, Action>(
  release: (pointer: ToolPointer, board: Board) => readonly Action[],
): Stroke<Board, Action, null> {
  const stroke: Stroke<Board, Action, null> = { actions: [], preview: null, move: () => stroke, release };
  return stroke;
}
