import { operations } from '../../src/app.js';
import { newStage } from '../badInput/stage.js';
import { CARD_FORM_KEYS } from '../badInput/paymentRows.js';
import { aCarType } from '../support/builders.js';
import { PASSKEY_SITE } from '../support/passkeyUser.js';
import { type ProviderDouble, startProviderDouble } from '../support/providers/providerDouble.js';
import { stripeProtocol } from '../support/providers/stripeProtocol.js';
import { startTestApp, type TestApp } from '../support/testApp.js';
import { findReferences } from './findReferences.js';
import { ownDeletes } from './ownDeletes.js';
import { peopleDeletes } from './peopleDeletes.js';
import { recordDeletes } from './recordDeletes.js';

/** Each delete while something refers to the record: nothing points nowhere afterward. */
const deletes = { ...recordDeletes, ...peopleDeletes, ...ownDeletes };
let app: TestApp;
let stripe: ProviderDouble;

beforeAll(async () => {
  stripe = await startProviderDouble(stripeProtocol);
  const keys = { ...CARD_FORM_KEYS, ...stripeProtocol.environment(stripe.url) };
  app = await startTestApp({ PUBLIC_URL: PASSKEY_SITE, ...keys });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

it('are tested for every operation that deletes', () => {
  const named = operations.filter(({ method }) => method === 'delete').map(({ path }) => `DELETE ${path}`);
  expect(Object.keys(deletes).toSorted()).toEqual(named.toSorted());
});

it.each(Object.entries(deletes))(
  '%s states what refers to the record, and leaves nothing that points nowhere',
  async (_name, prepare) => {
    const {
      by,
      path,
      known,
      states,
      refused,
      release,
      stays = [],
      after,
    } = await prepare(await newStage(app));
    const referring = await findReferences(app, known);
    if (states) {
      const { status, body } = await by.get(`${path}/uses`);
      expect({ status, body }).toEqual({ status: 200, body: { open: {}, ...states } });
    }
    if (refused) {
      const { status, body } = await by.delete(path);
      expect([status, body.error]).toEqual([409, refused]);
      expect(await findReferences(app, known)).toEqual(referring);
    }
    const { status, body } = await by.delete((await release?.()) ?? path);
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(await findReferences(app, known)).toEqual([...stays].toSorted());
    await after?.();
  },
);
