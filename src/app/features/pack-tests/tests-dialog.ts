import { createSlice } from '../../store/slice.ts';

interface TestsDialogState {
  readonly shown: boolean;
  /** Id of the pack. */
  readonly pack: string;
  readonly view: TestsView;
}

type TestsView =
  | { readonly kind: 'check' }
  /** The test that is edited, by its place in the pack. */
  | { readonly kind: 'test'; readonly index: number }
  /** A scene that is to become a test of a schematic, by its id in the pack. */
  | { readonly kind: 'new'; readonly schematic: string };

/** The dialog of a pack's tests. */
export const testsDialog = createSlice<TestsDialogState>('pack-tests', {
  shown: false,
  pack: '',
  view: { kind: 'check' },
});
