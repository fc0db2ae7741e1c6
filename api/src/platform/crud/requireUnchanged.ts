import { isDeepStrictEqual } from 'node:util';
import { ChangedMeanwhile } from '@wayfare/shared';
import { seenFields } from './changeAsRead.js';

type Fields = Readonly<Record<string, unknown>>;

/** A value as it is sent over the wire. */
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const same = (a: unknown, b: unknown) => isDeepStrictEqual(onTheWire(a), onTheWire(b));

/**
 * Keeps a change from undoing another one its author has not seen. `was` has the values of its fields when
 * the author started; `now` is the record as the author may see it. Fields that `was` does not name are not
 * checked.
 * @throws changed_meanwhile (409) naming the fields that another user has set to a different value since
 */
export function requireUnchanged(changes: object, was: object | undefined, now: object | null): void {
  const [wanted, then, current] = [changes as Fields, (was ?? {}) as Fields, (now ?? {}) as Fields];
  const lost = seenFields(changes, was).filter(
    (field) => !same(then[field], current[field]) && !same(wanted[field], current[field]),
  );
  if (lost.length === 0) return;
  throw new ChangedMeanwhile(Object.fromEntries(lost.map((field) => [field, current[field]])));
}
