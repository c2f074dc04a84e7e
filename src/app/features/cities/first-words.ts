export const dialogPart = 'The cities';
export const switcherPart = 'The name of the city';
export const comparePart = 'The comparison';
