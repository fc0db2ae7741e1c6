import { newId } from '../support/builders.js';
import { resource } from './resourceRows.js';
import type { Row, Rows } from './row.js';
import type { Stage } from './stage.js';

const aBrowser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
});

/** Gives the stage's rider a device. Returns its token. */
async function withDevice({ app, rider }: Stage): Promise<string> {
  const pushToken = `token of ${rider.user.id}`;
  await app.services.db.devices.setMobileApp(
    rider.user.id,
    { pushToken, userPlatform: 'ANDROID' },
    app.clock.at,
  );
  return pushToken;
}

const notifications = resource(
  'notifications',
  () => ({ devicetype: 'ANDROID', usertype: 'rider', title: 'Storm', body: 'Drive with care' }),
  {
    'a blank title': [{ title: ' ' }, 400, 'validation_error', 'title'],
    'a blank text': [{ body: '\n' }, 400, 'validation_error', 'body'],
    'a time that has passed': [{ sendAt: 1 }, 400, 'send_time_past', 'sendAt'],
  },
);

/** Messages to devices. */
export const pushRows: Rows = {
  // Sending needs at least one recipient.
  ...Object.fromEntries(
    Object.entries(notifications).map(([name, row]): [string, Row] => [
      name,
      {
        ...row,
        async good(stage) {
          await withDevice(stage);
          return row.good(stage);
        },
      },
    ]),
  ),
  'POST /send_notification': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: {
        token: await withDevice(stage),
        title: 'Hello',
        msg: 'A driver is near',
        screen: 'DriverTrips',
        params: { bookingId: newId() },
      },
    }),
  },
  'PUT /auth/me/device': {
    good: ({ driver }) => ({
      as: driver,
      body: { pushToken: `token of ${driver.user.id}`, userPlatform: 'IOS' },
      refuses: { 'a blank token': [{ pushToken: ' ' }, 400, 'validation_error'] },
    }),
    again: 'same',
  },
  'DELETE /auth/me/device': {
    good: async (stage) => ({ as: stage.rider, query: { pushToken: await withDevice(stage) } }),
    again: [404, 'not_found'],
  },
  'GET /auth/me/browsers/key': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'POST /auth/me/browsers': {
    good: ({ rider }) => ({
      as: rider,
      body: aBrowser(),
      refuses: {
        'a server inside': [{ endpoint: 'https://10.0.0.1/x' }, 400, 'validation_error', 'endpoint'],
        'no secure server': [
          { endpoint: 'http://fcm.googleapis.com/x' },
          400,
          'validation_error',
          'endpoint',
        ],
      },
    }),
    again: 'same',
  },
  'DELETE /auth/me/browsers': {
    async good({ app, rider }) {
      const browser = aBrowser();
      await app.services.db.devices.addBrowser(rider.user.id, browser, app.clock.at);
      return { as: rider, query: { endpoint: browser.endpoint } };
    },
    again: 'same',
  },
};
