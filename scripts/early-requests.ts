import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Lets the built page ask at once for what its code imports dynamically in any case, and for the values of computed
 * modules: they come along with the code, not after it has run.
 */
export function earlyRequests(modules: RegExp): Plugin {
  return {
    name: 'early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const scripts = files.flatMap((file) =>
          file.type === 'chunk' && modules.test(file.facadeModuleId?.replaceAll('\\', '/') ?? '')
            ? [file.fileName, ...file.imports]
            : [],
        );
        const values = files.filter(
          (file) => file.type === 'asset' && (file.names[0] ?? '').endsWith('.json'),
        );
        return [
          ...scripts
            .filter((name) => !html.includes(name))
            .map((name) => link({ rel: 'modulepreload', href: `./${name}` })),
          ...values.map(({ fileName }) => link({ rel: 'preload', as: 'fetch', href: `./${fileName}` })),
        ];
      },
    },
  };
}

function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}
