/** An operation's path, with Express parameters: `/bookings/:id`. */
interface Routed {
  path: string;
}

/** One digit per segment of the path: 0 for a name, 1 for a parameter. */
const kindsOf = ({ path }: Routed): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 1 : 0))
    .join('');

/**
 * Sorts operations into the order in which a router must try them: `/bookings/export` before `/bookings/:id`.
 * The order of their declarations does not matter.
 */
export const inMatchingOrder = <T extends Routed>(operations: readonly T[]): T[] =>
  operations.toSorted((a, b) => (kindsOf(a) < kindsOf(b) ? -1 : Number(kindsOf(a) > kindsOf(b))));
