import simpleRestProvider from 'ra-data-simple-rest';
import { aUser, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

type Provider = ReturnType<typeof simpleRestProvider>;

/** react-admin's own data provider, calling the API as an admin. */
let app: TestApp;
let admin: Client;
let provider: Provider;

const RIDERS = 1_200;
const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: {},
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  await app.services.db.users.insertMany(
    Array.from({ length: RIDERS }, (_, index) =>
      aUser('rider', {
        firstName: `Rider${index}`,
        lastName: index % 2 ? 'Odd' : 'Even',
        createdAt: index,
        mobile: `+1202555${1000 + index}`,
      }),
    ),
  );
  provider = simpleRestProvider(`${app.url}/api`, async (url, options = {}) => {
    const headers = new Headers(options.headers as Headers);
    headers.set('Authorization', `Bearer ${await app.tokenOf(admin.user.id)}`);
    if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    const response = await fetch(url as string, { ...options, headers } as RequestInit);
    const body = await response.text();
    if (!response.ok) throw new Error(body);
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) };
  });
});
afterAll(() => app.close());

describe('ra-data-simple-rest against the API', () => {
  it('getList: pages, totals, sorts and filters', async () => {
    const page = await provider.getList('riders', firstPage);
    // More than the API counts, so the total is a minimum.
    expect(page.total).toBe(1_000);
    expect(page.data).toHaveLength(25);
    expect(page.data[0]).toMatchObject({ firstName: `Rider${RIDERS - 1}` });

    const last = await provider.getList('riders', { ...firstPage, pagination: { page: 48, perPage: 25 } });
    expect(last.data.at(-1)).toMatchObject({ firstName: 'Rider0' });
    expect(last.total).toBe(RIDERS);
    const end = await provider.getList('riders', { ...firstPage, pagination: { page: 35, perPage: 35 } });
    expect([end.data.length, end.total]).toEqual([RIDERS - 34 * 35, RIDERS]);

    const searched = await provider.getList('riders', { ...firstPage, filter: { q: 'rider11 odd' } });
    expect(searched.total).toBe(1 + 5 + 50);
    expect(
      searched.data.every((rider) => rider.lastName === 'Odd' && rider.firstName.startsWith('Rider11')),
    ).toBe(true);

    const ranged = await provider.getList('riders', {
      ...firstPage,
      filter: { createdAt_gte: 10, createdAt_lte: 19 },
    });
    expect(ranged.total).toBe(10);
  });

  it('getList: is empty past the end and without a match', async () => {
    const past = await provider.getList('riders', { ...firstPage, pagination: { page: 100, perPage: 25 } });
    expect(past).toMatchObject({ data: [], total: 1_000 });
    const none = await provider.getList('riders', { ...firstPage, filter: { q: 'unknown' } });
    expect(none).toMatchObject({ data: [], total: 0 });
  });

  it('getList: returns the 1,000 rows at once that an export requests', async () => {
    const exported = await provider.getList('riders', {
      ...firstPage,
      pagination: { page: 1, perPage: 1000 },
    });
    expect(exported.data).toHaveLength(1000);
    expect(new Set(exported.data.map(({ id }) => id)).size).toBe(1000);
  });

  it('getMany: returns all of 600 ids', async () => {
    const { data } = await provider.getList('riders', {
      ...firstPage,
      pagination: { page: 1, perPage: 600 },
    });
    const ids = data.map(({ id }) => String(id));
    const chunks = [ids.slice(0, 200), ids.slice(200, 400), ids.slice(400)];
    const many = await Promise.all(chunks.map((chunk) => provider.getMany('riders', { ids: chunk })));
    expect(
      many
        .flatMap((answer) => answer.data)
        .map(({ id }) => String(id))
        .sort(),
    ).toEqual([...ids].sort());
    const whole = await provider.getMany('riders', { ids });
    expect(whole.data).toHaveLength(600);
  });

  it('getManyReference: returns the records that refer to one', async () => {
    const fleet = aUser('fleetadmin');
    await app.services.db.users.insertMany([
      fleet,
      ...Array.from({ length: 3 }, () => aUser('driver', { fleetadmin: fleet.id })),
    ]);
    const { data, total } = await provider.getManyReference('drivers', {
      ...firstPage,
      target: 'fleetadmin',
      id: fleet.id,
    });
    expect({ total, owners: data.map((driver) => driver.fleetadmin) }).toEqual({
      total: 3,
      owners: [fleet.id, fleet.id, fleet.id],
    });
  });

  it('create, getOne, update, updateMany, delete, deleteMany', async () => {
    const { data: made } = await provider.create('riders', {
      data: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
    });
    expect(made).toMatchObject({ id: expect.any(String), usertype: 'rider', createdByAdmin: true });
    const { data: one } = await provider.getOne('riders', { id: made.id });
    expect(one).toMatchObject({ firstName: 'Ada', email: 'ada@example.com' });

    const { data: changed } = await provider.update('riders', {
      id: made.id,
      data: { ...one, lastName: 'Lovelace' },
      previousData: one,
    });
    expect(changed).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      usertype: 'rider',
      walletBalance: 0,
    });
    const forged = { ...one, walletBalance: 1_000_000, usertype: 'admin', nonsense: true };
    await expect(provider.update('riders', { id: made.id, data: forged, previousData: one })).rejects.toThrow(
      /nonsense/,
    );

    const second = await provider.create('riders', { data: { firstName: 'Mary', lastName: 'Somerville' } });
    const ids = [made.id, second.data.id];
    expect(await provider.updateMany('riders', { ids, data: { approved: false } })).toEqual({ data: ids });
    expect((await provider.getMany('riders', { ids })).data.map((rider) => rider.approved)).toEqual([
      false,
      false,
    ]);

    expect((await provider.delete('riders', { id: made.id, previousData: changed })).data).toMatchObject({
      id: made.id,
    });
    expect((await provider.deleteMany('riders', { ids: [second.data.id] })).data).toEqual([second.data.id]);
    expect((await provider.getMany('riders', { ids })).data).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  it('creates one record when a request is repeated, and rejects a different request', async () => {
    const headers = { 'idempotency-key': 'add-once' };
    const rider = { firstName: 'Once', lastName: 'Only', email: 'once@example.com' };
    const first = await admin.post('/riders', rider, headers);
    const again = await admin.post('/riders', rider, headers);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect((await admin.post('/riders', { ...rider, firstName: 'Twice' }, headers)).body.error).toBe(
      'idempotency_mismatch',
    );
  });
});

describe('the protocol rejects bad queries with a clear 400 and changes nothing', () => {
  it.each([
    ['filter={', 'not JSON'],
    ['filter=[]', 'not an object'],
    ['filter={"password":"x"}', 'an undeclared field'],
    ['filter={"approved":{"$ne":null}}', 'an operator'],
    ['filter={"createdAt":"1"}', 'a value of the wrong type'],
    ['filter={"$where":"1"}', 'code'],
    ['filter={"constructor":"x"}', 'a name that every object has'],
    ['sort=["passwordHash","ASC"]', 'an undeclared sort field'],
    ['sort=["firstName","UP"]', 'an invalid sort order'],
    ['range=[5,1]', 'a reversed range'],
    ['range=[-1,5]', 'a range before the start'],
    ['range=[0,1e99]', 'a range that is not a number'],
  ])('%s (%s)', async (query) => {
    const { status, body } = await admin.get(`/riders?${query}`);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_filter' });
  });

  it('answers a change with a missing or undecodable body with 4xx', async () => {
    const authorization = `Bearer ${await app.tokenOf(admin.user.id)}`;
    const put = (path: string, headers: Record<string, string>, body?: string) =>
      app
        .request('put', `/api${path}`)
        .set({ authorization, ...headers })
        .send(body);
    for (const path of ['/auth/me', '/settings', '/appinfo']) {
      expect((await put(path, {})).status).toBe(200);
      expect((await put(path, { 'content-type': 'text/plain' }, 'x')).status).toBe(415);
      const packed = await put(
        path,
        { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        'not gzip',
      );
      expect(packed.status).toBe(400);
    }
  });

  it('answers an unknown record with 404 and a broken body with 400', async () => {
    expect((await admin.get(`/riders/${newId()}`)).status).toBe(404);
    expect((await admin.get(`/riders/${admin.user.id}`)).status).toBe(404);
    const broken = await app
      .request('post', '/api/riders')
      .set({
        'content-type': 'application/json',
        authorization: `Bearer ${await app.tokenOf(admin.user.id)}`,
      })
      .send('{"firstName": ');
    expect(broken.status).toBe(400);
    expect(broken.body).toMatchObject({ error: 'invalid_json', requestId: expect.any(String) });
  });
});
