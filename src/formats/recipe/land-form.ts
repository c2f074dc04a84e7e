import * as v from 'valibot';
import { landBox, MAX_SLOTS } from '../../engine/board/board.ts';
import { COAST_FORMS } from '../../engine/land/coast.ts';
import { sidesOnBorder, type OpenSide } from '../../engine/land/open-side.ts';
import { MAX_LAND_COORDINATE, MAX_LAND_HEXES, MAX_LAND_RADIUS, type LandRow } from '../../engine/land/row.ts';
import { integer, list, oneOf, only, rule, strict, type Report } from '../form/pieces.ts';

/** Most hexes of land with a coast, which is made hex by hex. */
const MAX_COAST_HEXES = 1_000_000;

export const coordinate = integer(-MAX_LAND_COORDINATE, MAX_LAND_COORDINATE);

const landRow = strict({ r: coordinate, q: coordinate, count: integer(1, MAX_LAND_HEXES) });

/** Runs of hexes within the coordinates of land, without overlaps, and not too many hexes in all. */
export const landRows = v.pipe(
  list(landRow, 'runs of hexes', MAX_LAND_HEXES),
  rule<v.InferOutput<typeof landRow>[]>((rows, report) => {
    const outside = reportOutside(rows, report);
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    if (total > MAX_LAND_HEXES) report([], `expected at most ${MAX_LAND_HEXES} hexes, found ${total}`);
    reportOverlaps(rows, report);
    if (outside || total > MAX_LAND_HEXES) return;
    const { columns, rows: height } = landBox(rows);
    if (columns * height > MAX_SLOTS)
      report(
        [],
        `the land spreads over a box of ${columns} × ${height} hexes; at most ${MAX_SLOTS} can be worked on`,
      );
  }),
  v.description(
    'Runs of hexes: `count` hexes in row r, the westernmost at q. No hex twice; |q + r| is at most 16777216; at most 12006001 hexes, in a box of odd-q columns and rows (column q, row r + floor(q / 2)) of at most 67108864 hexes, land or not. Written sorted by r, then by q, with neighboring runs merged.',
  ),
);

/** The sides of a land, beyond which the country goes on. */
export const openForm = v.pipe(
  list(
    strict({
      q: coordinate,
      r: coordinate,
      side: v.pipe(integer(0, 5), v.description('0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.')),
    }),
    'sides',
    6 * MAX_LAND_HEXES,
  ),
  v.description(
    'Sides of hexes of land off which there is no land, beyond which the country goes on; off the others there is sea. Sorted by r, then by q, then by side. Absent when there are none, and before version 3.',
  ),
);

/** The open sides of a file that have no land, or land beyond, and those that are listed twice. */
export function* openFaults(
  open: readonly OpenSide[],
  land: readonly LandRow[],
): Generator<{ readonly index: number; readonly message: string }> {
  const onBorder = new Set(sidesOnBorder(open, land));
  const places = new Map<string, number>();
  for (const [index, side] of open.entries()) {
    const name = `side ${side.side} of hex ${side.q}, ${side.r}`;
    const first = places.get(name);
    if (first !== undefined) yield { index, message: `${name} is listed already, as element ${first}` };
    else places.set(name, index);
    if (!onBorder.has(side)) yield { index, message: `${name} is not between land and none` };
  }
}

/** Reports every run with a hex beyond the coordinates of land, and returns whether there is one. */
function reportOutside(rows: readonly LandRow[], report: Report): boolean {
  let outside = false;
  rows.forEach(({ r, q, count }, index) => {
    const last = q + count - 1;
    const far = Math.max(Math.abs(last), Math.abs(q + r), Math.abs(last + r));
    if (far <= MAX_LAND_COORDINATE) return;
    outside = true;
    // A number that is out of range by itself is reported already.
    if (Math.max(Math.abs(r), Math.abs(q)) > MAX_LAND_COORDINATE || count > MAX_LAND_HEXES) return;
    report(
      [index],
      `expected |q| and |q + r| of its hexes to be at most ${MAX_LAND_COORDINATE}, found ${far}`,
    );
  });
  return outside;
}

/** Reports every run that overlaps the previous one, in the order by r then q. */
function reportOverlaps(rows: readonly LandRow[], report: Report): void {
  const order = [...rows.keys()].sort((a, b) => rows[a]!.r - rows[b]!.r || rows[a]!.q - rows[b]!.q || a - b);
  let widest = -1;
  for (const index of order) {
    const row = rows[index]!;
    const other = rows[widest];
    if (other && other.r === row.r && row.q < other.q + other.count)
      report([Math.max(index, widest)], `has hexes in common with element ${Math.min(index, widest)}`);
    if (!other || other.r !== row.r || row.q + row.count > other.q + other.count) widest = index;
  }
}

export const landForm = v.variant(
  'shape',
  [
    strict({
      shape: only('hexagon'),
      radius: v.pipe(
        integer(0, MAX_LAND_RADIUS),
        v.description('Radius R about hex (0, 0): 3R² + 3R + 1 hexes.'),
      ),
    }),
    v.pipe(
      strict({
        shape: only('rectangle'),
        columns: integer(1, MAX_LAND_HEXES),
        rows: integer(1, MAX_LAND_HEXES),
      }),
      rule(({ columns, rows }, report) => {
        if (columns * rows > MAX_LAND_HEXES)
          report(
            [],
            `expected at most ${MAX_LAND_HEXES} hexes, found ${columns} × ${rows} = ${columns * rows}`,
          );
      }),
      v.description(
        'A rectangle in odd-q offset coordinates, its first column and row at hex (0, 0). At most 12006001 hexes.',
      ),
    ),
    strict({
      shape: only('island'),
      algorithm: v.pipe(integer(1, 5), v.description('Number of the dice procedure that grows the island.')),
      hexes: integer(1, MAX_LAND_HEXES),
    }),
    v.pipe(
      strict({
        shape: only('coast'),
        hexes: integer(1, MAX_COAST_HEXES),
        form: v.pipe(
          oneOf(COAST_FORMS),
          v.description(
            'The form of the compact land: round, with a bay, a peninsula, or long as a valley, all in the sea; inland, country that goes on beyond the picture on all sides, or a shore, on all but one.',
          ),
        ),
        sea: v.optional(
          v.pipe(
            integer(0, 5),
            v.description(
              'The side of the sea of a shore, which no other form has: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.',
            ),
          ),
        ),
      }),
      rule(({ form, sea }, report) => {
        if (form === 'shore' && sea === undefined)
          report(['sea'], 'expected an integer 0..5, the side of the sea, found nothing');
        if (form !== 'shore' && sea !== undefined)
          report(['sea'], `land of the form "${form}" has no such side`);
      }),
    ),
    v.pipe(
      strict({ shape: only('rows'), rows: landRows, open: v.optional(openForm) }),
      rule(({ rows, open = [] }, report) => {
        // What is too much land is reported with its rows.
        if (rows.reduce((sum, { count }) => sum + count, 0) > MAX_LAND_HEXES) return;
        for (const { index, message } of openFaults(open as OpenSide[], rows))
          report(['open', index], message);
      }),
    ),
  ],
  (issue) => (issue.path ? 'one of "hexagon", "rectangle", "island", "coast", "rows"' : 'an object'),
);
