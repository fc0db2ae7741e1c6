import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findS3Gateway, startS3Gateway } from '../../../test/support/s3Gateway.js';
import { type S3Server, startS3Server } from '../../../test/support/s3Server.js';
import { findSeaweed, startSeaweed } from '../../../test/support/seaweedServer.js';
import { fileImageStore, type ImageStore } from './imageStore.js';
import { s3ImageStore, type S3Settings } from './s3ImageStore.js';

/**
 * All stores behave the same: a folder, one that uses S3's protocol, and real S3 servers where they are
 * installed.
 */
const BUCKET = 'pictures';
const gateway = findS3Gateway();
if (!gateway)
  console.log('Skipped: there is no S3 server (versitygw) on PATH, and VERSITYGW does not name one.');
const seaweed = findSeaweed();
if (!seaweed) console.log('Skipped: SeaweedFS (weed) is not on PATH, and SEAWEEDFS does not name it.');
const servers: Record<string, S3Server> = {};
const s3Names = ['S3', ...(gateway ? ['a real S3 server'] : []), ...(seaweed ? ['SeaweedFS'] : [])];
let folder: string;
const account = { region: 'us-east-1', accessKeyId: 'wayfare', secretAccessKey: 'the key of a test' };
const stores: Record<string, ImageStore> = {};

const s3At = (name: string, settings: Partial<S3Settings> = {}) =>
  s3ImageStore({ endpoint: (servers[name] as S3Server).endpoint, bucket: BUCKET, ...account, ...settings });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-images-'));
  servers.S3 = await startS3Server(BUCKET, account);
  if (gateway)
    servers['a real S3 server'] = await startS3Gateway(gateway, join(folder, 'objects'), BUCKET, account);
  if (seaweed) servers.SeaweedFS = await startSeaweed(seaweed, join(folder, 'weed'), BUCKET, account);
  stores.files = fileImageStore(join(folder, 'files'));
  for (const name of s3Names) stores[name] = s3At(name);
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  await rm(folder, { recursive: true });
});

describe.each(['files', ...s3Names])('images in %s', (name) => {
  const store = () => stores[name] as ImageStore;

  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['svg', 'image/svg+xml'],
  ])('are returned as they were stored: %s', async (extension, contentType) => {
    const key = `${randomUUID()}.${extension}`;
    const contents = Buffer.from([0, 255, 1, 254, 10, 13]);
    await store().put(key, { contents, contentType });
    expect(await store().get(key)).toEqual({ contents, contentType });
  });

  it('are replaced under the same key', async () => {
    const key = `${randomUUID()}.png`;
    for (const text of ['first', 'second'])
      await store().put(key, { contents: Buffer.from(text), contentType: 'image/png' });
    expect((await store().get(key))?.contents.toString()).toBe('second');
  });

  it('can be large', async () => {
    const key = `${randomUUID()}.webp`;
    const contents = Buffer.alloc(3_000_000, 'picture');
    await store().put(key, { contents, contentType: 'image/webp' });
    expect((await store().get(key))?.contents.equals(contents)).toBe(true);
  });

  it('exist until they are removed, and can be removed twice', async () => {
    const key = `${randomUUID()}.webp`;
    await store().put(key, { contents: Buffer.from('x'), contentType: 'image/webp' });
    for (let time = 0; time < 2; time += 1) {
      await store().remove(key);
      expect(await store().get(key)).toBeNull();
    }
  });

  it('are null when missing', async () => {
    expect(await store().get(`${randomUUID()}.png`)).toBeNull();
  });

  it.each(['../secret.png', 'a/b.png', 'page.html', '.png', ''])(
    'are rejected under a key like %j',
    async (key) => {
      const image = { contents: Buffer.from('x'), contentType: 'image/png' };
      await expect(store().put(key, image)).rejects.toThrow('not a picture key');
      expect(await store().get(key)).toBeNull();
      await store().remove(key);
    },
  );
});

describe.each(s3Names)('%s', (server) => {
  it.each([
    // SeaweedFS reads from a missing bucket as if only the picture were missing.
    ...(server === 'SeaweedFS'
      ? []
      : [['a missing bucket', { bucket: 'not-there' }, /^NoSuchBucket$/] as const]),
    ['an unknown key', { accessKeyId: 'a-stranger' }, /^(InvalidAccessKeyId|XAdminUserNotFound)$/] as const,
    ['a wrong secret', { secretAccessKey: 'another key' }, /^SignatureDoesNotMatch$/] as const,
  ])('throws an error instead of reporting a missing image: %s', async (_, settings, name) => {
    const store = s3At(server, settings);
    const key = `${randomUUID()}.png`;
    const image = { contents: Buffer.from('x'), contentType: 'image/png' };
    const error = { name: expect.stringMatching(name) };
    await expect(store.get(key)).rejects.toMatchObject(error);
    await expect(store.put(key, image)).rejects.toMatchObject(error);
    await expect(store.remove(key)).rejects.toMatchObject(error);
  });

  describe('requests signed for clients', () => {
    const direct = () => {
      const { endpoint } = servers[server] as S3Server;
      const { direct: made } = s3At(server, { publicEndpoint: endpoint });
      if (!made) throw new Error('the store is not open to clients');
      return made;
    };
    const put = (url: string, bytes: Buffer, headers: Record<string, string> = {}) =>
      fetch(url, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/octet-stream', ...headers },
      });
    const bytes = Buffer.from('bytes of a picture');

    it('exist only where clients reach the store', () => {
      expect(s3At(server).direct).toBeUndefined();
    });

    it('load an image, as what it is and without being kept', async () => {
      const key = `${randomUUID()}.webp`;
      await s3At(server).put(key, { contents: bytes, contentType: 'image/webp' });
      const answer = await fetch(await direct().downloadUrl(key, 60));
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    });

    it('load no other image', async () => {
      const [key, other] = [`${randomUUID()}.webp`, `${randomUUID()}.webp`];
      for (const name of [key, other])
        await s3At(server).put(name, { contents: bytes, contentType: 'image/webp' });
      const url = await direct().downloadUrl(key, 60);
      expect((await fetch(url.replace(key, other))).status).toBe(403);
    });

    it('take exactly the bytes that were announced, which are then read and removed', async () => {
      const id = randomUUID();
      const url = await direct().uploadUrl(id, bytes.length, 60);
      expect(await direct().uploaded(id, bytes.length)).toBeNull();
      expect((await put(url, Buffer.concat([bytes, bytes]))).status).toBe(403);
      expect((await put(url, bytes, { 'content-type': 'text/html' })).status).toBe(403);
      expect(await direct().uploaded(id, bytes.length)).toBeNull();
      expect((await put(url, bytes)).status).toBe(200);
      expect(await direct().uploaded(id, bytes.length)).toEqual(bytes);
      expect(await direct().uploaded(id, bytes.length + 1)).toBeNull();
      for (let time = 0; time < 2; time += 1) await direct().discard(id);
      expect(await direct().uploaded(id, bytes.length)).toBeNull();
    });

    it('are never for a place outside of the uploads', async () => {
      expect(() => direct().uploadUrl('../picture.webp', 1, 60)).toThrow('not an upload');
      await expect(direct().downloadUrl('uploads/x', 60)).rejects.toThrow('not a picture key');
    });
  });

  it('rejects unsigned requests', async () => {
    const url = `${(servers[server] as S3Server).endpoint}/${BUCKET}/${randomUUID()}.png`;
    for (const method of ['PUT', 'GET', 'HEAD', 'DELETE'])
      expect((await fetch(url, { method })).status).toBe(403);
  });
});
