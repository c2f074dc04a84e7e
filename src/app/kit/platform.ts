/** Whose names and places the keys of a keyboard have. */
export type Platform = 'apple' | 'other';

interface KnownNavigator {
  readonly platform?: string;
  readonly userAgentData?: { readonly platform?: string };
}

/** The platform of a browser, by what it says of itself. */
export function platformOf({ platform, userAgentData }: KnownNavigator): Platform {
  return /mac|iphone|ipad|ipod/i.test(userAgentData?.platform ?? platform ?? '') ? 'apple' : 'other';
}

/** The platform that this page is shown on. */
export const PLATFORM: Platform = platformOf(typeof navigator === 'undefined' ? {} : navigator);
