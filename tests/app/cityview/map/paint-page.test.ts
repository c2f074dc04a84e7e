import { describe, expect, test } from 'vitest';
import { cityAbout } from '../../../../src/app/cityview/map/city-about.ts';
import { PAGE, type MapPage } from '../../../../src/app/cityview/map/map-page.ts';
import { paintPages } from '../../../../src/app/cityview/map/paint-page.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { toCityDocument } from '../../../../src/app/document/document.ts';
import type { LandRecipe } from '../../../../src/engine/recipe/recipe.ts';
import { borderOf } from '../../../../src/engine/land/open-side.ts';
import { townOf } from '../../../support/map-pictures.ts';

/** A city takes a second. */
const PATIENCE = 60_000;

const LOOK = { mood: 'day', warp: true } as const;

/** The points of a page by the styles of their marks; those beyond its rim are not seen. */
function seenPoints({ strokes }: MapPage): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { fill, stroke, width, from, to, points, circles } of strokes) {
    const style = `${fill} ${stroke} ${width} ${from} ${to}`;
    const add = (x: number, y: number, more = '') => {
      if (x >= 0 && x <= PAGE && y >= 0 && y <= PAGE)
        seen.add(`${style} ${x.toFixed(3)} ${y.toFixed(3)}${more}`);
    };
    for (let i = 0; i < points.length; i += 2) add(points[i]!, points[i + 1]!);
    for (let i = 0; i < circles.length; i += 3)
      add(circles[i]!, circles[i + 1]!, ` ${circles[i + 2]!.toFixed(3)}`);
  }
  return seen;
}

describe('a page of the map', { timeout: PATIENCE }, () => {
  test.each<[string, number, LandRecipe?]>([
    ['walled-town', 7],
    ['port', 3],
    ['river-town', 2, { shape: 'coast', hexes: 300, form: 'inland' }],
    ['walled-town', 7, { shape: 'coast', hexes: 400, form: 'shore', sea: 1 }],
  ])('of %s, seed %i, shows what the whole map shows there: %j', (name, seed, land) => {
    const city = townOf(name, seed, land);
    const view = new CityView(toCityDocument(city));
    const pages = [pageAt(-1, -1), pageAt(0, -1), pageAt(0, 0)];
    // All that lies about them is drawn, too.
    const border = borderOf(city.land, city.open ?? []);
    const whole = paintPages(
      { city, border },
      [...pages, { left: -60, top: -60, right: 60, bottom: 60 }],
      LOOK,
    );
    pages.forEach((page, at) => {
      const [alone] = paintPages(cityAbout(view, page), [page], LOOK);
      expect(seenPoints(alone!)).toEqual(seenPoints(whole[at]!));
    });
  });
});

function pageAt(column: number, row: number): MapPage['bounds'] {
  return { left: PAGE * column, top: PAGE * row, right: PAGE * (column + 1), bottom: PAGE * (row + 1) };
}
