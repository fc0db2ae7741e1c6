import { accountRows } from '../badInput/accountRows.js';
import { contactRows } from '../badInput/contactRows.js';
import { passkeyRows } from '../badInput/passkeyRows.js';
import { paymentRows } from '../badInput/paymentRows.js';
import { pushRows } from '../badInput/pushRows.js';
import { PICKUP } from '../support/builders.js';
import { ofGoodRequest, type PrepareDeletion } from './deletion.js';

/** Ends something that the caller, or the driver, only is or does: nothing can refer to it. */
const ends =
  (
    name: string,
    start: [method: 'put' | 'post', path: string, body?: object],
    field: string,
  ): PrepareDeletion =>
  async (stage) => {
    const { driver, app } = stage;
    await driver.put('/drivers/me/status', { driverActiveStatus: true });
    const [method, path, body] = start;
    expect((await driver[method](path, body)).status).toBeLessThan(300);
    return {
      by: driver,
      path: name.replace('DELETE ', ''),
      known: [],
      async after() {
        const user = (await app.services.db.users.findById(driver.user.id)) as unknown as Record<
          string,
          unknown
        >;
        expect(user[field] ?? null).toBeNull();
      },
    };
  };

/** What people delete of their own account, and what they end on the road. */
export const ownDeletes: Readonly<Record<string, PrepareDeletion>> = {
  'DELETE /auth/me/device': ofGoodRequest(pushRows, 'DELETE /auth/me/device'),
  'DELETE /auth/me/browsers': ofGoodRequest(pushRows, 'DELETE /auth/me/browsers'),
  'DELETE /auth/me/passkeys/:id': ofGoodRequest(passkeyRows, 'DELETE /auth/me/passkeys/:id'),
  'DELETE /auth/me/places/:id': ofGoodRequest(accountRows, 'DELETE /auth/me/places/:id'),
  'DELETE /auth/me/contact-changes/:field': ofGoodRequest(
    contactRows,
    'DELETE /auth/me/contact-changes/:field',
    (_good, { rider }) => ({
      known: [],
      after: async () => expect((await rider.get('/auth/me/contact-changes')).body).toEqual([]),
    }),
  ),
  'DELETE /auth/sessions/:id': ofGoodRequest(accountRows, 'DELETE /auth/sessions/:id'),
  'DELETE /auth/sessions': async (stage) => ({
    ...(await ofGoodRequest(accountRows, 'DELETE /auth/sessions/:id')(stage)),
    path: '/auth/sessions',
  }),
  'DELETE /wallet/cards/:provider/:card': ofGoodRequest(
    paymentRows,
    'DELETE /wallet/cards/:provider/:card',
    ({ params }, { rider }) => ({
      known: [params!.card as string],
      after: async () => expect((await rider.get('/wallet/cards')).body.cards).toEqual([]),
    }),
  ),
  async 'DELETE /bookings/:id/share'(stage) {
    const path = `/bookings/${(await stage.booking('NEW')).id}/share`;
    const { url } = (await stage.rider.post(path)).body;
    const open = () => stage.app.anonymous.post('/shared-trips', { token: new URL(url).hash.slice(1) });
    expect((await open()).status).toBe(200);
    return {
      by: stage.rider,
      path,
      known: [],
      after: async () => expect((await open()).status).toBe(404),
    };
  },
  async 'DELETE /bookings/:id/apart'(stage) {
    const { id } = await stage.booking('COMPLETE');
    await stage.rider.put(`/bookings/${id}/apart`);
    const path = `/bookings/${id}/apart`;
    return {
      by: stage.rider,
      path,
      known: [],
      after: async () => expect((await stage.rider.get(path)).body).toMatchObject({ isApart: false }),
    };
  },
  'DELETE /drivers/me/break': ends('DELETE /drivers/me/break', ['post', '/drivers/me/break'], 'breakUntil'),
  async 'DELETE /drivers/me/away'({ app }) {
    const driver = await app.signedIn('driver', {
      driverActiveStatus: true,
      awayAt: app.clock.at,
      missedOffers: ['one'],
    });
    return {
      by: driver,
      path: '/drivers/me/away',
      known: [],
      after: async () =>
        expect((await app.services.db.users.findById(driver.user.id))?.awayAt ?? null).toBeNull(),
    };
  },
  async 'DELETE /drivers/me/heading'({ driver }) {
    await driver.put('/drivers/me/heading', PICKUP);
    return {
      by: driver,
      path: '/drivers/me/heading',
      known: [],
      after: async () => expect((await driver.get('/auth/me')).body.heading?.isOn ?? false).toBe(false),
    };
  },
  async 'DELETE /drivers/:id/planned-block'(stage) {
    const { id } = stage.driver.user;
    await stage.booking('STARTED');
    const path = `/drivers/${id}/planned-block`;
    expect((await stage.admin.post(path)).status).toBe(200);
    return {
      by: stage.admin,
      path,
      known: [],
      after: async () =>
        expect((await stage.app.services.db.users.findById(id))?.blockAfterTrip ?? null).toBeNull(),
    };
  },
};
