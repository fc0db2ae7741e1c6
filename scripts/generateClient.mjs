/**
 * `npm run generate-client`: generates the types of `client/` again, if the API's operations have changed.
 */
import { ensureClientTypes } from './clientTypes.mjs';
import { main, readArguments } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './preconditions.mjs';

const HELP = `
Usage: npm run generate-client

Generates the types of the client package from the OpenAPI document of these sources, unless they are up to date. Builds and
checks do it by themselves.

Options:
  -h, --help  show this help

Examples:
  npm run generate-client
`;

await main(async () => {
  readArguments(HELP);
  checkNode();
  await ensureInstalled();
  await ensureClientTypes();
});
