/** A file with its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}
