import { failure, success, type Result } from '../../../../engine/problem.ts';
import type { City } from '../../../../engine/city/city.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { writeRecipe } from '../../../../formats/recipe/write.ts';
import { toCity, type Document } from '../../../document/document.ts';
import { concernsWork, countLandImport, type LandImport } from '../../../store/import-land.ts';
import type { AppStore } from '../../../store/store.ts';
import type { CityDestination } from '../../../cityview/destination/destination.ts';
import { readIncoming, type Incoming, type Work } from './incoming.ts';
import {
  addPlainKinds,
  kindClashes,
  mergeKinds,
  missingKinds,
  repaint,
  type KindAnswer,
  type KindClash,
} from '../../../document/import-kinds.ts';
import {
  isPackSame,
  planPack,
  repaintPack,
  type IncomingPack,
  type PackPlan,
  type TakenPack,
} from '../../../document/import-packs.ts';
import { defaultOf, type ForeignMap, type TakenMap } from './foreign-maps.ts';
import type { BadFile } from './open-files.ts';
import { isSameCity } from '../../../document/same-city.ts';
import {
  planSchematics,
  takePlanned,
  type ClashAnswer,
  type SchematicClash,
  type TakenSchematics,
} from '../../../document/import-schematics.ts';
import { isBare } from '../../../document/empty-city.ts';
import { take, type Decided, type KeptLimits, type TakenWork } from './take.ts';
import * as words from '../words.ts';

/** Whoever answers what an import cannot decide. `null` calls the import off. */
export interface Answerer {
  /** Some files are bad; are the others to be taken? */
  readonly takeOthers: (bad: readonly BadFile[], good: number) => Promise<boolean>;
  /** Answers by id of kind. */
  readonly kinds: (clashes: readonly KindClash[]) => Promise<ReadonlyMap<string, KindAnswer> | null>;
  /** Kinds that are nowhere, with the names of the schematics that need them: made up, or these schematics left out? */
  readonly missing: (
    missing: ReadonlyMap<string, readonly string[]>,
  ) => Promise<'add-kinds' | 'leave-out' | null>;
  /** Answers by id of schematic; `kinds` is what they are drawn with. */
  readonly schematics: (
    clashes: readonly SchematicClash[],
    kinds: readonly Kind[],
  ) => Promise<ReadonlyMap<string, ClashAnswer> | null>;
  /** Tests of packs fail, by the names of the packs; are these to be taken all the same? */
  readonly failing: (packs: readonly BadFile[]) => Promise<boolean>;
  /** Is a pack of the library to be updated, and what becomes of those of its schematics that it no longer has? */
  readonly update: (plan: PackPlan, kinds: readonly Kind[]) => Promise<TakenPack['removed'] | null>;
  /** Is the land of a map of another program taken alone, or its city, and how large are hexes in polygons? */
  readonly map: (map: ForeignMap) => Promise<TakenMap | null>;
  /** Is a city added to those of the work, or does it replace the open one? */
  readonly destination: (name: string, city: City) => Promise<CityDestination | null>;
  /** Is land added as a city, or does it replace the open one, and do districts and limits stay then? */
  readonly land: (found: LandImport) => Promise<LandAnswer | null>;
  /** Is a recipe that comes alone that of the open city, or of a city of its own? */
  readonly recipe: (name: string, recipe: Recipe) => Promise<CityDestination | null>;
  /** The fate of a recipe and of cities that come along with other things. */
  readonly works: (works: readonly Work[]) => Promise<WorksAnswer | null>;
}

/** Where imported land goes, and whether it has the districts and limits of the open city. */
export interface LandAnswer {
  readonly to: CityDestination;
  readonly limits: KeptLimits;
}

/** The fate of works that come along with other things. */
export interface WorksAnswer {
  /** Whether the only recipe replaces that of the open city. */
  readonly recipe: boolean;
  /** The same for several recipes: each comes with a city of its own. */
  readonly cities: CityDestination | 'leave-out';
}

/** The outcome of an import. */
export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly message: string;
      /** Whether there is a step to undo: not when all of it was here already. */
      readonly isStep: boolean;
      /** Ids of the packs that came in with tests. */
      readonly tested: readonly string[];
      /** Whether the city that is open now is yet to be generated from its recipe. */
      readonly isToBuild: boolean;
    }
  | { readonly kind: 'refused'; readonly bad: readonly BadFile[] }
  | { readonly kind: 'canceled' };

const CANCELED: ImportOutcome = { kind: 'canceled' };

/**
 * Takes files into the document as one undoable step. Nothing of the document gives way to what comes in unless the
 * answerer says so: it is asked about bad files, kinds and schematics of the same id, kinds that are missing, a
 * recipe or city that comes along with other things, and a map that replaces work.
 */
export async function importIncoming(
  store: AppStore,
  found: Incoming,
  answerer: Answerer,
): Promise<ImportOutcome> {
  const { bad } = found;
  if (found.good === 0) return { kind: 'refused', bad };
  if (bad.length > 0 && !(await answerer.takeOthers(bad, found.good))) return CANCELED;
  const takenMaps = await askMaps(found.maps, answerer);
  if (!takenMaps) return CANCELED;
  const incoming = { ...found, works: [...found.works, ...takenMaps.map(({ city }) => city)] };

  const { document } = store.getState();
  const kindAnswers = await ask(kindClashes(document.kinds, incoming.kinds), answerer.kinds);
  if (!kindAnswers) return CANCELED;
  const merged = mergeKinds(document.kinds, kindsOf(incoming, document), kindAnswers);
  if (!merged.ok) return refuse(merged.problems);
  let { kinds } = merged.value;
  let schematics = incoming.schematics.map((schematic) => repaint(schematic, merged.value.renamed));
  let packs = incoming.packs.map((pack) => repaintPack(pack, merged.value.renamed));
  const notes = [...found.notes, ...takenMaps.flatMap((map) => map.notes), ...merged.value.notes];

  const missing = missingKinds([...schematics, ...packs.flatMap((pack) => pack.schematics)], kinds);
  if (missing.size > 0) {
    const answer = await answerer.missing(missing);
    if (answer === null) return CANCELED;
    if (answer === 'add-kinds') {
      const more = addPlainKinds(kinds, missing.keys());
      if (!more.ok) return refuse(more.problems);
      kinds = more.value;
    } else {
      const isWhole = (schematic: Schematic) => missingKinds([schematic], kinds).size === 0;
      const count = () => schematics.length + packs.reduce((sum, pack) => sum + pack.schematics.length, 0);
      const before = count();
      schematics = schematics.filter(isWhole);
      packs = packs.map((pack) => ({ ...pack, schematics: pack.schematics.filter(isWhole) }));
      notes.push(words.skippedWithoutKinds(before, count()));
    }
  }

  const plan = planSchematics(document.schematics, schematics);
  const answers = await ask(plan.clashes, (clashes) => answerer.schematics(clashes, kinds));
  if (!answers) return CANCELED;

  const taken = takePlanned(document.schematics, plan, answers);
  const plans = planPacks(document, packs, taken);
  if (!(await passesTests(packs, kinds, answerer))) return CANCELED;
  const answered = await askPacks(plans, kinds, answerer);
  if (!answered) return CANCELED;

  const works = await chooseWorks(document, incoming, answerer);
  if (!works) return CANCELED;
  const withLand = await askLand(document, works, answerer);
  if (!withLand) return CANCELED;
  const before = store.getState().document;
  const message = take(store, {
    kinds: sameList(kinds, document.kinds) ? document.kinds : kinds,
    newKinds: kinds.length - document.kinds.length,
    renamedKinds: merged.value.renamed,
    schematics: taken,
    same: plan.same,
    packs: answered,
    ...withLand,
    notes,
  });
  const tested = answered.flatMap(({ plan: { pack } }) => (pack.tests.length > 0 ? [pack.id] : []));
  const [only] = withLand.works;
  const isToBuild = withLand.works.length === 1 && only?.kind === 'recipe' && only.to === 'new';
  return { kind: 'imported', message, isStep: store.getState().document !== before, tested, isToBuild };
}

/** The cities of maps of other programs, each as the answerer wants it; `null` when one is called off. */
async function askMaps(maps: readonly ForeignMap[], answerer: Answerer): Promise<readonly TakenMap[] | null> {
  const taken: TakenMap[] = [];
  for (const map of maps) {
    const answer = await answerer.map(map);
    if (!answer) return null;
    taken.push(answer);
  }
  return taken;
}

/** Kinds that come in, those of a city too: where it defines one otherwise, it keeps its own. */
function kindsOf({ kinds, works }: Incoming, document: Document): Kind[] {
  const known = new Set([...kinds, ...document.kinds].map(({ id }) => id));
  const ofCities = works.flatMap((work) => (work.kind === 'city' ? work.value.kinds : []));
  return [...kinds, ...ofCities.filter(({ id }) => !known.has(id))];
}

async function ask<C, A>(
  clashes: readonly C[],
  answer: (clashes: readonly C[]) => Promise<ReadonlyMap<string, A> | null>,
): Promise<ReadonlyMap<string, A> | null> {
  return clashes.length === 0 ? new Map<string, A>() : answer(clashes);
}

/**
 * Recipes or cities that come alone are meant to be taken; along with other things, that is asked. So is whether the only
 * city or recipe that comes replaces the open one, as far as anything stands there; several are added as cities.
 */
async function chooseWorks(
  document: Document,
  { works, kinds, schematics, packs }: Incoming,
  answerer: Answerer,
): Promise<readonly TakenWork[] | null> {
  const recipes = works.filter((work) => work.kind === 'recipe').length;
  const isSeveral = recipes > 1 || works.length - recipes > 1;
  const others = works.filter((work) => !isThere(document, work, isSeveral));
  const [first] = others;
  if (!first) return [];
  const isMixed = works.length > 1 && recipes === 1;
  if (isMixed || kinds.length + schematics.length + packs.length > 0) {
    const answer = await answerer.works(others);
    return answer && takenOf(others, answer);
  }
  if (isSeveral) return takenOf(others, { recipe: true, cities: 'new' });
  if (first.kind === 'recipe') {
    const to = isBare(document.city) ? 'open' : await answerer.recipe(first.name, first.value);
    return to && [{ ...first, to }];
  }
  const isAsked = first.kind === 'city' && !isBare(document.city);
  const destination = isAsked ? await answerer.destination(first.name, first.value) : 'open';
  return destination && takenOf(others, { recipe: true, cities: destination });
}

/** Asks for the fate of districts and limits where imported land concerns any work, or whether to add the land. */
async function askLand(
  document: Document,
  works: readonly TakenWork[],
  answerer: Answerer,
): Promise<Pick<Decided, 'works' | 'limits'> | null> {
  const land = works.find((work) => work.kind === 'land' && work.to === 'open');
  if (land?.kind !== 'land') return { works, limits: 'dropped' };
  const found = countLandImport(document, land.value);
  if (!concernsWork(found)) return { works, limits: 'dropped' };
  const answer = await answerer.land(found);
  if (!answer) return null;
  const { to, limits } = answer;
  return { works: works.map((work) => (work === land ? { ...land, to } : work)), limits };
}

function takenOf(works: readonly Work[], { recipe, cities }: WorksAnswer): readonly TakenWork[] {
  const isOnlyRecipe = works.filter((work) => work.kind === 'recipe').length === 1;
  return works.flatMap((work): TakenWork[] => {
    if (work.kind === 'recipe' && isOnlyRecipe) return recipe ? [{ ...work, to: 'open' }] : [];
    return cities === 'leave-out' ? [] : [{ ...work, to: cities }];
  });
}

/** Whether a work is open already; of several cities each is wanted as one of its own. */
function isThere(document: Document, work: Work, isSeveral: boolean): boolean {
  if (isSeveral || work.kind === 'land') return false;
  if (work.kind === 'recipe') return writeRecipe(work.value) === writeRecipe(document.recipe);
  return isSameCity(work.value, toCity(document.city));
}

/** Packs held against the library as it will be with the other schematics that come in. */
function planPacks(
  document: Document,
  packs: readonly IncomingPack[],
  { added }: TakenSchematics,
): readonly PackPlan[] {
  const ids = [...Object.keys(document.schematics), ...added.map(({ id }) => id)];
  const taken: Record<string, true> = Object.fromEntries(ids.map((id) => [id, true]));
  return packs.map((pack) => planPack(document, pack, taken));
}

/** Tries the tests of packs that need no generation; `false` when some fail and the answerer does not go on. */
async function passesTests(
  packs: readonly IncomingPack[],
  kinds: readonly Kind[],
  answerer: Answerer,
): Promise<boolean> {
  const tested = packs.filter(({ pack }) => pack.tests.length > 0);
  if (tested.length === 0) return true;
  // Few packs have tests; what runs them comes when one does.
  const { placeProblems } = await import('../../../../formats/pack/run-tests.ts');
  const failing = tested.flatMap(({ pack, schematics }) => {
    const problems = placeProblems(pack.tests, { kinds, schematics });
    return problems.length > 0 ? [{ path: pack.name, problems }] : [];
  });
  return failing.length === 0 || answerer.failing(failing);
}

/** The packs that are taken: new ones and those that are here as they are at once, updates when the answerer says so. */
async function askPacks(
  plans: readonly PackPlan[],
  kinds: readonly Kind[],
  answerer: Answerer,
): Promise<readonly TakenPack[] | null> {
  const taken: TakenPack[] = [];
  for (const plan of plans) {
    const isAsked = plan.mine !== null && !isPackSame(plan);
    const answer = isAsked ? await answerer.update(plan, kinds) : 'keep';
    if (answer === null) return null;
    taken.push({ plan, removed: answer });
  }
  return taken;
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function refuse(problems: BadFile['problems']): ImportOutcome {
  return { kind: 'refused', bad: [{ path: '', problems }] };
}

/**
 * Import of one text at once, with nobody to ask: it takes no place of anything in the library, and makes up no kinds. A
 * city replaces the open one.
 */
export function decideAlone(document: Document, text: string): Result<Parameters<typeof take>[1]> {
  const found = readIncoming({ texts: [{ path: '', text }], bad: [] }, document.kinds);
  const [wrong] = found.bad;
  if (wrong) return failure(wrong.problems);
  const maps = found.maps.map(defaultOf);
  for (const map of maps) if (!map.ok) return map;
  const takenMaps = maps.flatMap((map) => (map.ok ? [map.value] : []));
  const incoming = { ...found, works: [...found.works, ...takenMaps.map(({ city }) => city)] };
  const merged = mergeKinds(document.kinds, kindsOf(incoming, document), new Map());
  if (!merged.ok) return merged;
  const { kinds, renamed, added, notes } = merged.value;
  const plan = planSchematics(document.schematics, incoming.schematics);
  return success({
    kinds: added === 0 ? document.kinds : kinds,
    newKinds: added,
    renamedKinds: renamed,
    schematics: takePlanned(document.schematics, plan, new Map()),
    same: plan.same,
    packs: [],
    works: takenOf(incoming.works, { recipe: true, cities: 'open' }),
    limits: 'dropped',
    notes: [...found.notes, ...takenMaps.flatMap((map) => map.notes), ...notes],
  });
}
