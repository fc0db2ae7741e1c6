import { operations } from '../../src/app.js';
import { localeTexts } from '../../src/basics/language/builtInLanguages.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';
import { agreedTo } from '../support/agreedTo.js';
import { aCarType, aTrip, newId } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { moneyRaces } from './moneyRaces.js';
import { noRaces } from './noRaces.js';
import { peopleRaces } from './peopleRaces.js';
import { recordRaces } from './recordRaces.js';
import { tripRaces } from './tripRaces.js';

/** Two admins act on the same record: the second one reads who was faster, and when. */
const races = { ...tripRaces, ...moneyRaces, ...peopleRaces, ...recordRaces };
let app: TestApp;
let first: Client;
let second: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  first = await app.signedIn('admin', { firstName: 'Ana', lastName: 'Ruiz' });
  // Riders book where a driver is near.
  await app.signedIn('driver');
  second = await app.signedIn('admin', { firstName: 'Ben', lastName: 'Okafor' });
});
afterAll(() => app.close());
beforeEach(() =>
  app.services.db.settings.saveSettings({
    autoDispatch: true,
    approvalLimit: 1000,
    raiseMax: 10,
    otp_secure: false,
  }),
);

/** What the ledger audit finds: the trips of some tests are stored without their earlier money. */
const problems = async () => (await auditLedger(undefined, app.services)).problems;

it('are tested for every operation with which staff changes something [5.53]', () => {
  const byStaff = operations.filter(
    ({ method, access }) =>
      method !== 'get' && (access === 'signedIn' || (Array.isArray(access) && access.includes('admin'))),
  );
  const named = byStaff.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...Object.keys(races), ...noRaces].toSorted()).toEqual(named.toSorted());
});

it.each(Object.entries(races))(
  '%s names the colleague who was faster, and when [5.53]',
  async (_name, prepare) => {
    const race = await prepare({ app, first, second });
    const made = await race.act(first);
    expect({ status: made.status, body: made.body }).toMatchObject({
      status: expect.toSatisfy((status: number) => status < 300),
    });
    const before = [await race.state?.(), await problems()];
    app.clock.at += 2 * 60_000;
    const late = await (race.late ?? race.act)(second);
    expect({ status: late.status, error: late.body.error }).toEqual({ status: 409, error: race.error });
    expect(late.body.message).toContain('Ana Ruiz');
    expect(late.body.message).toContain('2 minutes ago');
    expect([await race.state?.(), await problems()]).toEqual(before);
  },
);

it('say it in the language of the reader [5.53]', async () => {
  const { id } = (await (await app.signedIn('rider')).post('/bookings', aTrip)).body;
  await first.post(`/bookings/${id}/cancel`, { reason: 'No car' });
  app.clock.at += 2 * 60_000;
  const messages: string[] = [];
  for (const language of ['es', 'fr', 'ar'] as const) {
    const names = { langName: language, langLocale: language, dateLocale: language, default: false };
    const createdAt = '2026-01-01T00:00:00Z';
    const keyValuePairs = localeTexts(language);
    await app.services.db.languages.insert({ id: newId(), ...names, createdAt, keyValuePairs });
    const headers = { 'Accept-Language': language };
    messages.push((await second.post(`/bookings/${id}/cancel`, { reason: 'No car' }, headers)).body.message);
  }
  expect(messages).toEqual([
    'Ana Ruiz canceló este viaje hace 2 minutos.',
    'Ana Ruiz a annulé cette course il y a 2 minutes.',
    'ألغى Ana Ruiz هذه الرحلة قبل دقيقتين.',
  ]);
});

it('name the faster one also when both act at the same moment, and money moves once [5.53]', async () => {
  const driver = await app.signedIn('driver', { walletBalance: 50 });
  const { body } = await driver.post('/withdraws', { amount: 20 });
  const { version } = (await first.get(`/withdraws/${body.id}`)).body;
  const { id } = (await (await app.signedIn('rider')).post('/bookings', aTrip)).body;
  const both = (path: string, input: object) =>
    Promise.all([first.post(path, input), second.post(path, input)]);
  for (const [path, input] of [
    [`/withdraws/${body.id}/fail`, { version, reason: 'The account is closed' }],
    [`/bookings/${id}/cancel`, { reason: 'No car' }],
  ] as const) {
    const answers = await both(path, input);
    const late = answers.find(({ status }) => status === 409);
    // Where both wanted the same, the second may also find it done before it was recorded.
    if (late) expect(late.body.message).toMatch(/Ana Ruiz|Ben Okafor/);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  }
  expect((await app.services.db.users.findById(driver.user.id))?.walletBalance).toBe(50);
});

it('never tell riders, drivers and fleet admins which colleague it was [5.53]', async () => {
  const rider = await app.signedIn('rider');
  const tripdate = app.clock.at + 5 * 60 * 60_000;
  const { id } = (await rider.post('/bookings', { ...aTrip, bookLater: true, tripdate })).body;
  const later = { tripdate: tripdate + 60 * 60_000 };
  const seen = agreedTo((await rider.post(`/bookings/${id}/changes/preview`, later)).body);
  const office = { tripdate: tripdate + 2 * 60 * 60_000, ...seen };
  expect((await first.post(`/bookings/${id}/changes`, office)).status).toBe(200);
  const late = await rider.post(`/bookings/${id}/changes`, { ...later, ...seen });
  expect([late.status, late.body.error]).toEqual([409, 'trip_changed_meanwhile']);

  const fleet = await app.signedIn('fleetadmin');
  const driver = await app.signedIn('driver', { fleetadmin: fleet.user.id });
  await first.delete(`/drivers/${driver.user.id}`);
  const gone = await fleet.put(`/drivers/${driver.user.id}`, { firstName: 'Grace' });
  expect(gone.status).toBe(404);
  for (const { body } of [late, gone]) expect(JSON.stringify(body)).not.toMatch(/Ana|Ruiz/);
});
