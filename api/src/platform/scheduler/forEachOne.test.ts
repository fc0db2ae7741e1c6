import { answerResetRequests } from '../../people/auth/resetPassword.js';
import { sweepEffects } from '../../trips/booking/effects/runEffects.js';
import { finishRenames } from '../../trips/carType/renameCarType.js';
import type { Services } from '../../process/services.js';
import { aBooking, aCarType, newId } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { settleCredentials } from '../../office/account/settleCredentials.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/**
 * A kind of due work in a pass: two items are left behind, and `broken` is the method that fails for the
 * first one.
 */
interface Due {
  pass(services: Services): Promise<unknown>;
  leaveTwo(): Promise<unknown>;
  broken(services: Services): [repository: object, name: string];
  countLeft(): Promise<number>;
}

const due: Record<string, Due> = {
  'booking effects': {
    pass: (services) => sweepEffects(undefined, services),
    async leaveTwo() {
      const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
      for (const id of [newId(), newId()])
        await app.services.db.bookings.insert(
          aBooking('PAID', { id, rider: rider.user, driver: driver.user, at: app.clock.at }),
        );
      const effects = [{ key: 'paid:free', kind: 'freeDriver', data: { driver: driver.user.id } }];
      await app.connection.collection('bookings').updateMany({}, { $set: { effects, effectsDue: 0 } });
    },
    broken: ({ db }) => [db.bookings, 'leaseEffects'],
    countLeft: () => app.connection.collection('bookings').countDocuments({ 'effects.0': { $exists: true } }),
  },
  'credentials of deleted users': {
    pass: (services) => settleCredentials(10, services),
    leaveTwo: () =>
      app.connection
        .collection<{ _id: string; unsureSince: number }>('credentials')
        .insertMany([newId(), newId()].map((_id) => ({ _id, unsureSince: 0 }))),
    broken: ({ db }) => [db.bookings, 'forgetPerson'],
    countLeft: () => app.connection.collection('credentials').countDocuments({}),
  },
  'password reset requests': {
    pass: (services) => answerResetRequests(10, services),
    async leaveTwo() {
      const from = { address: '127.0.0.1', network: '127.0.0.0/24', devices: [] };
      for (const email of ['one@example.com', 'two@example.com'])
        await app.services.db.emailLinks.addResetRequest(
          { id: email, email, from, locale: 'en' },
          app.clock.at,
        );
    },
    broken: ({ db }) => [db.users, 'findByProven'],
    countLeft: () => app.connection.collection('reset_requests').countDocuments({}),
  },
  'renamed car types': {
    pass: finishRenames,
    async leaveTwo() {
      for (const name of ['Sedan', 'Van']) {
        const carType = aCarType({ name });
        await app.services.db.carTypes.insert(carType);
        await app.services.db.carTypes.rename(
          carType.id,
          { name: `${name} XL` },
          { from: name, now: app.clock.at },
        );
      }
      app.clock.at += 60 * 60_000;
    },
    broken: ({ db }) => [db.bookings, 'renameCarType'],
    countLeft: async () => (await app.services.db.carTypes.findRenamed(10)).length,
  },
};

it.each(Object.entries(due))('%s: a failing item does not block the others', async (_name, piece) => {
  await piece.leaveTwo();
  const [repository, name] = piece.broken(app.services);
  const methods = repository as Record<string, unknown>;
  const whole = methods[name];
  methods[name] = async () => {
    methods[name] = whole;
    throw new Error('this one cannot be done');
  };

  await expect(piece.pass(app.services)).rejects.toThrow('this one cannot be done');
  expect(await piece.countLeft()).toBe(1);
  app.clock.at += 60 * 60_000;
  await piece.pass(app.services);
  expect(await piece.countLeft()).toBe(0);
});
