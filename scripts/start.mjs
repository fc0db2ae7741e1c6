/** `npm start`: installs and builds what is missing or outdated, then runs the server in this process. */
import { ensureBuilt } from './build.mjs';
import { main } from './commands.mjs';
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
  await ensureBuilt();
  process.setSourceMapsEnabled(true);
  await import('../api/dist/server.js');
});
