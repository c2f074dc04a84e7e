import { runnerImport, type Plugin } from 'vite';

/**
 * Computes the exports of every `*.computed.ts` while the app is built and puts their values into a JSON file, so that
 * neither their code nor its running time is part of the first load. In development and in tests such a module is an
 * ordinary one.
 */
export function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('.computed.ts')) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      const name = /([^\\/]+)\.computed\.ts$/.exec(id)![1]!;
      const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(module) });
      return `
        const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
        if (!answer.ok) throw new Error('${name}.json: ' + answer.status);
        export const { ${Object.keys(module).join(', ')} } = await answer.json();`;
    },
  };
}
