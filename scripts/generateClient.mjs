/** `npm run generate-client`: generates the types of `client/` again from the API's operations. */
import { main, readArguments, run } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';

const HELP = `
Usage: npm run generate-client

Generates the types of the client package from the OpenAPI document of these sources. Run it after changing an operation or a
schema; the tests fail while the types are out of date.

Options:
  -h, --help  show this help

Examples:
  npm run generate-client
`;

await main(async () => {
  readArguments(HELP);
  checkNode();
  await ensureInstalled();
  process.exitCode = await run(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    '--conditions=source',
    'client/generate/generateClient.ts',
  ]);
});
