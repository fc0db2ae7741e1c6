import { MongoNetworkError } from 'mongodb';
import { pino } from 'pino';
import { aCarType, aTrip } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';
import { runInOrder } from './scheduler.js';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterEach(() => app.close());

it('failing work does not block other work, and is done once it can succeed', async () => {
  const { db } = app.services;
  const [rider, other, driver] = [
    await app.signedIn('rider'),
    await app.signedIn('rider'),
    await app.signedIn('driver'),
  ];
  const broken = (await rider.post('/bookings', aTrip)).body.id as string;
  const whole = (await other.post('/bookings', aTrip)).body.id as string;
  // Left by a process that crashed while the driver accepted.
  await db.users.claimDriver(driver.user.id, broken, {
    now: app.clock.at,
    allowDebt: false,
    allowExpired: true,
  });
  const { change } = db.bookings;
  db.bookings.change = async (changed) => {
    if (changed.id === broken) throw new Error('this one cannot be written');
    return change(changed);
  };
  app.clock.at += 31 * 60_000;
  const now = async () => ({
    broken: (await db.bookings.findById(broken))?.status,
    whole: (await db.bookings.findById(whole))?.status,
    isDriverBusy: (await db.users.findById(driver.user.id))?.queue,
  });

  // Both its dispatch and its cancellation fail.
  await expect(runDueWork(app.services)).rejects.toThrow('several things that were due failed');
  expect(await now()).toEqual({ broken: 'NEW', whole: 'CANCELLED', isDriverBusy: false });

  db.bookings.change = change;
  await runDueWork(app.services);
  expect(await now()).toEqual({ broken: 'CANCELLED', whole: 'CANCELLED', isDriverBusy: false });
});

it('logs the name of the work that failed, and runs the rest', async () => {
  const logged: { work: string }[] = [];
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  let isRun = false;
  const work = [
    { name: 'fail', run: () => Promise.reject(new Error('this cannot be done')) },
    {
      name: 'succeed',
      run: async () => {
        isRun = true;
      },
    },
  ];
  await expect(runInOrder(work, { ...app.services, log })).rejects.toThrow('this cannot be done');
  expect(logged).toMatchObject([{ work: 'fail', msg: 'recurring work failed' }]);
  expect(isRun).toBe(true);
});

it('logs nothing for work that waits for the database, whose loss has a line of its own', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const lost = new MongoNetworkError('connection 7 to 127.0.0.1:27017 closed');
  const work = [{ name: 'wait', run: () => Promise.reject(lost) }];
  await expect(runInOrder(work, { ...app.services, log })).rejects.toThrow(lost);
  expect(logged).toEqual([]);
});
