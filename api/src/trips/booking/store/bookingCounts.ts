import {
  type CountedBy,
  type CountedValue,
  cellOf,
  encodeValue,
  type Place,
  UNCOUNTED,
} from '../../../platform/counting/tally.js';

/** The owners whose trips have their own counters, and the counted fields, in every combination. */
const SHARED = ['status', 'carType', 'payment_mode', 'bookLater'] as const;
const byOwner: Readonly<Record<'all' | 'fleetadmin' | 'driver' | 'customer', readonly string[]>> = {
  all: SHARED,
  fleetadmin: SHARED,
  // A fleet admin can list the trips of one of their own drivers.
  driver: [...SHARED, 'fleetadmin'],
  customer: SHARED,
};
/** Time fields counted per day, to reach pages far down a list: for all trips and for each fleet. */
const dayFields = ['tripdate', 'bookingDate'] as const;
export type DayField = (typeof dayFields)[number];

export const DAY_MS = 24 * 60 * 60_000;
/** Days stored in one counter document. */
const DAYS_TOGETHER = 128;

/** How bookings are counted: the totals of their lists, and the number of bookings per day. */
export const bookingsCountedBy: CountedBy = {
  collection: 'bookings',
  // New ones come last: older records were counted without them.
  changing: ['status', 'carType', 'payment_mode', 'driver', 'fleetadmin', 'bookLater', 'tripdate'],
  fixed: ['customer', 'bookingDate'],
  placesOf(values) {
    const places: Place[] = [];
    for (const [owner, fields] of Object.entries(byOwner)) {
      if (owner !== 'all' && values[owner] === null) continue;
      const cell = cellOf(fields.map((field) => values[field] ?? null));
      places.push({ counter: ownerCounter(owner, values[owner] ?? null), cell });
    }
    for (const field of dayFields) {
      const day = Math.floor(Number(values[field] ?? 0) / DAY_MS);
      const [part, cell] = [Math.floor(day / DAYS_TOGETHER), cellOf([day, values.status ?? null])];
      places.push({ counter: dayCounter(field, null), part, cell });
      if (values.fleetadmin) places.push({ counter: dayCounter(field, values.fleetadmin), part, cell });
    }
    return places;
  },
};

/** Marks a booking for counting if the changes affect list totals. */
export function markForCounting(changes: object) {
  const isCounted = bookingsCountedBy.changing.some((field) => field in changes);
  return isCounted ? { 'tally.at': UNCOUNTED } : {};
}

const ownerCounter = (owner: string, id: CountedValue) =>
  owner === 'all' ? owner : `${owner}:${encodeValue(id)}`;
const dayCounter = (field: DayField, fleet: CountedValue) =>
  `${field}:${fleet === null ? 'all' : `fleet:${encodeValue(fleet)}`}`;

/** A list's filter: for each field, the values it may have. */
export type Wanted = ReadonlyMap<string, readonly CountedValue[]>;

/** Cells of one counter that together match a filter. */
export interface CountedCells {
  counter: string;
  isWanted(cell: string): boolean;
}

/** Where to find a list's total: one counter per owner named. Null when it is not counted. */
export function countersOf(wanted: Wanted): CountedCells[] | null {
  for (const owner of ['driver', 'customer', 'fleetadmin'] as const) {
    const owners = wanted.get(owner);
    if (owners) return cellsIn(owner, owners, wanted);
  }
  return cellsIn('all', [null], wanted);
}

function cellsIn(owner: keyof typeof byOwner, owners: readonly CountedValue[], wanted: Wanted) {
  const fields = byOwner[owner];
  const others = [...wanted].filter(([field]) => field !== owner);
  if (!others.every(([field]) => fields.includes(field))) return null;
  const isWanted = wantedCells(fields, new Map(others));
  return [...new Set(owners)].map((id) => ({ counter: ownerCounter(owner, id), isWanted }));
}

/** Where to find the counts per day for a list sorted by a time field. Null when they are not counted. */
export function dayCellsOf(field: DayField, wanted: Wanted): CountedCells | null {
  const fleets = wanted.get('fleetadmin');
  const others = new Map([...wanted].filter(([name]) => name !== 'fleetadmin'));
  if ([...others.keys()].some((name) => name !== 'status') || (fleets && fleets.length !== 1)) return null;
  return {
    counter: dayCounter(field, fleets?.[0] ?? null),
    isWanted: wantedCells(['day', 'status'], others),
  };
}

export const isDayField = (field: string): field is DayField =>
  (dayFields as readonly string[]).includes(field);

/** The day number of a cell of `dayCellsOf`, counted from 1970. */
export const dayOf = (cell: string) => Number(cell.slice(0, cell.indexOf('|')));

function wantedCells(fields: readonly string[], wanted: Wanted): (cell: string) => boolean {
  if (wanted.size === 0) return () => true;
  const allowed = fields.map((field) => {
    const values = wanted.get(field);
    return values ? new Set(values.map(encodeValue)) : null;
  });
  return (cell) => {
    const parts = cell.split('|');
    return allowed.every((values, index) => values === null || values.has(parts[index] as string));
  };
}
