import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../../platform/config/environment.js';
import { type ImageStore, imageTypeOf } from './imageStore.js';
import { directImages } from './s3DirectImages.js';

/** Timeouts for connecting to the store and for its answer, in ms. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;

/** Location and credentials of an S3-compatible store. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where clients reach the store; undefined if they cannot. */
  publicEndpoint?: string | undefined;
}

/** The configured store; null if images are stored as files. */
export function s3Settings(config: Config): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PUBLIC_ENDPOINT: publicEndpoint,
  } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, publicEndpoint };
}

/** Stores images as objects in an existing bucket. */
export function s3ImageStore({ publicEndpoint, bucket, ...settings }: S3Settings): ImageStore {
  const client = clientOf(settings);
  return {
    ...objectsOf(client, bucket),
    ...(publicEndpoint && {
      direct: directImages(client, clientOf({ ...settings, endpoint: publicEndpoint }), bucket),
    }),
  };
}

const clientOf = ({ endpoint, region, ...credentials }: Omit<S3Settings, 'bucket' | 'publicEndpoint'>) =>
  new S3Client({
    endpoint,
    region,
    credentials,
    // Bucket names in the host name need a DNS record that self-hosted stores do not have.
    forcePathStyle: true,
    // Stores other than Amazon's reject the checksums newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });

function objectsOf(client: S3Client, bucket: string): Omit<ImageStore, 'direct'> {
  return {
    async put(key, { contents, contentType }) {
      if (!imageTypeOf(key)) throw new Error(`not a picture key: ${key}`);
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
