import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../config/environment.js';
import { type ImageStore, imageTypeOf } from './imageStore.js';

/** How long the store has to take a connection and to answer, in ms. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;

/** Where an S3-compatible store is and how it is entered. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The store the configuration names; null where pictures are files. */
export function s3Settings(config: Config): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Pictures as objects of a bucket that is there already. */
export function s3ImageStore({ endpoint, bucket, region, ...credentials }: S3Settings): ImageStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // A bucket in the host's name needs a DNS record that stores of one's own do not have.
    forcePathStyle: true,
    // Stores other than Amazon's refuse the checksums newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
  return {
    async put(key, { contents, contentType }) {
      if (!imageTypeOf(key)) throw new Error(`not a key of a picture: ${key}`);
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: contents, ContentType: contentType }),
      );
    },
    async get(key) {
      const contentType = imageTypeOf(key);
      if (!contentType) return null;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body ? { contents: Buffer.from(await Body.transformToByteArray()), contentType } : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      if (imageTypeOf(key)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
