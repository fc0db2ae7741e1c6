import { braintreeSignature } from './braintreeSignature.js';

it('signs like Braintree’s own library, by the example in its tests', () => {
  expect(braintreeSignature('20f9f8ed05f77439fe955c977e4c8a53', 'integration_private_key')).toBe(
    'd9b899556c966b3f06945ec21311865d35df3ce4',
  );
});
