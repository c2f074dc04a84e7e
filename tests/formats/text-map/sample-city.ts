import type { City } from '../../../src/engine/city/city.ts';
import type { District } from '../../../src/engine/land/district.ts';
import type { Hex } from '../../../src/engine/hex/hex.ts';
import type { LandRow } from '../../../src/engine/land/row.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import type { Six } from '../../../src/engine/schematic/schematic.ts';
import { HOUSE, makeSchematic, WHEAT } from '../../support/cities.ts';

export interface Built extends Hex {
  readonly segments: Six<string | null>;
}

/** A city of one schematic per hex that is built on. */
export function cityOf(
  land: readonly LandRow[],
  built: readonly Built[] = [],
  parts: { readonly kinds?: readonly Kind[]; readonly districts?: readonly District[] } = {},
): City {
  return {
    engine: 'sixfold 0.1.0',
    recipe: null,
    kinds: parts.kinds ?? [HOUSE, WHEAT],
    schematics: built.map(({ segments }, index) =>
      makeSchematic(`shape-${index}`, [{ q: 0, r: 0, segments }]),
    ),
    land,
    districts: parts.districts ?? [],
    placements: built.map(({ q, r }, index) => ({
      id: index + 1,
      schematic: `shape-${index}`,
      q,
      r,
      mirror: false,
      rotation: 0,
      shift: 0,
      locked: false,
    })),
  };
}

/** Six segments of one kind. */
export function all(kind: string | null): Six<string | null> {
  return [kind, kind, kind, kind, kind, kind];
}

/** Problems as the command line tells them. */
export function told(result: {
  readonly ok: boolean;
  readonly problems?: readonly { path: string; message: string }[];
}) {
  return (result.problems ?? []).map(({ path, message }) => `${path}: ${message}`);
}
