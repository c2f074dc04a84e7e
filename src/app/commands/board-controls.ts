/** What can be done to the view of a board from outside of it. */
export interface BoardControls {
  zoomIn(): void;
  zoomOut(): void;
  /** Shows all of it. */
  fit(): void;
}
