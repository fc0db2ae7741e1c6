import { acceptanceRate, countedOffers, NO_OFFERS, sumOfOffers } from './offerCounts.js';

it('rates the offers a driver could answer: withdrawn ones do not lower the acceptance rate', () => {
  expect(acceptanceRate({ ...NO_OFFERS, accepted: 3, declined: 1, withdrawn: 9 })).toBe(0.75);
  expect(acceptanceRate({ ...NO_OFFERS, accepted: 1, expired: 1 })).toBe(0.5);
});

it('lowers the acceptance rate by trips that were accepted and given back', () => {
  expect(acceptanceRate({ ...NO_OFFERS, accepted: 4, givenBack: 1 })).toBe(0.75);
  // Accepted before the days that count.
  expect(acceptanceRate({ ...NO_OFFERS, accepted: 1, givenBack: 2 })).toBe(0);
});

it('has no rate without an answered or expired offer', () => {
  expect(acceptanceRate(NO_OFFERS)).toBeNull();
  expect(acceptanceRate({ ...NO_OFFERS, withdrawn: 2 })).toBeNull();
});

it('adds up days, and counts every offer as received', () => {
  const sum = sumOfOffers([
    { accepted: 1, declined: 2, expired: 3, withdrawn: 4, givenBack: 1 },
    { ...NO_OFFERS, expired: 1 },
  ]);
  expect(countedOffers(sum)).toEqual({
    received: 11,
    accepted: 1,
    declined: 2,
    expired: 4,
    withdrawn: 4,
    givenBack: 1,
  });
});
