import type { DeskTrip } from '@wayfare/shared';
import { lanesInPage, listItems } from './lanesInPage.js';

const trips = (...ids: string[]) => ids.map((id) => ({ id }) as DeskTrip);
const lanes = [
  { lane: 'unassigned', trips: trips('a', 'b', 'c', 'd') },
  { lane: 'due', trips: [] },
  { lane: 'toPickup', trips: trips('e', 'f') },
] as const;
/** Headings are 30 pixels high, rows 80. */
function placesOf(items: ReturnType<typeof listItems>) {
  let end = 0;
  return items.map(({ trip }) => ({ start: end, end: (end += trip ? 80 : 30) }));
}

it('lists the trips below the headings of their lanes, and counts them through', () => {
  expect(listItems(lanes).map(({ key, position }) => [key, position])).toEqual([
    ['unassigned', 0],
    ['unassigned-a', 1],
    ['unassigned-b', 2],
    ['unassigned-c', 3],
    ['unassigned-d', 4],
    ['toPickup', 4],
    ['toPickup-e', 5],
    ['toPickup-f', 6],
  ]);
});

it('keeps all headings and the space of the rows that are not in the page', () => {
  const items = listItems(lanes);
  const shown = lanesInPage(items, placesOf(items), new Set([2, 4]));
  expect(
    shown.map(({ rows, ...lane }) => ({ ...lane, rows: rows.map(({ trip, gap }) => [trip.id, gap]) })),
  ).toEqual([
    {
      lane: 'unassigned',
      count: 4,
      index: 0,
      rest: 0,
      rows: [
        ['b', 80],
        ['d', 80],
      ],
    },
    { lane: 'toPickup', count: 2, index: 5, rest: 160, rows: [] },
  ]);
});

it('takes as much space with some rows in the page as with all', () => {
  const items = listItems(lanes);
  const places = placesOf(items);
  const heightWith = (indexes: readonly number[]) =>
    lanesInPage(items, places, new Set(indexes))
      .flatMap(({ rows, rest }) => [30, rest, ...rows.map(({ gap }) => gap + 80)])
      .reduce((sum, height) => sum + height, 0);
  for (const indexes of [[], [1], [3, 4], [1, 2, 3, 4, 6, 7]]) expect(heightWith(indexes)).toBe(540);
});
