/** `npm run bench -- [arguments]`: measures the product, building it if needed. */
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
  const loader = ['--import', 'tsx', '--conditions=source'];
  process.exitCode = await run(process.execPath, [...loader, 'api/bench/bench.ts', ...process.argv.slice(2)]);
});
