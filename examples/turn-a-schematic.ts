import { orient, type Schematic } from 'sixfold';
import { writeSchematic } from 'sixfold/formats';

/** The file text of a schematic turned by 60° clockwise around its center hex. */
export function turnSchematic(schematic: Schematic): string {
  return writeSchematic(orient(schematic, { rotation: 1 }));
}
