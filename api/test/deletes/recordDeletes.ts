import { localeTexts } from '../../src/basics/language/builtInLanguages.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { noteRows } from '../badInput/noteRows.js';
import { savedViewRows } from '../badInput/savedViewRows.js';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import type { Stage } from '../badInput/stage.js';
import { webhookRows } from '../badInput/webhookRows.js';
import { aCarType, aPromo, DROP, newId, PICKUP } from '../support/builders.js';
import { ofGoodRequest, type PrepareDeletion } from './deletion.js';

const DAY = 24 * 60 * 60_000;

/** A record that an admin adds. */
async function added({ admin }: Stage, path: string, record: object): Promise<string> {
  const { status, body } = await admin.post(path, record);
  expect({ path, status, body }).toMatchObject({ status: 201 });
  return body.id;
}

/** A scheduled message to some drivers. */
export const scheduled = (stage: Stage, receivers: object) =>
  added(stage, '/notifications', {
    title: 'Storm',
    body: 'Drive slowly',
    usertype: 'driver',
    devicetype: 'All',
    sendAt: stage.app.clock.at + DAY,
    ...receivers,
  });

/** A recurring trip. */
export const aSeries = (stage: Stage, more: object = {}) =>
  added(stage, '/series', {
    customer: stage.strangers.rider.user.id,
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    minutes: 450,
    from: 20_270_301,
    until: 20_270_330,
    pickup: PICKUP,
    drop: DROP,
    carType: 'Economy',
    ...more,
  });

/** A view of trips that every admin sees, with this filter; its id. */
export const aView = (stage: Stage, filter: object) =>
  added(stage, '/savedviews', {
    name: 'Watched',
    list: 'bookings',
    filter,
    sort: { field: 'tripdate', order: 'ASC' },
    shared: true,
  });

/** Records of the catalog, of messages, and of the desk. */
export const recordDeletes: Readonly<Record<string, PrepareDeletion>> = {
  async 'DELETE /cartypes/:id'(stage) {
    const { app, admin, driver } = stage;
    const { carTypes, bookings, users } = app.services.db;
    const leaving = aCarType({ id: newId(), name: `Van ${newId()}` });
    const staying = aCarType({ id: newId(), name: `Bus ${newId()}` });
    for (const carType of [leaving, staying]) await carTypes.insert(carType);
    const [id, other] = [leaving.id, staying.id];
    await carTypes.insert(
      aCarType({ id: newId(), name: `Cab ${newId()}`, standIns: [{ carType: id, afterSeconds: 60 }] }),
    );
    await admin.put(`/drivers/${driver.user.id}`, { carType: leaving.name });
    const trips: StoredBooking[] = [];
    // Each of them may still be offered to drivers.
    for (const status of ['PAYMENT_PENDING', 'NEW', 'ACCEPTED'] as const)
      trips.push(await stage.booking(status, { carType: leaving.name }));
    await aSeries(stage, { carType: leaving.name });
    await scheduled(stage, { carType: leaving.name });
    const views = [
      await aView(stage, { carType: leaving.name }),
      await aView(stage, { carType: ['Economy', leaving.name] }),
    ];
    return {
      by: admin,
      path: `/cartypes/${id}`,
      known: [id, leaving.name],
      states: {
        uses: { drivers: 1, bookings: 3, series: 1, cartypes: 1, notifications: 1, savedviews: 2 },
        needsReplacement: true,
      },
      refused: 'record_in_use',
      release: async () => `/cartypes/${id}?replacement=${other}`,
      async after() {
        expect((await users.findById(driver.user.id))?.carType).toBe(staying.name);
        for (const trip of trips) expect((await bookings.findById(trip.id))?.carType).toBe(staying.name);
        const filters = [];
        for (const view of views) filters.push((await admin.get(`/savedviews/${view}`)).body.filter.carType);
        expect(filters).toEqual([staying.name, ['Economy', staying.name]]);
      },
    };
  },
  async 'DELETE /promos/:id'(stage) {
    const { app, admin } = stage;
    const promo = aPromo({ id: newId(), user_avail: 1 });
    await app.services.db.promos.insert(promo);
    const { id, promo_name } = promo;
    const used = { promo_applied: true, promo_details: { promo_name, promo_key: id, discount: 1 } };
    await stage.booking('COMPLETE', used as object);
    return {
      by: admin,
      path: `/promos/${promo.id}`,
      known: [promo.id],
      states: { uses: { bookings: 1 }, needsReplacement: false },
      // The trip keeps the terms it was booked with.
      stays: ['bookings.promo_details.promo_key'],
    };
  },
  async 'DELETE /cancelreasons/:id'(stage) {
    const label = `Too late ${newId()}`;
    const id = await added(stage, '/cancelreasons', { label });
    const trip = await stage.booking('NEW');
    await stage.rider.post(`/bookings/${trip.id}/cancel`, { reason: label });
    return {
      by: stage.admin,
      path: `/cancelreasons/${id}`,
      known: [id, label],
      // The trip keeps the words.
      stays: ['bookings.reason'],
    };
  },
  async 'DELETE /languages/:id'(stage) {
    const { app, admin, rider } = stage;
    const texts = { forbidden: 'Vetitum.' };
    const names = { langName: 'Latin', langLocale: 'la', dateLocale: 'la' };
    const id = await added(stage, '/languages', { ...names, keyValuePairs: texts });
    await rider.put('/auth/me', { language: 'la' });
    const answer = async () => (await app.clientOf(rider.user)).get('/riders');
    return {
      by: admin,
      path: `/languages/${id}`,
      known: [id],
      after: async () => expect((await answer()).body.message).toBe(localeTexts('en').forbidden),
    };
  },
  async 'DELETE /notifications/:id'(stage) {
    const { app, admin } = stage;
    const id = await scheduled(stage, {});
    return {
      by: admin,
      path: `/notifications/${id}`,
      known: [id],
      async after() {
        app.clock.at += 2 * DAY;
        await runDueWork(app.services);
        app.clock.at -= 2 * DAY;
        expect((await admin.get(`/notifications/${id}`)).status).toBe(404);
      },
    };
  },
  'DELETE /webhooks/:id': async (stage) => {
    const good = await webhookRows['GET /webhook-deliveries/:id']!.good(stage);
    const delivery = good.params!.id as string;
    const { body } = await stage.admin.get(`/webhook-deliveries/${delivery}`);
    return {
      by: stage.admin,
      path: `/webhooks/${body.webhook}`,
      known: [body.webhook],
      after: async () => expect((await stage.admin.get(`/webhook-deliveries/${delivery}`)).status).toBe(404),
    };
  },
  'DELETE /pairblocks/:id': ofGoodRequest(noteRows, 'DELETE /pairblocks/:id'),
  'DELETE /personnotes/:id': ofGoodRequest(noteRows, 'DELETE /personnotes/:id'),
  async 'DELETE /shiftnotes/:id'(stage) {
    const { as, params } = await noteRows['POST /shiftnotes/:id/acknowledge']!.good(stage);
    await (await stage.app.signedIn('admin')).post(`/shiftnotes/${params!.id}/acknowledge`, {});
    return { by: as, path: `/shiftnotes/${params!.id}`, known: [params!.id as string] };
  },
  'DELETE /savedviews/:id': ofGoodRequest(savedViewRows, 'DELETE /savedviews/:id'),
};
