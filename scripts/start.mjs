/**
 * `npm start`: installs missing packages and rebuilds outdated parts, then runs the server in this process.
 */
import { ensureBuilt } from './build.mjs';
import { main, readArguments } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkDataFolder, checkNode, checkPlatform, checkPort } from './preconditions.mjs';
import { startTraffic, wantsTraffic } from './simulator.mjs';

const HELP = `
Usage: npm start

Installs and builds what is missing or outdated, then runs the product until it is stopped (Ctrl-C).
Environment variables configure it; .env.example lists them all, and a file named .env is loaded.

Options:
  -h, --help  show this help

Examples:
  npm start
  PORT=8080 DATA_DIR=/var/lib/wayfare npm start
`;

await main(async () => {
  readArguments(HELP);
  checkNode();
  loadEnvironmentFile();
  checkPlatform(process.env);
  await checkPort(process.env);
  await checkDataFolder(process.env);
  const hasTraffic = wantsTraffic(process.env);
  await ensureInstalled();
  await ensureBuilt();
  process.setSourceMapsEnabled(true);
  await import('../api/dist/bundle/server.js');
  if (hasTraffic) await startTraffic(process.env);
});
