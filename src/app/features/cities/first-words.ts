export const dialogPart = 'The cities';
export const switcherPart = 'The name of the city';
