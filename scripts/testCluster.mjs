/**
 * `npm run test:cluster [-- <folder or file> …]`: runs the API's tests and the crash tests on a replica set
 * of three real MongoDB servers, and kills its primary in the middle of trips and payments.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { main, readArguments, run } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode, Precondition } from './preconditions.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';

const HELP = `
Usage: npm run test:cluster [-- <folder or file> …]

Starts three MongoDB servers as a replica set on this machine and runs the tests of the API on it: all of them, or those in the
named folders and files. It includes the tests that kill the product's processes, and one that kills and freezes the primary.
Without MongoDB's server it says so and ends with exit code 0.

Environment variables:
  MONGOD   the path of MongoDB's server; without it, mongod on PATH

Options:
  -h, --help  show this help

Examples:
  npm run test:cluster
  MONGOD=/opt/mongodb/bin/mongod npm run test:cluster -- api/test/faults
`;

function findMongod() {
  const { MONGOD, PATH = '' } = process.env;
  if (MONGOD && !existsSync(MONGOD)) throw new Precondition(`MONGOD: there is no file ${MONGOD}`);
  return (
    MONGOD ||
    PATH.split(delimiter)
      .map((folder) => join(folder, 'mongod'))
      .find(existsSync)
  );
}

await main(async () => {
  const chosen = readArguments(HELP, true);
  checkNode();
  const mongod = findMongod();
  if (!mongod) {
    console.log('Skipped: there is no mongod on PATH, and MONGOD does not name one.');
    return;
  }
  await ensureInstalled();
  const tests = chosen.length > 0 ? chosen : ['api/src', 'api/test'];
  const env = { ...process.env, MONGOD: mongod, WAYFARE_TEST_CLUSTER: '1' };
  delete env.WAYFARE_TEST_MONGO;
  process.exitCode = await run(process.execPath, [VITEST, 'run', ...tests], env);
});
