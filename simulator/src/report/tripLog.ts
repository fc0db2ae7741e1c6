/** How a rider's wish for a trip ended. */
export const outcomes = [
  'completed',
  'noDriver',
  'tooExpensive',
  'lostPatience',
  'changedMind',
  'noShow',
  'canceledByDriver',
  'canceledByBusiness',
  'notPaid',
  'cutShort',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Counts trips, and the current activities of the people. */
export interface TripLog {
  wished(): void;
  booked(): void;
  ended(outcome: Outcome): void;
  /** Changes the number of people who do something. */
  state(what: PeopleState, by: 1 | -1): void;
  counts(): TripCounts;
}

export type PeopleState = 'driversOnline' | 'driversBusy' | 'ridersWaiting' | 'ridersDriven';

export interface TripCounts {
  wished: number;
  booked: number;
  outcomes: Readonly<Record<Outcome, number>>;
  people: Readonly<Record<PeopleState, number>>;
}

export function tripLog(): TripLog {
  let wished = 0;
  let booked = 0;
  const ended = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  const people = { driversOnline: 0, driversBusy: 0, ridersWaiting: 0, ridersDriven: 0 };
  return {
    wished() {
      wished += 1;
    },
    booked() {
      booked += 1;
    },
    ended(outcome) {
      ended[outcome] += 1;
    },
    state(what, by) {
      people[what] += by;
    },
    counts: () => ({ wished, booked, outcomes: { ...ended }, people: { ...people } }),
  };
}
