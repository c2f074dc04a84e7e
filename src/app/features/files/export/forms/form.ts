import type { LucideIcon } from 'lucide-react';
import type { OptionSetName } from './option-sets.ts';

/** A form in which something can be exported; the names are those of the command line. */
export type ExportForm =
  | 'tiled'
  | 'gltf'
  | 'pdf'
  | 'uvtt'
  | 'geojson'
  | 'svg'
  | 'png'
  | 'ascii'
  | 'plomrogue'
  | 'text-mapper'
  | 'json';

/** The uses of the forms, in the order of the list. */
export const FORM_GROUPS = ['games', 'table', 'pictures', 'text-maps', 'data'] as const;
export type FormGroup = (typeof FORM_GROUPS)[number];

/** A form of export, as lists and dialogs know it. Its writer is in `write/writers.ts`, for the worker alone. */
export interface Form {
  readonly group: FormGroup;
  readonly name: string;
  /** The name where a schematic is exported; absent where it is the same. */
  readonly ofSchematic?: string;
  /** The name of the form alone. */
  readonly short: string;
  /** The use of the form. */
  readonly use: string;
  readonly Icon: LucideIcon;
  /** A note about what the file lacks, or what it cannot do; `null` when there is nothing to say. */
  readonly lacks: string | null;
  /** The end of the file's name, after the name of the city. */
  readonly ending: string;
  /** Media type of the file. */
  readonly type: string;
  /** The options of the form; `null` for none. */
  readonly options: OptionSetName | null;
  /** Whether the file makes sense on the clipboard: a text to read, or a picture of pixels. */
  readonly isCopied: boolean;
}
