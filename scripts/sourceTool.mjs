import { ensureBuilt } from './build.mjs';
import { main, run } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';

/**
 * Runs a tool from its TypeScript sources, and ends with its exit code. Installs packages if needed, and
 * builds the product if the tool measures the build.
 */
export const runSourceTool = (file, args, { measuresBuild = true } = {}) =>
  main(async () => {
    checkNode();
    loadEnvironmentFile();
    await ensureInstalled();
    if (measuresBuild) await ensureBuilt();
    process.exitCode = await run(process.execPath, ['--import', 'tsx', '--conditions=source', file, ...args]);
  });
