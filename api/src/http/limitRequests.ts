import type { RequestHandler, Response } from 'express';
import type { RequestBudget } from '../budget/budgets.js';
import { type SpentAllowance, type Subjects, tooMany } from '../budget/createBudgets.js';
import { originOfIp } from '../budget/network.js';
import type { Services } from '../services.js';

/**
 * Limits an operation by where the request comes from. It costs little and runs before the body is read: what a body says
 * can change neither. @throws too_many_requests (429)
 */
export function limitOrigin(name: RequestBudget, { budgets }: Services): RequestHandler {
  return async (request, response, next) => {
    await spendFor(name, originOfIp(request.ip), budgets, response);
    next();
  };
}

/** Limits an operation by what its validated input is about. @throws too_many_requests (429) */
export async function limitSubjects(
  name: RequestBudget,
  subjects: Subjects,
  { budgets }: Services,
  response: Response,
): Promise<void> {
  const { address: _address, network: _network, ...rest } = subjects;
  await spendFor(name, rest, budgets, response);
}

async function spendFor(
  name: RequestBudget,
  subjects: Subjects,
  budgets: Services['budgets'],
  response: Response,
): Promise<void> {
  const { refusedForMs, allowances } = await budgets.trySpend(name, subjects);
  for (const allowance of allowances) tell(allowance, response);
  if (refusedForMs !== null) throw tooMany(refusedForMs);
}

/** The standard headers (draft-ietf-httpapi-ratelimit-headers-08) of one allowance. */
function tell({ name, points, seconds, left, msBeforeNext }: SpentAllowance, response: Response): void {
  response.append('RateLimit-Policy', `"${name}"; q=${points}; w=${seconds}`);
  response.append('RateLimit', `"${name}"; r=${left}; t=${Math.ceil(msBeforeNext / 1000)}`);
}
