import { aLicense } from '../support/aPicture.js';
import { aBooking, newId } from '../support/builders.js';
import type { Office, Prepare } from './race.js';

const DAY = 24 * 60 * 60_000;
const dateIn = ({ app }: Office, days: number) =>
  new Date(app.clock.at + days * DAY).toISOString().slice(0, 10);

/** A document that a driver has sent. */
async function document(office: Office) {
  const driver = await office.app.signedIn('driver');
  const image = await aLicense(office.app.services);
  const expiresOn = dateIn(office, 100);
  await driver.put('/drivers/me/documents/insurance', { image, expiresOn });
  const path = `/drivers/${driver.user.id}/documents`;
  const { documents } = (await office.second.get(path)).body;
  const at = documents.find(({ kind }: { kind: string }) => kind === 'insurance').sent.at;
  return { path: `${path}/insurance`, at, expiresOn };
}

/** A new contact that a third admin proposes for a driver. */
async function proposal({ app }: Office): Promise<string> {
  const [author, driver] = [await app.signedIn('admin'), await app.signedIn('driver')];
  const email = `${driver.user.id}@new.example`;
  expect((await author.put(`/drivers/${driver.user.id}`, { email })).status).toBe(200);
  await author.post(`/contactproposals/${driver.user.id}/identify`, { way: 'in_person', note: 'A passport' });
  return `/contactproposals/${driver.user.id}`;
}

/** A driver on a trip. */
async function driving({ app }: Office) {
  const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
  const booking = aBooking('STARTED', {
    id: newId(),
    rider: rider.user,
    driver: driver.user,
    at: app.clock.at,
  });
  await app.services.db.bookings.insert(booking);
  await app.services.db.users.update(driver.user.id, { queue: true });
  return `/drivers/${driver.user.id}/planned-block`;
}

/** A partner's key. */
async function apiKey({ app, first }: Office): Promise<string> {
  const rider = await app.signedIn('rider');
  const key = { name: newId(), account: rider.user.id, scopes: ['bookings:read'] };
  return `/apikeys/${(await first.post('/apikeys', key)).body.id}`;
}

/** People, and what is written to them. */
export const peopleRaces: Readonly<Record<string, Prepare>> = {
  'POST /drivers/:id/documents/:kind/review': async (office) => {
    const { path, at, expiresOn } = await document(office);
    return {
      act: (by) => by.post(`${path}/review`, { decision: 'approve', at, expiresOn }),
      late: (by) => by.post(`${path}/review`, { decision: 'reject', at, reason: 'Blurred' }),
      error: 'decided_meanwhile',
    };
  },
  'PUT /drivers/:id/documents/:kind/date': async (office) => {
    const { path, at, expiresOn } = await document(office);
    await office.second.post(`${path}/review`, { decision: 'approve', at, expiresOn });
    return {
      act: (by) => by.put(`${path}/date`, { expiresOn: dateIn(office, 200), was: expiresOn }),
      late: (by) => by.put(`${path}/date`, { expiresOn: dateIn(office, 300), was: expiresOn }),
      error: 'decided_meanwhile',
    };
  },
  'POST /drivers/:id/onboarding/answer': async (office) => {
    const onboarding = { state: 'submitted', at: office.app.clock.at } as const;
    const driver = await office.app.signedIn('driver', { approved: false, onboarding });
    const path = `/drivers/${driver.user.id}/onboarding/answer`;
    return {
      act: (by) => by.post(path, { answer: 'returned', reason: 'The plate is missing.' }),
      error: 'done_meanwhile',
    };
  },
  'POST /drivers/:id/planned-block': async (office) => {
    const path = await driving(office);
    return { act: (by) => by.post(path), error: 'done_meanwhile' };
  },
  'DELETE /drivers/:id/planned-block': async (office) => {
    const path = await driving(office);
    await office.second.post(path);
    return { act: (by) => by.delete(path), error: 'done_meanwhile' };
  },
  'PUT /drivers/:id/hours': async (office) => {
    const driver = await office.app.signedIn('driver');
    const path = `/drivers/${driver.user.id}/hours`;
    const hours = (from: number) => ({
      week: [0, 1, 2, 3, 4, 5, 6].map(() => ({ from, to: 1020 })),
      exceptions: [],
    });
    return {
      act: (by) => by.put(path, { workingHours: hours(480), was: null }),
      late: (by) => by.put(path, { workingHours: hours(540), was: null }),
      error: 'changed_meanwhile',
    };
  },
  'POST /contactproposals/:id/identify': async (office) => {
    const path = await proposal(office);
    return {
      act: (by) => by.post(`${path}/refuse`),
      late: (by) => by.post(`${path}/identify`, { way: 'in_person', note: 'A passport' }),
      error: 'done_meanwhile',
    };
  },
  'POST /contactproposals/:id/approve': async (office) => {
    const path = await proposal(office);
    return { act: (by) => by.post(`${path}/approve`), error: 'done_meanwhile' };
  },
  'POST /contactproposals/:id/refuse': async (office) => {
    const path = await proposal(office);
    return { act: (by) => by.post(`${path}/refuse`), error: 'done_meanwhile' };
  },
  'POST /conversations/:id/messages': async ({ app }) => {
    const rider = await app.signedIn('rider');
    await rider.post('/users/me/conversation/messages', { message: 'Where is my umbrella?' });
    const path = `/conversations/${rider.user.id}/messages`;
    return {
      act: (by) => by.post(path, { message: 'In the car.', seen: 1 }),
      late: (by) => by.post(path, { message: 'At the desk.', seen: 1 }),
      error: 'answered_meanwhile',
    };
  },
  'POST /decisionrequests/:id/messages': async ({ app }) => {
    const driver = await app.signedIn('driver');
    const { body } = await driver.post('/decisionrequests', { about: 'away', text: 'Why am I away?' });
    const path = `/decisionrequests/${body.id}/messages`;
    return {
      act: (by) => by.post(path, { text: 'You missed offers.', seen: 1 }),
      late: (by) => by.post(path, { text: 'We do not know.', seen: 1 }),
      error: 'answered_meanwhile',
    };
  },
  'POST /apikeys/:id/revoke': async (office) => {
    const path = await apiKey(office);
    return { act: (by) => by.post(`${path}/revoke`), error: 'done_meanwhile' };
  },
  'POST /apikeys/:id/rotate': async (office) => {
    const path = await apiKey(office);
    return {
      act: (by) => by.post(`${path}/rotate`, { graceHours: 1, seen: null }),
      error: 'done_meanwhile',
      state: async () => (await office.first.get(path)).body.prefix,
    };
  },
  // The second has not seen that there is a new secret: theirs would end it within a day.
  'POST /webhooks/:id/secret': async ({ app, first }) => {
    const input = { url: `https://example.com/${newId()}`, events: ['booking.created'] };
    const { id } = (await first.post('/webhooks', input)).body;
    return {
      act: (by) => by.post(`/webhooks/${id}/secret`, { seen: null }),
      error: 'done_meanwhile',
      state: async () => (await app.services.db.webhooks.findSending(id))?.secret,
    };
  },
  'POST /languages/:id/default': async ({ app }) => {
    const id = newId();
    const names = { langName: 'English', langLocale: 'en', dateLocale: 'en', keyValuePairs: {} };
    const createdAt = '2026-01-01T00:00:00Z';
    await app.services.db.languages.insert({ id, ...names, default: false, createdAt });
    return {
      act: (by) => by.post(`/languages/${id}/default`),
      error: 'done_meanwhile',
      state: async () => (await app.services.db.languages.findDefault())?.id,
    };
  },
};
