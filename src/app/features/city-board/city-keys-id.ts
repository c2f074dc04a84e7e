/** Id of what describes the board of the city. */
export const CITY_KEYS_ID = 'city-board-keys';
