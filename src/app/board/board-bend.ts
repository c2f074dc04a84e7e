import { createContext } from 'react';
import { NEVER_BENT } from '../view/bend.ts';

/** The bend of the board that a drawing lies on. */
export const BoardBend = createContext(NEVER_BENT);
