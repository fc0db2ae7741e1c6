import fc from 'fast-check';
import {
  activeStatuses,
  type BookingStatus,
  bookingStatuses,
  cancellableBy,
  drivingStatuses,
  earnedStatuses,
  initialStatus,
  isPaid,
  mayTransition,
  type TransitionActor,
  type TransitionName,
  transitions,
} from './booking.status.js';

const actors: readonly TransitionActor[] = ['rider', 'driver', 'admin', 'fleetadmin', 'system'];

/** Every allowed transition: command, from, to, and the actors who may trigger it. */
const table: [name: TransitionName, from: BookingStatus, to: BookingStatus, by: TransitionActor[]][] = [
  ['prepay', 'PAYMENT_PENDING', 'NEW', ['system']],
  ['authorize', 'PAYMENT_PENDING', 'NEW', ['system']],
  ['accept', 'NEW', 'ACCEPTED', ['driver']],
  ['recall', 'ACCEPTED', 'NEW', ['admin', 'fleetadmin']],
  ['recall', 'ARRIVED', 'NEW', ['admin', 'fleetadmin']],
  ['giveBack', 'ACCEPTED', 'NEW', ['driver']],
  ['giveBack', 'ARRIVED', 'NEW', ['driver']],
  ['offerAnew', 'ACCEPTED', 'NEW', ['rider', 'admin', 'fleetadmin', 'system']],
  ['offerAnew', 'ARRIVED', 'NEW', ['rider', 'admin', 'fleetadmin', 'system']],
  ['arrive', 'ACCEPTED', 'ARRIVED', ['driver']],
  ['start', 'ARRIVED', 'STARTED', ['driver']],
  ['reach', 'STARTED', 'REACHED', ['driver', 'admin']],
  ['awaitPayment', 'REACHED', 'PENDING', ['system']],
  ['settlePrepaid', 'REACHED', 'PAID', ['system']],
  ['deny', 'ARRIVED', 'CANCELLED', ['rider']],
  ['deny', 'STARTED', 'CANCELLED', ['rider']],
  ['deny', 'REACHED', 'CANCELLED', ['rider']],
  ['deny', 'PENDING', 'CANCELLED', ['rider']],
  ['pay', 'PENDING', 'PAID', ['rider', 'driver', 'admin', 'system']],
  ['complete', 'PAID', 'COMPLETE', ['rider', 'driver', 'admin', 'system']],
  ['cancel', 'PAYMENT_PENDING', 'CANCELLED', ['rider', 'admin', 'fleetadmin', 'system']],
  ['cancel', 'NEW', 'CANCELLED', ['rider', 'admin', 'fleetadmin', 'system']],
  ['cancel', 'ACCEPTED', 'CANCELLED', ['rider', 'admin', 'fleetadmin']],
  ['cancel', 'ARRIVED', 'CANCELLED', ['driver', 'admin', 'fleetadmin']],
  ['callOff', 'STARTED', 'CANCELLED', ['admin', 'fleetadmin']],
  ['callOff', 'REACHED', 'CANCELLED', ['admin', 'fleetadmin']],
  ['callOff', 'PENDING', 'CANCELLED', ['admin', 'fleetadmin']],
];

const names = Object.keys(transitions) as TransitionName[];

describe('the booking status model', () => {
  it('has the ten statuses of a booking [4.1]', () => {
    expect(bookingStatuses).toEqual([
      'PAYMENT_PENDING',
      'NEW',
      'ACCEPTED',
      'ARRIVED',
      'STARTED',
      'REACHED',
      'PENDING',
      'PAID',
      'COMPLETE',
      'CANCELLED',
    ]);
  });

  it('counts a trip as active until it is complete or canceled [4.32]', () => {
    expect(activeStatuses).toEqual([
      'PAYMENT_PENDING',
      'NEW',
      'ACCEPTED',
      'ARRIVED',
      'STARTED',
      'REACHED',
      'PENDING',
      'PAID',
    ]);
  });

  it('counts PAID and COMPLETE as earned, and the driver as busy from ACCEPTED to REACHED', () => {
    expect(earnedStatuses).toEqual(['PAID', 'COMPLETE']);
    expect(drivingStatuses).toEqual(['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED']);
  });

  it('counts a trip as paid from PAID on, or in advance [3.12]', () => {
    const paid = (prepaid: boolean) => bookingStatuses.filter((status) => isPaid({ prepaid, status }));
    expect(paid(false)).toEqual(['PAID', 'COMPLETE']);
    expect(paid(true)).toEqual(bookingStatuses);
  });

  it('starts taxi trips and bookings by admins as NEW, and other deliveries as unpaid [4.2]', () => {
    expect(initialStatus({ category: 'taxi', byAdmin: false })).toBe('NEW');
    expect(initialStatus({ category: 'taxi', byAdmin: true })).toBe('NEW');
    expect(initialStatus({ category: 'delivery', byAdmin: true })).toBe('NEW');
    expect(initialStatus({ category: 'delivery', byAdmin: false })).toBe('PAYMENT_PENDING');
  });
});

describe('the transition table', () => {
  it('allows exactly these changes: command × status × role', () => {
    const allowed = names.flatMap((name) =>
      bookingStatuses.flatMap((from) =>
        actors.filter((by) => mayTransition(name, from, by)).map((by) => `${name} ${from} ${by}`),
      ),
    );
    const expected = table.flatMap(([name, from, , by]) => by.map((actor) => `${name} ${from} ${actor}`));
    expect(allowed.sort()).toEqual(expected.sort());
  });

  it('leads to the expected status', () => {
    expect(names.map((name) => [name, transitions[name].to])).toEqual(
      names.map((name) => [name, table.find((row) => row[0] === name)?.[2]]),
    );
  });

  it('lets riders cancel from NEW, ACCEPTED and PAYMENT_PENDING only [4.25]', () => {
    const cancellable = bookingStatuses.filter((status) => mayTransition('cancel', status, 'rider'));
    expect([...cancellable].sort()).toEqual(['ACCEPTED', 'NEW', 'PAYMENT_PENDING']);
    expect([...cancellableBy('rider')].sort()).toEqual(['ACCEPTED', 'NEW', 'PAYMENT_PENDING']);
  });

  it('lets drivers accept offers and give back trips they have accepted [4.34]', () => {
    expect(bookingStatuses.filter((status) => mayTransition('accept', status, 'driver'))).toEqual(['NEW']);
    expect(bookingStatuses.filter((status) => mayTransition('giveBack', status, 'driver'))).toEqual([
      'ACCEPTED',
      'ARRIVED',
    ]);
    // A no-show, which only a proven arrival shows.
    expect(cancellableBy('driver')).toEqual(['ARRIVED']);
    expect(cancellableBy('driver', { arrivalUnproven: true })).toEqual([]);
    expect(actors.filter((by) => mayTransition('accept', 'NEW', by))).toEqual(['driver']);
  });

  it('lets fleet admins take back, change and cancel, which they may for their callers, and nothing else [4.77, 4.101]', () => {
    const moved = names.filter((name) =>
      bookingStatuses.some((status) => mayTransition(name, status, 'fleetadmin')),
    );
    expect(moved).toEqual(['recall', 'offerAnew', 'cancel', 'callOff']);
    expect(cancellableBy('fleetadmin')).toEqual(cancellableBy('admin'));
  });
});

describe('any sequence of commands', () => {
  const command = fc.record({ name: fc.constantFrom(...names), by: fc.constantFrom(...actors) });
  const start = fc.constantFrom<BookingStatus>('NEW', 'PAYMENT_PENDING');

  /** The statuses a booking goes through when all actors keep trying commands. */
  function walk(from: BookingStatus, commands: { name: TransitionName; by: TransitionActor }[]) {
    return commands.reduce(
      (path, { name, by }) => {
        const status = path.at(-1) ?? from;
        return mayTransition(name, status, by) ? [...path, transitions[name].to] : path;
      },
      [from],
    );
  }

  /** The parts of a path before, between and after its recalls; the trip starts over after each. */
  const betweenRecalls = (path: BookingStatus[]) =>
    path.reduce<BookingStatus[][]>((parts, status, index) => {
      const isRecalled = status === 'NEW' && ['ACCEPTED', 'ARRIVED'].includes(path[index - 1] ?? '');
      if (index === 0 || isRecalled) return [...parts, [status]];
      return [...parts.slice(0, -1), [...(parts.at(-1) ?? []), status]];
    }, []);

  it('never leaves the table, returns to an earlier status only by a recall and never leaves a final status', () => {
    const edges = new Set(table.map(([, from, to]) => `${from} ${to}`));
    fc.assert(
      fc.property(start, fc.array(command, { maxLength: 300 }), (from, commands) => {
        const path = walk(from, commands);
        path.slice(1).forEach((to, index) => expect(edges).toContain(`${path[index]} ${to}`));
        for (const part of betweenRecalls(path)) expect(new Set(part).size).toBe(part.length);
        const ends = path.filter((status) => status === 'COMPLETE' || status === 'CANCELLED');
        expect(ends).toEqual(ends.length ? [path.at(-1)] : []);
      }),
    );
  });

  it('can end every unfinished booking, and can reach every status', () => {
    const next = (from: BookingStatus) => table.filter((row) => row[1] === from).map((row) => row[2]);
    const reachable = (from: BookingStatus): Set<BookingStatus> => {
      const seen = new Set([from]);
      for (const status of seen) for (const to of next(status)) seen.add(to);
      return seen;
    };
    expect([...reachable('PAYMENT_PENDING')].sort()).toEqual([...bookingStatuses].sort());
    for (const status of activeStatuses) expect(reachable(status)).toContain('COMPLETE');
  });
});
