import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * A module that another process or thread runs, next to the one that asks, and the options of Node that it
 * needs: the sources need a loader, the build none.
 * @param name the module's file without its ending
 * @param importer the address of the module that asks (`import.meta.url`)
 */
export function moduleBeside(name: string, importer: string): { url: URL; execArgv: string[] } {
  const isSource = fileURLToPath(importer).endsWith('.ts');
  return {
    url: new URL(`./${name}.${isSource ? 'ts' : 'js'}`, importer),
    execArgv: isSource ? ['--import', loaderOfTypeScript(), '--conditions=source'] : [],
  };
}

const loaderOfTypeScript = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
