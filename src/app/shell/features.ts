import type { Feature } from '../contrib/feature.ts';
import { checks } from '../features/checks/feature.ts';
import { cities } from '../features/cities/feature.ts';
import { cityBoard } from '../features/city-board/feature.ts';
import { districts } from '../features/districts/feature.ts';
import { examples } from '../features/examples/feature.ts';
import { files } from '../features/files/feature.ts';
import { ground } from '../features/ground/feature.ts';
import { heat } from '../features/heat/feature.ts';
import { history } from '../features/history/feature.ts';
import { kinds } from '../features/kinds/feature.ts';
import { land } from '../features/land/feature.ts';
import { library } from '../features/library/feature.ts';
import { living } from '../features/living/feature.ts';
import { measure } from '../features/measure/feature.ts';
import { offline } from '../features/offline/feature.ts';
import { packTests } from '../features/pack-tests/feature.ts';
import { palette } from '../features/palette/feature.ts';
import { poses } from '../features/poses/feature.ts';
import { recipe } from '../features/recipe/feature.ts';
import { report } from '../features/report/feature.ts';
import { reroll } from '../features/reroll/feature.ts';
import { schematics } from '../features/schematics/feature.ts';
import { seeds } from '../features/seeds/feature.ts';
import { selection } from '../features/selection/feature.ts';
import { share } from '../features/share/feature.ts';
import { storage } from '../features/storage/feature.ts';
import { tryout } from '../features/tryout/feature.ts';
import { tour } from '../features/tour/feature.ts';
import { view } from '../features/view/feature.ts';
import { walk } from '../features/walk/feature.ts';
import { shell } from './feature.ts';

/** All features of the app: the one list of them. */
export const FEATURES: readonly Feature[] = [
  shell,
  checks,
  cities,
  cityBoard,
  districts,
  examples,
  files,
  ground,
  heat,
  history,
  kinds,
  land,
  library,
  living,
  measure,
  offline,
  packTests,
  palette,
  poses,
  recipe,
  report,
  reroll,
  schematics,
  seeds,
  selection,
  share,
  storage,
  tryout,
  tour,
  view,
  walk,
];
