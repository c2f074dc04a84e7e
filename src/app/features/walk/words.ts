import { amount, number } from '../../kit/number-words.ts';

// Commands.
export const commands = 'Walking the city';
export const walkCity = 'Walk the city';
export const walkKeywords = 'walker stroll explore on foot reach';
export const showReach = 'Show what the walker cannot reach';
export const reachKeywords = 'unreachable open ground flood connected';
export const nobodyWalks = 'start Walk first';
export const step = (way: string) => `Step ${way}`;
export const stepKeywords = 'walk walker';

// The arrows.
export const walk = 'Walk';

// The status line, and what is read out after a step.
export const tap = 'Tap open ground to put the walker there';
export const clickOrKeys =
  'Click open ground to put the walker there · Q W E and A S D step · X shows what is out of reach · Esc ends';
export const walked = (steps: number, q: number, r: number, ground: string) =>
  `${amount(steps, 'step')} · hex ${q}, ${r} · on ${ground}`;
export const stepped = (way: string, q: number, r: number, ground: string) =>
  `${way}, hex ${q}, ${r}, ${ground}`;
export const freeLand = 'free land';

// The end of the way.
export const needsOpenGround = (wall: string) => `${wall}: a walker stands on open ground.`;
export const noGroundNear = 'There is no open ground near here.';
export const landEnds = 'Sea: the land ends here.';
export const inTheWay = (wall: string) => `${wall} in the way.`;
export const land = 'Land';
export const sea = 'Sea';
export const building = 'A building';
export const kindOf = (kind: string, whole: string) => `${kind} of ${whole}`;

// The legend of the reach.
export const reach = 'Reach';
export const reached = (reached: number, open: number, percent: number) =>
  `reached: ${number(reached)} of ${number(open)} (${percent} %)`;
export const outOfReach = (segments: number) => `out of reach: ${number(segments)}`;
