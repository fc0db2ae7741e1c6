import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.js';
import { findProgram } from './findProgram.js';
import { freePort } from './freePort.js';
import type { S3Account, S3Server } from './s3Server.js';

/** The path of SeaweedFS on this machine (`SEAWEEDFS`, or `weed` on PATH), or null. */
export const findSeaweed = () => findProgram('weed', 'SEAWEEDFS');

/** The servers that SeaweedFS runs in one process; each listens on two ports. */
const PARTS = ['master', 'volume', 'filer', 's3'] as const;

/** Starts the store of `docker-compose.yml`, with one bucket. It keeps its objects in a folder. */
export async function startSeaweed(
  binary: string,
  folder: string,
  bucket: string,
  { accessKeyId, secretAccessKey, region }: S3Account,
): Promise<S3Server> {
  await mkdir(folder, { recursive: true });
  const config = join(folder, 's3.json');
  await writeFile(
    config,
    JSON.stringify({
      identities: [
        {
          name: 'tests',
          credentials: [{ accessKey: accessKeyId, secretKey: secretAccessKey }],
          actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
        },
      ],
    }),
  );
  const ports = [];
  for (const part of PARTS)
    ports.push(`-${part}.port=${await freePort()}`, `-${part}.port.grpc=${await freePort()}`);
  const child = spawn(
    binary,
    [
      'server',
      '-s3',
      `-s3.config=${config}`,
      `-dir=${folder}`,
      '-ip=127.0.0.1',
      '-ip.bind=127.0.0.1',
      '-master.volumeSizeLimitMB=64',
      '-volume.max=20',
      ...ports,
    ],
    { stdio: 'ignore', cwd: folder },
  );
  const ended = once(child, 'exit');
  const endpoint = `http://127.0.0.1:${ports.find((port) => port.startsWith('-s3.port='))?.split('=')[1]}`;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
  });
  // It answers before its parts have found each other.
  await eventually('SeaweedFS makes a bucket', () =>
    client.send(new CreateBucketCommand({ Bucket: bucket })).then(
      () => true,
      () => false,
    ),
  );
  client.destroy();
  return {
    endpoint,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
