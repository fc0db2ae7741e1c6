import type { BookingStatus } from '@wayfare/shared';
import { COUNTED_AT_MOST, type KeptNumbers } from '../../../platform/crud/collectionLists.js';
import type { ListQuery } from '../../../platform/crud/listQuery.js';
import { type FilterValue, wantedValues } from '../../../platform/crud/wanted.js';
import type { CounterRepository } from '../../../platform/counting/counter.repository.js';
import { type CountedCells, countersOf, DAY_MS, dayCellsOf, dayOf, isDayField } from './bookingCounts.js';

type Filter = Record<string, unknown>;
type Count = (filter: Filter, limit: number) => Promise<number>;

/** The totals of booking lists and the starting points of their far pages, from the counters. */
export function bookingNumbers(counters: CounterRepository, count: Count) {
  async function sumOf({ counter, isWanted }: CountedCells): Promise<number | null> {
    const cells = await counters.cells(counter);
    if (cells === null) return null;
    let total = 0;
    for (const [cell, number] of cells) if (isWanted(cell)) total += number;
    return total;
  }

  async function sum(wanted: readonly CountedCells[] | null): Promise<number | null> {
    let total = 0;
    for (const part of wanted ? await Promise.all(wanted.map(sumOf)) : [null]) {
      if (part === null) return null;
      total += part;
    }
    return total;
  }

  /**
   * The total of a driver's list: trips driven, which are counted, plus the few that are offered (rules 6.6,
   * 6.7).
   */
  async function sumOfEither(
    filter: Filter,
    values: ReadonlyMap<string, readonly FilterValue[]>,
    [first, ...others]: Filter[],
  ): Promise<number | null> {
    const own = first && wantedValues(first);
    if (!own || own.rest.length > 0 || others.length === 0) return null;
    if ([...own.values.keys()].some((field) => values.has(field))) return null;
    const [counted, more] = await Promise.all([
      sum(countersOf(new Map([...values, ...own.values]))),
      count({ $and: [filter, { $or: others }], $nor: [first] }, COUNTED_AT_MOST),
    ]);
    return counted === null || more >= COUNTED_AT_MOST ? null : counted + more;
  }

  return {
    async total(filter) {
      const { values, rest } = wantedValues(filter);
      if (rest.length === 0) return sum(countersOf(values));
      const [only] = rest;
      return rest.length === 1 && Array.isArray(only?.$or) ? sumOfEither(filter, values, only.$or) : null;
    },

    /**
     * The first day of a page of a list sorted by time: the counters show how many rows earlier days have.
     */
    async startOf({ filter, sort: { field, order }, skip }: ListQuery) {
      const { values, rest } = wantedValues(filter);
      const wanted = rest.length === 0 && isDayField(field) ? dayCellsOf(field, values) : null;
      const cells = wanted && (await counters.cells(wanted.counter));
      if (!cells) return null;
      const days = new Map<number, number>();
      for (const [cell, number] of cells) {
        if (wanted.isWanted(cell)) days.set(dayOf(cell), (days.get(dayOf(cell)) ?? 0) + number);
      }
      let left = skip;
      for (const day of [...days.keys()].sort((a, b) => order * (a - b))) {
        const inDay = days.get(day) ?? 0;
        if (left < inDay) {
          const from = order === 1 ? { $gte: day * DAY_MS } : { $lt: (day + 1) * DAY_MS };
          return { filter: { [field]: from }, skip: left };
        }
        left -= inDay;
      }
      // Past the end.
      return { filter: { _id: { $in: [] } }, skip: 0 };
    },

    /** How many bookings are in each of the given statuses, overall or in one fleet. */
    async byStatus(statuses: readonly BookingStatus[], fleetadmin?: string) {
      const owner = fleetadmin === undefined ? {} : { fleetadmin };
      const totals = await Promise.all(
        statuses.map(async (status) => {
          const wanted = countersOf(wantedValues({ ...owner, status }).values);
          return (await sum(wanted)) ?? count({ ...owner, status }, COUNTED_AT_MOST);
        }),
      );
      return Object.fromEntries(statuses.map((status, index) => [status, totals[index] ?? 0]));
    },
  } satisfies KeptNumbers & Record<string, unknown>;
}
