import { createViewing } from '../../store/viewing.ts';

/** An earlier version of the work: its key in the list of versions, and when it was saved, in milliseconds since 1970. */
export interface EarlierVersion {
  readonly id: number;
  readonly at: number;
}

/** The earlier version that is looked at, or the reason in words why it could not be drawn. */
export type Earlier =
  | { readonly kind: 'shown'; readonly version: EarlierVersion }
  | { readonly kind: 'broken'; readonly why: string };

export const earlierVersion = createViewing<Earlier>('earlier-version', (why) =>
  earlierVersion.show({ kind: 'broken', why }),
);
