import { protocols } from '../../support/providers/protocols.js';
import { requestsAbout } from '../../support/providers/providerBusiness.js';
import type { ProviderDouble, ProviderProtocol } from '../../support/providers/providerDouble.js';
import { requestsTo } from '../../support/requests.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { done, scheduled } from './trip.js';

const once = { 'idempotency-key': 'once' };
/** Longer than a payment waits for its payer before it is looked up, in ms. */
const UNHEARD_MS = 6 * 60_000;

/** The payer of a top-up has paid on the provider's page. Returns the address to which the provider sends the browser. */
async function paidAt(double: ProviderDouble, play: Play): Promise<string> {
  const { currency } = double.protocol;
  if (currency) await play.observer.services.db.settings.saveSettings({ code: currency });
  const { body } = await done(play.as('rider').post('/wallet/topups', { amount: 25 }, once));
  const { request, closeConnections } = requestsTo(play.url);
  const before = double.checkouts.all.length;
  await requestsAbout(double).show({ request }, body.fields);
  closeConnections();
  const opened = double.checkouts.all[before];
  if (!opened) throw new Error(`${double.protocol.name} opened no checkout`);
  opened.state = 'paid';
  const { pathname, search } = new URL(opened.returnUrl);
  return pathname.replace(/^\/api/, '') + search;
}

/** Payments at providers with a page of their own. Those whose card form is on a page of ours charge during the request. */
export const hostedProtocols: readonly ProviderProtocol[] = protocols.filter(({ cardForm }) => !cardForm);

/** What becomes of a payment at each hosted provider. `doubleOf` finds its server once it was started. */
export const hostedSteps = (doubleOf: (name: string) => ProviderDouble): readonly Step[] =>
  hostedProtocols.flatMap(({ name }): Step[] => [
    {
      title: `the payer of a top-up returns from ${name}`,
      before: (play) => paidAt(doubleOf(name), play),
      take: (play, address) => play.as(null).get(address),
    },
    {
      title: `the scheduler looks up a top-up at ${name} of which nothing was heard`,
      async before(play) {
        const address = await paidAt(doubleOf(name), play);
        await play.wait(UNHEARD_MS);
        return address;
      },
      take: scheduled,
    },
  ]);
