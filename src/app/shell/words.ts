/** The words of the page that come after its start. */

export const commands = 'General';
export const announcements = 'Announcements';
export const panelHeight = 'Height of the panel';
export const percentHigh = (share: number) => `${share} %`;
export const panel = 'Panel';
export const more = 'More';
export const pin = (panel: string) => `Pin ${panel} beside the board`;
export const unpin = (panel: string) => `Unpin ${panel}`;
