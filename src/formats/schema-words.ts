import { STEPS } from '../engine/hex/hex.ts';
import { SEGMENT_NAMES } from '../engine/segment/segment.ts';

/*
 * Texts of the published JSON Schemas that no validator carries: they would only add to what the app loads.
 */

/** The six corners of a hex from its center, in side lengths, as texts; segment k lies between corners k and k + 1. */
export const CORNERS = [
  '(-1/2, -√3/2)',
  '(1/2, -√3/2)',
  '(1, 0)',
  '(1/2, √3/2)',
  '(-1/2, √3/2)',
  '(-1, 0)',
] as const;

/** The plane, the neighbors of a hex and the corners of its segments, for readers without our geometry. */
export const GEOMETRY_WORDS = [
  'Plane: hexes have a flat top; in side lengths, x to the right and y downward, the center of hex q, r lies at x = 1.5 q, y = √3 (r + q / 2).',
  `Steps of q and r to the neighbors: ${STEPS.map(({ q, r }, k) => `${SEGMENT_NAMES[k]} ${q}, ${r}`).join('; ')}.`,
  'Segment k (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW) is the triangle of the center of its hex and of corners k and k + 1, modulo 6, of',
  `${CORNERS.join(', ')}, counted from that center.`,
  'It shares sides with segments k - 1 and k + 1, modulo 6, of its hex and with segment k + 3, modulo 6, of the neighbor in direction k.',
].join(' ');

const HEX_Q = 'Axial column of the hex; grows to the right.';
const HEX_R = 'Axial row of the hex; grows downward.';

/** Descriptions of members by name, or by the name of the member that holds them and their own, which counts more. */
export const MEMBER_WORDS: Readonly<Record<string, string>> = {
  format: 'The sort of the file.',
  'pack.version': 'The version of the format of packs.',
  q: HEX_Q,
  r: HEX_R,
  description: 'Text for people.',
  author: 'Who made it.',
  tags: 'Words to search and group by.',
  kinds: 'The kinds, each id and each glyph once.',
  seed: 'The number that all chance follows from: the same seed gives the same city.',
  land: 'The hexes of the city; all others are sea.',
  districts: 'The way in which the land is divided into districts.',
  fill: 'The way in which the land is filled once the minimums are met.',
  rivers: 'Rivers, from the edge of the land to another edge, or from a source to the sea.',
  walls: 'Closed walls, each tiled from its pieces.',
  streets: 'The network of streets and lanes.',
  shape: 'The shape of the land; the other members depend on it.',
  columns: 'Number of columns.',
  'land.rows': 'Number of rows of a rectangle; for given land, its runs of hexes.',
  'land.hexes': 'Number of hexes.',
  'rows.r': 'Row of the run.',
  'rows.q': 'Axial column of the westernmost hex of the run.',
  'rows.count': 'Number of hexes of the run.',
  method: 'The way in which districts are made; the other members depend on it.',
  maxSteps:
    'Most steps before the districts are taken as they are. More in a file of version 1, up to 1000000000, counts as 100000.',
  'near.least': 'Least distance in hexes.',
  'near.most': 'Most distance in hexes; no limit when absent.',
  'rivers.count': 'Number of rivers.',
  gates: 'The gates of the wall; none when absent.',
  segmentOrder: 'The order of all arrays of six, one entry per segment, clockwise from north.',
  statistics: 'Counts, which follow from the other members.',
  group: 'The sort of district, such as "old-town".',
  'buildings.id': 'Number of the building, from 1.',
  'buildings.kind': 'Id of its kind.',
  'buildings.placement': 'Id of the placement that it belongs to.',
  'buildings.segments': 'The segments that it stands on.',
  to: 'The segment on the other side of the door.',
  'statistics.walls': 'How many of the walls are closed.',
  tests: 'Scenes that schematics must fit into or not, and cities that must have them.',
  'files.schematic': 'Id of one of `schematics`.',
  'files.file': 'Id of that schematic in its own file.',
  mirror: 'Whether the schematic is mirrored left-right, before the rotation.',
  rotation: 'Turns by 60° clockwise, before the shift.',
  shift: 'Shift by one side length: -1 left, 0 none, 1 right.',
  'tests.kind': '"fits" and "blocked" test a place, "placed" tests generated cities.',
  'recipes.recipe': 'The recipe, as in a file of its own.',
};
