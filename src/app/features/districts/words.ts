import { amount } from '../../kit/number-words.ts';

// Commands.
export const commands = 'City';
export const showDistricts = 'Show districts';
export const noDistricts = 'the city has none';
export const openLaboratory = 'Districts…';
export const laboratoryKeywords = 'laboratory territories neighborhoods schelling growth groups';

// The brush.
export const paintDistricts = 'Paint districts';
export const brushKeywords = 'group territory area brush hand';
export const noGroups = 'no groups: choose districts first';
export const brushHint = 'Click or drag over hexes; the right button takes them out.';
export const brushGroups = 'Group';
export const noDistrict = 'No district';
export const offLand = 'Off the land.';

// The laboratory, and its methods.
export const districts = 'Districts';
export const method = 'Method';
export const none = 'None';
export const territories = 'Territories';
export const neighborhoods = 'Neighborhoods';

// Groups.
export const nameless = 'Group without a name';
export const groupName = 'Group name';
export const groupColor = 'Group color';
export const moveUp = (group: string) => `Move ${group} up`;
export const moveDown = (group: string) => `Move ${group} down`;
export const remove = (group: string) => `Remove ${group}`;
export const share = (share: number) => `Share ${share}`;
export const shareOfAll = (share: number, total: number) =>
  `${Math.round((100 * share) / Math.max(1, total))} % of all`;
export const shareOf = (group: string) => `Share of ${group}`;
export const addGroup = 'Add group';
export const newGroup = (number: number) => `group-${number}`;

// Settings of neighborhoods.
export const emptyShare = 'Empty share';
export const neighborsWanted = 'Same-group neighbors wanted (0-6)';
export const wantedOf = (neighbors: number) => `Wanted of ${neighbors} neighbors`;
export const maxSteps = 'Maximum steps';

// Settings of territories.
export const core = 'Territory core';
export const minSize = 'Minimum size';
export const hexes = (count: number) => `${count} hexes`;
export const arrangement = 'Arrangement';
export const fromCenter = 'From the center';
export const random = 'Random';

// Problems of the settings, and their end.
export const groupMissing = 'Districts need at least one group.';
export const nameMissing = 'Every group needs a name.';
export const nameTooLong = (name: string, most: number) =>
  `A name has at most ${most} characters; “${name.slice(0, 20)}…” has ${name.length}.`;
export const sameNames = 'Two groups have the same name.';
export const apply = 'Apply';
export const changeDistricts = 'Change districts';

// The preview.
export const anywhere = 'No districts: schematics can stand anywhere.';
export const noPreview = 'No preview yet.';
export const countOf = (count: number) => amount(count, 'district');
export const run = 'Run';
export const pause = 'Pause';
export const step = 'Step';
export const startOver = 'Start over';
export const show = 'Show';
export const people = 'People';
export const satisfiedAfter = (percent: string, steps: number, end: keyof typeof ends) =>
  `${percent} % satisfied after ${amount(steps, 'step')}${ends[end]}`;
const ends = { running: '', satisfied: ': all are', stuck: ': no further moves' };
export const satisfactionOver = (steps: number) => `Satisfaction over ${steps} steps`;
export const satisfactionNow = (steps: number, percent: string) =>
  `${satisfactionOver(steps)}, now ${percent}`;
