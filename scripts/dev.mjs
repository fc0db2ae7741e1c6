/** `npm run dev`: the API restarts and pages reload as their sources change; no build. */
import { main, readArguments, run } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkDataFolder, checkNode, checkPlatform, checkPort } from './preconditions.mjs';

const HELP = `
Usage: npm run dev

Runs the product from its sources: the API restarts and the pages reload as they change.
Environment variables configure it; .env.example lists them all, and a file named .env is loaded.

Options:
  -h, --help  show this help

Examples:
  npm run dev
  PORT=8080 npm run dev
`;

await main(async () => {
  readArguments(HELP);
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
