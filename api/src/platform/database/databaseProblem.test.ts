import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../test/support/freePort.js';
import { argumentsToRun } from '../../../test/support/nodeProcess.js';
import { findMongod } from '../../../test/support/replicaSet.js';
import { type SecuredSet, startSecuredSet } from '../../../test/support/securedSet.js';
import { connectDatabase } from './connectDatabase.js';
import { databaseProblemLine } from './databaseProblem.js';

/** How long these tests wait for a server, in ms. */
const WAIT_MS = 2_000;

/** The line that a start with a URL would print. It connects, and makes its first change. */
async function lineFor(mongodbUrl: string): Promise<string | null> {
  try {
    const database = await connectDatabase({ mongodbUrl, serverSelectionTimeoutMS: WAIT_MS });
    try {
      await database.connection.collection('things').insertOne({});
    } finally {
      await database.close();
    }
  } catch (error) {
    return databaseProblemLine(error);
  }
  return 'works';
}

const notResponding = (reason: string) =>
  `The database is not responding (${reason}): start it, or set MONGODB_URL.`;

describe('a database that does not respond is described in one line', () => {
  it('if nothing listens there', async () => {
    const port = await freePort();
    expect(await lineFor(`mongodb://me:secret@127.0.0.1:${port}/`)).toBe(
      notResponding(`127.0.0.1:${port} refused the connection`),
    );
  });

  it('if its host does not exist', async () => {
    const line = await lineFor('mongodb://me:secret@nowhere.invalid/?replicaSet=rs0');
    expect(line).toMatch(/nowhere\.invalid:27017 its host name (does not exist|cannot be looked up)/);
  });

  it.each([
    ['&tls=true', 'does not speak TLS'],
    ['', 'closed the connection: it may require tls=true'],
  ])('if it ends the connection: %s', async (option, reason) => {
    const server = createServer((socket) =>
      socket.on('data', () => socket.destroy()).on('error', () => undefined),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const line = await lineFor(`mongodb://127.0.0.1:${port}/?directConnection=true${option}`);
    server.close();
    expect(line).toBe(notResponding(`127.0.0.1:${port} ${reason}`));
  });

  it('and other errors are left alone', () => {
    expect(databaseProblemLine(new TypeError('a bug'))).toBeNull();
  });
});

const mongod = findMongod();
if (!mongod) console.log('Skipped: mongod is not on PATH, and MONGOD does not name it.');

describe.skipIf(!mongod)('a mistake in MONGODB_URL is described in one line', () => {
  let folder: string;
  let set: SecuredSet;
  const at = (account: string, place: number, options: string) =>
    `mongodb://${account && `${account}@`}127.0.0.1:${set.ports[place]}/?${options}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-mistakes-'));
    set = await startSecuredSet(mongod as string, folder);
  });
  afterAll(async () => {
    await set.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('and nothing is said about a URL that works', async () => {
    expect(await lineFor(at('wayfare:right', 0, 'replicaSet=rs0'))).toBe('works');
  });

  it.each([
    ['wayfare:wrong', 0, 'replicaSet=rs0', 'rejected the user name or password. See MONGODB_URL.'],
    ['', 0, 'replicaSet=rs0', 'requires a user name and a password. See MONGODB_URL.'],
    ['reader:right', 0, 'replicaSet=rs0', 'does not permit its user to work: give them the role readWrite'],
    ['wayfare:right', 1, 'directConnection=true', 'is a secondary, which accepts no changes: name all hosts'],
    ['wayfare:right', 0, 'replicaSet=other', 'is not responding (its replica set is not called other:'],
    ['wayfare:right', 0, 'replicaSet=rs0&tls=true', 'does not speak TLS): start it, or set MONGODB_URL.'],
  ])('%s, server %i, %s', async (account, place, options, line) => {
    const found = await lineFor(at(account, place, options));
    expect(found).toMatch(/^The database [^\n]+$/);
    expect(found).toContain(line);
    expect(found).not.toMatch(/right|wrong/);
  });

  it('which is all that a start prints', async () => {
    const server = spawn(process.execPath, argumentsToRun('server'), {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'development',
        MONGODB_URL: at('wayfare:wrong', 0, 'replicaSet=rs0'),
        DATA_DIR: folder,
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [code] = await once(server, 'close');
    expect([code, output]).toEqual([
      1,
      'The database rejected the user name or password. See MONGODB_URL.\n',
    ]);
  });
});
