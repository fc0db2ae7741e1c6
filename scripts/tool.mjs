/** `node scripts/tool.mjs <name> [arguments]`: runs a command-line tool of the API, building it if needed. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { main, root } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode, Precondition } from './preconditions.mjs';

await main(async () => {
  checkNode();
  loadEnvironmentFile();
  const [node, , name, ...args] = process.argv;
  await ensureInstalled();
  await ensureBuilt();

  const folder = join(root, 'api/dist/process/tools');
  const names = (await readdir(folder))
    .filter((file) => /^[a-z-]+\.js$/.test(file))
    .map((file) => file.slice(0, -3));
  if (!names.includes(name)) throw new Precondition(`Usage: tool.mjs <${names.join('|')}> [arguments]`);

  const file = join(folder, `${name}.js`);
  // The tool reads its arguments as if it had been started directly.
  process.argv = [node, file, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
});
