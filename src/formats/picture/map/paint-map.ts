import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Style } from '../picture.ts';
import type { Warp } from './chance.ts';
import { paintCoast } from './coast.ts';
import { paintHedges, paintMeadows, paintPonds, paintWoods } from './country.ts';
import { paintFields, paintOrchards, planFields, rowAxes } from './fields.ts';
import { paintHouses, planHouses, type Hearths, type Planted } from './houses.ts';
import { lanternsOf, paintLamps, paintSmoke } from './lamps.ts';
import { paintCastles, paintChurches, paintTowers, wardCells } from './landmarks.ts';
import { Lattice, type MapSource } from './lattice.ts';
import { styleIn, type Mood } from './moods.ts';
import { paintAsPlanned } from './own-art.ts';
import { Scene, type MapBatch } from './scene.ts';
import { roofTones } from '../roofs.ts';
import { paintWalls } from './walls.ts';
import { paintBridges, paintLandings, paintQuays, paintRiverBoats, pavedCells } from './waterside.ts';
import { paintEarth, paintSquares, paintWays, planWays } from './ways.ts';
import { paintGardens, paintMarkets, paintTraffic, paintYards } from './yards.ts';

/** How a map is painted. */
export interface MapOptions {
  readonly mood: Mood;
  /** Bends the map; `null` for a straight one. */
  readonly warp: Warp | null;
  /** The set of tones of its roofs. */
  readonly roofs: number;
  /** Whether the sea about the land is painted. */
  readonly hasSea: boolean;
  /** Whether a kind keeps its own color on its roofs. */
  readonly ownsColor: (kind: Kind) => boolean;
}

/** All marks of one style in one layer, with their style in a mood. */
export interface MapMark {
  readonly batch: MapBatch;
  readonly style: Style;
}

/** Paints a map: its marks from the ground up. */
export function paintMap(source: MapSource, options: MapOptions): MapMark[] {
  const { mood, warp, hasSea, ownsColor } = options;
  const lattice = new Lattice(source);
  const scene = new Scene(warp);
  const mason = { scene, light: mood.light };
  const tones = roofTones(options.roofs);
  const axisOf = rowAxes(lattice);
  const plots = planFields(lattice, axisOf);
  const houses = planHouses(lattice);
  const isPaved = pavedCells(lattice);
  const isWard = wardCells(lattice);
  const ways = planWays(lattice, isPaved);
  const hearths: Hearths = { lamps: [], chimneys: [] };
  const planted: Planted = new Set();

  paintCoast(lattice, scene, hasSea);
  paintFields(lattice, plots, scene);
  paintMeadows(lattice, plots, scene);
  paintOrchards(lattice, axisOf, scene);
  paintPonds(lattice, scene);
  paintEarth(lattice, scene);
  paintWays(lattice, ways, isPaved, scene);
  paintSquares(lattice, isWard, scene);
  paintQuays(lattice, isPaved, mason);
  paintBridges(ways, mason);
  paintLandings(lattice, ways, isPaved, mason);
  paintRiverBoats(lattice, scene);
  paintHouses(houses, {
    lattice,
    mason,
    hearths,
    planted,
    tones,
    isField: (cell) => plots.has(cell),
    ownsColor,
  });
  paintYards(lattice, planted, mason);
  paintGardens(lattice, houses, mason);
  paintMarkets(lattice, mason);
  paintChurches(lattice, mason, hearths.lamps, ownsColor);
  paintCastles(lattice, mason, isWard, tones, ownsColor);
  paintTowers(lattice, mason, ownsColor);
  paintWalls(lattice, mason, isWard, hearths.lamps);
  paintHedges(lattice, axisOf, scene);
  paintWoods(lattice, scene);
  paintTraffic(lattice, ways, isPaved, mason);
  paintAsPlanned(lattice, scene);
  if (mood.lamps > 0) paintLamps([...lanternsOf(lattice), ...hearths.lamps], mood.lamps, scene);
  if (mood.smoke > 0) paintSmoke(hearths.chimneys, mood.smoke, scene);
  return scene.batches().flatMap((batch) => {
    const style = styleIn(mood, batch);
    return style && (style.fill !== null || style.stroke !== null) ? { batch, style } : [];
  });
}
