import {
  decidedFee,
  isDisputable,
  leftPickupAt,
  NO_SHOW_DISPUTE_MS,
  noShowBackPostings,
  noShowFee,
  noShowFrom,
  noShowProblem,
  noShowSummary,
  type WaitedTrip,
} from './noShow.js';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const notified = NOW - 10 * MINUTE;
const trip: WaitedTrip = {
  status: 'ARRIVED',
  driver_arrive_time: notified - 5 * MINUTE,
  tripdate: notified - 20 * MINUTE,
  pickupWait: { notifiedAt: notified, warnedAt: notified, calledAt: notified },
  noShowTerms: { fee: 5, waiting: true, freeMinutes: 5 },
};
const facts = {
  trip,
  now: NOW,
  freeMinutes: 3,
  leftAt: null,
  canCall: true,
  position: { at: NOW, meters: 100 },
  radiusM: 300,
};

describe('a no-show can be reported [4.74]', () => {
  it.each<[string, object, string | null]>([
    ['after everything was tried', {}, null],
    ['not before the arrival', { trip: { ...trip, status: 'ACCEPTED' } }, 'wrong_state'],
    ['not without a proven arrival', { trip: { ...trip, arrivalUnproven: true } }, 'no_show_unproven'],
    ['not from elsewhere', { position: { at: NOW, meters: 301 } }, 'no_show_away'],
    ['not by an old position', { position: { at: NOW - 120_001, meters: 0 } }, 'no_show_away'],
    ['not without a position', { position: null }, 'no_show_away'],
    [
      'not without a warning',
      { trip: { ...trip, pickupWait: { notifiedAt: notified, calledAt: notified } } },
      'no_show_untried',
    ],
    [
      'not without a call',
      { trip: { ...trip, pickupWait: { notifiedAt: notified, warnedAt: notified } } },
      'no_show_untried',
    ],
    [
      'without a call if there is no number',
      { canCall: false, trip: { ...trip, pickupWait: { notifiedAt: notified, warnedAt: notified } } },
      null,
    ],
    [
      'not a moment too early',
      { now: notified + 5 * MINUTE - 1, position: { at: notified + MINUTE * 4, meters: 0 } },
      'no_show_too_early',
    ],
    ['not soon after the driver was away', { leftAt: NOW - 4 * MINUTE }, 'no_show_too_early'],
  ])('%s', (_, changed, problem) => {
    expect(noShowProblem({ ...facts, ...changed })).toBe(problem);
  });

  it('never before the booked time and its free minutes, and a minute after the warning', () => {
    const later = { ...trip, tripdate: NOW + MINUTE };
    expect(noShowFrom(later, { freeMinutes: 3 })).toBe(NOW + 6 * MINUTE);
    const warned = { ...trip, pickupWait: { notifiedAt: notified, warnedAt: NOW } };
    expect(noShowFrom(warned, { freeMinutes: 3 })).toBe(NOW + MINUTE);
    expect(noShowFrom({ ...trip, noShowTerms: null }, { freeMinutes: 3 })).toBe(notified + 3 * MINUTE);
  });
});

it('a driver has left the pickup beyond two arrival radiuses, after the arrival', () => {
  const north = (km: number, at: number) => ({ lat: km / 111.195, lng: 0, at });
  const left = (fixes: { lat: number; lng: number; at: number }[]) =>
    leftPickupAt({ lat: 0, lng: 0 }, fixes, { since: 10, radiusKm: 0.3 });
  expect(left([north(5, 9), north(0.5, 11), north(0, 20)])).toBeNull();
  expect(left([north(0.7, 12), north(0.9, 15), north(0, 20)])).toBe(15);
});

describe('the fee of a no-show', () => {
  const price = {
    noShowTerms: trip.noShowTerms ?? null,
    cancelSlab: [
      { minsDelayed: 2, amount: 3 },
      { minsDelayed: 20, amount: 9 },
    ],
    tariff: { rate_per_hour: 30 },
    driver_accept_time: 1,
  };
  const at = (minutes: number) => ({ from: 0, now: minutes * MINUTE, freeMinutes: 5, decimal: 2 });

  it.each([
    [5, { fee: 5, waitingFee: 0 }],
    [6, { fee: 5.5, waitingFee: 0.5 }],
    [35, { fee: 20, waitingFee: 15 }],
    [600, { fee: 20, waitingFee: 15 }],
  ])('after %d minutes is that of the car type and the wait', (minutes, fee) => {
    expect(noShowFee(price, at(minutes))).toEqual(fee);
  });

  it('is that of a cancellation when the free minutes ended, without one of its own: waiting raises no slab', () => {
    const terms = { fee: null, waiting: false, freeMinutes: 5 };
    expect(noShowFee({ ...price, noShowTerms: terms }, at(30))).toEqual({ fee: 3, waitingFee: 0 });
    expect(noShowFee({ ...price, noShowTerms: null }, at(30))).toEqual({ fee: 3, waitingFee: 0 });
  });

  it('counts from the end of the trip that the driver finished first, as canceling does [4.84]', () => {
    const terms = { fee: null, waiting: false, freeMinutes: 5 };
    const next = { ...price, noShowTerms: terms, headingSince: 4 * MINUTE };
    expect(noShowFee(next, at(30))).toEqual({ fee: 0, waitingFee: 0 });
    expect(noShowFee({ ...next, headingSince: 3 * MINUTE }, at(30))).toEqual({ fee: 3, waitingFee: 0 });
  });
});

describe('a decision', () => {
  it.each([
    [{ decision: 'keep' }, 6],
    [{ decision: 'refund' }, 0],
    [{ decision: 'reduce', fee: 2.25 }, 2.25],
    [{ decision: 'reduce' }, null],
    [{ decision: 'reduce', fee: 6 }, null],
    [{ decision: 'reduce', fee: 2.255 }, null],
    [{ decision: 'keep', fee: 6 }, null],
  ] as const)('%j leaves %d', (input, left) => {
    expect(decidedFee({ fee: 6 }, input, 2)).toBe(left);
  });

  it('moves exactly what is given back', () => {
    const booking = { id: 'b', customer: 'r', driver: 'd', noShow: { fee: 0.3 } };
    expect(noShowBackPostings({ ...booking, cancel_fee: 0.1 })).toEqual([
      { uid: 'r', posting: { type: 'Credit', amount: 0.2, txRef: 'booking:b:no-show-back:rider' } },
      { uid: 'd', posting: { type: 'Debit', amount: 0.2, txRef: 'booking:b:no-show-back:driver' } },
    ]);
    expect(noShowBackPostings({ ...booking, cancel_fee: 0.3 })).toEqual([]);
  });
});

it('each role sees its own part of a no-show', () => {
  const shown = {
    status: 'kept' as const,
    ...{
      reportedAt: NOW,
      arrivedAt: 1,
      waitedFrom: 2,
      freeMinutes: 5,
      warnedAt: 3,
      calledAt: 4,
      meters: 100,
    },
    ...{ fee: 6, waitingFee: 1, disputedAt: NOW, decidedAt: NOW },
  };
  const forStaff = { position: { lat: 1, lng: 2 }, decidedBy: 'admin1', note: 'Checked', later: 'new' };
  const noShow = { ...shown, ...forStaff, dispute: 'I was there' };
  expect(noShowSummary(noShow, 'admin')).toEqual(noShow);
  expect(noShowSummary(noShow, 'rider')).toEqual({ ...shown, dispute: 'I was there' });
  for (const usertype of ['driver', 'fleetadmin', 'guest'])
    expect(noShowSummary(noShow, usertype)).toEqual(shown);
});

it('a fee can be disputed once, for two weeks', () => {
  const noShow = { status: 'charged', fee: 5, reportedAt: NOW } as const;
  expect(isDisputable(noShow, NOW + NO_SHOW_DISPUTE_MS)).toBe(true);
  expect(isDisputable(noShow, NOW + NO_SHOW_DISPUTE_MS + 1)).toBe(false);
  expect(isDisputable({ ...noShow, fee: 0 }, NOW)).toBe(false);
  expect(isDisputable({ ...noShow, status: 'kept' }, NOW)).toBe(false);
});
