import { currentTripOf } from './caller.js';

const NOW = 1_800_000_000_000;

it('is the open trip nearest to now: not one for next week, and none that is closed', () => {
  const trip = (status: 'NEW' | 'STARTED' | 'COMPLETE', away: number) => ({ status, tripdate: NOW + away });
  expect(currentTripOf([trip('NEW', 9e8), trip('COMPLETE', -1), trip('STARTED', -2)], NOW)).toBe(2);
  expect(currentTripOf([trip('NEW', 9e8), trip('COMPLETE', -1)], NOW)).toBe(0);
  expect(currentTripOf([trip('COMPLETE', 0)], NOW)).toBeNull();
});
