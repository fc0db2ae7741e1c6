import { bookingStatuses } from './booking.status.js';
import { denialProblem, deniableStatuses, type RideCheck, rideCheckSummary } from './rideCheck.js';

describe('a rider can say that they are not in the car [4.57]', () => {
  it('from the arrival until the charge', () => {
    const possible = bookingStatuses.filter((status) => denialProblem({ status }, 'taxi') === null);
    expect(possible).toEqual([...deniableStatuses]);
    for (const state of ['capturing', 'captured'] as const)
      expect(denialProblem({ status: 'PENDING', cardHold: { state } }, 'taxi')).toBe('payment_in_progress');
    for (const state of ['held', 'released', 'failed'] as const)
      expect(denialProblem({ status: 'PENDING', cardHold: { state } }, 'taxi')).toBeNull();
    expect(denialProblem({ status: 'PENDING', isBeingPaid: true }, 'taxi')).toBe('payment_in_progress');
  });

  it('but not about a parcel', () => {
    expect(denialProblem({ status: 'STARTED' }, 'delivery')).toBe('wrong_state');
  });
});

it('riders and drivers do not see who decided, or why', () => {
  const check: RideCheck = {
    status: 'upheld',
    since: 'STARTED',
    deniedAt: 1,
    due: 8,
    decidedAt: 2,
    decidedBy: 'staff',
    note: 'Seen elsewhere',
  };
  expect(rideCheckSummary(check, 'admin')).toEqual(check);
  for (const role of ['rider', 'driver', 'fleetadmin'])
    expect(rideCheckSummary(check, role)).toEqual({ status: 'upheld', deniedAt: 1, due: 8, decidedAt: 2 });
});
