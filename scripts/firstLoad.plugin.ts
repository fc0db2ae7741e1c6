import { build, type Plugin, type Rolldown } from 'vite';

const NAME = 'wayfare-first-load';
const PACKAGE = /[\\/]node_modules[\\/]/;

/** Screens by modules: the ends of their paths, such as `/home/HomePage.tsx`. */
type Screens = readonly string[];

/** A script that loads after the first screen. */
export interface LaterScript {
  /** It contains what these need besides the scripts before it. */
  of: Screens;
  /** Of that, only what each of these screens needs, too: it is shared, but not with all. */
  with?: Screens;
  /** Of that, only packages: other screens need parts of them. */
  onlyPackages?: boolean;
}

/**
 * Puts everything that an app loads before its first screen can be used into one script. The bundler alone
 * makes dozens of small ones, each for a different set of screens; together they compress to a tenth less,
 * and come with one request.
 *
 * Which modules these are is only known when the unused ones have been left out. So the app is bundled once
 * before, for that.
 * @param first the screens that are opened first
 * @param styles the ends of the paths of style sheets that belong to the first one, because the server draws
 *   pages with them before the script of the page loads
 * @param later more scripts by name; a module belongs to the first of them that may contain it
 */
export function firstLoad(
  first: Screens,
  styles: readonly string[] = [],
  later: Readonly<Record<string, LaterScript>> = {},
): Plugin {
  return {
    name: NAME,
    apply: 'build',
    async config(config) {
      const others = config.plugins?.filter(
        (plugin) => !(plugin && 'name' in plugin && plugin.name === NAME),
      );
      const output = (await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        plugins: others,
        // Without the groups of the app: a group of packages would look as if each screen needed all of it.
        build: { ...config.build, write: false, minify: false, rolldownOptions: {} },
      })) as Rolldown.RolldownOutput;
      const scripts: Record<string, LaterScript> = { first: { of: first }, ...later };
      const groups = Object.entries(scripts).map(([name, script], place) => {
        const modules = modulesOf(output, script.of);
        const shared = (script.with ?? []).map((screen) => modulesOf(output, [screen]));
        const isPart = (id: string) =>
          modules.has(id) &&
          shared.every((others) => others.has(id)) &&
          (!script.onlyPackages || PACKAGE.test(id));
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
function modulesOf({ output }: Rolldown.RolldownOutput, screens: Screens): Set<string> {
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
