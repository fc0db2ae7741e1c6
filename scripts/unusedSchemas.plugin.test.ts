import { build } from 'vite';
import { unusedSchemas } from './unusedSchemas.plugin.js';

/** What is left of a rule that stands beside schemas, when only the rule is used. */
async function builtWith(plugins: readonly ReturnType<typeof unusedSchemas>[]): Promise<string> {
  const modules: Record<string, string> = {
    'entry.js': "import { isOpen } from '/shared/src/trip.js';\nconsole.log(isOpen('NEW'));",
    '/shared/src/trip.js': `import { z } from 'zod';
export const statuses = ['NEW', 'OVER'];
const fields = { status: z.enum(statuses) };
export const tripSchema = z.object(fields).partial();
export const isOpen = (status) => statuses.indexOf(status) === 0;`,
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? { id, moduleSideEffects: id === 'entry.js' } : null),
        load: (id) => modules[id] ?? null,
      },
      ...plugins,
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.js' } },
  });
  const [built] = [output].flat();
  return 'output' in built ? built.output.map((file) => ('code' in file ? file.code : '')).join('') : '';
}

describe('unusedSchemas', () => {
  it('leaves out the schemas of a module of which only a rule is used, and what makes them', async () => {
    const before = await builtWith([]);
    expect(before).toContain('ZodObject');
    const after = await builtWith([unusedSchemas()]);
    expect(after).toContain('indexOf(status)');
    expect(after).not.toMatch(/Zod|partial/);
  });
});
