import { checkoutFormSchema, paymentReturnPath, providerNames } from './payment.schema.js';

it('lists the providers of the rules by name [3.38]', () => {
  expect(providerNames).toEqual([
    'paypal',
    'braintree',
    'stripe',
    'paytm',
    'payulatam',
    'flutterwave',
    'paystack',
    'securepay',
    'payfast',
    'liqpay',
    'culqi',
    'mercadopago',
    'test',
  ]);
});

it('returns a payer to the trip, or to the wallet after a top-up', () => {
  expect(paymentReturnPath({ id: 'o', booking: 'b' })).toBe('/bookings/b?payment=o');
  expect(paymentReturnPath({ id: 'o', booking: null })).toBe('/profile/wallet?payment=o');
});

it('reads a form with only order, amount and currency, as text or as a number [7.38]', () => {
  const read = (amount: unknown) =>
    checkoutFormSchema.safeParse({ order_id: 'o', amount, currency: 'USD' }).data?.amount;
  expect([read('12.50'), read(12.5), read('0')]).toEqual(['12.50', '12.5', '0']);
  for (const amount of ['', '-1', '1e5', 'NaN', '1,5', Number.NaN, 1e308, Number.POSITIVE_INFINITY, null])
    expect(read(amount)).toBeUndefined();
});
