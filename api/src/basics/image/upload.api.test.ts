import { once } from 'node:events';
import { type IncomingMessage, request as open } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { FIRST_PIECE_BYTES, MAX_IMAGE_BYTES, sendInPieces } from '@wayfare/shared';
import sharp from 'sharp';
import { randomBytes } from 'node:crypto';
import { eventually } from '../../../test/support/eventually.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Two processes that share a database: a client's chunks arrive at either one. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ MONGODB_DATABASE: app.connection.name });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const HOUR_MS = 60 * 60_000;

/** An image of more than one megabyte: noise does not compress. */
const largePicture = () =>
  sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
    .png()
    .toBuffer();

const authorization = async (client: Client): Promise<Record<string, string>> =>
  client.user.id ? { authorization: `Bearer ${await app.tokenOf(client.user.id)}` } : {};

async function put(at: TestApp, client: Client, id: string, from: number, bytes: Buffer, more = {}) {
  const { status, body } = await at
    .request('put', `/api/uploads/${id}?from=${from}`)
    .set({ 'content-type': 'application/octet-stream', ...(await authorization(client)), ...more })
    .send(bytes);
  return { status, body };
}

/** Sends half of a chunk and cuts the connection. */
async function putHalf(client: Client, id: string, from: number, bytes: Buffer): Promise<never> {
  const half = open(`${app.url}/api/uploads/${id}?from=${from}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
      ...(await authorization(client)),
    },
  });
  const failed = new Promise<never>((_, reject) => half.on('error', reject));
  half.write(bytes.subarray(0, bytes.length / 2));
  await pause(50);
  half.destroy(new Error('the connection is cut'));
  return failed;
}

/** Calls an endpoint that accepts an image, with one uploaded before. */
async function finish(client: Client, path: string, id: string) {
  const request = other.request('post', `/api${path}`).set(await authorization(client));
  const { status, body } = await request.field('upload', id);
  return { status, body };
}

/** Checks that every chunk belongs to an upload. */
async function noPieceIsLeftBehind() {
  const named = await app.connection
    .collection('uploads')
    .aggregate([{ $unwind: '$pieces' }])
    .toArray();
  expect(await app.connection.collection('upload_pieces').countDocuments()).toBe(named.length);
}

const begun = async (client: Client, size: number) =>
  (await client.post('/uploads', { size })).body.id as string;

it('an image upload resumes where it stopped after a lost connection, on another process [9.16]', async () => {
  const rider = await app.signedIn('rider');
  const picture = await largePicture();
  const sent: [from: number, to: number, outcome: string][] = [];
  const id = await sendInPieces(
    picture.length,
    {
      begin: () => begun(rider, picture.length),
      arrived: async (upload) => (await rider.get(`/uploads/${upload}`)).body.arrived,
      async send(upload, from, to) {
        const isCut = sent.length === 1;
        sent.push([from, to, isCut ? 'cut' : 'arrived']);
        const piece = picture.subarray(from, to);
        if (isCut) return putHalf(rider, upload, from, piece);
        return (await put(sent.length % 2 ? app : other, rider, upload, from, piece)).body.arrived;
      },
    },
    { now: () => app.clock.at, wait: async () => undefined, random: () => 0, isTransient: () => true },
  );
  const piece = FIRST_PIECE_BYTES;
  expect(sent.slice(0, 4)).toEqual([
    [0, piece, 'arrived'],
    [piece, 3 * piece, 'cut'],
    [piece, 2 * piece, 'arrived'],
    [2 * piece, 4 * piece, 'arrived'],
  ]);
  const { status, body } = await finish(rider, '/profile_images', id);
  expect(status).toBe(201);
  const kept = await other.request('get', body.url);
  const { width, height } = await sharp(kept.body as Buffer).metadata();
  expect([kept.type, width, height]).toEqual(['image/webp', 700, 700]);
});

it('a chunked upload is checked like any image, and can be used only by its owner', async () => {
  const rider = await app.signedIn('rider');
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1000)}<script/></svg>`);
  const id = await begun(rider, svg.length);
  await put(app, rider, id, 0, svg);
  expect(await finish(rider, '/profile_images', id)).toMatchObject({
    status: 415,
    body: { error: 'image_invalid' },
  });
  const admin = await app.signedIn('admin');
  for (const [client, path] of [
    [app.anonymous, '/license_images'],
    [admin, '/images'],
  ] as const)
    expect(await finish(client, path, id)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  for (const client of [app.anonymous, admin]) {
    expect((await client.get(`/uploads/${id}`)).status).toBe(404);
    expect((await put(app, client, id, 0, svg)).status).toBe(404);
  }
});

it('an upload accepts only its declared size, in order, in chunks that are not too small', async () => {
  const { anonymous } = app;
  const size = 2 * FIRST_PIECE_BYTES;
  expect((await anonymous.post('/uploads', { size: MAX_IMAGE_BYTES + 1 })).status).toBe(400);
  const id = await begun(anonymous, size);
  const whole = randomBytes(size);
  const statusOf = async (from: number, bytes: Buffer) => (await put(app, anonymous, id, from, bytes)).status;
  expect(await statusOf(1, whole)).toBe(409);
  expect(await statusOf(0, Buffer.concat([whole, Buffer.from('x')]))).toBe(413);
  expect(await statusOf(0, whole.subarray(0, FIRST_PIECE_BYTES - 1))).toBe(400);
  const bomb = gzipSync(Buffer.alloc(2 * MAX_IMAGE_BYTES));
  expect((await put(app, anonymous, id, 0, bomb, { 'content-encoding': 'gzip' })).status).toBe(415);
  expect(await finish(anonymous, '/license_images', id)).toMatchObject({ status: 400 });
  const pieces = Array.from({ length: 4 }, () => statusOf(0, whole.subarray(0, FIRST_PIECE_BYTES)));
  expect((await Promise.all(pieces)).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  await noPieceIsLeftBehind();
});

it('accepts one piece of an upload at a time', async () => {
  const rider = await app.signedIn('rider');
  const picture = randomBytes(2 * FIRST_PIECE_BYTES);
  const id = await begun(rider, picture.length);
  const first = open(`${app.url}/api/uploads/${id}?from=0`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': FIRST_PIECE_BYTES,
      ...(await authorization(rider)),
    },
  });
  const answer = once(first, 'response') as Promise<[IncomingMessage]>;
  first.write(picture.subarray(0, 1_000));
  await eventually('the first piece is arriving', () => app.services.jobs.arriving.size === 1);
  const second = await put(app, rider, id, 0, picture);
  expect([second.status, second.body.error]).toEqual([409, 'wrong_state']);
  first.end(picture.subarray(1_000, FIRST_PIECE_BYTES));
  expect((await answer)[0].statusCode).toBe(200);
  const rest = picture.subarray(FIRST_PIECE_BYTES);
  expect((await put(app, rider, id, FIRST_PIECE_BYTES, rest)).body).toEqual({ arrived: picture.length });
});

it('a sender has at most ten uploads at a time; they expire after an hour, used ones sooner', async () => {
  const [rider, second] = [await app.signedIn('rider'), await app.signedIn('rider')];
  const answers = await Promise.all(Array.from({ length: 12 }, () => rider.post('/uploads', { size: 10 })));
  const begunOnes = answers.filter(({ status }) => status === 201);
  expect([begunOnes.length, answers.filter(({ status }) => status === 429).length]).toEqual([10, 2]);
  expect((await second.post('/uploads', { size: 10 })).status).toBe(201);

  const [{ id } = { id: '' }] = begunOnes.map(({ body }) => body as { id: string });
  await put(app, rider, id, 0, Buffer.from('no picture'));
  await finish(rider, '/profile_images', id);
  other.clock.at = app.clock.at += 3 * 60_000;
  await app.services.db.uploads.sweep(app.clock.at);
  await noPieceIsLeftBehind();
  expect((await rider.get(`/uploads/${id}`)).status).toBe(404);
  expect((await rider.post('/uploads', { size: 10 })).status).toBe(201);

  other.clock.at = app.clock.at += HOUR_MS;
  await app.services.db.uploads.sweep(app.clock.at);
  for (const collection of ['uploads', 'upload_pieces'])
    expect(await app.connection.collection(collection).countDocuments()).toBe(0);
});
