/** Before `npm run build`: `npm ci` leaves out what builds need where NODE_ENV is production. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';

await main(async () => {
  checkNode();
  const tools = ['typescript', 'vite'];
  if (tools.some((name) => !existsSync(join(root, 'node_modules', name)))) await ensureInstalled();
});
