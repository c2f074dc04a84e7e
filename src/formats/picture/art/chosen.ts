import type { Point } from '../../../engine/hex/plane.ts';
import type { Roof } from '../../../engine/schematic/kind-look.ts';
import type { Brush } from '../brush.ts';
import type { Site } from '../site.ts';

/** A roof over a building. */
export interface RoofPlan {
  /** The convex outline, clockwise: x0, y0, x1, y1, ... */
  readonly corners: readonly number[];
  /** Unit vector along the ridge. */
  readonly axis: Point;
  readonly color: string;
}

/** The art of what users choose for a kind beside its pattern; it comes with the later arts. */
export interface ChosenArt {
  roof(roof: Roof, plan: RoofPlan, site: Site, brush: Brush): void;
  surface(site: Site, brush: Brush): void;
  /** Paints edges and symbols over the art of the pattern. */
  finish(site: Site, brush: Brush): void;
}

let chosen: ChosenArt | undefined;

export function addChosenArt(art: ChosenArt): void {
  chosen = art;
}

/** Paints the roof that was chosen for a kind. @returns whether there is one, and its art */
export function paintChosenRoof(plan: RoofPlan, site: Site, brush: Brush): boolean {
  const roof = site.kind.look?.roof;
  if (roof === undefined || !chosen) return false;
  chosen.roof(roof, plan, site, brush);
  return true;
}

/** Paints the surface that was chosen for a kind. @returns whether there is one, and its art */
export function paintChosenSurface(site: Site, brush: Brush): boolean {
  if (site.kind.look?.surface === undefined || !chosen) return false;
  chosen.surface(site, brush);
  return true;
}

/** Paints what was chosen for a kind over the art of its pattern. */
export function paintFinish(site: Site, brush: Brush): void {
  chosen?.finish(site, brush);
}
