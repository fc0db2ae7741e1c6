import { businessMoney, doubtsOf, heldAfter, heldPostings, isBelieved } from './believedTrip.js';

/** 5 km in 10 minutes, driven as estimated and tracked throughout. */
const trip = { estimateDistance: 5, estimateTime: 600, seconds: 600, flags: [] };
const track = { km: 4.5, seenSeconds: 600 };

describe('a trip is doubted', () => {
  it.each([
    ['not at all if it was driven as estimated', {}, {}, []],
    [
      'not because of a tunnel, a fast driver, or a route shown by few positions',
      { seconds: 310 },
      { km: 2, seenSeconds: 160 },
      [],
    ],
    ['if it takes no time', { seconds: 0 }, { km: 5, seenSeconds: 0 }, ['too_fast']],
    ['if nothing was tracked', {}, { km: 0, seenSeconds: 0 }, ['not_tracked', 'too_short']],
    ['if its driver stayed near the pickup', {}, { km: 0.1 }, ['too_short']],
    ['if its track has a flag', { flags: ['end_not_believed'] as const }, {}, ['track_flags']],
  ])('%s', (_, otherTrip, otherTrack, doubts) =>
    expect(doubtsOf({ ...trip, ...otherTrip }, { ...track, ...otherTrack })).toEqual(doubts),
  );
});

it('a trip is believed without doubts and open reviews, or once staff approved it', () => {
  expect(isBelieved({})).toBe(true);
  expect(isBelieved({ doubts: [], fareReview: { status: 'rejected' } })).toBe(true);
  expect(isBelieved({ doubts: ['too_fast'] })).toBe(false);
  expect(isBelieved({ doubts: ['too_fast'], fareReview: { status: 'confirmed' } })).toBe(false);
  expect(isBelieved({ doubts: ['too_fast'], fareReview: { status: 'approved' } })).toBe(true);
  expect(isBelieved({ doubts: [], fareReview: { status: 'open' } })).toBe(false);
});

it('held money is the discount and the raise, exactly, and comes back once the trip is believed', () => {
  expect(businessMoney({ discount_amount: 0.1, raise: 0.2 })).toBe(0.3);
  expect(businessMoney({ discount_amount: 8 })).toBe(8);
  const held = { amount: 8, state: 'held' } as const;
  const debit = { type: 'Debit', amount: 8, txRef: 'booking:b1:held' };
  const credit = { type: 'Credit', amount: 8, txRef: 'booking:b1:held-back' };
  expect(heldPostings({ id: 'b1' })).toEqual([]);
  expect(heldPostings({ id: 'b1', heldMoney: held })).toEqual([debit]);
  expect(heldPostings({ id: 'b1', heldMoney: { ...held, state: 'kept' } })).toEqual([debit]);
  expect(heldPostings({ id: 'b1', heldMoney: { ...held, state: 'released' } })).toEqual([debit, credit]);
});

it('who approves a review believes the trip; who rejects only its fare does not doubt the rest', () => {
  expect(heldAfter('approved', { doubts: ['too_fast'] })).toBe('released');
  expect(heldAfter('rejected', { doubts: ['too_fast'] })).toBe('kept');
  expect(heldAfter('rejected', { doubts: [] })).toBe('released');
  expect(heldAfter('open', {})).toBe('held');
});
