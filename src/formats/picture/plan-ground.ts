/** The ground of plans: the sea, land where nothing stands, and country off an open side. All near the tones of maps. */
export const SEA_COLOR = '#9dbfc7';
export const LAND_COLOR = '#e9e3c9';
export const COUNTRY_COLOR = '#c3cf98';
