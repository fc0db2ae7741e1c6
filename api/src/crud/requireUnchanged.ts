import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@wayfare/shared';

type Fields = Readonly<Record<string, unknown>>;

/** As it goes over the wire. */
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const same = (a: unknown, b: unknown) => isDeepStrictEqual(onTheWire(a), onTheWire(b));

/**
 * Keeps a change from undoing one its author has not seen: `was` says how its fields stood when the author began,
 * `now` is the record as the author is shown it. Fields `was` does not name are not looked at.
 * @throws changed_meanwhile (409) naming the fields that somebody else has set to another value since
 */
export function requireUnchanged(changes: Fields, was: Fields | undefined, now: Fields): void {
  if (!was) return;
  const lost = Object.keys(changes).filter(
    (field) =>
      Object.hasOwn(was, field) && !same(was[field], now[field]) && !same(changes[field], now[field]),
  );
  if (lost.length === 0) return;
  const fields = Object.fromEntries(lost.map((field) => [field, 'changed_meanwhile']));
  throw new DomainError('changed_meanwhile', 409, fields);
}
