import { cancelRoles, cancelStages } from '../cancelReason/cancelChoices.js';
import { cancelStageOf, isFittingReason } from './fittingReason.js';

it('knows the stage of a trip until it starts', () => {
  expect(
    ['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED', 'STARTED'].map((s) => cancelStageOf(s as 'NEW')),
  ).toEqual(['searching', 'searching', 'approaching', 'waiting', null]);
});

it('offers a reason to its roles at its stages only [3.30]', () => {
  const late = { roles: ['rider' as const], stages: ['approaching' as const, 'waiting' as const] };
  expect(isFittingReason(late, 'rider', 'ACCEPTED')).toBe(true);
  expect(isFittingReason(late, 'rider', 'ARRIVED')).toBe(true);
  expect(isFittingReason(late, 'rider', 'NEW')).toBe(false);
  expect(isFittingReason(late, 'driver', 'ACCEPTED')).toBe(false);
  expect(isFittingReason(late, 'office', 'ARRIVED')).toBe(false);
});

it('offers a reason of everyone at every stage, and to staff also after the start [3.30]', () => {
  const always = { roles: [...cancelRoles], stages: [...cancelStages] };
  for (const role of cancelRoles)
    for (const status of ['NEW', 'ACCEPTED', 'ARRIVED'] as const)
      expect(isFittingReason(always, role, status)).toBe(true);
  expect(isFittingReason({ roles: ['office'], stages: ['waiting'] }, 'office', 'STARTED')).toBe(true);
});
