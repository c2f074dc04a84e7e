import type { Plugin } from 'vite';

/** All styles of Mantine in one file. */
const ALL = /[\\/]@mantine[\\/]core[\\/]styles\.layer\.css$/;

/** The file that names the classes of a component. */
const CLASSES = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;

/** The styles that belong to no component. The app puts the variables of its theme on the page itself. */
const GENERAL = ['baseline', 'global'];

/**
 * Lets the built app have the styles of those components of Mantine that it uses, each with the code of the component:
 * those of a dialog are no part of the first load. In development and in tests all styles are there.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: ALL },
      handler: () => GENERAL.map((name) => `@import '@mantine/core/styles/${name}.layer.css';`).join('\n'),
    },
    transform: {
      filter: { id: CLASSES },
      handler: (code, id) => `import '@mantine/core/styles/${CLASSES.exec(id)![1]!}.layer.css';\n${code}`,
    },
  };
}
