import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { freePort } from './freePort.js';

/** The password of every user of a secured set. */
export const SET_PASSWORD = 'right';

/** Two real MongoDB servers that ask for passwords: a primary, and a secondary that is never elected. */
export interface SecuredSet {
  /** The ports of the primary and of the secondary, on loopback. */
  ports: [number, number];
  stop(): Promise<void>;
}

/**
 * Starts a replica set with the users of `docker-compose.yml`, root and wayfare, and one who may only read:
 * reader.
 */
export async function startSecuredSet(binary: string, folder: string): Promise<SecuredSet> {
  const key = join(folder, 'key');
  await writeFile(key, randomBytes(48).toString('base64'), { mode: 0o600 });
  const ports: [number, number] = [await freePort(), await freePort()];
  const members: ChildProcess[] = [];
  for (const port of ports) {
    const dbpath = join(folder, `${port}`);
    await mkdir(dbpath);
    const options = ['--replSet', 'rs0', '--keyFile', key, '--port', `${port}`, '--bind_ip', '127.0.0.1'];
    members.push(
      spawn(binary, [...options, '--dbpath', dbpath, '--wiredTigerCacheSizeGB', '0.25'], { stdio: 'ignore' }),
    );
  }
  await createUsers(ports);
  return {
    ports,
    async stop() {
      for (const member of members) {
        const ended = once(member, 'exit');
        member.kill('SIGKILL');
        await ended;
      }
    },
  };
}

/** Joins both servers to a replica set whose first is the primary, and creates users through it. */
async function createUsers([first, second]: [number, number]): Promise<void> {
  const client = new MongoClient(`mongodb://127.0.0.1:${first}/?directConnection=true`);
  const admin = client.db('admin');
  const members = [first, second].map((port, _id) => ({ _id, host: `127.0.0.1:${port}`, priority: 1 - _id }));
  await new MongoClient(`mongodb://127.0.0.1:${second}/?directConnection=true`)
    .connect()
    .then((other) => other.close());
  await admin.command({ replSetInitiate: { _id: 'rs0', members } });
  while (!(await admin.command({ hello: 1 }))['isWritablePrimary'])
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  await admin.command({ createUser: 'root', pwd: SET_PASSWORD, roles: ['root'] });
  await client.close();
  const asRoot = new MongoClient(`mongodb://root:${SET_PASSWORD}@127.0.0.1:${first}/?directConnection=true`);
  for (const [user, role] of [
    ['wayfare', 'readWrite'],
    ['reader', 'read'],
  ])
    await asRoot.db('admin').command({
      createUser: user,
      pwd: SET_PASSWORD,
      roles: [{ role, db: 'wayfare' }],
      writeConcern: { w: 'majority' },
    });
  await asRoot.close();
}
