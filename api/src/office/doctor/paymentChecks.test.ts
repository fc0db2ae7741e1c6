import { protocols } from '../../../test/support/providers/protocols.js';
import {
  type Mood,
  type ProviderDouble,
  startProviderDouble,
} from '../../../test/support/providers/providerDouble.js';
import { parseEnvironment } from '../../platform/config/environment.js';
import { HOSTED_OPTIONS } from '../../money/payment/providers.js';
import { askProviders, checkPayments } from './paymentChecks.js';

/** The test of the connection to each payment provider, against a server with its documented protocol. */
it('can ask every provider', () => {
  expect(protocols.map(({ name }) => name).toSorted()).toEqual(
    HOSTED_OPTIONS.map(({ name }) => name).toSorted(),
  );
});

it('asks no one where no provider is configured', async () => {
  expect(await checkPayments(parseEnvironment({}), 1_000)).toEqual([]);
});

describe.each(protocols)('the connection to $name', (protocol) => {
  let double: ProviderDouble;
  beforeAll(async () => {
    double = await startProviderDouble(protocol);
  });
  afterEach(() => {
    double.mood = 'normal';
  });
  afterAll(() => double.close());

  const ask = (environment: Record<string, string> = {}) =>
    askProviders(parseEnvironment({ ...protocol.environment(double.url), ...environment }), 800);

  it('works with the right keys, and moves no money', async () => {
    expect(await ask()).toMatchObject([{ name: protocol.name, answer: 'works' }]);
    expect(double.checkouts.all).toEqual([]);
  });

  it('is reported as such when the provider rejects the keys', async () => {
    const [secret = ''] = protocol.secrets;
    const wrong = Object.entries(protocol.environment(double.url))
      .filter(([, value]) => value === secret)
      .map(([name]) => [name, secret.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))]);
    expect(wrong).toHaveLength(1);
    expect(await ask(Object.fromEntries(wrong))).toMatchObject([{ answer: 'rejects' }]);
  });

  it.each<Mood>(['hangs', 'losesAnswers', 'fails', 'garbage', 'html', 'redirects'])(
    'fails in time when the provider %s',
    async (mood) => {
      double.mood = mood;
      const started = performance.now();
      expect(await ask()).toMatchObject([{ answer: 'fails' }]);
      expect(performance.now() - started).toBeLessThan(4_000);
    },
  );

  it('names the provider in what the doctor finds, and no secret', async () => {
    double.mood = 'fails';
    const environment = parseEnvironment(protocol.environment(double.url));
    const [finding] = await checkPayments(environment, 800);
    expect(finding).toMatchObject({ part: expect.stringMatching(/^payments: /), verdict: 'problem' });
    for (const secret of protocol.secrets) expect(JSON.stringify(finding)).not.toContain(secret);
  });
});
