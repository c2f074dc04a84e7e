import type { NearestMiss } from '../../engine/generate/nearest-miss.ts';
import {
  wordsOf,
  type EngineProblem,
  type ProblemPath,
  type ProblemWords,
} from '../../engine/generate/problem.ts';
import type { Problem, Result } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';
import { SEGMENT_NAMES } from '../../engine/segment/segment.ts';

/** Ways to have what a distance is counted to, for each place that not every recipe has. */
const BRINGERS: Readonly<Record<string, string>> = {
  '@street': 'add streets',
  '@wall': 'add a wall',
  '@gate': 'add a wall with gates',
};

const WITHOUT = {
  rivers: 'without the river it fits',
  ground: 'without the ground in its way it fits',
};

/** The problems of the engine in the words of files and of the command line: with ids, and the names of members. */
const WORDS: ProblemWords = {
  'bad-seed': ({ seed, most }) => `expected an integer 0..${most}, found ${seed}`,
  'unknown-schematic': ({ schematic }) => `no schematic "${schematic}" in the library`,
  'min-above-max': ({ min, max }) => `min ${min} is more than max ${max}`,
  'no-districts': () => 'groups need districts, and this recipe has none',
  'unknown-groups': ({ groups }) =>
    `no district has the group ${groups.map((group) => `"${group}"`).join(' or ')}`,
  'near-nothing': ({ to }) =>
    `asks for a distance to ${quote(to)}, which nothing in this recipe brings: ${BRINGERS[to] ?? 'add a rule, a river, a street or rest of this kind'}, or remove the distance`,
  'land-too-wide': ({ columns, rows, most }) =>
    `the land spreads over a box of ${columns} × ${rows} hexes; at most ${most} hexes can be worked on`,
  'too-many-groups': ({ groups, most }) => `expected at most ${most} groups, found ${groups}`,
  'same-id': () => 'two of the placements that stay have this id',
  'missing-schematic': ({ schematic }) => `its schematic "${schematic}" is not there`,
  'given-does-not-fit': () => 'does not fit on this land beside the other placements that stay',
  'all-locked': () => 'all that is selected is locked',
  'larger-than-ground': ({ segments, largest, groups }) =>
    `needs ${segments} segments in one piece; the largest piece of ${ground(groups)} has ${largest}`,
  'fits-nowhere': ({ min, groups, without }) =>
    `needs at least ${min}, but fits nowhere on ${ground(groups)}, in none of its poses${inTheWay(without)}`,
  'too-close': ({ min, most, spacing, groups }) =>
    `needs at least ${min}; no more than ${most} can be ${spacing} hexes from each other on ${ground(groups)}`,
  'too-few-segments': ({ needed, free, groups }) =>
    `the minimums need ${needed} segments; ${ground(groups)} ${groups === null ? 'has' : 'have'} ${free}`,
  'no-room-beside-given': ({ min, without }) =>
    `needs at least ${min}, and there is no room left${inTheWay(without)}`,
  'no-room-found': ({ min, segments, required, standing }) =>
    `needs at least ${min}, but one of them, ${segments} segments, found no room: gave up after many tries; ` +
    `only ${standing} of ${required} required pieces fitted; another seed may find a way`,
  'too-few-rivers': ({ rivers, count }) =>
    `the land has room for ${rivers} of ${count} rivers, each over free land from edge to edge`,
  'nothing-to-wall': () => 'the wall has no town to surround: enlarge the land',
  'nothing-outside': () => 'there is no land outside of the wall; a wall has ground on both sides',
  'wall-broken': ({ segments }) =>
    `placements that stay cover ${segments} segments of the line of the wall, so that it cannot be closed`,
  'too-few-gates': ({ gates, min }) =>
    `the wall needs at least ${min} gates; its line has room for ${gates} with free ground on both sides`,
  'gates-too-far-apart': ({ gates, min, spacing, widest }) =>
    `with ${spacing} segments between two gates the line has room for ${gates} of at least ${min} gates; ` +
    `with ${widest} it has room for all`,
  'no-street-to-gate': () => 'no street can lead to both sides of each of its gates',
  'wall-gap': ({ segments }) =>
    `no piece of the wall covers ${segments} of its segments; a piece of one segment fits anywhere`,
  'unknown-kind': ({ kind }) => `unknown kind ${quote(kind)}`,
  'no-strip': ({ schematic }) =>
    `${quote(schematic)} is no strip of segments, so that no wall can be made of it`,
  'no-street-to-door': () => 'a door of it cannot be reached by any street',
  'too-far-from-street': ({ segments }) =>
    `${segments} free ${segments === 1 ? 'segment is' : 'segments are'} further from a street, and no lane can come nearer`,
  'condition-not-kept': ({ wish, found }) =>
    `asks for ${quote(wish)} beside it, and would get ${found === '@free' ? 'free land' : quote(found)}`,
  'distance-not-kept': ({ to, least, most }) =>
    `asks for ${most === null ? `${least} hexes or more` : `${least} to ${most} hexes`} to ${quote(to)}, which is not kept`,
  'public-ground-parted': ({ areas, parts, by }) =>
    `public ground would be in ${areas} ${areas === 1 ? 'piece' : 'pieces'} on ${parts} ` +
    `${parts === 1 ? 'part' : 'parts'} of land${by === null ? '' : `, parted by ${by}`}`,
  'no-room-together': ({ min, segments, required, standing }) =>
    `needs at least ${min}, but one of them, ${segments} segments, has no room: it is proven that the ` +
    `${required} required pieces cannot all stand together; ${standing} did`,
};

/** A problem of the engine as those of files are described, with the nearest miss behind its reason. */
export function describeProblem(problem: EngineProblem): Problem {
  const { path, miss } = problem;
  const words = wordsOf(WORDS, problem);
  return { path: describePath(path), message: miss ? `${words}; ${describeMiss(miss)}` : words };
}

/** A result of the engine with its problems described. */
export function describeResult<T>(result: Result<T, EngineProblem>): Result<T> {
  return result.ok ? result : { ok: false, problems: result.problems.map(describeProblem) };
}

function describePath(path: ProblemPath): string {
  switch (path.of) {
    case 'recipe':
      return path.members.reduce<string>(
        (before, member) => (typeof member === 'number' ? `${before}[${member}]` : `${before}.${member}`),
        '$',
      );
    case 'schematics':
      return path.ids.map((id) => `schematic ${id}`).join(', ');
    case 'placement':
      return `placement ${path.id}`;
    case 'selection':
      return 'selection';
  }
}

function inTheWay(without: keyof typeof WITHOUT | null): string {
  return without === null ? '' : `; ${WITHOUT[without]}`;
}

function ground(groups: readonly string[] | null): string {
  return groups === null ? 'the land' : groups.join(' and ');
}

/**
 * A miss in words: "nearest miss at hex 3, -1, rotation 2, shift 0: 4 segments blocked (S of hex 2, -1 off-land, …)";
 * "near miss" when there may be a nearer one.
 */
export function describeMiss({ q, r, mirror, rotation, shift, blocked, isNearest }: NearestMiss): string {
  const shown = blocked
    .slice(0, 3)
    .map(({ q, r, k, reason }) => `${SEGMENT_NAMES[k]} of hex ${q}, ${r} ${reason}`);
  const more = blocked.length > shown.length ? ', …' : '';
  return (
    `${isNearest ? 'nearest' : 'near'} miss at hex ${q}, ${r}, rotation ${rotation}, shift ${shift}${mirror ? ', mirrored' : ''}: ` +
    `${blocked.length} ${blocked.length === 1 ? 'segment' : 'segments'} blocked (${shown.join(', ')}${more})`
  );
}
