import type { Kind } from '../../../engine/schematic/kind.ts';
import { patternOf, type Pattern } from '../../kinds/pattern.ts';
import type { Brush } from '../brush.ts';
import type { Site } from '../site.ts';
import { paintBarn } from './barn.ts';
import { paintField } from './field.ts';
import { paintGarden, paintOrchard } from './green.ts';
import { paintYard } from './ground.ts';
import { paintHouse } from './house.ts';
import { paintGround } from './plain.ts';
import { paintShop } from './shop.ts';

/** A function that paints one building. */
export type Art = (site: Site, brush: Brush) => void;

/** The art of each pattern; that of others is added by {@link addArts}. */
const ARTS: Partial<Record<Pattern, Art>> = {
  house: paintHouse,
  shop: paintShop,
  barn: paintBarn,
  field: paintField,
  orchard: paintOrchard,
  garden: paintGarden,
  yard: paintYard,
  ground: paintGround,
};

/** Adds the art of more patterns. */
export function addArts(arts: Partial<Readonly<Record<Pattern, Art>>>): void {
  Object.assign(ARTS, arts);
}

/** The art of a kind, by its pattern: see {@link patternOf}; plain ground while the art of a pattern is not there. */
export function artOf(kind: Kind): Art {
  return ARTS[patternOf(kind)] ?? paintGround;
}
