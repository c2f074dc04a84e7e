import { Button, CloseButton, NativeSelect, UnstyledButton } from '@mantine/core';
import type { GateRecipe, WallRecipe } from '../../../../engine/recipe/town.ts';
import { useApp } from '../../../store/context.tsx';
import { RecipeNumber, SteppedNumber } from '../RecipeNumber.tsx';
import * as words from '../words.ts';
import type { ChangeRecipe } from './change-recipe.ts';
import { groupsOf, startWall, styleOf, wallPieces, type WallStyle } from './town-starts.ts';
import classes from './TownPart.module.css';

/** Greatest numbers that are offered here; files may hold larger. */
const MAX_GATES = 12;
const MAX_SPACING = 60;
const MAX_WALLS = 3;
const STYLES: readonly WallStyle[] = ['stone', 'palisade'];

interface WallFieldsProps {
  readonly walls: readonly WallRecipe[];
  readonly change: ChangeRecipe;
}

/** Each wall: what it encloses, what it is made of, its gates. */
export function WallFields({ walls, change }: WallFieldsProps) {
  const document = useApp((state) => state.document);
  const next = startWall(document, 'stone') ?? startWall(document, 'palisade');
  return (
    <>
      {walls.map((wall, index) => (
        <Wall key={index} wall={wall} index={index} count={walls.length} change={change} />
      ))}
      {next && walls.length < MAX_WALLS && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() =>
            change(
              (draft) => void draft.walls!.push(structuredClone(next) as (typeof draft.walls & object)[0]),
            )
          }
        >
          {words.addWall}
        </Button>
      )}
    </>
  );
}

/** Gates without a greatest number. */
function withoutMost({ pieces, min, spacing }: GateRecipe): GateRecipe {
  return { pieces, min, spacing };
}

interface WallProps {
  readonly wall: WallRecipe;
  readonly index: number;
  readonly count: number;
  readonly change: ChangeRecipe;
}

function Wall({ wall, index, count, change }: WallProps) {
  const document = useApp((state) => state.document);
  const { around, gates } = wall;
  const groups = groupsOf(document.recipe);
  const style = styleOf(document, wall);
  const changeWall = (next: Partial<WallRecipe>) =>
    change((draft) => void Object.assign(draft.walls![index]!, structuredClone(next)));

  function choose(chosen: WallStyle): void {
    const of = wallPieces(document, chosen);
    changeWall({ pieces: of.pieces, ...(gates && { gates: { ...gates, pieces: of.gates } }) });
  }

  return (
    <div className={classes.wall} role="group" aria-label={words.wall(index + 1)}>
      <div className={classes.fields}>
        <NativeSelect
          size="xs"
          label={words.wallStyle}
          value={style ?? ''}
          data={[
            ...(style ? [] : [{ value: '', label: words.ownPieces }]),
            ...STYLES.filter((one) => wallPieces(document, one).pieces.length > 0).map((one) => ({
              value: one,
              label: words.wallStyles[one],
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') choose(value as WallStyle);
          }}
        />
        {typeof around === 'number' && (
          <SteppedNumber
            label={words.wallShare}
            value={Math.round(100 * around)}
            min={10}
            max={100}
            onChange={(percent) => changeWall({ around: percent / 100 })}
          />
        )}
        {count > 1 && (
          <CloseButton
            size="sm"
            style={{ flex: 'none' }}
            aria-label={words.removeWall(index + 1)}
            onClick={() => change((draft) => void draft.walls!.splice(index, 1))}
          />
        )}
      </div>
      {groups.length > 0 && (
        <div className={classes.chips} role="group" aria-label={words.wallAround}>
          <span>{words.wallAround}</span>
          {groups.map((group) => {
            const inside: readonly string[] = typeof around === 'number' ? [] : around;
            const isIn = inside.includes(group);
            const next = groups.filter((one) => (one === group ? !isIn : inside.includes(one)));
            return (
              <UnstyledButton
                key={group}
                className={classes.chip}
                aria-pressed={isIn}
                // A wall encloses something.
                disabled={next.length === 0}
                onClick={() => changeWall({ around: next })}
              >
                {group}
              </UnstyledButton>
            );
          })}
        </div>
      )}
      {gates && (
        <div className={classes.fields}>
          <SteppedNumber
            label={words.gates(index + 1, count)}
            value={gates.min}
            min={0}
            max={Math.min(MAX_GATES, gates.max ?? MAX_GATES)}
            onChange={(min) => changeWall({ gates: { ...gates, min } })}
          />
          <RecipeNumber
            name={words.mostGates(index + 1, count)}
            undoStep={words.change(words.mostGates(index + 1, count))}
            value={gates.max ?? null}
            min={gates.min}
            max={MAX_GATES}
            placeholder={words.noMaximum}
            onChange={(max) => changeWall({ gates: { ...gates, max } })}
            onEmpty={() => changeWall({ gates: withoutMost(gates) })}
          />
          <SteppedNumber
            label={words.gateSpacing}
            value={gates.spacing}
            min={1}
            max={MAX_SPACING}
            onChange={(spacing) => changeWall({ gates: { ...gates, spacing } })}
          />
        </div>
      )}
    </div>
  );
}
