import { Button } from '@mantine/core';
import { Hexagon } from 'lucide-react';
import { useMemo } from 'react';
import { countBuildings } from '../../../engine/city/buildings.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { countSegments } from '../../../engine/schematic/schematic.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import { describePose } from '../../board/poses/pose-words.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { setSession } from '../../store/store.ts';
import { originOf, type Origin } from '../../document/origin.ts';
import panel from './PlacementPanel.module.css';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { CommandButton } from './CommandButton.tsx';
import { districtsOf, idsBy } from './criteria.ts';
import { PlacementDial } from './PlacementDial.tsx';
import { selectPlacements } from './selection.ts';
import { SelectionActions } from './SelectionActions.tsx';
import classes from './selection.module.css';
import { openSchematic } from '../../store/open-schematic.ts';
import * as words from './words.ts';

/** One placement: what it is, how it lies, where it came from. */
export function OnePlacement({ placement }: { readonly placement: Placement }) {
  const store = useAppStore();
  const city = useApp((state) => state.document.city);
  const library = useApp((state) => state.document.schematics);
  const schematic = city.schematics[placement.schematic]!;
  const { id, q, r } = placement;
  const buildings = useMemo(
    () => countBuildings({ kinds: city.kinds, schematics: [schematic], placements: [placement] }),
    [city.kinds, schematic, placement],
  );
  const names = new Map(city.kinds.map((kind) => [kind.id, kind.name]));
  const districts = districtsOf(cityViewOf(store), placement);
  return (
    <>
      <div className={panel.head}>
        <Thumbnail picture={posedShape(schematic, placement, city.kinds).piece} size={72} />
        <div className={panel.words}>
          {Object.hasOwn(library, schematic.id) ? (
            <Button
              className={classes.link}
              variant="transparent"
              title={words.openInSchematics}
              onClick={() => {
                setSession(store, { workspace: 'schematics' });
                openSchematic(store, schematic.id);
              }}
            >
              {schematic.name}
            </Button>
          ) : (
            <strong className={panel.name}>{schematic.name}</strong>
          )}
          <span>{words.placeOf(id, q, r)}</span>
          <span>{describePose(placement)}</span>
        </div>
      </div>
      <dl className={classes.facts} aria-label={words.aboutThePlacement}>
        <dt>{words.segments}</dt>
        <dd>{countSegments(schematic.hexes)}</dd>
        <dt>{words.buildings}</dt>
        <dd>
          {[...buildings].map(([kind, count]) => `${count} ${names.get(kind) ?? kind}`).join(', ') || 'none'}
        </dd>
        {districts.length > 0 && (
          <>
            <dt>{districts.length === 1 ? words.district : words.districts}</dt>
            <dd className={classes.districts}>
              {districts.map((district) => (
                <Button
                  key={district.id}
                  className={classes.link}
                  variant="transparent"
                  title={words.selectAllInThisDistrict}
                  onClick={() =>
                    selectPlacements(store, idsBy(cityViewOf(store), { kind: 'district', id: district.id }))
                  }
                >
                  {words.districtName(district.group, district.id)}
                </Button>
              ))}
            </dd>
          </>
        )}
        <dt>{words.made}</dt>
        <dd>{describeOrigin(originOf(city, placement))}</dd>
      </dl>
      <SelectionActions placements={[placement]}>
        {districts.length > 0 && (
          <CommandButton command="reroll-district" icon={<Hexagon size={14} />}>
            {words.rerollDistrict}
          </CommandButton>
        )}
      </SelectionActions>
      <PlacementDial placement={placement} schematic={schematic} kinds={city.kinds} />
    </>
  );
}

const STAGES = {
  minimums: words.requiredByTheRecipe,
  fill: words.toFillTheLand,
  again: 'rerolled',
} as const;

/** Where a placement came from, in words. */
function describeOrigin(origin: Origin): string {
  if (origin.kind === 'hand') return words.byHand;
  const { seed, stage, changed } = origin;
  return words.bySeed(seed, STAGES[stage], changed);
}
