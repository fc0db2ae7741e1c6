/**
 * `npm run test:clients`: generates clients of the API in other languages from its OpenAPI document, compiles
 * them, and runs the examples of docs/integrating.md with them.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { main, readArguments, run } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode, Precondition } from './preconditions.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** The generator of each language, and the variable that names its path. */
const GENERATORS = [
  ['openapi-python-client', 'OPENAPI_PYTHON_CLIENT'],
  ['oapi-codegen', 'OAPI_CODEGEN'],
  ['openapi-generator-cli', 'OPENAPI_GENERATOR_CLI'],
];

const HELP = `
Usage: npm run test:clients

Generates clients in Python, Go and Java from the OpenAPI document, compiles each, and makes five calls with it: sign in, list, book
a trip, read a promo, handle an error. Installs the packed TypeScript client in an empty project, too. Languages whose generator is
missing are skipped; without any generator, it says so and ends with exit code 0. Compilers fetch libraries the first time.

Environment variables:
  OPENAPI_PYTHON_CLIENT  the path of openapi-python-client; without it, the one on PATH
  OAPI_CODEGEN           the path of oapi-codegen; without it, the one on PATH (needs Go)
  OPENAPI_GENERATOR_CLI  the path of openapi-generator-cli or its jar; without it, the one on PATH (needs Maven)

Options:
  -h, --help  show this help

Examples:
  pip install openapi-python-client python-dateutil && npm run test:clients
  go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 && npm run test:clients
  OPENAPI_GENERATOR_CLI=openapi-generator-cli-7.25.0.jar npm run test:clients
`;

/** Whether a generator is on this machine. */
function isInstalled([program, variable]) {
  const { PATH = '', [variable]: named } = process.env;
  if (named && !existsSync(named)) throw new Precondition(`${variable}: there is no file ${named}`);
  return Boolean(named) || PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
}

await main(async () => {
  readArguments(HELP);
  checkNode();
  const missing = GENERATORS.filter((generator) => !isInstalled(generator)).map(([program]) => program);
  if (missing.length > 0) console.log(`Skipped: there is no ${missing.join(', no ')} on PATH.`);
  if (missing.length === GENERATORS.length) return;
  await ensureInstalled();
  const env = { ...process.env, WAYFARE_TEST_CLIENTS: '1' };
  process.exitCode = await run(process.execPath, [VITEST, 'run', 'client/test/languages'], env);
});
