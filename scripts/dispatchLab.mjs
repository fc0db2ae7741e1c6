/** `npm run dispatch-lab -- [arguments]`: compares policies of dispatch. */
import { main, run } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';

await main(async () => {
  checkNode();
  loadEnvironmentFile();
  await ensureInstalled();
  const loader = ['--import', 'tsx', '--conditions=source'];
  process.exitCode = await run(process.execPath, [
    ...loader,
    'api/bench/lab/dispatchLab.ts',
    ...process.argv.slice(2),
  ]);
});
