import type { Command } from 'commander';

/** The options of a model, for `gltf` only. */
export interface ModelChoices {
  /** Meters per side length. */
  readonly meters?: number;
  /** Present when buildings are joined by kind. */
  readonly joined?: true;
  readonly flatRoofs?: true;
}

/** Refuses the options of models for other formats. */
export function refuseModelChoices(
  command: Command,
  format: string,
  { meters, joined, flatRoofs }: ModelChoices,
): void {
  if (format === 'gltf') return;
  for (const [name, value] of Object.entries({ meters, joined, 'flat-roofs': flatRoofs }))
    if (value !== undefined) command.error(`error: option '--${name}' is only for gltf, not for ${format}`);
}
