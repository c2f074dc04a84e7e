import { holdable } from '../../cityview/city-tool.ts';

/** The tool that gives hexes to districts of a group; of none with `null`. */
export const districtBrush = holdable<{ readonly group: string | null }>('district-brush');
