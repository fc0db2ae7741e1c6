/**
 * `npm run test:contract`: Schemathesis calls every operation of a running copy with generated requests, and
 * compares the responses with the OpenAPI document.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { main, readArguments, run } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode, Precondition } from './preconditions.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';

const HELP = `
Usage: npm run test:contract

Starts a copy of the product with demo data and lets Schemathesis call every operation as each role, with valid and invalid
requests. Fails on server errors and on responses that the OpenAPI document does not describe; reports are in
test-results/contract. Without Schemathesis it says so and ends with exit code 0.

Environment variables:
  SCHEMATHESIS       the path of Schemathesis 4; without it, schemathesis on PATH
  CONTRACT_SECONDS   time limit of each role, in seconds (default 300)
  CONTRACT_EXAMPLES  requests generated for each operation and role (default 10)

Options:
  -h, --help  show this help

Examples:
  pip install schemathesis && npm run test:contract
  CONTRACT_SECONDS=3600 CONTRACT_EXAMPLES=200 npm run test:contract
`;

function findSchemathesis() {
  const { SCHEMATHESIS, PATH = '' } = process.env;
  if (SCHEMATHESIS && !existsSync(SCHEMATHESIS))
    throw new Precondition(`SCHEMATHESIS: there is no file ${SCHEMATHESIS}`);
  return (
    SCHEMATHESIS ||
    PATH.split(delimiter)
      .map((folder) => join(folder, 'schemathesis'))
      .find(existsSync)
  );
}

await main(async () => {
  readArguments(HELP);
  checkNode();
  const schemathesis = findSchemathesis();
  if (!schemathesis) {
    console.log('Skipped: there is no schemathesis on PATH, and SCHEMATHESIS does not name one.');
    return;
  }
  await ensureInstalled();
  const env = { ...process.env, SCHEMATHESIS: schemathesis, WAYFARE_TEST_CONTRACT: '1' };
  process.exitCode = await run(process.execPath, [VITEST, 'run', 'api/test/contract'], env);
});
