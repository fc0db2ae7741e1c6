import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Client } from '../support/testApp.js';
import { differences, wholeDatabase } from '../support/wholeDatabase.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;
let admin: Client;

beforeAll(async () => {
  app = await startAttackedApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

/** Every endpoint that accepts a picture. */
const paths = ['/api/images', '/api/profile_images', '/api/license_images'];

async function upload(
  contents: Uint8Array,
  { name = 'picture.png', type = 'image/png', path = '/api/images' } = {},
) {
  const form = new FormData();
  form.set('image', new Blob([contents as Uint8Array<ArrayBuffer>], { type }), name);
  return app.raw(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${await app.tokenOf(admin.user.id)}` },
    body: form,
  });
}
const aPng = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();

/** The checksum of a PNG chunk. */
function crc32Of(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A PNG chunk: length, type, contents, checksum. */
function chunk(type: string, contents: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), contents]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(contents.length);
  sum.writeUInt32BE(crc32Of(named));
  return Buffer.concat([length, named, sum]);
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`;
const PIXELS = 50_000;

it.each<[string, () => Uint8Array]>([
  ['an SVG with a script', () => Buffer.from(SVG)],
  ['an SVG after an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['a compressed SVG', () => gzipSync(SVG)],
  [
    'an SVG with exponentially expanding entities',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;&b;&b;&b;</text></svg>`,
      ),
  ],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>')],
  ['a script that starts like a GIF', () => Buffer.from('GIF89a/*<script>*/=alert(1)//')],
  ['a truncated picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a picture of 2,500 megapixels in a few bytes', () => bomb()],
])('rejects and logs %s, and stores nothing, whatever the file name', async (_what, contents) => {
  const before = await wholeDatabase(app);
  const refused = app.refusals.length;
  for (const path of paths) {
    const { status, body } = await upload(contents(), { path });
    expect({ path, status, error: body.error }).toEqual({ path, status: 415, error: 'image_invalid' });
  }
  expect(app.refusals.slice(refused)).toMatchObject(
    paths.map((path) => ({ path, status: 415, uid: admin.user.id })),
  );
  expect(differences(before, await wholeDatabase(app))).toEqual([]);
});

/** A valid PNG whose header claims a huge size: decoding it at that size would exhaust memory. */
function bomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(PIXELS, 0);
  head.writeUInt32BE(PIXELS, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('removes hidden content from stored pictures', async () => {
  const script = '<script>alert("polyglot")</script>';
  const png = await aPng();
  const withText = Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${script}`)),
    png.subarray(33),
  ]);
  const jpeg = await sharp(png)
    .withExif({ IFD0: { Copyright: script } })
    .jpeg()
    .toBuffer();
  const polyglots = [
    Buffer.concat([png, Buffer.from(script)]),
    withText,
    Buffer.concat([jpeg, Buffer.from(script)]),
  ];
  for (const [contents, path] of polyglots.flatMap((each) => paths.map((path) => [each, path] as const))) {
    expect(contents.toString('latin1')).toContain('polyglot');
    const { status, body } = await upload(contents, { path });
    expect(status).toBe(201);
    const stored = await app.services.images.get(body.reference ?? body.url.split('/').at(-1));
    expect(stored?.contents.toString('latin1')).not.toContain('polyglot');
    if (!body.url) continue;
    const kept = await app.request('get', body.url);
    expect(kept.headers['content-type']).toBe('image/webp');
    expect(kept.headers['x-content-type-options']).toBe('nosniff');
    expect(kept.headers['content-security-policy']).toContain('sandbox');
  }
});

it.each([
  '../../../../etc/cron.d/evil.png',
  '..\\..\\evil.png',
  '/etc/passwd',
  'evil.php\u0000.png',
  'a.png/../../evil.html',
  '<img src=x onerror=alert(1)>.png',
  'x'.repeat(5000),
])('stores a file called %j under our own name, or rejects it', async (name) => {
  const { status, body } = await upload(await aPng(), { name });
  expect({ status, url: body.url }).toEqual(
    name.includes('\u0000')
      ? { status: 400 }
      : { status: 201, url: expect.stringMatching(/^\/api\/images\/[0-9a-f]{24}\.webp$/) },
  );
});

it.each([
  '../session-secret',
  '..%2Fsession-secret',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '....//session-secret',
  '..%5Csession-secret',
  'a%00.webp',
  '%c0%ae%c0%ae%2fsession-secret',
  '__proto__',
])('reads no file through the picture key %s', async (key) => {
  const { status, body } = await app.raw(`/api/images/${key}`);
  expect([400, 404]).toContain(status);
  expect(['not_found', 'validation_error']).toContain(body.error);
});

it('rejects an oversized picture, several files, and a form without an end', async () => {
  expect(await upload(Buffer.alloc(9 * 1024 * 1024))).toMatchObject({
    status: 413,
    body: { error: 'payload_too_large' },
  });
  const headers = { authorization: `Bearer ${await app.tokenOf(admin.user.id)}` };
  const two = new FormData();
  const png = (await aPng()) as Uint8Array<ArrayBuffer>;
  two.append('image', new Blob([png]), 'a.png');
  two.append('image', new Blob([png]), 'b.png');
  expect((await app.raw('/api/images', { method: 'POST', headers, body: two })).status).toBe(400);
  const endless = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const body = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc';
  expect((await app.raw('/api/images', { method: 'POST', headers: endless, body })).status).toBe(400);
});
