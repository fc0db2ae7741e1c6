/** An operation's path, with Express parameters: `/bookings/:id`. */
interface Routed {
  path: string;
}

const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;

/** Where two paths first differ in kind, the one with a name goes before the one with a parameter. */
function compare({ path: a }: Routed, { path: b }: Routed): number {
  const [first, second] = [a.split('/'), b.split('/')];
  const at = first.findIndex((segment, index) => isParameter(segment) !== isParameter(second[index]));
  return at < 0 ? 0 : Number(isParameter(first[at])) - Number(isParameter(second[at]));
}

/**
 * Operations in the order in which a router must try them: `/bookings/export` before `/bookings/:id`, in whatever order the
 * areas declare them.
 */
export const inMatchingOrder = <T extends Routed>(operations: readonly T[]): T[] =>
  operations.toSorted(compare);
