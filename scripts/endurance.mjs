/**
 * `npm run rolling-upgrade` and `npm run chaos`: runs a tool of api/bench/endurance on the built product.
 * The first argument is the tool's folder.
 */
import { ensureBuilt } from './build.mjs';
import { main, run } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';

await main(async () => {
  checkNode();
  loadEnvironmentFile();
  await ensureInstalled();
  await ensureBuilt();
  const [folder, ...args] = process.argv.slice(2);
  const loader = ['--import', 'tsx', '--conditions=source'];
  process.exitCode = await run(process.execPath, [
    ...loader,
    `api/bench/endurance/${folder}/main.ts`,
    ...args,
  ]);
});
