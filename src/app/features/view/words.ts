/** The words of the zoom and of the options of boards. */

export const commands = 'View';

// MapMenu.tsx
export const style = 'Style';
export const styles = { auto: 'Map, plan while placing', map: 'Map', plan: 'Plan' } as const;
export const mood = 'Mood';
export const styleCommand = 'Switch the board between map and plan';
export const styleKeywords = 'picture look style';
export const moodCommand = (mood: string) => `Mood: ${mood}`;
export const moodKeywords = 'picture look style light season';
