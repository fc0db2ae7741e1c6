import { type OfKind, rulesOf } from './tripKind.js';
import { type TripRole, type TripState, tripState, type TripStateFacts } from './tripState.js';
import { nextTripView, type TripDue, type TripPanel, type TripView, tripViews } from './tripViews.js';

/** What one role sees first, and does next, in a state of a trip. */
export const tripViewIn = (role: TripRole, state: TripState): TripView => tripViews[role][state];

/**
 * The same for a booking. A paid trip that its rider has rated still waits for its driver to close it, which
 * the rating does: so only riders and guests tell it apart.
 */
export const tripView = (role: TripRole, facts: TripStateFacts): TripView =>
  viewOfKind(role === 'driver' ? driverView(facts) : tripViewIn(role, tripState(facts)), facts);

const driverView = (facts: TripStateFacts): TripView =>
  facts.finishingTrip && facts.status === 'ACCEPTED'
    ? nextTripView
    : tripViewIn('driver', tripState({ ...facts, rating: null }));

/**
 * The panels about a passenger who is known, and about one with an account: some kinds of trips lack them.
 */
const ofPassenger: readonly TripPanel[] = ['code', 'person', 'note'];
const ofAccount: readonly TripPanel[] = ['rate', 'tip', 'lostItem'];

/** What remains of a view for the kind of a trip. */
function viewOfKind(view: TripView, { kind }: OfKind): TripView {
  const { hasRider, namesPassenger, fare } = rulesOf({ kind });
  const isLeftOut = (panel: TripPanel) =>
    (!namesPassenger && ofPassenger.includes(panel)) ||
    (!hasRider && ofAccount.includes(panel)) ||
    (fare !== 'meter' && panel === 'meter') ||
    (fare !== 'hours' && panel === 'hours');
  const isRated = !hasRider && view.due === 'rate';
  return {
    due: isRated ? 'nothing' : view.due,
    primary: isRated ? 'book_again' : view.primary,
    panels: view.panels.filter((panel) => !isLeftOut(panel)),
  };
}

/**
 * What the rider has to do about the fare once a trip has arrived, before the payment is asked for: `nothing`
 * for a trip that was paid before it.
 */
export const dueOnArrival = ({
  prepaid,
  ...facts
}: Omit<TripStateFacts, 'status'> & { prepaid: boolean }): TripDue =>
  prepaid ? 'nothing' : tripView('rider', { ...facts, status: 'PENDING' }).due;
