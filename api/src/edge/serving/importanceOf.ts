import type { RequestBudget } from '../../platform/budget/budgets.js';
import type { Importance } from '../../platform/overload/importance.js';
import type { Operation } from '../operation.js';

/** The budgets of what people can do without for a minute: estimates, suggestions, exports, reports. */
const canWait: ReadonlySet<RequestBudget> = new Set([
  'estimate',
  'maps',
  'exportList',
  'exportData',
  'partnerReport',
]);
/** The budgets of sign-in, bookings, steps of trips, money, and what providers report. */
const first: ReadonlySet<RequestBudget> = new Set([
  'signIn',
  'refresh',
  'stepUp',
  'askForCode',
  'book',
  'bookForRiders',
  'partnerBook',
  'step',
  'pay',
  'topUp',
  'withdraw',
  'webhook',
]);

/** Whether it moves money, or may. */
const movesMoney = ({ gives, noGift }: Operation) => gives !== undefined || noGift?.posts === true;

/** Whether it is a step of a trip, or changes one: a change below a booking. */
const isStep = ({ method, path }: Operation) => method !== 'get' && path.startsWith('/bookings/:id/');

/**
 * How important an operation is while the process has too much to do: what it declares, or else what follows
 * from its budget and kind.
 */
export function importanceOf(operation: Operation, query: unknown): Importance {
  const { importance: declared, limit, lists, sends } = operation;
  if (declared !== undefined) return typeof declared === 'function' ? declared(query) : declared;
  if (limit && canWait.has(limit)) return 'canWait';
  if ((limit && first.has(limit)) || movesMoney(operation) || isStep(operation)) return 'first';
  return lists || sends === 'application/pdf' ? 'canWait' : 'usual';
}
