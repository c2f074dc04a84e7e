import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import { mix } from '../palette.ts';
import { chanceAt } from '../chance.ts';
import { noiseAt, pick } from './chance.ts';
import {
  add,
  AXES,
  between,
  cornersCut,
  dot,
  isInside,
  middleOf,
  outset,
  rounded,
  softened,
  type Vec,
} from './geometry.ts';
import {
  bordersByColor,
  chanceOf,
  forEachNear,
  isCoastal,
  placeInRow,
  rowOf,
  sideOf,
  sidesOf,
  WALLS,
  WATER,
  type AxisIndex,
  type Lattice,
  type MapCell,
} from './lattice.ts';
import { paintBush, paintTree } from './plants.ts';
import type { Scene } from './scene.ts';
import { COUNTRY, fieldTones, HAY, THIN_SHADOW, tinted, type FieldTones } from './tones.ts';

/*
 * The mosaic of fields. Fields lie in strips along the rows of the lattice, and meadows beside them are grown with hay in
 * the direction of most fields about, so that country is worked land and not a lawn with stripes on it.
 */

/** A plot of one crop. */
interface Plot {
  readonly axis: AxisIndex;
  readonly tones: FieldTones;
  /** Equal for all cells of the plot. */
  readonly key: string;
  /** 0 ≤ n < 1. */
  readonly tone: number;
}

/** The plots on the cells of a map. */
export type Plots = ReadonlyMap<MapCell, Plot>;

/** Patterns whose parts lie in rows. */
const ROWS: ReadonlySet<Pattern> = new Set(['field', 'hedge', 'meadow', 'orchard', 'wood']);

/** The axis along which cells lie in the fewest rows; of equal ones the first. */
function longAxis(cells: readonly MapCell[]): AxisIndex {
  const rows = ([0, 1, 2] as const).map((axis) => new Set(cells.map((cell) => rowOf(cell, axis))).size);
  return rows.indexOf(Math.min(...rows)) as AxisIndex;
}

/** The axes of parts of the country that lie in rows. */
export function rowAxes(lattice: Lattice): (cell: MapCell) => AxisIndex {
  const axes = new Map(
    lattice.buildings
      .filter(({ pattern }) => ROWS.has(pattern))
      .map((building) => [building, longAxis(building.cells)]),
  );
  return ({ building }) => (building && axes.get(building)) ?? 0;
}

/** The least number of segments in a row of hay: fewer stay meadow, or green slivers would lie about. */
const LEAST_HAY = 3;

/** Which cells are grown with what. */
export function planFields(lattice: Lattice, axisOf: (cell: MapCell) => AxisIndex): Plots {
  const plots = new Map<MapCell, Plot>();
  for (const cell of lattice.cells) {
    if (cell.pattern !== 'field') continue;
    const first = cell.building?.cells[0] ?? cell;
    plots.set(cell, {
      axis: axisOf(cell),
      tones: fieldTones(cell.kind!.color),
      key: `p${cell.placement || first.key}`,
      tone: chanceOf(first, 40),
    });
  }
  const hay = new Map<MapCell, Plot>();
  for (const cell of lattice.cells) {
    const plot = cell.pattern === 'meadow' && cell.density <= 0.2 ? hayPlot(cell, plots) : undefined;
    if (plot) hay.set(cell, plot);
  }
  for (const { cells } of runsOf([...hay.keys()], hay))
    if (cells.length >= LEAST_HAY) for (const cell of cells) plots.set(cell, hay.get(cell)!);
  return plots;
}

/** The plot of hay on a meadow, where enough fields lie about. */
function hayPlot(cell: MapCell, fields: Plots): Plot | undefined {
  const votes = [0, 0, 0];
  let wild = 0;
  forEachNear(cell, 6, (other, steps) => {
    const plot = fields.get(other);
    if (plot) votes[plot.axis]! += 1 / (1 + steps);
    if (steps <= 1 && (WATER.has(other.pattern) || WALLS.has(other.pattern))) wild += 1;
    if (steps <= 2 && isCoastal(other)) wild += 0.34;
  });
  const sum = votes[0]! + votes[1]! + votes[2]!;
  if (sum - 0.5 * wild + 0.9 * noiseAt(cell.x / 3.1, cell.y / 3.1, 55) < 1.1) return undefined;
  const axis = votes.indexOf(Math.max(...votes)) as AxisIndex;
  const row = rowOf(cell, axis);
  const pair = Math.floor(row / 2);
  const cut = Math.floor((placeInRow(cell, axis) + Math.floor(6 * chanceAt(pair, 0, axis, 41))) / 9);
  const wide = chanceAt(pair, cut, axis, 42) < 0.45 ? 2 * pair : row;
  return { axis, tones: HAY, key: `m${axis},${wide},${cut}`, tone: chanceAt(wide, cut, axis, 43) };
}

/** Cells of one plot that follow each other in one row, with those before and after. */
interface Run {
  readonly cells: readonly MapCell[];
  readonly plot: Plot;
  readonly before: MapCell | null;
  readonly after: MapCell | null;
}

function runsOf(cells: Iterable<MapCell>, plots: Plots): Run[] {
  const runs: Run[] = [];
  const seen = new Set<MapCell>();
  for (const start of cells) {
    const plot = plots.get(start);
    if (!plot || seen.has(start)) continue;
    const goesOn = (cell: MapCell | null): cell is MapCell => {
      const other = cell && plots.get(cell);
      return !!other && other.key === plot.key && other.axis === plot.axis;
    };
    let first = start;
    for (let before = inRow(first, plot.axis, -1); goesOn(before); before = inRow(first, plot.axis, -1))
      first = before;
    const own: MapCell[] = [];
    let cell: MapCell | null = first;
    for (; goesOn(cell); cell = inRow(cell, plot.axis, 1)) {
      own.push(cell);
      seen.add(cell);
    }
    runs.push({ cells: own, plot, before: inRow(first, plot.axis, -1), after: cell });
  }
  return runs;
}

/** The cell beside one in its row along an axis, before it (-1) or after it (1); `null` off the land. */
export function inRow(cell: MapCell, axis: AxisIndex, side: 1 | -1): MapCell | null {
  const { along } = AXES[axis];
  for (const { axis: other, other: next } of sidesOf(cell)) {
    if (other === axis) continue;
    const [from, to] = sideOf(cell, other);
    const [x, y] = middleOf(from, to);
    if (dot([x - cell.x, y - cell.y], along) * side > 0) return next;
  }
  return null;
}

/** A four-sided part of a row: its ends at the two sides of the row, in the row's own coordinates. */
export interface RowPart {
  readonly along: Vec;
  readonly across: Vec;
  readonly top: number;
  readonly bottom: number;
  readonly startTop: number;
  readonly startBottom: number;
  readonly endTop: number;
  readonly endBottom: number;
}

/** The point at `s` along and `t` across a row. */
export function inRowAt({ along, across }: Pick<RowPart, 'along' | 'across'>, s: number, t: number): Vec {
  return [along[0] * s + across[0] * t, along[1] * s + across[1] * t];
}

/** The corners of a part of a row, clockwise. */
export function cornersOf(part: RowPart): [Vec, Vec, Vec, Vec] {
  return [
    inRowAt(part, part.startTop, part.top),
    inRowAt(part, part.endTop, part.top),
    inRowAt(part, part.endBottom, part.bottom),
    inRowAt(part, part.startBottom, part.bottom),
  ];
}

/** The part of a row that cells cover, which follow each other in it: its ends are slanted. */
export function rowPart(first: MapCell, last: MapCell, axis: AxisIndex): RowPart {
  const { along, across } = AXES[axis];
  const top = Math.min(...first.corners.map((corner) => dot(corner, across)));
  const bottom = top + STRIP_HEIGHT;
  const ends = (cell: MapCell, t: number) =>
    cell.corners
      .filter((corner) => Math.abs(dot(corner, across) - t) < 0.01)
      .map((corner) => dot(corner, along));
  return {
    along,
    across,
    top,
    bottom,
    startTop: Math.min(...ends(first, top)),
    startBottom: Math.min(...ends(first, bottom)),
    endTop: Math.max(...ends(last, top)),
    endBottom: Math.max(...ends(last, bottom)),
  };
}

/** The outline of a run: its slanted ends are cut square where what lies beside them allows it. */
function runPart({ cells, plot, before, after }: Run, plots: Plots): RowPart {
  const part = rowPart(cells[0]!, cells.at(-1)!, plot.axis);
  const gives = (cell: MapCell | null) => {
    if (cell === null) return false;
    const other = plots.get(cell);
    return other ? other.axis === plot.axis : cell.pattern === 'meadow';
  };
  const cut = (a: number, b: number, inner: number, isSquare: boolean): [number, number] =>
    isSquare ? [(a + b) / 2, (a + b) / 2] : [a + 0.4 * (inner - a), b + 0.4 * (inner - b)];
  const { startTop, startBottom, endTop, endBottom } = part;
  const starts = cut(startTop, startBottom, Math.max(startTop, startBottom), gives(before));
  const ends = cut(endTop, endBottom, Math.min(endTop, endBottom), gives(after));
  return { ...part, startTop: starts[0], startBottom: starts[1], endTop: ends[0], endBottom: ends[1] };
}

/** Paints fields with their furrows, the baulks between them, haystacks and hedgerows. */
export function paintFields(lattice: Lattice, plots: Plots, scene: Scene): void {
  const drawn = lattice.drawn.filter((cell) => plots.has(cell));
  for (const run of runsOf(drawn, plots)) {
    const part = runPart(run, plots);
    paintStrip(run, part, scene);
    paintBaulks(run, part, plots, scene);
    paintHaystacks(run, scene);
    for (const cell of run.cells) paintHedgerow(cell, run.plot, plots, scene);
  }
}

/** Furrows in a row. */
const FURROWS = 6;

function paintStrip({ cells, plot }: Run, part: RowPart, scene: Scene): void {
  const { role, tones } = plot.tones;
  const [first] = cells as [MapCell];
  const region = 0.5 + 0.5 * noiseAt(first.x / 7, first.y / 7, 60);
  const tone = pick(tones, (0.65 * plot.tone + 0.5 * region) % 1);
  scene.fill('field', { role, fill: tone, stroke: tone, width: 0.015 }, cornersCut(cornersOf(part), 0.09));
  const [dark, pale]: [Vec[][], Vec[][]] = [[], []];
  for (let i = 0; i < FURROWS; i++) {
    const share = (i + 0.5) / FURROWS;
    const t = part.top + share * STRIP_HEIGHT;
    const start = part.startTop + share * (part.startBottom - part.startTop) + 0.08;
    const end = part.endTop + share * (part.endBottom - part.endTop) - 0.08;
    if (end - start >= 0.15)
      (i % 2 === 0 ? dark : pale).push([inRowAt(part, start, t), inRowAt(part, end, t)]);
  }
  if (role === 'crop' && plot.tone > 0.62) {
    scene.line(
      'furrow',
      { role: 'furrow', stroke: mix(tone, '#6d8a3e', 0.28), width: 0.02, from: 16 },
      ...dark,
    );
    return;
  }
  const [earth, share] =
    role === 'fallow' ? ['#5a4130', 0.26] : role === 'crop' ? ['#6d6a2e', 0.2] : ['#6d6a2e', 0.26];
  scene.line('furrow', { role: 'furrow', stroke: mix(tone, earth, share), width: 0.026, from: 12 }, ...dark);
  const light = role === 'fallow' ? mix(tone, '#5a4130', 0.14) : mix(tone, '#fff7dd', 0.35);
  scene.line('furrow', { role: 'furrowPale', stroke: light, width: 0.03, from: 20 }, ...pale);
}

/** The sides along the row of a cell where its plot ends. */
function endsPlot(cell: MapCell, plot: Plot, plots: Plots): boolean {
  const beside = cell.beside[plot.axis]!;
  return !beside || plots.get(beside)?.key !== plot.key;
}

function paintBaulks({ cells, plot }: Run, part: RowPart, plots: Plots, scene: Scene): void {
  const lines: Vec[][] = [
    [inRowAt(part, part.startTop, part.top), inRowAt(part, part.startBottom, part.bottom)],
    [inRowAt(part, part.endTop, part.top), inRowAt(part, part.endBottom, part.bottom)],
  ];
  for (const isTop of [true, false]) {
    const t = isTop ? part.top : part.bottom;
    const [least, most] = isTop ? [part.startTop, part.endTop] : [part.startBottom, part.endBottom];
    // Sides that follow each other are one line.
    let open: [number, number] | undefined;
    const close = () => {
      if (open && open[1] > open[0]) lines.push([inRowAt(part, open[0], t), inRowAt(part, open[1], t)]);
      open = undefined;
    };
    for (const cell of cells) {
      const [from, to] = sideOf(cell, plot.axis);
      if (Math.abs(dot(from, part.across) - t) > 0.01) continue;
      if (!endsPlot(cell, plot, plots)) {
        close();
        continue;
      }
      const [a, b] = [dot(from, part.along), dot(to, part.along)];
      const [start, end] = [Math.max(Math.min(a, b), least), Math.min(Math.max(a, b), most)];
      open = open ? [open[0], end] : [start, end];
    }
    close();
  }
  const { role, tones } = plot.tones;
  scene.line(
    'baulk',
    {
      role: 'baulk',
      stroke: mix(COUNTRY.baulk, tones[0]!, role === 'crop' ? 0.45 : 0.15),
      width: 0.05,
    },
    ...lines,
  );
}

function paintHaystacks({ cells, plot }: Run, scene: Scene): void {
  if (plot.tones.role !== 'wheat' || plot.tone >= 0.3) return;
  for (const cell of cells) {
    if (chanceOf(cell, 44) >= 0.3) continue;
    const at: Vec = [cell.x + 0.2 * (chanceOf(cell, 45) - 0.5), cell.y + 0.2 * (chanceOf(cell, 46) - 0.5)];
    scene.circle(
      'groundShadow',
      { role: 'shadow', fill: THIN_SHADOW, from: 16 },
      add(at, [0.05, 0.05]),
      0.085,
    );
    scene.circle(
      'low',
      { role: 'thing', fill: '#e9d28a', stroke: '#9c8140', width: 0.022, from: 16 },
      at,
      0.08,
    );
  }
}

/** A hedge along the border of a plot, by chance of a stretch of nine places. */
function paintHedgerow(cell: MapCell, plot: Plot, plots: Plots, scene: Scene): void {
  const beside = cell.beside[plot.axis];
  if (!beside || !endsPlot(cell, plot, plots)) return;
  // The border between two plots of one axis is that of the upper cell.
  if (cell.t === 1 && plots.get(beside)?.axis === plot.axis) return;
  const row = rowOf(cell, plot.axis) + (cell.t === 0 ? 0 : 1);
  const stretch = Math.floor(placeInRow(cell, plot.axis) / 9);
  if (chanceAt(row, stretch, plot.axis, 47) > 0.26 + 0.25 * noiseAt(cell.x / 8, cell.y / 8, 61)) return;
  const [from, to] = sideOf(cell, plot.axis);
  scene.line('low', { role: 'bush', stroke: '#64874b', width: 0.08 }, [from, to]);
  for (let i = 0; i < 4; i++) {
    const chance = chanceOf(cell, 120 + i);
    if (chance < 0.3) continue;
    const at = between(from, to, (i + 0.2 + 0.6 * chanceOf(cell, 126 + i)) / 4);
    paintBush(
      scene,
      add(at, [0.05 * (chance - 0.5), 0.07 * (chanceOf(cell, 130 + i) - 0.5)]),
      0.05 + 0.075 * chance,
      chance,
    );
  }
  if (chanceOf(cell, 140) < 0.16)
    paintTree(scene, {
      at: middleOf(from, to),
      radius: 0.16 + 0.07 * chanceOf(cell, 141),
      tone: chanceOf(cell, 142),
      turn: chanceOf(cell, 143),
    });
}

/** Distance between the trees of an orchard along a row, in sides. */
const TREES = 0.38;

/** Paints orchards: two rows of trees in each row of segments. */
export function paintOrchards(lattice: Lattice, axisOf: (cell: MapCell) => AxisIndex, scene: Scene): void {
  const byColor = bordersByColor(
    lattice,
    ({ pattern }) => pattern === 'orchard',
    ({ kind }) => tinted(COUNTRY.orchard, kind),
  );
  for (const [color, borders] of byColor) {
    const rings = borders.map(({ ring }) =>
      rounded(
        outset(softened(ring, 2, 0.3), () => -0.05),
        1,
      ),
    );
    scene.fill(
      'field',
      { role: 'orchard', fill: color, stroke: mix(color, '#5f7a3a', 0.35), width: 0.05 },
      ...rings,
    );
  }
  for (const cell of lattice.drawn) {
    if (cell.pattern !== 'orchard') continue;
    const { along, across } = AXES[axisOf(cell)];
    const center: Vec = [cell.x, cell.y];
    const top = Math.min(...cell.corners.map((corner) => dot(corner, across)));
    for (let row = 0; row < 2; row++)
      for (let step = -2; step <= 2; step++) {
        const s = (Math.round(dot(center, along) / TREES) + step) * TREES;
        const at = inRowAt({ along, across }, s, top + STRIP_HEIGHT * (0.26 + 0.48 * row));
        if (!isInside(at, cell.corners)) continue;
        const chance = chanceAt(Math.round(50 * at[0]), Math.round(50 * at[1]), 0, 220);
        if (chance < 0.05) continue;
        paintTree(scene, {
          at: add(at, [0.03 * (chance - 0.5), 0.03 * (((13 * chance) % 1) - 0.5)]),
          radius: 0.12 + 0.025 * ((7 * chance) % 1),
          tone: (29 * chance) % 1,
          turn: (31 * chance) % 1,
          sort: 'orchard',
        });
      }
    scene.line('furrow', { role: 'furrow', stroke: '#a5b977', width: 0.03, from: 18 }, [
      add(center, along, -0.25),
      add(center, along, 0.25),
    ]);
  }
}
