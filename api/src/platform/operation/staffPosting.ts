import { AsyncLocalStorage } from 'node:async_hooks';

/** A call of staff: its operation, whether it may post money that is no gift, and whether it decided one. */
interface StaffCall {
  operation: string;
  mayPost: boolean;
  isDecided: boolean;
}

const calls = new AsyncLocalStorage<StaffCall | null>();

/** An operation's declaration of the money that it gives: see `Declaration`. */
interface DeclaredGift {
  id: string;
  gives?: unknown;
  noGift?: { posts: boolean };
}

/**
 * Runs a call of staff. Within it, and in what it starts, money may be posted only after `decideGift`, or if
 * the operation declares why what it posts is no gift.
 */
export const runAsStaff = <T>({ id, noGift }: DeclaredGift, act: () => T): T =>
  calls.run({ operation: id, mayPost: noGift?.posts ?? false, isDecided: false }, act);

/**
 * Runs work that other calls left behind, and that this one only finishes: it needs no decision of its own.
 */
export const runLeftBehind = <T>(work: () => T): T => calls.run(null, work);

/** Records that this call decided whether its caller may give what is posted from now on. */
export function decideGift(): void {
  const call = calls.getStore();
  if (call) call.isDecided = true;
}

/**
 * The operation of this call if it may not post money now; null if it may, or if this is no call of staff.
 */
export function undecidedOperation(): string | null {
  const call = calls.getStore();
  return call && !call.mayPost && !call.isDecided ? call.operation : null;
}
