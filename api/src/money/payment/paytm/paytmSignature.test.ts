import { isPaytmSignature, paytmSignature } from './paytmSignature.js';

/** The signature that Paytm's own library computes for this key, text and salt. */
const KEY = '1234567890abcdef';
const TEXT = '{"mid":"MID","orderId":"ORD_1"}';
const SIGNATURE =
  'e100NT4wcXz1aDw/y39S+enPs15X50DIh+kEAqADe7c/cxFO1vg8yQRJyQOQ+8BWzkd1NQnbCvFV5LTFvUqqrvVkRMX+iyD7RDZ0x+5Q2LE=';

it('signs as Paytm’s library does', () => {
  expect(paytmSignature(TEXT, KEY, 'AbCd')).toBe(SIGNATURE);
});

it('accepts signatures with any salt, for any of the texts', () => {
  expect(isPaytmSignature(['another', TEXT], SIGNATURE, KEY)).toBe(true);
  expect(isPaytmSignature([TEXT], paytmSignature(TEXT, KEY), KEY)).toBe(true);
  expect(paytmSignature(TEXT, KEY)).not.toBe(paytmSignature(TEXT, KEY));
});

it('refuses signatures of other texts or keys, and what is none', () => {
  expect(isPaytmSignature([`${TEXT} `], SIGNATURE, KEY)).toBe(false);
  expect(isPaytmSignature([TEXT], SIGNATURE, '1234567890abcdeF')).toBe(false);
  for (const wrong of ['', 'AAAA', SIGNATURE.slice(4), 'f'.repeat(4_000)])
    expect(isPaytmSignature([TEXT], wrong, KEY)).toBe(false);
});
