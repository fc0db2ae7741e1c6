import { checkoutFormSchema, paymentReturnPath, providerNames } from './payment.schema.js';

it('knows the providers of the rules by name [3.38]', () => {
  expect(providerNames).toEqual([
    ...['paypal', 'braintree', 'stripe', 'paytm', 'payulatam', 'flutterwave', 'paystack'],
    ...['securepay', 'payfast', 'liqpay', 'culqi', 'mercadopago', 'test'],
  ]);
});

it('leads a payer back to the trip, or to the wallet for a top-up', () => {
  expect(paymentReturnPath({ id: 'o', booking: 'b' })).toBe('/bookings/b?payment=o');
  expect(paymentReturnPath({ id: 'o', booking: null })).toBe('/profile/wallet?payment=o');
});

it('reads a form with nothing but order, amount and currency, written or as a number [7.38]', () => {
  const read = (amount: unknown) =>
    checkoutFormSchema.safeParse({ order_id: 'o', amount, currency: 'USD' }).data?.amount;
  expect([read('12.50'), read(12.5), read('0')]).toEqual(['12.50', '12.5', '0']);
  for (const amount of ['', '-1', '1e5', 'NaN', '1,5', Number.NaN, 1e308, Number.POSITIVE_INFINITY, null])
    expect(read(amount)).toBeUndefined();
});
