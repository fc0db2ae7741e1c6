import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type DirectImages, imageTypeOf } from './imageStore.js';

/** Uploads of clients wait below this prefix. Nothing there is ever served. */
const WAITING = 'uploads/';
const ID = /^[\w-]{1,100}$/;

/**
 * Signs requests for clients. `client` has the store's address as the API sees it, and `signer` has the
 * address as clients see it.
 */
export function directImages(client: S3Client, signer: S3Client, bucket: string): DirectImages {
  const waiting = (id: string) => {
    if (!ID.test(id)) throw new Error(`not an upload's id: ${id}`);
    return { Bucket: bucket, Key: `${WAITING}${id}` };
  };
  return {
    async downloadUrl(key, expiresIn) {
      const ResponseContentType = imageTypeOf(key);
      if (!ResponseContentType) throw new Error(`not a picture key: ${key}`);
      // Browsers must not cache the answer, because the picture is private.
      const ResponseCacheControl = 'no-store';
      const wanted = { Bucket: bucket, Key: key, ResponseContentType, ResponseCacheControl };
      return getSignedUrl(signer, new GetObjectCommand(wanted), { expiresIn });
    },
    uploadUrl(id, size, expiresIn) {
      const ContentType = 'application/octet-stream';
      const command = new PutObjectCommand({ ...waiting(id), ContentLength: size, ContentType });
      // Signed, so that the store refuses any other number of bytes.
      const signableHeaders = new Set(['host', 'content-length', 'content-type']);
      return getSignedUrl(signer, command, { expiresIn, signableHeaders });
    },
    async uploaded(id, size) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(waiting(id)));
        if (!Body) return null;
        if (ContentLength === size) return Buffer.from(await Body.transformToByteArray());
        // Not read: it may be larger than any picture.
        await (Body as { destroy?: () => unknown }).destroy?.();
        return null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async discard(id) {
      await client.send(new DeleteObjectCommand(waiting(id)));
    },
  };
}
