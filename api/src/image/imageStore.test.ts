import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { fileImageStore, type ImageStore } from './imageStore.js';
import { s3ImageStore } from './s3ImageStore.js';

/** Both stores behave the same, the second one over the network. */
const BUCKET = 'pictures';
let folder: string;
let server: S3rver;
const stores: Record<string, ImageStore> = {};

const s3At = (port: number, bucket = BUCKET) =>
  s3ImageStore({
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-images-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  stores.files = fileImageStore(join(folder, 'files'));
  stores.S3 = s3At(port);
  stores.withoutBucket = s3At(port, 'not-there');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each(['files', 'S3'])('images in %s', (name) => {
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

it('an unusable store throws an error instead of reporting a missing image', async () => {
  await expect(stores.withoutBucket?.get(`${randomUUID()}.png`)).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
});
