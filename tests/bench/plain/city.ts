import type { LandRow } from '../../../src/engine/land/row.ts';
import { PlainHex, plainKey } from './hex.ts';
import type { PlainShape } from './schematic.ts';

/** A hex of land and its segments that are taken. */
export interface PlainCityHex {
  readonly hex: PlainHex;
  readonly taken: Set<number>;
}

/** The land by the key of its hexes; sea has no entry. */
export type PlainCity = Map<string, PlainCityHex>;

export function plainCity(rows: readonly LandRow[]): PlainCity {
  const city: PlainCity = new Map();
  for (const { r, q: first, count } of rows)
    for (let q = first; q < first + count; q++)
      city.set(plainKey(q, r), { hex: new PlainHex({ q, r }), taken: new Set() });
  return city;
}

/** Whether a posed shape, its center at (q, r), lies on free land. */
export function plainFits(city: PlainCity, parts: PlainShape, q: number, r: number): boolean {
  for (const { hex, segments } of parts) {
    const there = city.get(plainKey(hex.q + q, hex.r + r));
    if (!there) return false;
    if (there.taken.size > 0)
      for (const segment of segments.keys()) if (there.taken.has(segment)) return false;
  }
  return true;
}

/** A segment that is not free land. */
export interface PlainBlocked {
  readonly q: number;
  readonly r: number;
  readonly segment: number;
  readonly reason: 'off-land' | 'occupied';
}

/** Every segment that keeps a posed shape, its center at (q, r), from being stamped. */
export function plainBlocked(city: PlainCity, parts: PlainShape, q: number, r: number): PlainBlocked[] {
  const blocked: PlainBlocked[] = [];
  for (const { hex, segments } of parts) {
    const at = { q: hex.q + q, r: hex.r + r };
    const there = city.get(plainKey(at.q, at.r));
    for (const segment of segments.keys())
      if (!there) blocked.push({ ...at, segment, reason: 'off-land' });
      else if (there.taken.has(segment)) blocked.push({ ...at, segment, reason: 'occupied' });
  }
  return blocked;
}

export function plainStamp(city: PlainCity, parts: PlainShape, q: number, r: number): void {
  for (const { hex, segments } of parts) {
    const { taken } = city.get(plainKey(hex.q + q, hex.r + r))!;
    for (const segment of segments.keys()) taken.add(segment);
  }
}

/** Number of segments taken. */
export function plainCovered(city: PlainCity): number {
  let covered = 0;
  for (const { taken } of city.values()) covered += taken.size;
  return covered;
}
