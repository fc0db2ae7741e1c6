/** `npm run dev`: the API restarts and pages reload as their sources change; no build. */
import { main, run } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkDataFolder, checkNode, checkPlatform, checkPort } from './preconditions.mjs';

await main(async () => {
  checkNode();
  loadEnvironmentFile();
  checkPlatform(process.env);
  await checkPort(process.env);
  await checkDataFolder(process.env);
  await ensureInstalled();
  // Ctrl-C also reaches the watcher; this process stays until the watcher has stopped the server.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.exitCode = await run(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      '--conditions=source',
      'api/src/server.ts',
    ],
    { ...process.env, WAYFARE_DEV: '1' },
  );
});
