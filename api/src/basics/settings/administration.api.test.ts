import { aCarType, aUser } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Changes by admins other than to users and trips, and those that demo mode prevents. */
/** What a driver needs for the approval. */
const VEHICLE = { carType: 'Economy', vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'NY 1' };

let app: TestApp;
let admin: Client;
let fleetadmin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  fleetadmin = await app.signedIn('fleetadmin');
});
afterAll(() => app.close());
afterEach(() => app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true }));

const demoMode = () => app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });

describe('settings', () => {
  it('are saved partially; fields not sent keep their values [5.34]', async () => {
    const { body } = await admin.put('/settings', { symbol: 'KD', code: 'KWD', decimal: 3 });
    expect(body).toMatchObject({ symbol: 'KD', code: 'KWD', decimal: 3, driverRadius: 10 });
    await admin.put('/settings', { symbol: '$', code: 'USD', decimal: 2 });
  });

  it.each([
    [{ code: 'A1$' }, 'unknown_currency', 'code'],
    [{ code: '日本円' }, 'unknown_currency', 'code'],
    [{ code: 'JPY', decimal: 2 }, 'currency_decimals', 'decimal'],
    [{ code: 'JPY' }, 'currency_decimals', 'decimal'],
    [{ decimal: 3 }, 'currency_decimals', 'decimal'],
  ])('refuse %j, a currency or decimals that do not exist [5.16]', async (changes, error, field) => {
    const before = (await admin.get('/settings')).body;
    expect(await admin.put('/settings', changes)).toMatchObject({
      status: 400,
      body: { error, errors: { [field]: expect.any(String) } },
    });
    expect((await admin.get('/settings')).body).toEqual(before);
  });

  it.each(['/settings', '/appinfo'])(
    '%s requires a bonus that is sent not to be empty [5.35, 5.38]',
    async (path) => {
      const before = (await admin.get(path)).body;
      for (const bonus of ['', null]) {
        const other = path === '/settings' ? { symbol: '£' } : { appName: 'Other' };
        const { status, body } = await admin.put(path, { bonus, ...other });
        expect({ status, body }).toMatchObject({
          status: 400,
          body: { error: 'proper_bonus', errors: { bonus: expect.any(String) } },
        });
      }
      await demoMode();
      expect((await admin.put(path, { bonus: '' })).body.error).toBe('demo_mode');
      await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
      expect((await admin.get(path)).body).toEqual(before);
    },
  );

  it('do not change their bonus with the company details, which may be sent with it', async () => {
    const { bonus } = (await admin.get('/settings')).body;
    const { status, body } = await admin.put('/appinfo', { appName: 'Wayfare', bonus: bonus + 1 });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('bonus');
    expect((await admin.get('/settings')).body.bonus).toBe(bonus);
  });

  it('that cannot be loaded are settings_error, not an answer to the request [8.11]', async () => {
    const stored = app.connection.collection<{ _id: string }>('settings');
    const breakSettings = async (change: object) => {
      await stored.updateOne({ _id: 'settings' }, change, { upsert: true });
      // Saving makes the product read them again.
      await app.services.db.settings.saveAppInfo({ appName: 'Wayfare' });
    };
    await breakSettings({ $set: { 'settings.decimal': 'two' } });
    try {
      for (const [client, path] of [
        [app.anonymous, '/settings'],
        [app.anonymous, '/bootstrap'],
        [app.anonymous, '/appinfo'],
        [admin, '/settings'],
        [admin, '/bootstrap'],
        [admin, '/riders'],
      ] as const) {
        const { status, body } = await client.get(path);
        const message = 'The settings could not be loaded.';
        expect([path, status, body]).toMatchObject([path, 503, { error: 'settings_error', message }]);
      }
      expect((await admin.put('/settings', { symbol: '€' })).body.error).toBe('settings_error');
    } finally {
      await breakSettings({ $unset: { 'settings.decimal': '' } });
    }
    expect((await admin.get('/settings')).body).toMatchObject({ symbol: '$', decimal: 2 });
  });

  it.each([
    { decimal: -1 },
    { decimal: 1.5 },
    { driverRadius: -1 },
    { bonus: -1 },
    { driverRadius: 1e308 },
    { timeZone: 'Moon' },
    { symbol: '' },
  ])('reject %j and change nothing [5.36]', async (bad) => {
    const before = (await admin.get('/settings')).body;
    expect((await admin.put('/settings', bad)).status).toBe(400);
    expect((await admin.get('/settings')).body).toEqual(before);
  });

  it('show other users only what the pages need', async () => {
    for (const client of [app.anonymous, fleetadmin]) {
      const { body } = await client.get('/settings');
      expect(body).toMatchObject({ symbol: '$', category: 'taxi' });
      for (const secret of ['license', 'bonus', 'driverRadius', 'driver_approval'])
        expect(body).not.toHaveProperty(secret);
    }
  });
});

describe('demo mode', () => {
  it('rejects settings, app info, languages, cancel reasons, car types and deletions [5.35, 5.38, 5.44, 6.18, 6.19]', async () => {
    const carType = aCarType({ name: 'Demo' });
    const rider = aUser('rider');
    await app.services.db.carTypes.insert(carType);
    await app.services.db.users.insert(rider);
    const { body: language } = await admin.post('/languages', {
      langName: 'Test',
      langLocale: 'xx',
      dateLocale: 'xx',
    });
    await demoMode();
    const refused = [
      await admin.put('/settings', { symbol: 'X' }),
      await admin.put('/appinfo', { appName: 'X' }),
      await admin.put(`/languages/${language.id}`, { langName: 'X' }),
      await admin.delete(`/languages/${language.id}`),
      await admin.post(`/languages/${language.id}/default`),
      await admin.post('/cancelreasons', { label: 'X' }),
      await admin.put(`/cartypes/${carType.id}`, { name: 'X' }),
      await admin.delete(`/riders/${rider.id}`),
    ];
    for (const { status, body } of refused)
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
  });

  it('can be turned off by an admin after step-up, but not together with other changes [6.17]', async () => {
    await demoMode();
    const stale = await app.signedInStale('admin');
    const off = { AllowCriticalEditsAdmin: true };
    for (const more of [{ bonus: 5 }, { symbol: 'X' }, { panic: '1' }])
      expect((await admin.put('/settings', { ...off, ...more })).body.error).toBe('demo_mode');
    expect((await admin.put('/settings', { AllowCriticalEditsAdmin: false })).body.error).toBe('demo_mode');
    expect((await stale.put('/settings', off)).body.error).toBe('reauthentication_required');
    expect((await fleetadmin.put('/settings', off)).status).toBe(403);
    expect((await admin.get('/settings')).body).toMatchObject({
      AllowCriticalEditsAdmin: false,
      symbol: '$',
    });
    const was = { AllowCriticalEditsAdmin: false };
    expect((await admin.put('/settings', { ...off, was })).body.AllowCriticalEditsAdmin).toBe(true);
    expect((await admin.put('/settings', { symbol: '$' })).status).toBe(200);
  });

  it('stays on where the admin password is public', async () => {
    const demo = await startTestApp({ PUBLIC_DEMO: '1' });
    const anyone = await demo.signedIn('admin');
    await demo.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    expect((await anyone.get('/settings')).body.isPublicDemo).toBe(true);
    const { status, body } = await anyone.put('/settings', { AllowCriticalEditsAdmin: true });
    await demo.close();
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
  });

  it('still allows adding and changing users and adding promos [5.44, 6.23]', async () => {
    await demoMode();
    const { body, status } = await admin.post('/alladmin', {
      firstName: 'New',
      lastName: 'Admin',
      email: 'new.admin@example.com',
    });
    expect(status).toBe(201);
    expect((await admin.put(`/alladmin/${body.id}`, { firstName: 'Newer' })).status).toBe(200);
    const promo = {
      promo_name: 'P',
      promo_discount_type: 'flat',
      promo_discount_value: 1,
      max_promo_discount_value: 1,
      promo_validity: Date.UTC(2031, 0, 1),
      promo_usage_limit: 1,
    };
    expect((await admin.post('/promos', promo)).status).toBe(201);
  });

  it('hides contacts, and ignores a hidden one that is sent back [6.20, 6.22]', async () => {
    const other = aUser('admin', { email: 'other.admin@example.com' });
    const rider = aUser('rider', { mobile: '+15559990000' });
    await app.services.db.users.insertMany([other, rider]);
    await demoMode();
    expect((await admin.get(`/alladmin/${other.id}`)).body.email).toBe('Hidden for Demo');
    const seen = (await admin.get(`/riders/${rider.id}`)).body;
    expect(seen).toMatchObject({ email: 'Hidden', mobile: 'Hidden' });
    await admin.put(`/riders/${rider.id}`, { ...seen, firstName: 'Changed' });
    expect(await app.services.db.users.findById(rider.id)).toMatchObject({
      firstName: 'Changed',
      email: rider.email,
      mobile: '+15559990000',
    });
  });
});

describe('users added by admins', () => {
  it.each([
    ['riders', 'rider'],
    ['drivers', 'driver'],
    ['fleetadmins', 'fleetadmin'],
    ['alladmin', 'admin'],
  ])(
    '%s get the role %s, are marked as added by an admin, and keep the time [4.48, 5.40]',
    async (resource, usertype) => {
      app.clock.at += 60_000;
      const sent = { firstName: 'New', lastName: 'User', email: `added.${usertype}@example.com` };
      const other = usertype === 'rider' ? 'admin' : 'rider';
      const forged = { usertype: other, createdByAdmin: false, createdAt: 1 };
      const refused = await admin.post(`/${resource}`, { ...sent, ...forged });
      expect(Object.keys(refused.body.errors).sort()).toEqual(['createdAt', 'createdByAdmin', 'usertype']);
      const { status, body } = await admin.post(`/${resource}`, sent);
      const marks = { usertype, createdByAdmin: true, createdAt: app.clock.at };
      expect({ status, body }).toMatchObject({ status: 201, body: { ...sent, ...marks } });
      expect((await admin.put(`/${resource}/${body.id}`, { firstName: 'New', ...forged })).status).toBe(400);
      // What is sent back as it is shown changes nothing.
      await admin.put(`/${resource}/${body.id}`, { ...body, firstName: 'Newer' });
      const stored = await app.services.db.users.findById(body.id);
      expect(stored).toMatchObject({ firstName: 'Newer', ...marks });
    },
  );

  it('get a referral id; drivers are approved, active and free [5.41, 5.42]', async () => {
    const { body } = await admin.post('/drivers', {
      firstName: 'Zoë',
      lastName: 'Driver',
      approved: false,
      ...VEHICLE,
    });
    expect(body).toMatchObject({
      usertype: 'driver',
      createdByAdmin: true,
      createdAt: app.clock.at,
      approved: true,
      driverActiveStatus: true,
      queue: false,
      walletBalance: 0,
      referralId: expect.stringMatching(/^zoë[1-9]\d{3}$/),
    });
  });

  it('must not have an email or mobile already in use [5.39, 5.43]', async () => {
    const taken = { email: 'taken@example.com', mobile: '+15558880000' };
    await admin.post('/riders', { firstName: 'A', lastName: 'B', ...taken });
    for (const resource of ['riders', 'drivers', 'fleetadmins', 'alladmin']) {
      expect(
        (await admin.post(`/${resource}`, { firstName: 'C', lastName: 'D', email: taken.email })).body.error,
      ).toBe('user_exists');
      expect(
        (await admin.post(`/${resource}`, { firstName: 'C', lastName: 'D', mobile: taken.mobile })).body
          .error,
      ).toBe('user_exists');
    }
  });

  it("belong to the fleet admin who adds them, whatever is sent; other fleets' drivers are inaccessible [1.3, 5.42, 6.10]", async () => {
    const { body } = await fleetadmin.post('/drivers', {
      firstName: 'Own',
      lastName: 'Driver',
      fleetadmin: admin.user.id,
      ...VEHICLE,
    });
    expect(body.fleetadmin).toBe(fleetadmin.user.id);
    const other = aUser('driver');
    await app.services.db.users.insert(other);
    expect((await fleetadmin.get('/drivers')).body.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    expect((await fleetadmin.get(`/drivers/${other.id}`)).status).toBe(404);
    expect((await fleetadmin.put(`/drivers/${other.id}`, { firstName: 'Mine' })).status).toBe(404);
    expect((await fleetadmin.delete(`/drivers/${other.id}`)).status).toBe(404);
    expect((await fleetadmin.get(`/drivers?filter={"id":["${other.id}"]}`)).body).toEqual([]);
    const kept = await fleetadmin.put(`/drivers/${body.id}`, {
      fleetadmin: 'someone',
      approved: false,
      firstName: 'Changed',
    });
    expect(kept.body).toMatchObject({ firstName: 'Changed', approved: true, fleetadmin: fleetadmin.user.id });
  });

  it("cannot change an admin's email once it is set; all other fields can be changed [2.35]", async () => {
    const sent = { firstName: 'A', lastName: 'B', email: 'first@example.com' };
    const { body } = await admin.post('/alladmin', sent);
    expect(body).toMatchObject({ ...sent, approved: true });
    const changes = { firstName: 'C', lastName: 'D', approved: false };
    const changed = await admin.put(`/alladmin/${body.id}`, { ...changes, email: 'second@example.com' });
    expect(changed.body).toMatchObject({ ...changes, email: 'first@example.com' });
    const waiting = { ...sent, email: 'third@example.com', approved: false };
    expect((await admin.post('/alladmin', waiting)).body.approved).toBe(false);
  });

  it.each(['firstName', 'lastName', 'email', 'approved'])(
    'are sorted by %s, both ways [2.35]',
    async (field) => {
      for (const [name, approved] of [
        ['b', true],
        ['a', false],
        ['c', true],
      ]) {
        const person = { firstName: `${name}${field}`, lastName: `${name}${field}` };
        await admin.post('/alladmin', { ...person, email: `${name}.${field}@example.com`, approved });
      }
      const sorted = async (order: string) => {
        const { body } = await admin.get(`/alladmin?sort=["${field}","${order}"]&range=[0,999]`);
        return body.map((one: Record<string, unknown>) => one[field]);
      };
      const ascending = await sorted('ASC');
      expect(new Set(ascending).size).toBeGreaterThan(1);
      expect(ascending).toEqual(
        ascending.toSorted((one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)),
      );
      expect(await sorted('DESC')).toEqual(ascending.toReversed());
    },
  );

  it('cannot be deleted with money in the wallet, on a trip, or by themselves', async () => {
    const rich = await app.signedIn('rider', { walletBalance: 5 });
    expect((await admin.delete(`/riders/${rich.user.id}`)).body.error).toBe('wallet_not_empty');
    const busy = await app.signedIn('driver', { queue: true });
    expect((await admin.delete(`/drivers/${busy.user.id}`)).body.error).toBe('driver_busy');
    expect((await admin.delete(`/alladmin/${admin.user.id}`)).status).toBe(403);
  });
});

describe('car types', () => {
  it('have unique names; renaming one updates its drivers', async () => {
    const { id: _id, createdAt: _at, ...sedan } = aCarType({ name: 'Sedan' });
    expect(await admin.post('/cartypes', { ...sedan, id: 'forged' })).toMatchObject({
      status: 400,
      body: { errorKeys: { id: 'field_unknown' } },
    });
    const { body } = await admin.post('/cartypes', sedan);
    expect((await admin.post('/cartypes', sedan)).body.error).toBe('name_taken');
    const driver = await app.signedIn('driver', { carType: 'Sedan' });
    await admin.put(`/cartypes/${body.id}`, { name: 'Saloon' });
    expect(await app.services.db.users.findById(driver.user.id)).toMatchObject({ carType: 'Saloon' });
    expect((await admin.get(`/cartypes/${body.id}`)).body).toMatchObject({ name: 'Saloon', base_fare: 2.5 });
  });

  it.each([
    { base_fare: -1 },
    { rate_per_hour: 1e308 },
    { convenience_fee_type: 'tip' },
    { name: '' },
    { min_fare: '5' },
  ])('reject %j [3.25]', async (bad) => {
    const { id: _id, createdAt: _at, ...good } = aCarType({ name: 'Bad' });
    const { status, body } = await admin.post('/cartypes', { ...good, ...bad });
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(bad)]);
  });
});

describe('cancel reasons', () => {
  it('keep their order, with positions starting at zero [3.30]', async () => {
    const made = [];
    for (const label of ['One', 'Two', 'Three'])
      made.push((await admin.post('/cancelreasons', { label })).body);
    expect(made.map(({ value }) => value)).toEqual([0, 1, 2]);
    await admin.delete(`/cancelreasons/${made[1].id}`);
    await admin.put(`/cancelreasons/${made[2].id}`, { label: '3' });
    expect(
      (await app.anonymous.get('/cancelreasons')).body.map(({ label, value }: never) => [label, value]),
    ).toEqual([
      ['One', 0],
      ['3', 1],
    ]);
  });

  it('are for everyone at every stage unless an admin says otherwise [3.30]', async () => {
    const everyone = {
      roles: ['rider', 'driver', 'office'],
      stages: ['searching', 'approaching', 'waiting'],
    };
    const { body } = await admin.post('/cancelreasons', { label: 'Storm' });
    expect(body).toMatchObject(everyone);
    const only = { roles: ['driver'], stages: ['waiting'] };
    expect((await admin.put(`/cancelreasons/${body.id}`, only)).body).toMatchObject({
      label: 'Storm',
      ...only,
    });
    expect((await admin.put(`/cancelreasons/${body.id}`, { label: 'Hail' })).body).toMatchObject(only);
    expect((await app.anonymous.get(`/cancelreasons/${body.id}`)).body).toMatchObject({
      label: 'Hail',
      ...only,
    });
    for (const bad of [{ roles: [] }, { stages: ['later'] }])
      expect((await admin.put(`/cancelreasons/${body.id}`, bad)).status).toBe(400);
  });

  it('from before roles and stages existed are for everyone, and can be changed [3.30]', async () => {
    const { cancelReasons } = app.services.db;
    await cancelReasons.add({ id: 'old', label: 'Old' } as never);
    const old = (await app.anonymous.get('/cancelreasons/old')).body;
    expect(old).toMatchObject({ label: 'Old', roles: ['rider', 'driver', 'office'] });
    const changes = { ...old, roles: ['office'] };
    const changed = await admin.put('/cancelreasons/old', { ...changes, was: old });
    expect([changed.status, changed.body.roles]).toEqual([200, ['office']]);
  });
});

describe('languages', () => {
  it('are filtered by locale, with the total of the matches [2.43]', async () => {
    await admin.post('/languages', { langName: 'Filtered', langLocale: 'ff', dateLocale: 'ff' });
    const { body, headers } = await app.anonymous.get('/languages?filter={"langLocale":"ff"}&range=[0,24]');
    expect(body.map(({ langName }: { langName: string }) => langName)).toEqual(['Filtered']);
    expect(headers.get('content-range')).toBe('languages 0-0/1');
    const several = await app.anonymous.get('/languages?filter={"langLocale":["ff","gg"]}&range=[0,24]');
    expect(several.body).toHaveLength(1);
    expect((await app.anonymous.get('/languages?filter={"langLocale":"gg"}&range=[0,24]')).body).toEqual([]);
  });

  it("start with the default's texts; exactly one is the default, which cannot be removed [4.46, 4.47, 5.46]", async () => {
    const { body: first } = await admin.post('/languages', {
      langName: 'One',
      langLocale: 'aa',
      dateLocale: 'aa',
      keyValuePairs: { save: 'Saave' },
    });
    expect(first).toMatchObject({ default: false, createdAt: new Date(app.clock.at).toISOString() });
    await admin.post(`/languages/${first.id}/default`);
    const { body: second } = await admin.post('/languages', {
      langName: 'Two',
      langLocale: 'bb',
      dateLocale: 'bb',
    });
    expect((await admin.get(`/languages/${second.id}`)).body.keyValuePairs).toEqual({ save: 'Saave' });
    await admin.post(`/languages/${second.id}/default`);
    const { body } = await app.anonymous.get('/languages');
    expect(
      body.filter((language: { default: boolean }) => language.default).map(({ id }: { id: string }) => id),
    ).toEqual([second.id]);
    expect((await admin.delete(`/languages/${second.id}`)).body).toMatchObject({
      error: 'default_language_delete',
    });
    expect((await admin.delete(`/languages/${first.id}`)).status).toBe(200);
  });

  it("translate errors into the caller's language, falling back to English", async () => {
    await admin.post('/languages', {
      langName: 'Italiano',
      langLocale: 'it',
      dateLocale: 'it',
      keyValuePairs: { must_login: 'Accedi.' },
    });
    const ask = async (path: string) =>
      (await app.anonymous.post(path, {}, { 'accept-language': 'it-CH,it' })).body;
    expect(await ask('/bookings')).toMatchObject({ error: 'must_login', message: 'Accedi.' });
    expect(await ask('/estimates')).toMatchObject({
      message: 'Please choose a pickup, a drop and a car type.',
    });
    expect((await app.anonymous.get('/translations/it')).body).toMatchObject({
      must_login: 'Accedi.',
      save: 'Save',
    });
  });
});
