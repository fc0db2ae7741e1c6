import { build } from 'vite';
import { unusedComponents } from './unusedComponents.plugin.js';

/** What is built of React Router for an app that has routes and links. */
async function builtWith(plugins: readonly ReturnType<typeof unusedComponents>[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app.js' ? { id, moduleSideEffects: true } : null),
        load: (id) =>
          id === 'app.js'
            ? "import { BrowserRouter, Link, Routes } from 'react-router';\nconsole.log(BrowserRouter, Link, Routes);"
            : null,
      },
      ...plugins,
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'app.js', external: /^react(-dom)?$/ } },
  });
  const [built] = [output].flat();
  return 'output' in built ? built.output.map((file) => ('code' in file ? file.code : '')).join('') : '';
}

describe('unusedComponents', () => {
  it('leaves out components of React Router that an app does not use, and keeps the others', async () => {
    const before = await builtWith([]);
    expect(before).toMatch(/function ScrollRestoration/);
    const after = await builtWith([unusedComponents()]);
    expect(after).not.toMatch(/function ScrollRestoration/);
    expect(after.length).toBeLessThan(before.length * 0.9);
    for (const used of ['function BrowserRouter', 'LinkWithRef', 'function Routes'])
      expect(after).toContain(used);
  });
});
