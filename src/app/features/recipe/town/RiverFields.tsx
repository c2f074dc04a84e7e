import type { RiverRecipe } from '../../../../engine/recipe/town.ts';
import { SteppedNumber } from '../RecipeNumber.tsx';
import * as words from '../words.ts';
import type { ChangeRecipe } from './change-recipe.ts';
import classes from './TownPart.module.css';

/** Greatest number that is offered here; files may hold larger. */
const MAX_RIVERS = 3;
const MAX_WIDTH = 3;

interface RiverFieldsProps {
  readonly rivers: RiverRecipe;
  readonly change: ChangeRecipe;
}

/** Number and width of rivers. */
export function RiverFields({ rivers, change }: RiverFieldsProps) {
  return (
    <div className={classes.fields}>
      <SteppedNumber
        label={words.riverCount}
        value={rivers.count}
        min={1}
        max={MAX_RIVERS}
        onChange={(count) => change((draft) => void (draft.rivers!.count = count))}
      />
      <SteppedNumber
        label={words.riverWidth}
        value={rivers.width}
        min={1}
        max={MAX_WIDTH}
        onChange={(width) => change((draft) => void (draft.rivers!.width = width))}
      />
    </div>
  );
}
