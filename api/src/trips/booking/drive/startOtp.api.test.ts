import { aCarType, aTrip } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

const TEN_MINUTES = 600_000;
/** Codes start at 10000, so this is never a valid one. */
const WRONG = '00000';

let app: TestApp;
let driver: Client;
let id: string;
let otp: string;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ otp_secure: true });
  const rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
  ({ id, otp } = (await rider.post('/bookings', aTrip)).body);
  await driver.post(`/bookings/${id}/accept`);
  await driver.post(`/bookings/${id}/arrive`);
});
afterEach(() => app.close());

const start = async (code?: string) => {
  const { status, body } = await driver.post(`/bookings/${id}/start`, { otp: code });
  return status === 200 ? body.status : `${status} ${body.error}`;
};
const WRONG_CODE = '400 otp_mismatch';
const LOCKED = '429 too_many_requests';

describe('the start code [3.11]', () => {
  it('may be wrong four times', async () => {
    for (let guess = 0; guess < 4; guess += 1) expect(await start(WRONG)).toBe(WRONG_CODE);
    expect(await start(otp)).toBe('STARTED');
  });

  it('is rejected for ten minutes after five wrong codes, to the millisecond, even when right', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect(await start(WRONG)).toBe(WRONG_CODE);
    expect(await start(otp)).toBe(LOCKED);
    app.clock.at += TEN_MINUTES - 1;
    expect(await start(otp)).toBe(LOCKED);
    app.clock.at += 1;
    for (let guess = 0; guess < 5; guess += 1) expect(await start(WRONG)).toBe(WRONG_CODE);
    expect(await start(otp)).toBe(LOCKED);
    app.clock.at += TEN_MINUTES;
    expect(await start(otp)).toBe('STARTED');
  });

  it('is compared with only five of 50 concurrent guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(WRONG)));
    expect(answers.filter((answer) => answer === WRONG_CODE)).toHaveLength(5);
    expect(answers.filter((answer) => answer === LOCKED)).toHaveLength(45);
  });

  it('does not count a start without a code as a guess, and hides the count', async () => {
    for (let guess = 0; guess < 6; guess += 1) expect(await start()).toBe(WRONG_CODE);
    expect(await start(WRONG)).toBe(WRONG_CODE);
    expect((await driver.get(`/bookings/${id}`)).body).not.toHaveProperty('otpTries');
    expect(await start(otp)).toBe('STARTED');
  });
});
