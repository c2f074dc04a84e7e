import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineThemeOverride,
} from '@mantine/core';

/** In the dark, what is light in Mantine's words is darker than the panels, as if it were out of use: tints are not. */
const DARK_TINTS = { '--mantine-color-pond-light': '#2a3b38', '--mantine-color-pond-light-hover': '#324845' };

/**
 * Puts the variables of a theme on the page, as a sheet of the object model: the provider would write a `style` element,
 * which the security policy of the page refuses.
 */
export function adoptTheme(theme: MantineThemeOverride): void {
  const sheet = new CSSStyleSheet();
  const variables = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const dark = { ...variables.dark, ...DARK_TINTS };
  sheet.replaceSync(convertCssVariables({ ...variables, dark }, ':root'));
  document.adoptedStyleSheets.push(sheet);
}
