import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { eventually } from './eventually.js';
import { findProgram } from './findProgram.js';
import { freePort } from './freePort.js';
import type { S3Account, S3Server } from './s3Server.js';

/** The path of Versity's S3 gateway on this machine (`VERSITYGW`, or on PATH), or null. */
export const findS3Gateway = () => findProgram('versitygw', 'VERSITYGW');

/** Starts a real S3 server that keeps its objects as files of a folder, with one bucket. */
export async function startS3Gateway(
  binary: string,
  folder: string,
  bucket: string,
  { accessKeyId, secretAccessKey, region }: S3Account,
): Promise<S3Server> {
  await mkdir(folder, { recursive: true });
  const address = `127.0.0.1:${await freePort()}`;
  const endpoint = `http://${address}`;
  const options = [
    '--access',
    accessKeyId,
    '--secret',
    secretAccessKey,
    '--region',
    region,
    '--port',
    address,
  ];
  const child = spawn(binary, [...options, 'posix', folder], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await eventually('the S3 gateway answers', () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    ),
  );
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    endpoint,
    async close() {
      child.kill();
      await ended;
    },
  };
}
