import type { RequestHandler, Response } from 'express';
import type { RequestBudget } from '../../platform/budget/budgets.js';
import { type SpentAllowance, type Subjects, tooMany } from '../../platform/budget/createBudgets.js';
import { originOfIp } from '../../platform/budget/network.js';
import type { EdgeServices } from '../services.js';

/**
 * Limits an operation by where the request comes from. It is cheap and runs before the body is read, so the
 * body cannot affect it. @throws too_many_requests (429)
 */
export function limitOrigin(name: RequestBudget, { budgets }: EdgeServices): RequestHandler {
  return async (request, response, next) => {
    await spendFor(name, originOfIp(request.ip), budgets, response);
    next();
  };
}

/** Limits an operation by the subjects of its validated input. @throws too_many_requests (429) */
export async function limitSubjects(
  name: RequestBudget,
  subjects: Subjects,
  response: Response,
  { budgets }: EdgeServices,
): Promise<void> {
  const { address: _address, network: _network, ...rest } = subjects;
  await spendFor(name, rest, budgets, response);
}

async function spendFor(
  name: RequestBudget,
  subjects: Subjects,
  budgets: EdgeServices['budgets'],
  response: Response,
): Promise<void> {
  const { refusedForMs, allowances } = await budgets.trySpend(name, subjects);
  for (const allowance of allowances) setAllowanceHeaders(allowance, response);
  if (refusedForMs !== null) throw tooMany(refusedForMs);
}

/** Sets one allowance's standard headers (draft-ietf-httpapi-ratelimit-headers-08). */
function setAllowanceHeaders(
  { name, points, seconds, left, msBeforeNext }: SpentAllowance,
  response: Response,
): void {
  response.append('RateLimit-Policy', `"${name}"; q=${points}; w=${seconds}`);
  response.append('RateLimit', `"${name}"; r=${left}; t=${Math.ceil(msBeforeNext / 1000)}`);
}
