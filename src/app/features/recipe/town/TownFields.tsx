import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import { useApp, useAppStore } from '../../../store/context.tsx';
import { edit } from '../../../store/store.ts';
import * as words from '../words.ts';
import type { ChangeRecipe } from './change-recipe.ts';
import { PICTURES } from './pictures.tsx';
import { RestFields } from './RestFields.tsx';
import { RiverFields } from './RiverFields.tsx';
import { StreetFields } from './StreetFields.tsx';
import { startRest, startRivers, startStreets, startWall } from './town-starts.ts';
import { TownPart } from './TownPart.tsx';
import { WallFields } from './WallFields.tsx';

/** The parts of a town, each of which a recipe can have or not. */
export function TownFields() {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const { recipe } = document;
  const { rivers, walls = [], streets, reach, rest } = recipe;
  const change: ChangeRecipe = (recipeOf) => edit(store, words.changeTown, (draft) => recipeOf(draft.recipe));
  /** Puts a part into the recipe, or takes it out. */
  const put = <Part extends 'rivers' | 'walls' | 'streets' | 'reach' | 'rest'>(
    part: Part,
    value: Recipe[Part] | null,
  ) =>
    change((draft) => {
      if (value === null) delete draft[part];
      else Object.assign(draft, structuredClone({ [part]: value }));
    });
  const starts = {
    rivers: startRivers(document),
    wall: startWall(document, 'stone') ?? startWall(document, 'palisade'),
    streets: startStreets(document),
    rest: startRest(document),
  };
  return (
    <>
      <TownPart
        picture={PICTURES.rivers}
        name={words.rivers}
        detail={starts.rivers ? words.riversDetail : words.noWater}
        isOn={rivers !== undefined}
        disabled={!starts.rivers}
        onToggle={(isOn) => put('rivers', isOn ? starts.rivers! : null)}
      >
        {rivers && <RiverFields rivers={rivers} change={change} />}
      </TownPart>
      <TownPart
        picture={PICTURES.walls}
        name={words.walls}
        detail={starts.wall ? words.wallsDetail : words.noWallPieces}
        isOn={walls.length > 0}
        disabled={!starts.wall}
        onToggle={(isOn) => put('walls', isOn ? [starts.wall!] : null)}
      >
        <WallFields walls={walls} change={change} />
      </TownPart>
      <TownPart
        picture={PICTURES.streets}
        name={words.streets}
        detail={starts.streets ? words.streetsDetail : words.noStreetKind}
        isOn={streets !== undefined}
        disabled={!starts.streets}
        onToggle={(isOn) => put('streets', isOn ? starts.streets! : null)}
      >
        {streets && <StreetFields streets={streets} change={change} />}
      </TownPart>
      <TownPart
        picture={PICTURES.reach}
        name={words.reach}
        detail={words.reachDetail}
        isOn={reach !== undefined}
        onToggle={(isOn) => put('reach', isOn ? 'all' : null)}
      />
      <TownPart
        picture={PICTURES.rest}
        name={words.rest}
        detail={starts.rest ? words.restDetail : words.noGroupsForRest}
        isOn={rest !== undefined}
        disabled={!starts.rest}
        onToggle={(isOn) => put('rest', isOn ? starts.rest! : null)}
      >
        {rest && <RestFields rest={rest} change={change} />}
      </TownPart>
    </>
  );
}
