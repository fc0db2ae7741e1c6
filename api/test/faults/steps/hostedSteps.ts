import type { CheckoutFields } from '@wayfare/shared';
import type { StoredUser } from '../../../src/people/user/storedUser.js';
import { protocols } from '../../support/providers/protocols.js';
import { requestsAbout } from '../../support/providers/providerBusiness.js';
import type {
  DoubleCheckout,
  ProviderDouble,
  ProviderProtocol,
} from '../../support/providers/providerDouble.js';
import { requestsTo } from '../../support/requests.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { people } from '../world.js';
import { done, drivenTo, scheduled } from './trip.js';

const TOP_UP = 25;
const once = { 'idempotency-key': 'once' };
/** Longer than a payment waits for its payer before it is looked up, in ms. */
const LOOK_UP_AFTER_MS = 6 * 60_000;

/** Opens a payment's page at a provider, where the payer's card would be charged. */
async function openAt(double: ProviderDouble, play: Play, fields: CheckoutFields): Promise<DoubleCheckout> {
  const { request, closeConnections } = requestsTo(play.url);
  const before = double.checkouts.all.length;
  await requestsAbout(double).show({ request }, fields);
  closeConnections();
  const opened = double.checkouts.all[before];
  if (!opened) throw new Error(`${double.protocol.name} opened no checkout`);
  opened.state = 'paid';
  return opened;
}

/** The payer of a top-up is at the provider, and pays or is about to. Returns the browser's next address. */
async function paysAt(double: ProviderDouble, play: Play): Promise<string> {
  const { currency } = double.protocol;
  if (currency) await play.observer.services.db.settings.saveSettings({ code: currency });
  const { body } = await done(play.as('rider').post('/wallet/topups', { amount: TOP_UP }, once));
  return addressAfter(await openAt(double, play, body.fields));
}

function addressAfter({ returnUrl }: DoubleCheckout): string {
  const { pathname, search } = new URL(returnUrl);
  return pathname.replace(/^\/api/, '') + search;
}

/** A trip that was paid at the provider. Returns its payment's id. */
async function paidTrip(double: ProviderDouble, play: Play): Promise<string> {
  const id = await drivenTo(play, 'reach');
  await done(play.as('rider').post(`/bookings/${id}/pay`, { payment_mode: 'card' }));
  const { body } = await done(play.as('rider').get(`/bookings/${id}/payment`));
  const opened = await openAt(double, play, body.fields);
  await play.as(null).get(addressAfter(opened));
  return body.payment.id;
}

const latestOf = (double: ProviderDouble) => double.checkouts.all.at(-1) as DoubleCheckout;

/** The provider's charges and refunds of the latest payment, which a crash must not double. */
const chargesAt = (doubleOf: () => ProviderDouble): Step['elsewhere'] => ({
  putBack: () => Object.assign(latestOf(doubleOf()), { charges: 0, refunds: [] }),
  now() {
    const { charges, refunds } = latestOf(doubleOf());
    return { charges, refunds: refunds.map(({ cents, state }) => ({ cents, state })) };
  },
});

/** The payer returns from the provider's page, or does not. */
const pageSteps = (name: string, doubleOf: () => ProviderDouble): readonly Step[] => [
  {
    title: `the payer of a top-up returns from ${name}`,
    before: (play) => paysAt(doubleOf(), play),
    take: (play, address) => play.as(null).get(address),
  },
  {
    title: `the scheduler looks up a top-up at ${name} of which nothing was heard`,
    async before(play) {
      const address = await paysAt(doubleOf(), play);
      await play.wait(LOOK_UP_AFTER_MS);
      return address;
    },
    take: scheduled,
  },
];

/**
 * The payer enters a card on our page, and the request that sends the form charges it. A form is valid once:
 * if the process dies before it has asked the provider, the payer has paid nothing and enters the card again.
 * So the two must agree.
 */
const formStep = ({ name, cardForm }: ProviderProtocol, doubleOf: () => ProviderDouble): Step => ({
  title: `the payer of a top-up sends the card form of ${name}`,
  before: (play) => paysAt(doubleOf(), play),
  elsewhere: chargesAt(doubleOf),
  async expectAfter({ observer }) {
    const { charges } = latestOf(doubleOf());
    expect(charges).toBeLessThanOrEqual(1);
    const { walletBalance } = (await observer.services.db.users.findById(people.rider.id)) as StoredUser;
    expect(walletBalance).toBe(people.rider.walletBalance + TOP_UP * charges);
  },
  take: (play, address) => play.as(null).post(address, cardForm?.submits(latestOf(doubleOf()))),
});

/** An admin sends money back to the card. `amount` is in units of the currency; unset, it is all of it. */
const refundStep = (name: string, doubleOf: () => ProviderDouble, amount?: number): Step => ({
  title: `an admin refunds ${amount === undefined ? 'a payment' : 'a part of a payment'} at ${name}`,
  before: (play) => paidTrip(doubleOf(), play),
  elsewhere: chargesAt(doubleOf),
  take: (play, payment) =>
    play.as('admin').post(
      `/cardpayments/${payment}/refund`,
      {
        amount: amount ?? Number(latestOf(doubleOf()).amount),
        source: 'business',
        note: 'The trip went wrong',
      },
      once,
    ),
});

/**
 * Returns the steps at hosted providers. The writes are the same for every provider, so the first three are
 * enough for an ordinary run.
 */
export const hostedSteps = (doubleOf: (name: string) => ProviderDouble): readonly Step[] => {
  const stripe = () => doubleOf('stripe');
  const [pages, forms] = [
    protocols.filter(({ cardForm }) => !cardForm),
    protocols.filter(({ cardForm }) => cardForm),
  ];
  return [
    ...pageSteps('stripe', stripe),
    refundStep('stripe', stripe),
    refundStep('stripe', stripe, 1.05),
    ...forms.map((protocol) => formStep(protocol, () => doubleOf(protocol.name))),
    ...pages
      .filter(({ name }) => name !== 'stripe')
      .flatMap(({ name }) => pageSteps(name, () => doubleOf(name))),
  ];
};
