/** Default colors of groups of districts, which differ in lightness, too. */
const COLORS = [
  '#b0564a',
  '#d9a648',
  '#7f9f56',
  '#4f86a0',
  '#8a6aa3',
  '#c98a6a',
  '#5b9c8d',
  '#a85c86',
  '#9a9350',
  '#6f7fae',
] as const;

/** Colors of groups by name, `#rrggbb`. */
export type GroupColors = Readonly<Record<string, string>>;

/** The color of a group: its chosen one, else a default by its place in the list of groups. */
export function groupColor(colors: GroupColors, groups: readonly string[], group: string): string {
  if (Object.hasOwn(colors, group)) return colors[group]!;
  const index = groups.indexOf(group);
  return COLORS[Math.max(0, index) % COLORS.length]!;
}
