import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { demoEmails } from '../../src/process/demo/accounts.js';
import { seedDemo } from '../../src/process/demo/seedDemo.js';
import { findProgram } from '../support/findProgram.js';
import { startTestApp, type TestApp } from '../support/testApp.js';

/** The folder of Schemathesis' reports, which is not under version control. */
const REPORTS = fileURLToPath(new URL('../../../test-results/contract/', import.meta.url));
/** Cases for each operation and role; more find more and take longer. */
const EXAMPLES = process.env.CONTRACT_EXAMPLES ?? '10';
/** Time limit of the generated requests of one role, in seconds. */
const ROLE_S = Number(process.env.CONTRACT_SECONDS ?? 300);
/**
 * The document's examples, each limit of each value, and values drawn at random; of the right form and of
 * wrong ones.
 */
const PHASES = 'examples,coverage,fuzzing';
/** An error outside the contract, and a response that the document does not describe. */
const CHECKS =
  'not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance';
/** Operations that sign the caller out, or change the business for all users: they come last. */
const LAST = ['signOut', 'signOutEverywhere', 'endSignIn', 'deleteOwnAccount', 'updateSettings'];

const program = findProgram('schemathesis', 'SCHEMATHESIS');
const log: string[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(
    { DEMO_BOOKINGS: '200' },
    { log: pino({ level: 'error' }, { write: (line: string) => void log.push(line) }) },
  );
  await seedDemo({ password: 'a password of the demo 1' }, app.services);
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
});
afterAll(async () => {
  await writeFile(join(REPORTS, 'errors.log'), log.join(''));
  await app.close();
});

async function schemathesis(name: string, options: readonly string[]) {
  const config = join(REPORTS, 'schemathesis.toml');
  // Longer texts than a URL may have would be encoded from anything else.
  await writeFile(config, '[generation]\ncodec = "ascii"\nallow-x00 = false\n');
  const { stdout, stderr } = await output(program as string, [
    '--config-file',
    config,
    'run',
    `${app.url}/api/openapi.json`,
    '--url',
    app.url,
    '--checks',
    CHECKS,
    '--max-examples',
    EXAMPLES,
    '--phases',
    PHASES,
    '--seed',
    '1',
    '--no-shrink',
    '--continue-on-failure',
    '--workers',
    '2',
    '--warnings',
    'off',
    '--suppress-health-check',
    'all',
    '--request-timeout',
    '30',
    '--max-time',
    `${ROLE_S}`,
    ...options,
  ]);
  await writeFile(join(REPORTS, `${name}.txt`), stdout + stderr);
  return {
    failures: /^=+ FAILURES =+$([\s\S]*?)^=+ (?:WARNINGS|SUMMARY|ERRORS) =+$/m.exec(stdout)?.[1] ?? '',
    // Connections that ended without an answer. Errors of the generator itself do not count, because they are
    // not the product's.
    broken: stdout.includes('Network Error'),
    tested: /^ +Tested: [1-9]/m.test(stdout),
  };
}

async function output(command: string, args: readonly string[]) {
  // It keeps a cache in the current folder.
  const child = spawn(command, [...args], { cwd: REPORTS, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  await once(child, 'close');
  return { stdout, stderr };
}

const skipping = LAST.flatMap((id) => ['--exclude-operation-id', id]);
const only = LAST.flatMap((id) => ['--include-operation-id', id]);

async function authorization(role: keyof typeof demoEmails): Promise<string[]> {
  const user = await app.services.db.users.findByProven('email', demoEmails[role]);
  const id = user?.id as string;
  await app.clientOf(user as NonNullable<typeof user>);
  return ['--header', `Authorization: Bearer ${await app.tokenOf(id)}`];
}

describe.skipIf(!program)('every operation of the OpenAPI document', () => {
  it.each(['admin', 'rider', 'driver', 'fleetadmin'] as const)(
    'answers a %s within its contract, whatever is sent',
    async (role) => {
      const result = await schemathesis(role, [...(await authorization(role)), ...skipping]);
      expect(result).toEqual({ failures: '', broken: false, tested: true });
    },
    (ROLE_S + 120) * 1000,
  );
  it(
    'answers strangers within its contract',
    async () => {
      const result = await schemathesis('stranger', []);
      expect(result).toEqual({ failures: '', broken: false, tested: true });
    },
    (ROLE_S + 120) * 1000,
  );
  it(
    'answers within its contract where it signs the caller out or changes the business',
    async () => {
      const result = await schemathesis('last', [...(await authorization('admin')), ...only]);
      expect(result).toEqual({ failures: '', broken: false, tested: true });
    },
    (ROLE_S + 120) * 1000,
  );
});
