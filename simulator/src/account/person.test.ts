import { seededRandom } from '@wayfare/shared';
import { MOST } from '../options.js';
import { personOf } from './person.js';

const people = (seed: number) => [
  ...Array.from({ length: MOST.riders }, (_, index) =>
    personOf('rider', index, of(seed), seededRandom(index)),
  ),
  ...Array.from({ length: MOST.drivers }, (_, index) =>
    personOf('driver', index, of(seed), seededRandom(index)),
  ),
];
const of = (seed: number) => ({ seed, secret: 'a secret' });

it('each person of several seeds has an email address, a phone number and an address of their own', () => {
  const all = [0, 1, 31].flatMap(people);
  expect(new Set(all.map(({ email }) => email)).size).toBe(all.length);
  expect(new Set(all.map(({ mobile }) => mobile)).size).toBe(all.length);
  expect(new Set(people(1).map(({ address }) => address)).size).toBe(MOST.riders + MOST.drivers);
});

it('phone numbers are fictional, and addresses are reserved for measurements', () => {
  for (const { mobile, address } of [0, 31].flatMap(people)) {
    expect(mobile).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
    expect(address).toMatch(/^198\.(18|19)\.\d{1,3}\.\d{1,3}$/);
  }
});

it('passwords cannot be guessed without the secret', () => {
  const [one, other] = ['one', 'other'].map(
    (secret) => personOf('rider', 0, { seed: 1, secret }, seededRandom(0)).password,
  );
  expect(one).not.toBe(other);
  expect(one).toMatch(/^Aa1#[0-9a-f]{20}$/);
});
