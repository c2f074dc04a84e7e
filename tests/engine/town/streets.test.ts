import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { RandomStream } from '../../../src/engine/random/stream.ts';
import { FREE, LANE, MAIN, TAKEN, TownGrid } from '../../../src/engine/town/grid.ts';
import { joinTerminals, layLanes, StreetCosts } from '../../../src/engine/town/streets.ts';
import { BARRED } from '../../../src/engine/town/ways.ts';

/** A small land with some cells taken, and some free ones to join. */
function anyGround(seed: number, radius: number, terminals: number) {
  const random = new RandomStream(seed);
  const grid = new TownGrid(hexagonLand(radius));
  const land = [...grid.state_cell.keys()].filter((cell) => grid.state_cell[cell] === FREE);
  for (const cell of land) if (random.below(5) === 0) grid.state_cell[cell] = TAKEN;
  const free = land.filter((cell) => grid.state_cell[cell] === FREE);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(terminals, free.length)) chosen.add(free[random.below(free.length)]!);
  return { grid, free, terminals: [...chosen] };
}

/** The least cost of joining terminals, by Dreyfus and Wagner: over all sets of terminals and all cells. */
function leastCost(
  grid: TownGrid,
  free: readonly number[],
  terminals: readonly number[],
  costOf: (cell: number) => number,
): number {
  const full = 2 ** terminals.length;
  const cost = Array.from({ length: full }, () => new Map<number, number>());
  const relax = (of: Map<number, number>) => {
    for (let changed = true; changed;) {
      changed = false;
      for (const cell of free)
        for (const next of grid.neighbors(cell)) {
          const total = (of.get(next) ?? Infinity) + costOf(cell);
          if (total < (of.get(cell) ?? Infinity) - 1e-9) {
            of.set(cell, total);
            changed = true;
          }
        }
    }
  };
  terminals.forEach((cell, index) => {
    cost[1 << index]!.set(cell, costOf(cell));
    relax(cost[1 << index]!);
  });
  for (let set = 1; set < full; set++) {
    const own = cost[set]!;
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set)
      for (const cell of free) {
        const total =
          (cost[part]!.get(cell) ?? Infinity) + (cost[set ^ part]!.get(cell) ?? Infinity) - costOf(cell);
        if (total < (own.get(cell) ?? Infinity)) own.set(cell, total);
      }
    relax(own);
  }
  return Math.min(...cost[full - 1]!.values());
}

test('streets join all terminals that can be joined, at most twice as dear as the cheapest way', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 2, max: 6 }), (seed, count) => {
      const { grid, free, terminals } = anyGround(seed, 2, count);
      const costs = new StreetCosts(grid, 0.5, seed);
      const cost = new Map(free.map((cell) => [cell, costs.cost_cell[cell]!]));
      const { network_terminal } = joinTerminals(
        grid,
        terminals.map((cell) => [cell]),
        costs,
        MAIN,
        0,
      );
      const cutOff = terminals.flatMap((_, index) =>
        network_terminal[index] === network_terminal[0] ? [] : [index],
      );
      const joined = terminals.filter((_, index) => !cutOff.includes(index));
      const least = leastCost(grid, free, joined, (cell) => cost.get(cell)!);
      if (joined.length > 1) {
        // Those that are cut off may be joined among themselves.
        const seen = new Set([joined[0]!]);
        for (const cell of seen)
          for (const next of grid.neighbors(cell)) if (grid.state_cell[next] === MAIN) seen.add(next);
        for (const cell of joined) expect(seen.has(cell)).toBe(true);
        const total = [...seen].reduce((sum, cell) => sum + cost.get(cell)!, 0);
        expect(total).toBeLessThanOrEqual(2 * least + 1e-6);
      }
      // Those that are cut off have no way to the first.
      const first = new Set([terminals[0]!]);
      for (const cell of first) for (const next of grid.neighbors(cell)) if (cost.has(next)) first.add(next);
      expect(cutOff).toEqual(terminals.flatMap((cell, index) => (first.has(cell) ? [] : [index])));
    }),
    { numRuns: 60 },
  );
});

test('after lanes no cell that can be reached is further from a street than it may be', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 2, max: 7 }), (seed, within) => {
      const { grid, free, terminals } = anyGround(seed, 5, 1);
      grid.state_cell[terminals[0]!] = MAIN;
      const costs = new StreetCosts(grid, 0.5, seed);
      layLanes(grid, costs, () => within);
      const steps = new Map<number, number>();
      const edge = free.filter((cell) => [MAIN, LANE].includes(grid.state_cell[cell]!));
      for (const cell of edge) steps.set(cell, 0);
      for (const cell of edge)
        for (const next of grid.neighbors(cell))
          if (grid.state_cell[next] === FREE && !steps.has(next)) {
            steps.set(next, steps.get(cell)! + 1);
            edge.push(next);
          }
      for (const far of steps.values()) expect(far).toBeLessThanOrEqual(within);
      expect(costs.cost_cell[0]).toBe(BARRED);
    }),
    { numRuns: 60 },
  );
});
