/** The words of boards that the start of the app needs. */

// The keyboard cursor.
export const started = 'Drag started: Enter to finish, Escape to cancel';
export const hexCenter = 'the hex center';
export const corner = (corner: number) => `corner ${corner}`;

// Parts that could not be loaded.
export const zoomPart = 'The zoom';
export const stagePart = 'The marks on the board';
