import type { CommandContribution } from '../../contrib/command-groups.ts';
import { drawLandCommand, eraseLandCommand, landGalleryCommand } from './land-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'City', order: 20, commands: [drawLandCommand, eraseLandCommand] },
  { title: 'City', order: 70, commands: [landGalleryCommand] },
];
