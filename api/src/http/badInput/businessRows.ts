import { defaultAppInfo, defaultSettings } from '@wayfare/shared';
import { newId } from '../../testing/builders.js';
import { aLicense, aPicture } from '../../testing/aPicture.js';
import { seenVersion } from '../../testing/payOut.js';
import { badAmounts } from './badAmounts.js';
import type { GoodRequest, Row, Rows } from './row.js';
import type { Stage } from './stage.js';
import { unstoredIn } from './unstored.js';

const DAY_MS = 24 * 60 * 60_000;

/** A resource only admins write, and everybody or only admins read. */
export function resource(
  name: string,
  aRecord: (stage: Stage) => object,
  refuses: GoodRequest['refuses'] = {},
): Rows {
  const made = async (stage: Stage) => {
    const { body } = await stage.admin.post(`/${name}`, aRecord(stage));
    return { as: stage.admin, params: { id: body.id as string } };
  };
  const strangers = (stage: Stage) => Object.values(stage.strangers);
  return {
    ...readOnly(name, made),
    [`POST /${name}`]: {
      good: (stage) => ({
        as: stage.admin,
        body: aRecord(stage),
        strangers: strangers(stage),
        refuses,
      }),
      keyed: true,
    },
    [`PUT /${name}/:id`]: {
      good: async (stage) => ({
        ...(await made(stage)),
        body: aRecord(stage),
        strangers: strangers(stage),
        refuses,
      }),
      again: 'same',
    },
    [`DELETE /${name}/:id`]: {
      good: async (stage) => ({ ...(await made(stage)), strangers: strangers(stage) }),
      again: [404, 'not_found'],
    },
  };
}

function readOnly(name: string, one: (stage: Stage) => Promise<GoodRequest>): Rows {
  return {
    [`GET /${name}`]: { good: ({ admin }) => ({ as: admin }), again: 'same' },
    [`GET /${name}/:id`]: { good: one, again: 'same' },
    [`GET /${name}/export`]: { good: ({ admin }) => ({ as: admin }), again: 'same' },
  };
}

let names = 0;
const newName = (what: string) => `${what} ${(names += 1)}`;

/** A picture of a thousand bytes the rider has begun to send. */
async function upload({ rider }: Stage) {
  const { body } = await rider.post('/uploads', { size: 1000 });
  return { as: rider, params: { id: body.id as string } };
}

/** A trip that is paid, so that reports and ledgers have something to show. */
async function paidTrip(stage: Stage) {
  const { id } = await stage.booking('PENDING');
  await stage.driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  return id;
}

/** A credit that waits for a second admin. */
async function pendingCredit({ admin, rider }: Stage): Promise<string> {
  const { body } = await admin.post('/wallet/credits', { uid: rider.user.id, amount: 501 });
  return body.pending as string;
}

/** A report, and one of its rows. */
const report = (name: string): Rows =>
  readOnly(name, async (stage) => {
    await paidTrip(stage);
    const { body } = await stage.admin.get(`/${name}`);
    return { as: stage.admin, params: { id: body[0].id as string }, strangers: [stage.strangers.rider] };
  });

const outbox: Row = { good: ({ admin }) => ({ as: admin }), again: 'same' };

/** What admins run the business with. */
export const businessRows: Rows = {
  'GET /bootstrap': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'GET /settings': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'PUT /settings': {
    good: ({ admin }) => ({
      as: admin,
      body: { ...defaultSettings, panic: '911', license: 'none' },
      refuses: {
        'no bonus': [{ bonus: null }, 400, 'proper_bonus'],
        'four decimals': [{ decimal: 4 }, 400, 'validation_error'],
        'a time zone of nowhere': [{ timeZone: 'Nowhere/City' }, 400, 'validation_error'],
      },
    }),
    again: 'same',
  },
  'GET /appinfo': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'PUT /appinfo': {
    good: ({ admin }) => ({
      as: admin,
      body: { ...defaultAppInfo, FacebookHandle: 'https://example.com/wayfare' },
      refuses: { 'a script': [{ FacebookHandle: 'javascript:alert(1)' }, 400, 'validation_error'] },
    }),
    again: 'same',
  },
  'GET /dashboard': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /dashboard/drivers': {
    good: ({ admin }) => ({ as: admin, query: { south: '40', west: '-75', north: '41', east: '-73' } }),
    again: 'same',
  },
  'GET /translations/:locale': {
    good: ({ rider }) => ({ as: rider, params: { locale: 'en' } }),
    unknown: null,
    again: 'same',
  },
  'POST /images': {
    good: ({ admin, rider }) => ({ as: admin, body: aPicture(), strangers: [rider] }),
  },
  'POST /profile_images': { good: ({ rider }) => ({ as: rider, body: aPicture() }) },
  'POST /license_images': { good: ({ app }) => ({ as: app.anonymous, body: aPicture() }) },
  'GET /drivers/:id/license_image': {
    async good({ app, driver, fleetadmin, strangers }) {
      const key = await aLicense(app.services);
      await app.services.db.users.update(driver.user.id, { licenseImage: key });
      const others = [strangers.driver, strangers.fleetadmin];
      return { as: fleetadmin, params: { id: driver.user.id }, strangers: others };
    },
    again: 'same',
  },
  'POST /uploads': { good: ({ rider }) => ({ as: rider, body: { size: 1000 } }) },
  'GET /uploads/:id': {
    good: async (stage) => ({ ...(await upload(stage)), strangers: [stage.driver] }),
    again: 'same',
  },
  'PUT /uploads/:id': {
    good: async (stage) => ({
      ...(await upload(stage)),
      query: { from: '0' },
      body: Buffer.alloc(1000, 'x'),
      strangers: [stage.driver],
    }),
    again: [409, 'wrong_state'],
  },
  'GET /images/:key': {
    async good({ app, rider }) {
      const key = `${newId()}.webp`;
      await app.services.images.put(key, { contents: Buffer.from('x'), contentType: 'image/webp' });
      return { as: rider, params: { key } };
    },
    again: 'same',
  },
  ...resource(
    'cartypes',
    () => ({
      name: newName('Van'),
      base_fare: 1,
      rate_per_unit_distance: 1,
      rate_per_hour: 1,
      min_fare: 1,
      convenience_fees: 1,
      convenience_fee_type: 'flat',
      parcelTypes: [{ description: 'Box', amount: 1 }],
      options: [{ description: 'Fast', amount: 1 }],
      cancelSlab: [{ minsDelayed: 5, amount: 1 }],
    }),
    unstoredIn('image'),
  ),
  ...resource('cancelreasons', () => ({ label: newName('Too late') })),
  'GET /promos/usable': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  ...resource('promos', ({ app }) => ({
    promo_name: newName('SPRING'),
    promo_description: 'In spring',
    promo_discount_type: 'percentage',
    promo_discount_value: 10,
    max_promo_discount_value: 5,
    min_order: 1,
    promo_validity: app.clock.at + DAY_MS,
    promo_usage_limit: 10,
  })),
  ...resource(
    'languages',
    () => ({
      langName: newName('Lang'),
      langLocale: `xx-${(names += 1)}`,
      dateLocale: 'en',
      keyValuePairs: { login: 'Log in' },
    }),
    {
      'a key with a null byte': [{ keyValuePairs: { 'a\u0000b': 'x' } }, 400, 'validation_error'],
      'a key that is an operator': [{ keyValuePairs: { $where: 'x' } }, 400, 'validation_error'],
    },
  ),
  'POST /languages/:id/default': {
    async good(stage) {
      const { body } = await stage.admin.post('/languages', {
        langName: newName('Lang'),
        langLocale: `xx-${(names += 1)}`,
        dateLocale: 'en',
      });
      return { as: stage.admin, params: { id: body.id }, strangers: Object.values(stage.strangers) };
    },
    again: 'same',
  },
  ...readOnly('wallethistory', async (stage) => {
    const id = await paidTrip(stage);
    const { rider, driver } = stage.strangers;
    return { as: stage.driver, params: { id: `booking:${id}:share` }, strangers: [rider, driver] };
  }),
  'POST /wallet/credits': {
    good: ({ admin, rider, fleetadmin }) => ({
      as: admin,
      body: { uid: rider.user.id, amount: 5.25 },
      strangers: [rider, fleetadmin],
      refuses: {
        ...badAmounts,
        'nobody chosen': [{ uid: null }, 400, 'no_details_error'],
        'somebody unknown': [{ uid: newId() }, 404, 'not_found'],
        'a person of every object': [{ uid: '__proto__' }, 404, 'not_found'],
        'somebody without a wallet': [{ uid: fleetadmin.user.id }, 404, 'not_found'],
      },
    }),
    keyed: true,
  },
  'POST /wallet/debits': {
    good: ({ admin, rider, fleetadmin }) => ({
      as: admin,
      body: { uid: rider.user.id, amount: 5.25, note: 'Booked twice' },
      strangers: [rider, fleetadmin],
      refuses: {
        ...badAmounts,
        'no note': [{ note: ' ' }, 400, 'validation_error'],
        'above what is posted by hand': [{ amount: 10_000.01 }, 400, 'amount_too_large'],
        'more than there is': [{ amount: 100.01 }, 409, 'wallet_balance_low'],
        'nobody chosen': [{ uid: null }, 400, 'no_details_error'],
        'somebody unknown': [{ uid: newId() }, 404, 'not_found'],
        'somebody without a wallet': [{ uid: fleetadmin.user.id }, 404, 'not_found'],
      },
    }),
    keyed: true,
  },
  'POST /wallet/entries/:txRef/reverse': {
    async good({ admin, rider, fleetadmin }) {
      const headers = { 'idempotency-key': newId() };
      await admin.post('/wallet/credits', { uid: rider.user.id, amount: 2 }, headers);
      const { body } = await admin.get(`/wallethistory?filter={"uid":"${rider.user.id}"}`);
      const { txRef } = body.find(({ txRef: ref }: { txRef: string }) => ref.startsWith('credit:'));
      return {
        as: admin,
        params: { txRef },
        body: { note: 'Wrong person' },
        strangers: [rider, fleetadmin],
        refuses: { 'no note': [{ note: '' }, 400, 'validation_error'] },
      };
    },
    again: [409, 'entry_reversed'],
  },
  ...readOnly('walletadjustments', async (stage) => {
    const { fleetadmin, driver } = stage.strangers;
    return { as: stage.admin, params: { id: await pendingCredit(stage) }, strangers: [fleetadmin, driver] };
  }),
  'POST /walletadjustments/:id/approve': {
    async good(stage) {
      const id = await pendingCredit(stage);
      const second = await stage.app.signedIn('admin');
      return { as: second, params: { id }, strangers: Object.values(stage.strangers) };
    },
    again: 'same',
  },
  'POST /walletadjustments/:id/reject': {
    async good(stage) {
      const id = await pendingCredit(stage);
      return {
        as: stage.admin,
        params: { id },
        body: { note: 'Typo' },
        strangers: Object.values(stage.strangers),
      };
    },
    again: 'same',
  },
  ...readOnly('withdraws', async (stage) => {
    const { body } = await stage.driver.post('/withdraws', { amount: 5 });
    const { rider, driver } = stage.strangers;
    return { as: stage.driver, params: { id: body.id }, strangers: [rider, driver] };
  }),
  'POST /withdraws': {
    good: ({ driver, rider }) => ({
      as: driver,
      body: { amount: 10.5 },
      strangers: [rider],
      refuses: { ...badAmounts, 'more than there is': [{ amount: 100.01 }, 409, 'wallet_balance_low'] },
    }),
    keyed: true,
  },
  'POST /withdraws/:id/process': {
    async good(stage) {
      const { body } = await stage.driver.post('/withdraws', { amount: 5 });
      return {
        as: stage.admin,
        params: { id: body.id },
        body: { version: await seenVersion(stage.admin, body.id) },
        strangers: [stage.driver, stage.rider],
        refuses: { 'a version nobody has seen': [{ version: 'old' }, 409, 'payout_changed'] },
      };
    },
    again: 'same',
  },
  'POST /withdraws/:id/fail': {
    async good(stage) {
      const { body } = await stage.driver.post('/withdraws', { amount: 5 });
      return {
        as: stage.admin,
        params: { id: body.id },
        body: { version: await seenVersion(stage.admin, body.id), reason: 'The bank refused it' },
        strangers: [stage.driver, stage.rider],
        refuses: {
          'a version nobody has seen': [{ version: 'old' }, 409, 'payout_changed'],
          'no reason': [{ reason: ' ' }, 400, 'validation_error'],
        },
      };
    },
    again: 'same',
  },
  'GET /tarifflab': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /tarifflab': {
    async good({ admin, strangers }) {
      const { id, base_fare, rate_per_unit_distance, rate_per_hour, min_fare } = (
        await admin.get('/cartypes')
      ).body[0];
      const tariff = { base_fare, rate_per_unit_distance, rate_per_hour, min_fare };
      const fee = { convenience_fees: 1, convenience_fee_type: 'flat' };
      return {
        as: admin,
        body: { from: 0, to: DAY_MS, drafts: [{ carType: id, tariff: { ...tariff, ...fee } }] },
        strangers: Object.values(strangers),
        refuses: {
          'a period backwards': [{ from: 2, to: 1 }, 400, 'validation_error'],
          'a period of years': [{ to: 400 * DAY_MS }, 400, 'validation_error'],
          'an unknown car type': [
            { drafts: [{ carType: newId(), tariff: { ...tariff, ...fee } }] },
            400,
            'validation_error',
          ],
        },
      };
    },
  },
  'POST /tarifflab/cancel': {
    good: ({ admin, strangers }) => ({ as: admin, strangers: Object.values(strangers) }),
    again: 'same',
  },
  'GET /ledger': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /ledger': { good: ({ admin, strangers }) => ({ as: admin, strangers: Object.values(strangers) }) },
  ...report('earningreports'),
  ...report('driverearning'),
  ...readOnly('auditlog', async ({ app, admin, strangers }) => {
    const id = newId();
    const by = { actor: admin.user.id, actorName: 'Test admin', usertype: 'admin' } as const;
    const change = { action: 'edit', resource: 'promos', record: newId() };
    await app.services.db.audit.begin({ id, at: app.clock.at, ...by, ...change });
    return { as: admin, params: { id }, strangers: Object.values(strangers) };
  }),
  'GET /outbox': outbox,
  'GET /outbox/:id': {
    async good(stage) {
      await paidTrip(stage);
      const { body } = await stage.admin.get('/outbox');
      return { as: stage.admin, params: { id: body[0].id }, strangers: Object.values(stage.strangers) };
    },
    again: 'same',
  },
  'GET /dev/outbox': outbox,
};
