import { addPieceArt } from '../board/posed-shape.ts';

/** Loads the part of the program that paints pieces as on a map. Without it they stay as in a plan. */
export async function loadPieceArt(): Promise<void> {
  const loaded = await import('../../formats/picture/map/piece-picture.ts').catch(() => null);
  if (loaded) addPieceArt(loaded.piecePicture);
}
