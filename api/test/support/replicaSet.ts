import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { eventually } from './eventually.js';
import { findProgram } from './findProgram.js';
import { freePort } from './freePort.js';

const NAME = 'rs0';
/** How long the primary may be silent before a member calls an election, in ms. MongoDB's default is 10 s. */
const ELECTION_MS = 2_000;
/** Time limit for starts and elections, in ms; ample even on a busy machine. */
const PATIENCE_MS = 90_000;
const OPTIONS = `replicaSet=${NAME}&w=majority&journal=true&readConcernLevel=majority&retryWrites=true`;

/** One server of a replica set. */
export interface Member {
  /** Its address, like `127.0.0.1:27017`. */
  readonly host: string;
  /** Ends it like a power failure. */
  kill(): Promise<void>;
  /** Stops it in the middle of what it does, without ending it, and without closing its connections. */
  freeze(): void;
  thaw(): void;
  /** Starts it again, with the data it had. */
  start(): void;
}

/** Three real MongoDB servers on loopback that replicate each other. */
export interface ReplicaSet {
  /** The connection string, without a database. It has a query: options can be added with `&`. */
  readonly url: string;
  readonly members: readonly Member[];
  /** Waits until a majority has elected a primary other than the given member, and returns it. */
  primary(other?: Member): Promise<Member>;
  /** Waits until each member is the primary or a secondary that replicates. */
  whole(): Promise<void>;
  /** Ends all servers. */
  stop(): Promise<void>;
}

/** The path of MongoDB's server on this machine (`MONGOD`, or on PATH), or null. */
export const findMongod = () => findProgram('mongod', 'MONGOD');

/** Starts three servers with their data in subfolders of a folder, and waits for their primary. */
export async function startReplicaSet(binary: string, folder: string): Promise<ReplicaSet> {
  const members: OwnMember[] = [];
  for (const name of ['a', 'b', 'c']) members.push(await startMember(binary, join(folder, name)));
  await initiate(members);
  const states = () => statesOf(members);

  async function primary(other?: Member): Promise<Member> {
    let found: Member | undefined;
    await eventually(
      'a primary was elected',
      async () => {
        const current = await states();
        found = members.find((member) => member !== other && current.get(member.host) === 'PRIMARY');
        return found;
      },
      PATIENCE_MS,
    );
    return found as Member;
  }

  async function whole(): Promise<void> {
    await eventually(
      'all members replicate',
      async () => {
        const current = [...(await states()).values()];
        return (
          current.length === members.length &&
          current.every((state) => ['PRIMARY', 'SECONDARY'].includes(state))
        );
      },
      PATIENCE_MS,
    );
  }

  try {
    await primary();
    await whole();
  } catch (error) {
    await Promise.all(members.map((member) => member.kill()));
    throw error;
  }
  return {
    url: `mongodb://${members.map(({ host }) => host).join(',')}/?${OPTIONS}`,
    members,
    primary,
    whole,
    async stop() {
      await Promise.all(members.map((member) => member.kill()));
    },
  };
}

/** A member with the process behind it. */
interface OwnMember extends Member {
  isRunning(): boolean;
}

async function startMember(binary: string, dataDir: string): Promise<OwnMember> {
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const options = [
    ['--replSet', NAME],
    ['--port', `${port}`],
    ['--bind_ip', '127.0.0.1'],
    ['--dbpath', dataDir],
    ['--logpath', join(dataDir, 'mongod.log'), '--logappend'],
    ['--wiredTigerCacheSizeGB', '0.5'],
    ['--oplogSize', '512'],
  ].flat();
  let child: ChildProcess;
  let isFrozen = false;
  const start = () => {
    child = spawn(binary, options, { stdio: 'ignore' });
    // The failure of a start is reported as a primary that is never elected.
    child.on('error', () => undefined);
  };
  start();
  const isEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    host: `127.0.0.1:${port}`,
    start,
    isRunning: () => !isFrozen && !isEnded(),
    freeze() {
      isFrozen = child.kill('SIGSTOP');
    },
    thaw() {
      child.kill('SIGCONT');
      isFrozen = false;
    },
    async kill() {
      if (isEnded() || child.pid === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      isFrozen = false;
    },
  };
}

async function initiate(members: readonly OwnMember[]): Promise<void> {
  const config = {
    _id: NAME,
    members: members.map(({ host }, _id) => ({ _id, host })),
    settings: { electionTimeoutMillis: ELECTION_MS, heartbeatIntervalMillis: 500 },
  };
  const [first] = members as [OwnMember];
  for (const { host } of members.slice(1)) await ask(host, { ping: 1 }, PATIENCE_MS);
  await ask(first.host, { replSetInitiate: config }, PATIENCE_MS);
}

/** The state of each member, as it sees itself. Those that do not answer are left out. */
async function statesOf(members: readonly OwnMember[]): Promise<Map<string, string>> {
  const states = await Promise.all(
    members
      .filter((member) => member.isRunning())
      .map(async ({ host }) => {
        const status = await ask(host, { replSetGetStatus: 1 }).catch(() => null);
        const own = (status?.members as { self?: boolean; stateStr: string }[] | undefined)?.find(
          ({ self }) => self,
        );
        return own && ([host, own.stateStr] as const);
      }),
  );
  return new Map(states.filter((state) => state !== undefined));
}

/** Sends one server a command, in any state of the server. */
async function ask(host: string, command: object, patienceMs = 1_000) {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, {
    serverSelectionTimeoutMS: patienceMs,
    socketTimeoutMS: Math.max(patienceMs, 30_000),
    maxPoolSize: 1,
  });
  try {
    return await client.db('admin').command(command);
  } finally {
    await client.close();
  }
}
