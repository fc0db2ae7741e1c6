import { pino } from 'pino';
import { aPoint } from '../../../test/support/aPicture.js';
import { eventually } from '../../../test/support/eventually.js';
import { startS3Server, type S3Server } from '../../../test/support/s3Server.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Longer than the pause between two checks of a store that failed, in ms, on a busy machine. */
const PATIENCE_MS = 30_000;
const account = { region: 'us-east-1', accessKeyId: 'wayfare', secretAccessKey: 'the key of a test' };
const lines: { level: number; msg: string }[] = [];
let store: S3Server;
let app: TestApp;

beforeAll(async () => {
  store = await startS3Server('pictures', account);
  app = await startTestApp(
    {
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    { log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }) },
  );
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const aboutStore = () =>
  lines.filter(({ msg }) => msg.includes('picture store')).map(({ level, msg }) => ({ level, msg }));

it('a store that is down is no error of the product, and is logged once, as is its return', async () => {
  const rider = await app.signedIn('rider');
  const send = () =>
    app.sendAs(rider.user.id, (token) =>
      app
        .request('post', '/api/profile_images')
        .set('authorization', `Bearer ${token}`)
        .attach('image', aPoint(), { filename: 'point.png', contentType: 'image/png' }),
    );
  const sent = await send();
  expect(sent.status).toBe(201);
  await store.close();

  for (const path of [sent.body.url as string, '/api/images/none.png']) {
    const shown = await fetch(`${app.url}${path}`);
    expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await shown.json()).toMatchObject({
      error: 'pictures_unavailable',
      message: 'Pictures are not available right now. Please try again in a moment.',
    });
  }
  expect(await send()).toMatchObject({ status: 503, body: { error: 'pictures_unavailable' } });
  const lost = { level: 50, msg: 'lost the picture store: requests for pictures are refused' };
  expect(aboutStore()).toEqual([lost]);

  store = await startS3Server('pictures', account, Number(new URL(store.endpoint).port));
  await eventually('it is noticed', () => aboutStore().length > 1, PATIENCE_MS);
  expect(aboutStore()).toEqual([lost, { level: 30, msg: 'the picture store is back' }]);
  expect((await send()).status).toBe(201);
});
