import { carTypeInputSchema, promoInputSchema, type Usertype } from '@wayfare/shared';
import { expectedResources } from '../../../shared/test/expectedResources.js';
import { operations } from '../../src/app.js';
import { PasskeyDevice } from '../support/passkeyDevice.js';
import { PASSKEY_SITE } from '../support/passkeyUser.js';
import { aCarType, aPromo, aUser, newId } from '../support/builders.js';
import { type Answer, type Client, startTestApp, type TestApp } from '../support/testApp.js';

/**
 * Account states that block an operation despite the right role, with the error key of the rejection. To add
 * a state, add an entry here, and its name to the rows of the operations it blocks.
 */
const states = {
  /** Has not proven its identity within the last ten minutes. */
  stale: { refusal: 'reauthentication_required', client: (as: Usertype) => app.signedInStale(as) },
} as const satisfies Record<string, { refusal: string; client(as: Usertype): Promise<Client> }>;

type State = keyof typeof states;

interface Asked {
  params?: Record<string, string>;
  body?: object;
}

interface Row {
  as: Usertype;
  refusedWhile: readonly State[];
  /** A request that is rejected only in these states. */
  request?(caller: Client): Promise<Asked> | Asked;
  /** A request of the same operation that is never rejected because of the account's state. */
  harmless?(caller: Client): Promise<Asked> | Asked;
}

const aWebhook = { url: 'https://hooks.example.com/', events: ['payout.paid' as const] };
const stored = {
  async user(usertype: Usertype, fields = {}) {
    const user = aUser(usertype, fields);
    await app.services.db.users.insert(user);
    return { params: { id: user.id } };
  },
  async carType() {
    const carType = aCarType({ id: newId(), name: `Type ${newId()}` });
    await app.services.db.carTypes.insert(carType);
    return { params: { id: carType.id } };
  },
  async promo() {
    const promo = aPromo({ id: newId() });
    await app.services.db.promos.insert(promo);
    return { params: { id: promo.id } };
  },
  async webhook() {
    const id = newId();
    const webhook = { id, ...aWebhook, active: true, createdAt: 1, secret: 'sealed' };
    await app.services.db.webhooks.insert(webhook);
    return { params: { id } };
  },
  async notification(state: 'scheduled' | 'sent') {
    const id = newId();
    const none = { createdAt: 1, total: 0, reached: 0, failed: 0 };
    const about = { title: 'Hello', body: 'All of you', usertype: 'All', devicetype: 'All' } as const;
    await app.services.db.notifications.insert({ id, ...about, state, ...none, dueAt: Date.UTC(2040, 0, 1) });
    return { params: { id } };
  },
  async language() {
    const language = { langName: 'Test', langLocale: 'xx', dateLocale: 'xx', keyValuePairs: {} };
    const id = newId();
    await app.services.db.languages.insert({ ...language, id, default: false, createdAt: '2026-03-02' });
    return { params: { id } };
  },
};

const aPerson = () => ({ firstName: 'Nora', lastName: 'Norm', email: `${newId()}@example.com` });
const admins = (request?: Row['request'], harmless?: Row['harmless']): Row => ({
  as: 'admin',
  refusedWhile: ['stale'],
  ...(request && { request }),
  ...(harmless && { harmless }),
});

/** Rows for a table of staff: every change of a record needs a proof of identity. */
const staffTable = (name: string, usertype: Usertype): Record<string, Row> => ({
  [`POST /${name}`]: admins(() => ({ body: aPerson() })),
  [`PUT /${name}/:id`]: admins(
    async () => ({ ...(await stored.user(usertype)), body: { lastName: 'Another' } }),
    async () => ({ ...(await stored.user(usertype, { lastName: 'Same' })), body: { lastName: 'Same' } }),
  ),
  [`DELETE /${name}/:id`]: admins(() => stored.user(usertype)),
  [`GET /${name}/export`]: admins(),
});

/**
 * Rows for a table of riders or drivers: only changes of contacts and bank details need a proof of identity.
 */
const peopleTable = (name: string, usertype: Usertype): Record<string, Row> => ({
  [`PUT /${name}/:id`]: admins(
    async () => ({ ...(await stored.user(usertype)), body: { bankAccount: '987' } }),
    async () => ({
      ...(await stored.user(usertype, { bankAccount: '1' })),
      body: { bankAccount: '1', firstName: 'A' },
    }),
  ),
  [`DELETE /${name}/:id`]: admins(() => stored.user(usertype)),
  [`GET /${name}/export`]: admins(),
});

/** Rows for the writes of a simple resource that need a proof of identity. */
const simpleTable = (name: string, valid: object): Record<string, Row> =>
  Object.fromEntries(
    operations
      .filter(({ method, path, stepUp }) => {
        const isWrite = method !== 'get' && [`/${name}`, `/${name}/:id`].includes(path);
        return isWrite && stepUp !== undefined;
      })
      .map(({ method, path }) => [
        `${method.toUpperCase()} ${path}`,
        admins(async () => {
          if (method === 'post') return { body: valid };
          const { body: added } = await (await app.signedIn('admin')).post(`/${name}`, valid);
          return { params: { id: added.id }, ...(method === 'put' && { body: valid }) };
        }),
      ]),
  );

/**
 * Every operation that an account state can block, listed by hand: a new one without a row fails the test.
 */
const rows: Record<string, Row> = {
  ...Object.assign(
    {},
    ...Object.entries(expectedResources).map(([name, { valid }]) => valid && simpleTable(name, valid)),
  ),
  'POST /wallet/credits': admins(async () => ({
    body: { uid: (await stored.user('rider')).params.id, amount: 1 },
  })),
  'POST /wallet/debits': admins(() => ({ body: { uid: newId(), amount: 1, note: 'A mistake' } })),
  'POST /wallet/entries/:txRef/reverse': admins(() => ({
    params: { txRef: newId() },
    body: { note: 'A mistake' },
  })),
  'POST /walletadjustments/:id/approve': admins(() => ({ params: { id: newId() } })),
  'POST /walletadjustments/:id/reject': admins(() => ({ params: { id: newId() } })),
  'POST /contactproposals/:id/identify': admins(() => ({
    params: { id: newId() },
    body: { way: 'in_person', note: 'Showed the passport' },
  })),
  'POST /contactproposals/:id/approve': admins(() => ({ params: { id: newId() } })),
  'POST /cardpayments/:id/refund': admins(() => ({
    params: { id: newId() },
    body: { amount: 1, source: 'business', note: 'A mistake' },
  })),
  'POST /bookings/:id/card-hold/record': admins(() => ({
    params: { id: newId() },
    body: { outcome: 'not_charged' },
  })),
  'POST /withdraws/:id/process': admins(() => ({ params: { id: newId() }, body: { version: 'any' } })),
  'POST /withdraws/:id/fail': admins(() => ({
    params: { id: newId() },
    body: { version: 'any', reason: 'The bank refused it' },
  })),
  'POST /auth/me/contact-changes': {
    as: 'rider',
    refusedWhile: ['stale'],
    request: () => ({ body: { field: 'email', value: `${newId()}@example.com` } }),
  },
  'POST /auth/me/passkeys/options': { as: 'rider', refusedWhile: ['stale'] },
  'POST /auth/me/passkeys': {
    as: 'rider',
    refusedWhile: ['stale'],
    async request({ user }) {
      const { body: options } = await (await app.clientOf(user)).post('/auth/me/passkeys/options');
      return { body: { name: 'A phone', answer: new PasskeyDevice(PASSKEY_SITE).create(options) } };
    },
  },
  'DELETE /auth/me/passkeys/:id': {
    as: 'rider',
    refusedWhile: ['stale'],
    request: () => ({ params: { id: newId() } }),
  },
  'POST /bookings/:id/fare-review/decide': admins(() => ({
    params: { id: newId() },
    body: { decision: 'reject' },
  })),
  'POST /bookings/:id/not-in-car/decide': admins(() => ({
    params: { id: newId() },
    body: { inCar: false },
  })),
  'POST /bookings/:id/no-show/decide': admins(() => ({
    params: { id: newId() },
    body: { decision: 'keep' },
  })),
  'POST /bookings/:id/correctFare': admins(() => ({
    params: { id: newId() },
    body: { trip_cost: 5, note: 'Wrong route' },
  })),
  'PUT /settings': admins(
    async () => ({ body: { bonus: (await app.services.db.settings.settings()).bonus + 1 } }),
    () => ({ body: { panic: '911' } }),
  ),
  'PUT /auth/me': {
    as: 'driver',
    refusedWhile: ['stale'],
    request: () => ({ body: { bankAccount: '987' } }),
    harmless: ({ user }) => ({ body: { firstName: 'Another', bankAccount: user.bankAccount ?? null } }),
  },
  'PUT /auth/me/password': {
    as: 'rider',
    refusedWhile: ['stale'],
    request: () => ({ body: { password: 'Another1secret' } }),
  },
  'GET /users/me/export': { as: 'rider', refusedWhile: ['stale'] },
  'DELETE /users/me': { as: 'rider', refusedWhile: ['stale'] },
  'POST /auth/me/second-factor': admins(() => ({ body: {} })),
  'POST /auth/me/second-factor/confirm': admins(() => ({ body: { code: '123456' } })),
  'POST /auth/me/second-factor/disable': admins(() => ({ body: { code: '123456' } })),
  'POST /auth/me/second-factor/recovery-codes': admins(() => ({ body: { code: '123456' } })),
  'POST /users/:id/second-factor/reset': admins(() => ({ params: { id: newId() }, body: {} })),
  'POST /users/:id/invitation': admins(() => ({ params: { id: newId() }, body: {} })),
  ...staffTable('alladmin', 'admin'),
  ...staffTable('fleetadmins', 'fleetadmin'),
  ...peopleTable('riders', 'rider'),
  ...peopleTable('drivers', 'driver'),
  'PUT /cartypes/:id': admins(
    async () => ({ ...(await stored.carType()), body: { base_fare: 123 } }),
    async () => ({ ...(await stored.carType()), body: { extra_info: 'Four seats' } }),
  ),
  'POST /cartypes': admins(() => ({
    body: carTypeInputSchema.parse({ ...aCarType(), name: `Car ${newId()}` }),
  })),
  'DELETE /cartypes/:id': admins(stored.carType),
  'POST /promos': admins(() => ({ body: promoInputSchema.parse(aPromo()) })),
  'PUT /promos/:id': admins(async () => ({ ...(await stored.promo()), body: { promo_usage_limit: 9 } })),
  'POST /languages': admins(() => ({ body: { langName: 'Test', langLocale: 'tt', dateLocale: 'tt' } })),
  'PUT /languages/:id': admins(async () => ({ ...(await stored.language()), body: { langName: 'Other' } })),
  'POST /languages/:id/default': admins(stored.language),
  'POST /notifications': admins(() => ({
    body: { title: 'Hello', body: 'All of you', usertype: 'All', devicetype: 'All' },
  })),
  // One that was sent is only a record.
  'PUT /notifications/:id': admins(
    async () => ({ ...(await stored.notification('scheduled')), body: { title: 'Call us' } }),
    async () => ({ ...(await stored.notification('sent')), body: { title: 'Call us' } }),
  ),
  'PUT /appinfo': admins(() => ({ body: { CompanyName: 'Wayfare' } })),
  'GET /bookings/export': admins(),
  'GET /sms/export': admins(),
  'GET /withdraws/export': admins(),
  'GET /auditlog/export': admins(),
  'DELETE /promos/:id': admins(stored.promo),
  'DELETE /languages/:id': admins(stored.language),
  'POST /apikeys': admins(() => ({ body: { name: 'Hotel', account: newId(), scopes: ['estimates'] } })),
  'POST /apikeys/:id/rotate': admins(() => ({ params: { id: newId() }, body: {} })),
  'POST /apikeys/:id/revoke': admins(() => ({ params: { id: newId() } })),
  'POST /webhooks': admins(() => ({ body: aWebhook })),
  'PUT /webhooks/:id': admins(async () => ({ ...(await stored.webhook()), body: { active: false } })),
  'DELETE /webhooks/:id': admins(stored.webhook),
  'POST /webhooks/:id/secret': admins(async () => ({ ...(await stored.webhook()), body: {} })),
};

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: PASSKEY_SITE });
});
afterAll(() => app.close());

function send(name: string, caller: Client, { params = {}, body }: Asked): Promise<Answer> {
  const [method, path] = name.split(' ') as [string, string];
  const filled = path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '');
  if (method === 'GET') return caller.get(filled);
  if (method === 'DELETE') return caller.delete(filled);
  return method === 'PUT' ? caller.put(filled, body) : caller.post(filled, body);
}

it('every operation that needs a recent proof of identity has a row, and every row has such an operation', () => {
  const asking = operations.filter(({ stepUp }) => stepUp !== undefined).map(nameOf);
  const expected = Object.keys(rows).filter((name) => rows[name]?.refusedWhile.includes('stale'));
  expect(expected.toSorted()).toEqual(asking.toSorted());
});

describe.each(Object.entries(rows))('%s', (name, { as, refusedWhile, request, harmless }) => {
  it.each(refusedWhile)('rejects an account that is %s', async (state) => {
    const caller = await states[state].client(as);
    const { status, body } = await send(name, caller, (await request?.(caller)) ?? {});
    expect({ status, error: body.error }).toEqual({ status: 403, error: states[state].refusal });
  });

  it('allows an account in none of these states', async () => {
    const caller = await app.signedIn(as);
    const { status, body } = await send(name, caller, (await request?.(caller)) ?? {});
    expect({ error: body?.error, isTurnedAway: status === 401 || status === 403 }).toMatchObject({
      isTurnedAway: false,
    });
    expect(status).toBeLessThan(500);
  });

  if (harmless)
    it.each(refusedWhile)('allows an account that is %s a harmless request', async (state) => {
      const caller = await states[state].client(as);
      expect(await send(name, caller, await harmless(caller))).toMatchObject({ status: 200 });
    });
});
