/** A figure of the cities of a sheet, in the words of the screen. */
export interface Figure {
  /** As in filters, and as a column of the table: `count(castle)`. */
  readonly name: string;
  /** As on the screen: "Castle". */
  readonly label: string;
  readonly group: 'City' | 'Buildings' | 'Placements';
  readonly format: (value: number) => string;
}
