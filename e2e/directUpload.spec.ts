import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { ListObjectsV2Command, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@playwright/test';
import { findS3Gateway, startS3Gateway } from '../api/test/support/s3Gateway.js';
import type { S3Server } from '../api/test/support/s3Server.js';
import { copyUrl } from './copyPorts.js';
import { answerOf, newcomer, TIMES_SQUARE } from './people.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { phone } from './screens.js';

/** A browser puts a large picture into a real S3 store at another origin. */
const URL_OF_COPY = copyUrl('directUpload');
const BUCKET = 'pictures';
const account = { accessKeyId: 'wayfare', secretAccessKey: 'wayfare-secret', region: 'us-east-1' };
const credentials = { accessKeyId: account.accessKeyId, secretAccessKey: account.secretAccessKey };

const gateway = findS3Gateway();
test.skip(!gateway, 'versitygw, a real S3 server, is not installed: see docs/architecture/tests.md');
test.use({ baseURL: URL_OF_COPY });

let folder: string;
let store: S3Server | undefined;
let copy: ProductCopy | undefined;
let client: S3Client;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'wayfare-direct-'));
  store = await startS3Gateway(gateway as string, folder, BUCKET, account);
  client = new S3Client({
    endpoint: store.endpoint,
    region: account.region,
    credentials,
    forcePathStyle: true,
  });
  const rule = { AllowedOrigins: [URL_OF_COPY], AllowedMethods: ['PUT'], AllowedHeaders: ['content-type'] };
  await client.send(new PutBucketCorsCommand({ Bucket: BUCKET, CORSConfiguration: { CORSRules: [rule] } }));
  copy = await startCopy(/is ready at/, {
    PORT: new URL(URL_OF_COPY).port,
    PUBLIC_URL: URL_OF_COPY,
    NODE_ENV: 'development',
    DEMO_BOOKINGS: '60',
    TRUST_PROXY: '1',
    S3_ENDPOINT: store.endpoint,
    S3_PUBLIC_ENDPOINT: store.endpoint,
    S3_BUCKET: BUCKET,
    S3_REGION: account.region,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  });
});
test.afterAll(async () => {
  await copy?.close();
  client?.destroy();
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of noise (PNG), which no format makes much smaller. */
function noise(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    sum.writeUInt32BE(crc32(body) >>> 0);
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each of red, green and blue.
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a large picture goes from the browser into the store, and is kept after it was checked', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Dora', viewport: phone, at: TIMES_SQUARE });
  const page = await rider.context.newPage();
  const puts: string[] = [];
  const pieces: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().startsWith(`${store?.endpoint}/`))
      puts.push(request.url());
    if (/\/api\/uploads\/./.test(request.url())) pieces.push(request.url());
  });
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Your picture' });
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: noise(900, 900) };
  await own.getByLabel('Add a picture').setInputFiles(picture);
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  expect(puts).toHaveLength(1);
  expect(puts[0]).toContain(`/${BUCKET}/uploads/`);
  expect(pieces).toEqual([]);
  const image = own.getByRole('img', { name: 'Your picture' });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const { profile_image: kept } = await answerOf(await rider.context.request.get('/api/auth/me'));
  expect(kept).toMatch(/^\/api\/images\//);
  // The checked picture is an object of its own. A sweep removes the upload.
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  expect(Contents.map(({ Key }) => Key)).toContain(String(kept).split('/').at(-1));
  await rider.context.close();
});
