import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { startS3Server, type S3Server } from '../../../test/support/s3Server.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { hashOf } from '../../platform/secret.js';
import { forgetUploads } from './forgetUploads.js';

/** Pictures that clients put into the store and load from it themselves. */
const account = { region: 'us-east-1', accessKeyId: 'wayfare', secretAccessKey: 'the key of a test' };
const HOUR_MS = 60 * 60_000;
let store: S3Server;
let app: TestApp;
let closed: TestApp;

beforeAll(async () => {
  store = await startS3Server('pictures', account);
  const s3 = {
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  };
  app = await startTestApp({ ...s3, S3_PUBLIC_ENDPOINT: store.endpoint });
  closed = await startTestApp(s3);
});
afterAll(async () => {
  await closed.close();
  await app.close();
  await store.close();
});

const aPicture = () =>
  sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
    .png()
    .toBuffer();

const put = (url: string, bytes: Buffer) =>
  fetch(url, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Announces a picture and puts it into the store; returns the upload's id. */
async function putInto(client: Client, bytes: Buffer): Promise<string> {
  const { status, body } = await client.post('/uploads', { size: bytes.length, direct: true });
  expect({ status, url: body.url }).toEqual({ status: 201, url: expect.stringContaining(store.endpoint) });
  expect((await put(body.url, bytes)).status).toBe(200);
  return body.id;
}

/** Uses an upload as a picture. */
async function use(client: Client, path: string, id: string) {
  const request = app.request('post', `/api/${path}`).field('upload', id);
  const token = client.user.id ? await app.tokenOf(client.user.id) : null;
  const { status, body } = await (token ? request.set('authorization', `Bearer ${token}`) : request);
  return { status, body };
}

it('a picture put into the store is checked and drawn again like every other [9.16]', async () => {
  const rider = await app.signedIn('rider');
  const id = await putInto(rider, await aPicture());
  const { status, body } = await use(rider, 'profile_images', id);
  expect(status).toBe(201);
  const { headers } = await app.request('get', body.url);
  expect(headers['content-type']).toBe('image/webp');
});

it('what is no picture is refused, whatever the store took', async () => {
  const rider = await app.signedIn('rider');
  const id = await putInto(rider, Buffer.from('<script>alert(1)</script>'));
  expect(await use(rider, 'profile_images', id)).toMatchObject({
    status: 415,
    body: { error: 'image_invalid' },
  });
});

it('the store takes exactly as many bytes as were announced', async () => {
  const rider = await app.signedIn('rider');
  const { body } = await rider.post('/uploads', { size: 1_000, direct: true });
  for (const size of [999, 1_001, 9_000_000])
    expect((await put(body.url, Buffer.alloc(size))).status).toBe(403);
  expect(await use(rider, 'profile_images', body.id)).toMatchObject({ status: 400 });
});

it('an upload belongs to the user who announced it', async () => {
  const [rider, stranger] = [await app.signedIn('rider'), await app.signedIn('rider')];
  const id = await putInto(rider, await aPicture());
  for (const other of [stranger, app.anonymous]) {
    const path = other === stranger ? 'profile_images' : 'license_images';
    expect(await use(other, path, id)).toMatchObject({ status: 400, body: { error: 'validation_error' } });
  }
});

it('if the store does not take it, the same upload takes pieces', async () => {
  const rider = await app.signedIn('rider');
  const picture = await aPicture();
  const { body } = await rider.post('/uploads', { size: picture.length, direct: true });
  const sent = await app
    .request('put', `/api/uploads/${body.id}?from=0`)
    .set({
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${await app.tokenOf(rider.user.id)}`,
    })
    .send(picture);
  expect(sent.body).toEqual({ arrived: picture.length });
  expect((await use(rider, 'profile_images', body.id)).status).toBe(201);
});

it('an unused picture is removed from the store with its upload', async () => {
  const rider = await app.signedIn('rider');
  const picture = await aPicture();
  const id = await putInto(rider, picture);
  const inStore = () => app.services.images.direct?.uploaded(hashOf(id), picture.length);
  expect(await inStore()).toEqual(picture);
  app.clock.at += HOUR_MS;
  await forgetUploads(100, app.services);
  expect(await inStore()).toBeNull();
  expect(await use(rider, 'profile_images', id)).toMatchObject({ status: 400 });
  expect(await app.connection.collection('uploads').countDocuments({ owner: rider.user.id })).toBe(0);
});

it('a private picture is loaded from the store, by those who may see it, for a minute', async () => {
  const driver = await app.signedIn('driver');
  const id = await putInto(app.anonymous, await aPicture());
  const { body } = await use(app.anonymous, 'license_images', id);
  const licenseImage = body.reference;
  const admin = await app.signedIn('admin');
  expect((await admin.put(`/drivers/${driver.user.id}`, { licenseImage })).status).toBe(200);

  const load = async (client: Client) =>
    app
      .request('get', `/api/drivers/${driver.user.id}/license_image`)
      .redirects(0)
      .set({ authorization: `Bearer ${await app.tokenOf(client.user.id)}` });
  const answer = await load(driver);
  const location = answer.headers.location as string;
  expect([answer.status, answer.headers['cache-control']]).toEqual([302, 'no-store']);
  expect(new URL(location).searchParams.get('X-Amz-Expires')).toBe('60');
  const picture = await fetch(location);
  expect(picture.status).toBe(200);
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('webp');

  const { status, headers } = await load(await app.signedIn('rider'));
  expect([status, headers.location]).toEqual([403, undefined]);
  // Public pictures keep their address, and browsers keep them under it: never a private one.
  expect((await app.request('get', `/api/images/${licenseImage}`)).status).toBe(404);
});

it('without a public address of the store, everything passes through the product', async () => {
  const rider = await closed.signedIn('rider');
  const { status, body } = await rider.post('/uploads', { size: 1_000, direct: true });
  expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(String) } });
});
