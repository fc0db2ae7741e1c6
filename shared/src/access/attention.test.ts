import { attentionKinds, attentionOf } from './attention.js';

const admin = { uid: 'a', usertype: 'admin' } as const;

it('all kinds of work wait for a full admin, and nothing for riders and drivers', () => {
  expect(attentionOf(admin)).toEqual([...attentionKinds]);
  expect(attentionOf({ uid: 'r', usertype: 'rider' })).toEqual([]);
  expect(attentionOf({ uid: 'd', usertype: 'driver' })).toEqual([]);
});

it.each([
  [
    'dispatcher',
    ['unassignedBookings', 'alerts', 'conversations', 'decisionRequests', 'unapprovedDrivers', 'documents'],
  ],
  ['finance', ['alerts', 'fareReviews', 'withdraws', 'adjustments', 'paymentDifferences']],
  [
    'support',
    ['alerts', 'conversations', 'decisionRequests', 'unapprovedDrivers', 'documents', 'contactProposals'],
  ],
] as const)('what waits for a %s is what the role may deal with', (staffRole, expected) => {
  expect(attentionOf({ ...admin, staffRole })).toEqual(expected);
});

it('what waits for a fleet admin is about their own drivers and callers, and never money of the business [6.10]', () => {
  expect(attentionOf({ uid: 'f', usertype: 'fleetadmin' })).toEqual([
    'unassignedBookings',
    'alerts',
    'conversations',
    'unapprovedDrivers',
  ]);
});
