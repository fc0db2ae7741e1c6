import { type ExpectedResource, expectedResources } from '../../../shared/test/expectedResources.js';
import { operations } from '../../src/app.js';
import type { Operation } from '../../src/edge/operation.js';
import { refusesUnknown } from '../../src/platform/operation/idleFields.js';
import { exportParameters, listParameters } from '../../src/platform/crud/parseListQuery.js';
import { aCarType, newId } from '../support/builders.js';
import { PASSKEY_SITE } from '../support/passkeyUser.js';
import { type ProviderDouble, startProviderDouble } from '../support/providers/providerDouble.js';
import { stripeProtocol } from '../support/providers/stripeProtocol.js';
import { startTestApp, type TestApp } from '../support/testApp.js';
import { differences, wholeDatabase } from '../support/wholeDatabase.js';
import { accountRows } from './accountRows.js';
import { driverRows } from './driverRows.js';
import { asGood, nameOf, problemOf, send, answerOf } from './asking.js';
import { changed, textsIn } from './badBodies.js';
import { bookingRows } from './bookingRows.js';
import { changeRows } from './changeRows.js';
import { linkRows } from './linkRows.js';
import { noShowRows } from './noShowRows.js';
import { fleetRows } from './fleetRows.js';
import { officeTripRows } from './officeTripRows.js';
import { catalogRows } from './catalogRows.js';
import { conversationRows } from './conversationRows.js';
import { contactRows } from './contactRows.js';
import { fareReviewRows } from './fareReviewRows.js';
import { onboardingRows } from './onboardingRows.js';
import { imageRows } from './imageRows.js';
import { mapsRows } from './mapsRows.js';
import { passkeyRows } from './passkeyRows.js';
import { parcelRows } from './parcelRows.js';
import { partnerRows } from './partnerRows.js';
import { CARD_FORM_KEYS, paymentRows } from './paymentRows.js';
import { inboxRows } from './inboxRows.js';
import { pushRows } from './pushRows.js';
import { smsRows } from './smsRows.js';
import { alertRows } from './alertRows.js';
import { reportRows } from './reportRows.js';
import { resource } from './resourceRows.js';
import type { GoodRequest, Row } from './row.js';
import { decisionRows } from './decisionRows.js';
import { noteRows } from './noteRows.js';
import { passedTripRows } from './passedTripRows.js';
import { savedViewRows } from './savedViewRows.js';
import { seriesRows } from './seriesRows.js';
import { settingsRows } from './settingsRows.js';
import { setupRows } from './setupRows.js';
import { signInRows } from './signInRows.js';
import {
  expectedOfSchema,
  type Spoilt,
  unknownNames,
  wrongExports,
  wrongFields,
  wrongIds,
  wrongKeys,
  wrongKinds,
  wrongLists,
  wrongPeople,
} from './spoilt.js';
import { newStage, type Stage } from './stage.js';
import { userRows } from './userRows.js';
import { walletRows } from './walletRows.js';
import { webhookRows } from './webhookRows.js';

/**
 * Each export is recorded once its rows are sent; after many rows of one person, the other admins are
 * notified.
 */
const ofExports = /^(?:audit_log|outbox\/export:|inbox)/;

/** One row per operation: a new one needs its good request here, and gets its bad ones from its schema. */
const rows: Record<string, Row> = {
  ...bookingRows,
  ...changeRows,
  ...linkRows,
  ...noShowRows,
  ...officeTripRows,
  ...fleetRows,
  ...fareReviewRows,
  ...parcelRows,
  ...accountRows,
  ...driverRows,
  ...userRows,
  ...contactRows,
  ...conversationRows,
  ...signInRows,
  ...passkeyRows,
  ...savedViewRows,
  ...decisionRows,
  ...noteRows,
  ...passedTripRows,
  ...seriesRows,
  ...settingsRows,
  ...setupRows,
  ...catalogRows,
  ...imageRows,
  ...onboardingRows,
  ...walletRows,
  ...webhookRows,
  ...reportRows,
  ...alertRows,
  ...partnerRows,
  ...paymentRows,
  ...mapsRows,
  ...pushRows,
  ...smsRows,
  ...inboxRows,
  ...Object.assign({}, ...Object.entries(expectedResources).map(rowsOf)),
};

/** The rows of a resource that needs nothing but a valid record. */
function rowsOf([name, { valid, exported }]: [string, ExpectedResource]): Record<string, Row> {
  if (!valid) return {};
  const { [`GET /${name}/export`]: exports, ...others } = resource(name, () => valid);
  return exported && exports ? { ...others, [`GET /${name}/export`]: exports } : others;
}

/** A change of one field to another value that its schema accepts. */
function anotherValue({ body, takes }: Operation, good: GoodRequest): object {
  const schema = body ?? takes;
  const changes = Object.entries(good.body ?? {}).flatMap(([field, value]): object[] => {
    if (typeof value === 'string') return [{ [field]: `${value} too` }];
    return typeof value === 'number' ? [{ [field]: value + 1 }] : [];
  });
  const accepted = changes.find((change) => schema?.safeParse({ ...good.body, ...change }).success);
  if (!accepted) throw new Error('no field of the body can be changed: name other values in `keyed`');
  return accepted;
}

/** Text the product never produces and the database might choke on. */
const ODD_TEXT = '\u0000\ud800\u202e$where ';

const apps = {} as Record<'taxi' | 'delivery', TestApp>;

let stripe: ProviderDouble;
beforeAll(async () => {
  stripe = await startProviderDouble(stripeProtocol);
  const keys = { ...CARD_FORM_KEYS, ...stripeProtocol.environment(stripe.url) };
  for (const category of ['taxi', 'delivery'] as const) {
    apps[category] = await startTestApp(
      { APP_CATEGORY: category, PUBLIC_URL: PASSKEY_SITE, ...keys },
      { watchesWrites: true },
    );
    await apps[category].services.db.carTypes.insert(aCarType({ seats: 4 }));
  }
});
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await stripe.close();
});

it('has a row for every operation, and the reverse', () => {
  expect(operations.map(nameOf).sort()).toEqual(Object.keys(rows).sort());
});

/** Whether it reads fields from JSON, also if it needs none. */
const readsFields = ({ method, reads }: Operation) =>
  (method === 'post' || method === 'put') && (reads === undefined || reads === 'form');

it('refuses unknown fields in every operation, except for what others, browsers and devices send [4.98]', () => {
  const lenient = operations.filter((one) => readsFields(one) && !one.fromAnywhere && !refusesUnknown(one));
  expect(lenient.map(nameOf).sort()).toEqual([
    'POST /auth/me/browsers',
    'POST /auth/me/passkeys',
    'POST /auth/passkey',
    'POST /auth/step-up',
    'POST /bookings/:id/reach',
    'POST /bookings/:id/stops/:index/reach',
    'POST /bookings/:id/tracking',
    'POST /user_signup',
    'PUT /drivers/me/location',
  ]);
});

const cases = operations.map((declared) => ({ declared, row: rows[nameOf(declared)] as Row }));

describe.each(cases)('$declared.method $declared.path', ({ declared, row }) => {
  const schema = declared.body ?? declared.takes;
  const { wrongIn = [], category = 'taxi' } = row;
  let app: TestApp;
  let stage: Stage;
  let good: GoodRequest;

  beforeAll(async () => {
    app = apps[category];
    stage = await newStage(app);
    good = await row.good(stage);
  });
  afterAll(async () => good.restore?.());

  /** Expects every request to be rejected as specified and to leave no trace. */
  async function refuses(spoilt: readonly Spoilt[]) {
    const before = await wholeDatabase(app);
    const wrong = [];
    for (const [what, change, expected] of spoilt) {
      const problem = problemOf(await send(app, declared, good, change), expected);
      if (problem) wrong.push(`${what}: ${problem}`);
    }
    expect(wrong).toEqual([]);
    expect(differences(before, await wholeDatabase(app))).toEqual([]);
  }

  it('rejects bad requests, names the reason, and changes nothing', () =>
    refuses([
      ...wrongFields(declared, good),
      ...(declared.method === 'get' ? [] : wrongKinds(declared)),
      ...unknownNames(declared, good),
      ...wrongIds(row, good),
      ...wrongPeople(declared, good),
      ...(declared.query === listParameters ? wrongLists : []),
      ...(declared.query === exportParameters ? wrongExports : []),
      ...(row.keyed ? wrongKeys(good) : []),
    ]));

  if (readsFields(declared) && refusesUnknown(declared))
    it('names a field that it does not know [4.98]', async () => {
      const body = { ...good.body, notAField: 'x' };
      expect(await send(app, declared, good, { body })).toMatchObject({
        status: 400,
        body: { error: 'validation_error', errorKeys: { notAField: 'field_unknown' } },
      });
    });

  if (declared.body)
    it('has a schema that rejects every bad field and names it', () => {
      const wrong = expectedOfSchema(declared, good).flatMap(({ name, parse, expected }) => {
        const problem = problemOf(answerOf(parse), expected);
        return problem ? [`${name}: ${problem}`] : [];
      });
      expect(wrong).toEqual([]);
    });

  it('accepts the good request, and handles a repeat as specified', async () => {
    const status = good.answers ?? declared.status ?? 200;
    const first = await send(app, declared, good, asGood(good));
    expect(first).toMatchObject({ status });
    const before = await wholeDatabase(app);
    const second = await send(app, declared, good, asGood(good));
    expect(second.status).toBeLessThan(500);
    if (!row.again) return;
    if (row.again !== 'same') expect(problemOf(second, row.again)).toBeNull();
    else
      expect(second).toEqual(
        declared.method === 'post' ? { ...first, status } : expect.objectContaining({ status }),
      );
    const changes = differences(before, await wholeDatabase(app));
    const isExport = declared.path.endsWith('/export');
    expect(changes.filter(({ key }) => !isExport || !ofExports.test(key))).toEqual([]);
  });

  if (row.keyed)
    it('does repeated requests with one Idempotency-Key once, and rejects the key with other data', async () => {
      good = await row.good(stage);
      const headers = { 'idempotency-key': newId() };
      const first = await send(app, declared, good, asGood(good, { headers }));
      const second = await send(app, declared, good, asGood(good, { headers }));
      if (row.shownOnce) delete first.body[row.shownOnce];
      expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
      const other = row.keyed === true ? anotherValue(declared, good) : row.keyed;
      const body = { ...good.body, ...other };
      await refuses([['another body', { body, headers }, [409, 'idempotency_mismatch']]]);
    });

  if (wrongIn.length > 0)
    it(`rejects the request while the booking is ${wrongIn.join(', ')}`, async () => {
      for (const status of wrongIn) {
        good = await row.good(await newStage(app), status);
        const before = await wholeDatabase(app);
        const answer = await send(app, declared, good, asGood(good));
        expect({ status, problem: problemOf(answer, null) }).toEqual({ status, problem: null });
        expect([403, 404, 409]).toContain(answer.status);
        expect(differences(before, await wholeDatabase(app))).toEqual([]);
      }
    });

  if (schema)
    it('handles any text without a server error', async () => {
      let fresh = await row.good(await newStage(app));
      for (const path of textsIn(fresh.body)) {
        const body = changed(fresh.body, path, { value: ODD_TEXT }) as object;
        const { status } = await send(app, declared, fresh, { body });
        expect({ path, isFault: status >= 500 }).toEqual({ path, isFault: false });
        // A rejected request has changed nothing: what it was about still serves the next one.
        if (status < 400) {
          await fresh.restore?.();
          fresh = await row.good(await newStage(app));
        }
      }
      await fresh.restore?.();
    });
});
