import { aLicense } from '../../support/aPicture.js';
import { people } from '../world.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { done } from './trip.js';

const once = { 'idempotency-key': 'once' };
const newcomer = {
  firstName: 'Nora',
  lastName: 'Newcomer',
  email: 'nora@example.com',
  password: 'secret123',
  mobile: '+12125550199',
};

const EXPIRES_ON = '2026-09-01';
/** The driver sends a picture of the insurance. */
const sendInsurance = (play: Play, image: string) =>
  play.as('driver').put('/drivers/me/documents/insurance', { image, expiresOn: EXPIRES_ON });

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
  {
    title: 'a driver sends a document in place of one that waits for review',
    async before(play) {
      await done(sendInsurance(play, await aLicense(play.observer.services)));
      return aLicense(play.observer.services);
    },
    // A picture that no record shows is removed later.
    isTakenBack: true,
    take: sendInsurance,
  },
  {
    title: 'an admin accepts a document of a driver',
    async before(play) {
      const sent = await done(sendInsurance(play, await aLicense(play.observer.services)));
      const documents = sent.body.documents as { kind: string; sent: { at: number } | null }[];
      return String(documents.find(({ kind }) => kind === 'insurance')?.sent?.at);
    },
    take: (play, at) =>
      play.as('admin').post(`/drivers/${people.driver.id}/documents/insurance/review`, {
        at: Number(at),
        decision: 'approve',
        expiresOn: EXPIRES_ON,
      }),
  },
];
