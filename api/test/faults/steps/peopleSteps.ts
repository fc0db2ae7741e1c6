import { people } from '../world.js';
import type { Step } from '../killAtEachWrite.js';
import { done } from './trip.js';

const once = { 'idempotency-key': 'once' };
const newcomer = {
  firstName: 'Nora',
  lastName: 'Newcomer',
  email: 'nora@example.com',
  password: 'secret123',
  mobile: '+12125550199',
};

/** Changes to users and to records their data refers to. */
export const peopleSteps: readonly Step[] = [
  {
    title: 'a new user signs up',
    take: (play) => play.as(null).post('/user_signup', { regData: newcomer }),
  },
  {
    title: 'a new user signs up with a referral',
    async before(play) {
      await done(play.as('admin').put('/settings', { bonus: 5 }));
      return people.driver.id;
    },
    take: (play, signupViaReferral) =>
      play.as(null).post('/user_signup', { regData: { ...newcomer, signupViaReferral } }),
  },
  {
    title: 'a new user signs up from a phone',
    take: (play) =>
      play.as(null).post('/user_signup', {
        regData: { ...newcomer, referralId: 'nora1234', pushToken: 'a phone', userPlatform: 'IOS' },
      }),
  },
  {
    title: 'an admin adds a driver',
    take: (play) =>
      play
        .as('admin')
        .post('/drivers', { firstName: 'Dan', lastName: 'New', email: 'dan@example.com' }, once),
  },
  {
    title: 'an admin changes a name',
    take: (play) => play.as('admin').put(`/drivers/${people.driver.id}`, { firstName: 'Renamed' }),
  },
  {
    title: 'an admin deletes a user',
    take: (play) => play.as('admin').delete(`/riders/${people.leaver.id}`),
  },
  {
    title: 'an admin tries to delete a user who still has money',
    take: (play) => play.as('admin').delete(`/drivers/${people.driver.id}`),
  },
  {
    title: 'a driver goes offline',
    take: (play) => play.as('driver').put('/drivers/me/status', { driverActiveStatus: false }),
  },
  {
    title: 'an admin renames a car type',
    before: async (play) => (await done(play.as('admin').get('/cartypes'))).body[0].id,
    take: (play, id) => play.as('admin').put(`/cartypes/${id}`, { name: 'Saver' }),
  },
];
