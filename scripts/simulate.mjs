/** `npm run simulate`: simulated riders and drivers use the API of a running installation. */
import { spawn } from 'node:child_process';
import { ensureClientTypes } from './clientTypes.mjs';
import { main, root } from './commands.mjs';
import { loadEnvironmentFile } from './envFile.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';
import { simulatorArguments } from './simulator.mjs';

await main(async () => {
  checkNode();
  loadEnvironmentFile();
  await ensureInstalled();
  await ensureClientTypes();
  const child = spawn(process.execPath, simulatorArguments(process.argv.slice(2)), {
    cwd: root,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the simulator too, which then ends its trips; this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
