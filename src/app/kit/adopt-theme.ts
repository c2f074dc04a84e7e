import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineThemeOverride,
} from '@mantine/core';

/**
 * Puts the variables of a theme on the page, as a sheet of the object model: the provider would write a `style` element,
 * which the security policy of the page refuses.
 */
export function adoptTheme(theme: MantineThemeOverride): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    convertCssVariables(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)), ':root'),
  );
  document.adoptedStyleSheets.push(sheet);
}
