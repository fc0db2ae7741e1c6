import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aCarType, aPromo } from '../../../api/test/support/builders.js';
import { findProgram } from '../../../api/test/support/findProgram.js';
import { startTestApp, type TestApp } from '../../../api/test/support/testApp.js';
import { hashPassword } from '../../../api/src/people/auth/passwords.js';
import { currentDocument } from '../../generate/currentDocument.js';
import { run } from './run.js';

/** Compilers of a whole client take minutes on a small machine, and fetch libraries the first time. */
const COMPILE_MS = 900_000;
const EXAMPLES = fileURLToPath(new URL('../../examples/languages/', import.meta.url));
const PASSWORD = 'correct1horse';
/** Too large for 32 bits, as a ms timestamp. */
const PROMO_ENDS = Date.UTC(2026, 11, 31);

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-clients-'));
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(await currentDocument()));
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.promos.insert(aPromo({ promo_validity: PROMO_ENDS }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** The environment of an example: a rider who signs in with a password, and a driver near the pickup. */
async function newRider(): Promise<Record<string, string>> {
  await app.signedIn('driver');
  const { user } = await app.signedIn('rider');
  await app.services.db.credentials.addPasswordHash(user.id, await hashPassword(PASSWORD), app.clock.now());
  return { WAYFARE_URL: app.url, EMAIL: user.email as string, PASSWORD };
}

/** The five calls: sign in, list, book, read a promo, handle an error. */
const expected = ['booking NEW', 'promo until 2026-12-31', 'error not_found'];
/** The lines of an example among those of its tools. */
const linesOf = (output: string) => output.match(/(?:booking|promo until|error) [\w-]+$/gm);

const python = findProgram('openapi-python-client', 'OPENAPI_PYTHON_CLIENT');
it.skipIf(!python)(
  'a client in Python is generated, and its example signs in, lists, books, reads and handles an error [7.40]',
  async () => {
    const cwd = join(folder, 'python');
    await mkdir(cwd);
    const options = ['--path', '../openapi.json', '--output-path', 'wayfare', '--meta', 'none'];
    await run(cwd, python as string, ['generate', ...options]);
    await cp(join(EXAMPLES, 'trip.py'), join(cwd, 'trip.py'));
    const interpreter = join(dirname(python as string), 'python3');
    expect(linesOf(await run(cwd, interpreter, ['trip.py'], await newRider()))).toEqual(expected);
  },
  COMPILE_MS,
);

const go = findProgram('go') && findProgram('oapi-codegen', 'OAPI_CODEGEN');
it.skipIf(!go)(
  'a client in Go is generated and compiles, and its example makes the five calls [7.40]',
  async () => {
    const cwd = join(folder, 'go');
    await mkdir(join(cwd, 'wayfare'), { recursive: true });
    for (const file of ['trip.go', 'oapi-codegen.yaml']) await cp(join(EXAMPLES, file), join(cwd, file));
    await run(cwd, go as string, ['-config', 'oapi-codegen.yaml', '../openapi.json']);
    await run(cwd, 'go', ['mod', 'init', 'example.com/trip']);
    await run(cwd, 'go', ['mod', 'tidy']);
    await run(cwd, 'go', ['build', '-o', 'trip', '.']);
    expect(linesOf(await run(cwd, join(cwd, 'trip'), [], await newRider()))).toEqual(expected);
  },
  COMPILE_MS,
);

/** The packages of the client, and that fields of later versions are no error. */
const JAVA_OPTIONS = [
  '--invoker-package=org.wayfare.client',
  '--api-package=org.wayfare.client.api',
  '--model-package=org.wayfare.client.model',
  '--additional-properties=disallowAdditionalPropertiesIfNotPresent=false',
  '--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false',
];

const java = findProgram('mvn') && findProgram('openapi-generator-cli', 'OPENAPI_GENERATOR_CLI');
it.skipIf(!java)(
  'a client in Java is generated and compiles, and its example makes the five calls [7.40]',
  async () => {
    const cwd = join(folder, 'java');
    const args = ['generate', '-g', 'java', '-i', 'openapi.json', '-o', 'java'];
    const [program, first] = (java as string).endsWith('.jar')
      ? ['java', ['-jar', java as string]]
      : [java, []];
    await run(folder, program as string, [...first, ...args, ...JAVA_OPTIONS]);
    await cp(join(EXAMPLES, 'Trip.java'), join(cwd, 'src/main/java/Trip.java'));
    const goals = ['compile', 'org.codehaus.mojo:exec-maven-plugin:3.5.0:java', '-Dexec.mainClass=Trip'];
    expect(linesOf(await run(cwd, 'mvn', ['-q', '-B', ...goals], await newRider()))).toEqual(expected);
  },
  COMPILE_MS,
);
