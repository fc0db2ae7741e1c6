import type { Request } from 'express';
import type { RequestBudget } from '../../platform/budget/budgets.js';
import type { CallOrigin } from '../../platform/operation/caller.js';
import type { Operation } from '../operation.js';
import type { EdgeServices } from '../services.js';
import { importanceOf } from './importanceOf.js';

/** Budgets of reads that mostly wait for others, or have a queue of their own. */
const elsewhere: ReadonlySet<RequestBudget> = new Set(['estimate', 'maps', 'exportList', 'exportData']);

/** Whether an operation reads lists or reports, which take the time of this process and of the database. */
const isLongRead = (operation: Operation, query: unknown) =>
  operation.method === 'get' &&
  !(operation.limit && elsewhere.has(operation.limit)) &&
  importanceOf(operation, query) === 'canWait';

/** What is known of a call. */
interface ReadingCall {
  user: { id: string } | null;
  from: CallOrigin;
  request: Pick<Request, 'query'>;
  services: Pick<EdgeServices, 'overload' | 'jobs'>;
}

/**
 * Reads lists and reports a few at a time, so that a step of a trip never waits behind many of them; callers
 * take turns [4.120]. Everything else, and all reads where no limit of load is set, run at once.
 * @throws too_many_requests (429) if too many reads of this caller wait; server_busy (503) if too many do in
 *   all
 */
export function readInTurn<Result>(
  declared: Operation,
  { user, from, request, services: { overload, jobs } }: ReadingCall,
  read: () => Promise<Result>,
): Promise<Result> {
  if (!overload.isOn || !isLongRead(declared, request.query)) return read();
  return jobs.lists.enter(user?.id ?? from.network, 1, (turn) => turn(read));
}
