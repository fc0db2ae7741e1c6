import { build, type Plugin, type Rolldown } from 'vite';

const NAME = 'wayfare-first-load';
const PACKAGE = /[\\/]node_modules[\\/]/;

/**
 * Puts everything that an app loads before its first screen can be used into one script. The bundler alone
 * makes dozens of small ones, each for a different set of screens; together they compress to a tenth less,
 * and come with one request.
 *
 * Which modules these are is only known when the unused ones have been left out. So the app is bundled once
 * before, for that.
 * @param first the modules of the screens that are opened first, as the ends of their paths, such as
 *   `/home/HomePage.tsx`
 * @param styles the ends of the paths of style sheets that belong to the first one, because the server draws
 *   pages with them before the script of the page loads
 * @param later more scripts by name, each with the modules of the screens whose other modules it contains;
 *   the earlier ones first
 * @param packages scripts that contain only what these screens need of packages, for other screens that need
 *   parts of it
 */
export function firstLoad(
  first: readonly string[],
  styles: readonly string[] = [],
  later: Readonly<Record<string, readonly string[]>> = {},
  packages: Readonly<Record<string, readonly string[]>> = {},
): Plugin {
  return {
    name: NAME,
    apply: 'build',
    async config(config) {
      const others = config.plugins?.filter(
        (plugin) => !(plugin && 'name' in plugin && plugin.name === NAME),
      );
      const output = await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        plugins: others,
        // Without the groups of the app: a group of packages would look as if each screen needed all of it.
        build: { ...config.build, write: false, minify: false, rolldownOptions: {} },
      });
      const groups = Object.entries({ first, ...later, ...packages }).map(([name, screens], place) => {
        const modules = modulesOf(output as Rolldown.RolldownOutput, screens);
        const isPart = (id: string) => modules.has(id) && (!(name in packages) || PACKAGE.test(id));
        const isStyle = (id: string) => place === 0 && styles.some((end) => id.endsWith(end));
        return {
          name,
          test: (id: string) => isPart(id) || isStyle(id),
          priority: 10 - place,
          // All they depend on is among them, or in an earlier script.
          includeDependenciesRecursively: false,
        };
      });
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/**
 * The modules that load with the entry and the given screens.
 * @throws Error if there is no such screen
 */
function modulesOf({ output }: Rolldown.RolldownOutput, screens: readonly string[]): Set<string> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name));
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk);
  for (const screen of screens) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
    if (!chunk) throw new Error(`There is no module ${screen}.`);
    load(chunk);
  }
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}
