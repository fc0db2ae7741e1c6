import { type CheckoutFields, type ProviderName, sumAmounts, toWire } from '@wayfare/shared';
import type { ProviderBusiness } from './providerBusiness.js';

/** The answer to a message. */
export interface MessageAnswer {
  status: number;
  error: string | undefined;
}

/** An amount that a provider reports. `amount` is an exact decimal. */
export interface Reported {
  amount: string;
  currency: string;
}

/** An order at a provider, seen from outside the product. */
export interface OpenedPayment {
  /** The payer pays, but the product receives no message. */
  pays(): Promise<void>;
  declines(): Promise<void>;
  /** The provider has another payment on record than the one that was ordered. */
  records(change: Partial<Reported>): Promise<void>;
  /** The payer's browser comes back. */
  returnFromProvider(): Promise<{ status: number; location?: string | null | undefined }>;
  /** A genuine message that the order is paid, whether or not it is. */
  message(): Promise<MessageAnswer>;
  /** The answers to messages that the provider has not sent. */
  forgedMessages(): Promise<MessageAnswer[]>;
}

/** A provider, as the contract needs it. */
export interface ContractSide {
  name: ProviderName;
  /** Unset if it sends no messages that can be verified: the product refuses all of them. */
  sendsMessages: boolean;
  /** Unset if its reports do not name the currency, because there is only one. */
  reportsCurrency: boolean;
  business(): ProviderBusiness;
  open(fields: CheckoutFields): Promise<OpenedPayment>;
  /** Runs the product's lookup of a payment that has been open for some minutes. */
  lookUp(): Promise<void>;
  /** Runs it when the payment has been open for days. */
  giveUp(): Promise<void>;
}

/**
 * Tests the contract of every provider, for any protocol: no payment is lost, doubled, or believed without
 * proof.
 */
export function keepsTheContract(side: ContractSide): void {
  const { name, sendsMessages } = side;
  const refused = { status: 400, error: 'payment_not_verified' };
  const wallets = () => {
    const { rider, driver, walletOf } = side.business();
    return Promise.all([rider, driver].map(walletOf));
  };

  async function opened() {
    const { id, checkout } = await side.business().trip();
    const payment = await side.open(checkout.fields);
    return { id, order: checkout.payment.id, payment, before: await wallets() };
  }
  type Opened = Awaited<ReturnType<typeof opened>>;

  async function expectUnpaid({ id, order, before }: Opened) {
    const business = side.business();
    expect(await business.readStored(id)).toMatchObject({ status: 'PENDING' });
    expect(['OPEN', 'DECLINED']).toContain((await business.payment(order)).status);
    expect(await wallets()).toEqual(before);
  }

  it('settles once, however often return and message report the payment', async () => {
    const { id, order, payment, before } = await opened();
    await payment.pays();
    const answers = await Promise.all([
      payment.returnFromProvider(),
      payment.message(),
      payment.returnFromProvider(),
      payment.message(),
    ]);
    const accepted = sendsMessages ? 200 : 400;
    expect(answers.map(({ status }) => status)).toEqual([303, accepted, 303, accepted]);
    await side.lookUp();
    const booking = await side.business().readStored(id);
    expect(booking).toMatchObject({ status: 'PAID', gateway: name, payment_mode: 'card' });
    expect(booking.payments).toHaveLength(1);
    expect(await side.business().payment(order)).toMatchObject({ status: 'SETTLED', settledAs: 'booking' });
    const [rider, driver] = before;
    expect(await wallets()).toEqual([rider, toWire(sumAmounts([driver as number, booking.driver_share]))]);
  });

  it('puts money that is no longer needed into the wallet, once', async () => {
    const { id, order, payment, before } = await opened();
    await payment.pays();
    await side.business().driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    await Promise.all([payment.returnFromProvider(), payment.message(), payment.message()]);
    const booking = await side.business().readStored(id);
    expect(booking).toMatchObject({ status: 'PAID', payment_mode: 'cash' });
    expect(await side.business().payment(order)).toMatchObject({ status: 'SETTLED', settledAs: 'wallet' });
    expect((await wallets())[0]).toBe(toWire(sumAmounts([before[0] as number, booking.trip_cost])));
  });

  it('changes nothing when the payment is declined', async () => {
    const trip = await opened();
    await trip.payment.declines();
    expect((await trip.payment.returnFromProvider()).location).toBe(
      `/bookings/${trip.id}?payment=${trip.order}`,
    );
    await expectUnpaid(trip);
  });

  it.each<[string, Partial<Reported>]>([
    ['another amount', { amount: '0.01' }],
    ...(side.reportsCurrency
      ? [['another currency', { currency: 'JPY' }] as [string, Partial<Reported>]]
      : []),
  ])('refuses a payment of %s', async (_title, change) => {
    const trip = await opened();
    await trip.payment.records(change);
    expect((await trip.payment.returnFromProvider()).status).toBe(400);
    expect(await trip.payment.message()).toEqual(
      sendsMessages ? { status: 400, error: 'payment_amount_mismatch' } : refused,
    );
    await side.lookUp();
    await expectUnpaid(trip);
    await side.giveUp();
    await expectUnpaid(trip);
  });

  it('refuses forged messages, and does not believe what genuine ones say', async () => {
    const trip = await opened();
    const answers = await trip.payment.forgedMessages();
    expect(answers).toEqual(answers.map(() => refused));
    expect(answers.length).toBeGreaterThan(3);
    // It reports a payment that the provider's records do not have.
    await trip.payment.message();
    await expectUnpaid(trip);
  });
}
