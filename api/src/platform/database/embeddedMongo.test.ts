import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MongoClient } from 'mongodb';
import { connectDatabase } from './connectDatabase.js';
import { DataFolderInUseError, DataFolderNotWritableError } from './databaseErrors.js';
import { findRunningEmbeddedMongo, startEmbeddedMongo } from './embeddedMongo.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayfare-engine-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const failOnExit = (error: Error) => {
  throw error;
};

describe('the embedded database', () => {
  it('loses no acknowledged write when its process is killed, and open connections recover', async () => {
    const lifecycle = new EventEmitter();
    const restarted = once(lifecycle, 'restart');
    const mongo = await startEmbeddedMongo({
      dataDir,
      onRestart: (reason) => lifecycle.emit('restart', reason),
      onUnexpectedExit: (error) => lifecycle.emit('error', error),
    });
    const client = new MongoClient(mongo.url('wayfare'));
    const entries = client.db().collection<{ _id: number }>('entries');
    const killedPid = mongo.pid;

    let acknowledged = 0;
    for (; ; acknowledged += 1) {
      if (acknowledged === 200) process.kill(killedPid, 'SIGKILL');
      try {
        await entries.insertOne({ _id: acknowledged });
      } catch {
        break;
      }
    }

    expect(await restarted).toEqual([expect.stringContaining('SIGKILL')]);
    const kept = new Set((await entries.find().toArray()).map(({ _id }) => _id));
    const lost = Array.from({ length: acknowledged }, (_, id) => id).filter((id) => !kept.has(id));
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    expect(lost).toEqual([]);
    expect(mongo.pid).not.toBe(killedPid);

    await client.close();
    await mongo.stop();
  });

  it('keeps its data and address across a stop and a start', async () => {
    const first = await connectDatabase({ dataDir });
    await first.connection.collection<{ _id: string }>('entries').insertOne({ _id: 'kept' });
    const address = (await findRunningEmbeddedMongo(dataDir))?.url('wayfare');
    await first.close();
    expect(await findRunningEmbeddedMongo(dataDir)).toBeNull();

    const second = await connectDatabase({ dataDir });
    expect(await second.connection.collection('entries').countDocuments()).toBe(1);
    expect((await findRunningEmbeddedMongo(dataDir))?.url('wayfare')).toBe(address);
    await second.close();
  });

  it('rejects a second copy on the same folder, and does not disturb the first', async () => {
    const first = await connectDatabase({ dataDir });

    await expect(startEmbeddedMongo({ dataDir, onUnexpectedExit: failOnExit })).rejects.toThrow(
      DataFolderInUseError,
    );

    await first.connection.collection('entries').insertOne({});
    expect(await first.connection.collection('entries').countDocuments()).toBe(1);
    await first.close();
  });

  it('lets a tool join the running copy', async () => {
    const app = await connectDatabase({ dataDir });
    const tool = await connectDatabase({ dataDir, joinRunning: true });
    await tool.connection.collection('entries').insertOne({});
    await tool.close();
    expect(await app.connection.collection('entries').countDocuments()).toBe(1);
    await app.close();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = join(dataDir, 'a'.repeat(120));
    const database = await connectDatabase({ dataDir: deep });
    await database.connection.collection('entries').insertOne({});
    expect(await findRunningEmbeddedMongo(deep)).not.toBeNull();
    await database.close();
  });

  it('reports in one line that the folder cannot be written to', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const start = startEmbeddedMongo({ dataDir: join(file, 'data'), onUnexpectedExit: failOnExit });
    await expect(start).rejects.toThrow(DataFolderNotWritableError);
    await expect(start).rejects.toThrow(/^The data folder .+ cannot be written to \(ENOTDIR\): .+$/);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'says so too where no folder can be made at all',
    async () => {
      const start = startEmbeddedMongo({ dataDir: '/proc/wayfare/data', onUnexpectedExit: failOnExit });
      await expect(start).rejects.toThrow(/cannot be written to \(ENOENT\)/);
    },
  );

  it('ends when its parent is killed, and the folder can be reopened at once', async () => {
    const parent = await startInAnotherProcess();
    // The engine shares its standard error, so it closes when both have ended.
    const bothEnded = once(parent, 'close');
    parent.kill('SIGKILL');
    await once(parent, 'exit');

    const database = await connectDatabase({ dataDir });
    await database.close();

    await bothEnded;
  });
});

/** Starts the engine under a parent process that can be killed. */
async function startInAnotherProcess(): Promise<ChildProcess> {
  const module = new URL('./embeddedMongo.ts', import.meta.url).href;
  const script = `
    import { startEmbeddedMongo } from ${JSON.stringify(module)};
    await startEmbeddedMongo({ dataDir: ${JSON.stringify(dataDir)}, onUnexpectedExit() {} });
    console.log('up');
    setInterval(() => {}, 60_000);`;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const parent = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await Promise.race([
    once(parent.stdout, 'data'),
    once(parent, 'exit').then(() => Promise.reject(new Error('the parent ended before its engine was up'))),
  ]);
  parent.stdout.resume();
  parent.stderr.resume();
  return parent;
}
