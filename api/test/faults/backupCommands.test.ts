import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { findProgram } from '../support/findProgram.js';
import { findMongod } from '../support/replicaSet.js';
import { type SecuredSet, SET_PASSWORD, startSecuredSet } from '../support/securedSet.js';

const run = promisify(execFile);
const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const chapter = /## Backup and restore\n(.*?)\n## /s.exec(page)?.[1] ?? '';
/** The documented commands of an external database: each pair makes a backup and restores it. */
const pairs = [...chapter.matchAll(/```sh\n(.*?)```/gs)]
  .map(([, block = '']) => block.split('\n').filter((line) => /^mongo(dump|restore) /.test(line)))
  .filter((lines) => lines.length > 0)
  .map((lines) => lines as [backup: string, restore: string]);
/** The documented commands of MongoDB's shell, which give the administrator the right to replay. */
const shellCommands = [...chapter.matchAll(/runCommand\((\{.*\})\)/g)].map(
  ([, command = '']) => JSON.parse(command) as Record<string, unknown>,
);

const programs = {
  mongodump: findProgram('mongodump', 'MONGODUMP'),
  mongorestore: findProgram('mongorestore', 'MONGORESTORE'),
};
const mongod = findMongod();
const canRun = mongod && programs.mongodump && programs.mongorestore;
if (!canRun)
  console.log('Skipped: documented backups are run only where mongod, mongodump and mongorestore are.');

it('each documented backup has its restore, and both name the server and where its users are', () => {
  expect(pairs.map((lines) => lines.map((line) => line.split(' ')[0]))).toEqual([
    ['mongodump', 'mongorestore'],
    ['mongodump', 'mongorestore'],
  ]);
  for (const line of pairs.flat()) {
    expect(line).toMatch(/ --uri="\$MONGODB(_ADMIN)?_URL" --authenticationDatabase=admin /);
    // Only the administrator may read and replay the oplog, which is that of the whole server.
    expect([line.includes('--oplog'), line.includes(' --db=')]).not.toEqual([true, true]);
    expect(line.includes('--oplog')).toBe(line.includes('$MONGODB_ADMIN_URL'));
  }
});

describe.skipIf(!mongod)('the documented commands work with the documented users', () => {
  let folder: string;
  let set: SecuredSet;
  let client: MongoClient;
  const urlOf = (user: string) =>
    `mongodb://${user}:${SET_PASSWORD}@127.0.0.1:${set.ports[0]},127.0.0.1:${set.ports[1]}/?replicaSet=rs0`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-backup-'));
    for (const [name, path] of Object.entries(programs)) if (path) await symlink(path, join(folder, name));
    set = await startSecuredSet(mongod as string, folder);
    client = new MongoClient(urlOf('root'));
    for (const command of shellCommands) await client.db('admin').command(command);
  });
  afterAll(async () => {
    await client.close();
    await set.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('the administrator may read and replay the oplog', async () => {
    expect(await client.db('local').collection('oplog.rs').findOne()).not.toBeNull();
    const replayed = [{ op: 'c', ns: 'other.$cmd', o: { create: 'things' } }];
    expect(await client.db('admin').command({ applyOps: replayed })).toMatchObject({ ok: 1 });
  });

  it.skipIf(!canRun).each(pairs)('%s', async (backup, restore) => {
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      MONGODB_URL: urlOf('wayfare'),
      MONGODB_ADMIN_URL: urlOf('root'),
    };
    const wayfare = client.db('wayfare');
    const users = wayfare.collection<{ _id: string; name: string }>('users');
    await users.deleteMany({});
    await users.insertOne({ _id: 'a', name: 'Ann' });
    await users.createIndex({ name: 1 });
    await run('sh', ['-c', backup], { cwd: folder, env });
    await wayfare.dropDatabase();
    await run('sh', ['-c', restore], { cwd: folder, env });
    expect(await users.find().toArray()).toEqual([{ _id: 'a', name: 'Ann' }]);
    expect(await users.indexes()).toHaveLength(2);
  });
});
