import type { DeskLane, DeskTrip } from '@wayfare/shared';

/** The trips of one lane, in their order. */
export interface Lane {
  lane: DeskLane;
  trips: readonly DeskTrip[];
}

/**
 * A part of a lane that is in the page: its rows, each with the space that rows above it would take, in
 * pixels.
 */
export interface LaneInPage {
  lane: DeskLane;
  /** How many trips it has, in the page or not. */
  count: number;
  /** Its heading's place in the list of headings and rows. */
  index: number;
  rows: readonly { trip: DeskTrip; index: number; position: number; gap: number }[];
  /** The space of the rows below, in pixels. */
  rest: number;
}

/** The heading of a lane, or a trip in it. */
export interface ListItem {
  key: string;
  lane: DeskLane;
  trip: DeskTrip | null;
  /** The trip's place among all trips, counted from 1; a heading's is that of the trip before it. */
  position: number;
}

/** Returns the items of the list of lanes, from top to bottom. Lanes without trips are left out. */
export function listItems(lanes: readonly Lane[]): ListItem[] {
  let position = 0;
  return lanes
    .filter(({ trips }) => trips.length > 0)
    .flatMap(({ lane, trips }) => [
      { key: lane, lane, trip: null, position },
      // A trip that moves to another lane is another row: the browser must not follow it there.
      ...trips.map((trip) => ({ key: `${lane}-${trip.id}`, lane, trip, position: (position += 1) })),
    ]);
}

/**
 * The lanes with only those rows that are in the page.
 * @param places where each item starts and ends in the list, in pixels
 * @param inPage the indexes of the items in the page
 */
export function lanesInPage(
  items: readonly ListItem[],
  places: readonly { start: number; end: number }[],
  inPage: ReadonlySet<number>,
): LaneInPage[] {
  const headings = items.flatMap(({ trip }, index) => (trip ? [] : [index]));
  return headings.map((heading, nth) => {
    const next = headings[nth + 1] ?? items.length;
    const endOf = (index: number) => places[index]?.end ?? 0;
    let end = endOf(heading);
    const rows = items.slice(heading + 1, next).flatMap(({ trip, position }, offset) => {
      const index = heading + 1 + offset;
      const place = places[index];
      if (!trip || !place || !inPage.has(index)) return [];
      const gap = place.start - end;
      end = place.end;
      return [{ trip, index, position, gap }];
    });
    const { lane } = items[heading] as ListItem;
    return { lane, count: next - heading - 1, index: heading, rows, rest: endOf(next - 1) - end };
  });
}
