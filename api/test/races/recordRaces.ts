import type { Usertype } from '@wayfare/shared';
import { aCarType, aPromo, newId } from '../support/builders.js';
import type { Office, Prepare } from './race.js';

/** A record, and two values that admins give one of its fields. */
interface Sample {
  id: string;
  field: string;
  was: unknown;
  values: readonly [unknown, unknown];
}

const person =
  (usertype: Usertype) =>
  async ({ app }: Office): Promise<Sample> => {
    const { user } = await app.signedIn(usertype, { firstName: 'Grace' });
    return { id: user.id, field: 'firstName', was: 'Grace', values: ['Ada', 'Mary'] };
  };

/** A record that an admin adds, and the field that the two change. */
const added =
  (
    path: string,
    record: (office: Office) => object | Promise<object>,
    field: string,
    values: Sample['values'],
  ) =>
  async (office: Office): Promise<Sample> => {
    const { status, body } = await office.first.post(path, await record(office));
    expect({ path, status, body }).toMatchObject({ status: 201 });
    return { id: body.id, field, was: body[field], values };
  };

const samples: Readonly<Record<string, (office: Office) => Promise<Sample>>> = {
  riders: person('rider'),
  drivers: person('driver'),
  fleetadmins: person('fleetadmin'),
  alladmin: person('admin'),
  async cartypes({ app }) {
    const carType = aCarType({ id: newId(), name: newId() });
    await app.services.db.carTypes.insert(carType);
    return { id: carType.id, field: 'min_fare', was: carType.min_fare, values: [101, 102] };
  },
  async promos({ app }) {
    const promo = aPromo({ id: newId() });
    await app.services.db.promos.insert(promo);
    return { id: promo.id, field: 'promo_name', was: promo.promo_name, values: ['One', 'Two'] };
  },
  cancelreasons: added('/cancelreasons', () => ({ label: newId() }), 'label', ['Too late', 'Too slow']),
  languages: added(
    '/languages',
    () => ({ langName: 'Latin', langLocale: 'la', dateLocale: 'la', keyValuePairs: {} }),
    'langName',
    ['Latina', 'Lingua Latina'],
  ),
  webhooks: added(
    '/webhooks',
    () => ({ url: `https://example.com/${newId()}`, events: ['booking.created'] }),
    'url',
    ['https://example.com/one', 'https://example.com/two'],
  ),
  notifications: added(
    '/notifications',
    ({ app }) => ({
      title: 'Storm',
      body: 'Drive slowly',
      usertype: 'driver',
      devicetype: 'All',
      sendAt: app.clock.at + 24 * 60 * 60_000,
    }),
    'title',
    ['Flood', 'Snow'],
  ),
  shiftnotes: added('/shiftnotes', () => ({ text: 'The bridge is closed.', pinned: false }), 'text', [
    'The bridge is open.',
    'The bridge is slippery.',
  ]),
};

/** Records without changes, which are only added and deleted. */
const removedOnly: Readonly<Record<string, (office: Office) => Promise<string>>> = {
  async pairblocks({ app, first }) {
    const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
    return (await first.post('/pairblocks', { rider: rider.user.id, driver: driver.user.id })).body.id;
  },
  async personnotes({ app, first }) {
    const rider = await app.signedIn('rider');
    return (await first.post('/personnotes', { user: rider.user.id, text: 'Rings twice' })).body.id;
  },
};

/** Fields that two admins change: the second reads who changed it, when, and to what. */
const changed = Object.entries(samples)
  // Only their pin changes.
  .filter(([name]) => name !== 'shiftnotes')
  .map(([name, sample]): [string, Prepare] => [
    `PUT /${name}/:id`,
    async (office) => {
      const { id, field, was, values } = await sample(office);
      const put = (value: unknown) => ({ [field]: value, was: { [field]: was } });
      return {
        act: (by) => by.put(`/${name}/${id}`, put(values[0])),
        late: (by) => by.put(`/${name}/${id}`, put(values[1])),
        error: 'changed_meanwhile',
        state: async () => (await office.first.get(`/${name}/${id}`)).body[field],
      };
    },
  ]);

const idOf = async (office: Office, name: string) =>
  removedOnly[name]?.(office) ?? (await samples[name]?.(office))?.id;

const deleted = [...Object.keys(samples), ...Object.keys(removedOnly)].map((name): [string, Prepare] => [
  `DELETE /${name}/:id`,
  async (office) => {
    const id = await idOf(office, name);
    return { act: (by) => by.delete(`/${name}/${id}`), error: 'deleted_meanwhile' };
  },
]);

const whole = (path: string, field: string, values: readonly [unknown, unknown]): [string, Prepare] => [
  `PUT ${path}`,
  async ({ first }) => {
    const was = (await first.get(path)).body[field] ?? null;
    return {
      act: (by) => by.put(path, { [field]: values[0], was: { [field]: was } }),
      late: (by) => by.put(path, { [field]: values[1], was: { [field]: was } }),
      error: 'changed_meanwhile',
      state: async () => (await first.get(path)).body[field],
    };
  },
];

/** Records that admins change and delete, the settings, and the details of the company. */
export const recordRaces: Readonly<Record<string, Prepare>> = Object.fromEntries([
  ...changed,
  ...deleted,
  whole('/settings', 'offerSeconds', [41, 42]),
  whole('/appinfo', 'CompanyName', ['One', 'Two']),
]);
