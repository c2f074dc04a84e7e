import { TryoutBar } from './TryoutBar.tsx';
import { TryoutView } from './TryoutView.tsx';

/** CSS pixels of the picture in the panel. */
const WIDTH = 244;
const HEIGHT = 172;

/** The schematic that is open among neighbors: a small patch of city that follows every stroke. */
export function TryoutPanel() {
  return (
    <>
      <TryoutBar />
      <TryoutView width={WIDTH} height={HEIGHT} />
    </>
  );
}
