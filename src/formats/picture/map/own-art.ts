import type { Kind } from '../../../engine/schematic/kind.ts';
import { paintFinish } from '../art/chosen.ts';
import { addLaterArts } from '../art/later-arts.ts';
import { Brush } from '../brush.ts';
import { lookOf, paintBuilding } from '../look.ts';
import { mix, paletteOf } from '../palette.ts';
import type { Form, Layer, Mark } from '../picture.ts';
import type { Site } from '../site.ts';
import { pointsOf } from './geometry.ts';
import { BUILT, bordersByColor, type Lattice, type MapBuilding, type MapCell } from './lattice.ts';
import { isAsPlanned } from './map-pattern.ts';
import type { Ink, MapLayer, Role, Scene } from './scene.ts';
import { TOWN } from './tones.ts';

/*
 * Buildings that the map paints as the plan does: of patterns that have no art of their own in it, and of kinds with a
 * chosen surface, edge or roof.
 */

// All art is there before anything is painted.
addLaterArts();

const LAYER_LAYER: Readonly<Record<Layer, MapLayer>> = {
  ground: 'plot',
  texture: 'plotTop',
  shadow: 'shadow',
  body: 'body',
  roof: 'roof',
  detail: 'roofTop',
  top: 'trim',
};

const ROLE_LAYER: Readonly<Record<Layer, Role>> = {
  ground: 'ward',
  texture: 'furrow',
  shadow: 'shadow',
  body: 'thing',
  roof: 'roof',
  detail: 'thing',
  top: 'thing',
};

/**
 * Paints the buildings and the ground of kinds that the map paints as the plan does, the symbols of all, and in the color
 * of their kind the segments of a building that is not whole.
 */
export function paintAsPlanned(lattice: Lattice, scene: Scene): void {
  const kindAt: Site['kindAt'] = (segment) => lattice.of(segment)?.kind;
  for (const building of lattice.buildings) {
    const { kind } = building;
    if (isAsPlanned(kind)) {
      const brush = new Brush();
      paintBuilding(planned(building), 0, lookOf(kind.id, kind), false, kindAt, brush, building.pose);
      addMarks(brush.marks(), scene, false);
    } else if (kind.look?.symbol !== undefined) {
      const brush = new Brush();
      const palette = paletteOf(kind.color, kind.look.second);
      paintFinish({ building: planned(building), kind, palette, pose: building.pose, kindAt }, brush);
      addMarks(brush.marks(), scene, true);
    }
  }
  const unfinished = bordersByColor(lattice, isUnfinished, ({ kind }) => mix(TOWN.earth, kind!.color, 0.6));
  for (const [color, borders] of unfinished)
    scene.fill(
      'plot',
      { role: 'ward', fill: color, stroke: mix(color, TOWN.stoneInk, 0.4), width: 0.04 },
      ...borders.map(({ ring }) => ring),
    );
  for (const [kind, cells] of groundOf(lattice)) {
    const brush = new Brush();
    const building = { kind: kind.id, segments: cells.map(({ segment }) => segment) };
    paintBuilding(building, 0, lookOf(kind.id, kind), false, kindAt, brush);
    addMarks(brush.marks(), scene, false);
  }
}

/** Whether a cell is a part of a tower, a church or the like that stands nowhere, as it takes more segments. */
function isUnfinished({ pattern, building, kind }: MapCell): boolean {
  return BUILT.has(pattern) && building === null && kind !== undefined && !isAsPlanned(kind);
}

function planned({ kind, cells }: MapBuilding): Site['building'] {
  return { kind: kind.id, segments: cells.map(({ segment }) => segment) };
}

/** Ground of no building, kind by kind. */
function groundOf(lattice: Lattice): Map<Kind, MapCell[]> {
  const cells_kind = new Map<Kind, MapCell[]>();
  for (const cell of lattice.drawn) {
    const { kind, building } = cell;
    if (!kind || building !== null || !isAsPlanned(kind)) continue;
    const cells = cells_kind.get(kind);
    if (cells) cells.push(cell);
    else cells_kind.set(kind, [cell]);
  }
  return cells_kind;
}

function addMarks(marks: readonly Mark[], scene: Scene, isFinish: boolean): void {
  marks.forEach(({ layer, style, form }, order) => {
    const ink: Ink = {
      role: ROLE_LAYER[layer],
      ...(style.fill === null ? {} : { fill: style.fill }),
      ...(style.stroke === null ? {} : { stroke: style.stroke, width: style.width }),
      order: 100 + order,
    };
    addForm(scene, isFinish ? 'finish' : LAYER_LAYER[layer], ink, form);
  });
}

function addForm(scene: Scene, layer: MapLayer, ink: Ink, form: Form): void {
  switch (form.kind) {
    case 'polygon':
      scene.fill(layer, ink, ...form.rings.map(pointsOf));
      break;
    case 'lines':
      scene.line(layer, ink, ...form.lines.map(pointsOf));
      break;
    case 'circles':
      for (let i = 0; i < form.circles.length; i += 3)
        scene.circle(layer, ink, [form.circles[i]!, form.circles[i + 1]!], form.circles[i + 2]!);
  }
}
