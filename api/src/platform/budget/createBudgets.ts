import { createHash } from 'node:crypto';
import { TooManyRequests } from '@wayfare/shared';
import type { Clock } from '../clock.js';
import type { RedisLink } from '../redis/redisLink.js';
import { allowancesOf, type BudgetName, isDurable, type SubjectKind } from './budgets.js';
import { type Counter, counterOf } from './counters.js';
import type { durableBudgetRepository } from './durableBudget.repository.js';

/**
 * Who a spend counts for. Several values of a kind are each counted, such as the email and the phone of one
 * request.
 */
export type Subjects = Partial<Record<SubjectKind, string | readonly string[] | null>>;

/** One allowance after a spend, for the RateLimit headers. */
export interface SpentAllowance {
  name: string;
  points: number;
  seconds: number;
  left: number;
  msBeforeNext: number;
}

/** The result of a spend: the remaining allowance and, if refused, in how many ms it would be allowed. */
export interface Spend {
  refusedForMs: number | null;
  allowances: SpentAllowance[];
}

/**
 * The counters of everything that is rate limited. The limits are in budgets.ts.
 *
 * A spend names a budget, its subjects and a cost: 1 for a request, or for example a number of bytes. It
 * counts for each subject the budget has an allowance for, all or none: a refused spend costs nothing. A
 * subject missing from `subjects` is not counted; a kind that the budget does not list is ignored. To limit
 * the bytes of pictures:
 *
 *     // budgets.ts: pictureBytes: { address: [perDay(200_000_000)], everyone: [perDay(20_000_000_000)] }
 *     await services.budgets.spend('pictureBytes', { ...from, everyone: 'all' }, bytes);
 *
 * where `from` is `Call.from`, which holds the `address` and `network` of a request. Values are kept as
 * hashes.
 */
export interface Budgets {
  /** @throws too_many_requests (429) with the seconds to wait, when any subject has too little left */
  spend(name: BudgetName, subjects: Subjects, cost?: number): Promise<void>;
  /** Like `spend`, for callers that handle a refusal themselves. */
  trySpend(name: BudgetName, subjects: Subjects, cost?: number): Promise<Spend>;
  /** Gives a spend back, for example after a correct guess. */
  giveBack(name: BudgetName, subjects: Subjects, cost?: number): Promise<void>;
}

interface Parts {
  durable: ReturnType<typeof durableBudgetRepository>;
  clock: Clock;
  redis: RedisLink | null;
  /** False in tests that make more requests than real users do. Durable budgets are always on. */
  limitsRequests: boolean;
}

/** Creates the counters of one app instance. */
export function createBudgets({ durable, clock, redis, limitsRequests }: Parts): Budgets {
  const counters = new Map<string, Counter>();

  function limiterOf(name: BudgetName, kind: SubjectKind, index: number): Counter {
    const key = `${name}:${kind}:${index}`;
    const allowance = (allowancesOf(name)[kind] ?? [])[index];
    if (!allowance) throw new Error(`no allowance ${key}`);
    const counter = counters.get(key) ?? counterOf(key, allowance, redis);
    counters.set(key, counter);
    return counter;
  }

  async function trySpend(name: BudgetName, subjects: Subjects, cost = 1): Promise<Spend> {
    const spend: Spend = { refusedForMs: null, allowances: [] };
    if (!isDurable(name) && !limitsRequests) return spend;
    const undo: (() => Promise<void>)[] = [];
    for (const { kind, value } of countedSubjects(name, subjects)) {
      const allowances = allowancesOf(name)[kind] ?? [];
      if (isDurable(name)) {
        const key = durableKey(name, kind, value);
        const wait = await durable.spend(key, allowances, cost, clock.now());
        if (wait !== null) spend.refusedForMs = Math.max(spend.refusedForMs ?? 0, wait);
        else undo.push(() => durable.giveBack(key, allowances, cost));
        continue;
      }
      for (const [index, { points, seconds }] of allowances.entries()) {
        const counter = limiterOf(name, kind, index);
        const key = hash(value);
        const { left, msBeforeNext } = await counter.spend(key, cost);
        undo.push(() => counter.giveBack(key, cost));
        const policy = `${name}-${kind}-${seconds}`;
        spend.allowances.push({ name: policy, points, seconds, left: Math.max(0, left), msBeforeNext });
        if (left < 0) spend.refusedForMs = Math.max(spend.refusedForMs ?? 0, msBeforeNext);
      }
    }
    if (spend.refusedForMs !== null) for (const back of undo) await back();
    return spend;
  }

  return {
    trySpend,
    async spend(name, subjects, cost) {
      const { refusedForMs } = await trySpend(name, subjects, cost);
      if (refusedForMs !== null) throw tooMany(refusedForMs);
    },
    async giveBack(name, subjects, cost = 1) {
      if (!isDurable(name) && !limitsRequests) return;
      for (const { kind, value } of countedSubjects(name, subjects)) {
        const allowances = allowancesOf(name)[kind] ?? [];
        if (isDurable(name)) await durable.giveBack(durableKey(name, kind, value), allowances, cost);
        else
          for (const index of allowances.keys())
            await limiterOf(name, kind, index).giveBack(hash(value), cost);
      }
    },
  };
}

/** The error for a spend that would be allowed in `ms`. */
export const tooMany = (ms: number) => new TooManyRequests(Math.max(1, Math.ceil(ms / 1000)));

const hash = (value: string) => createHash('sha256').update(value).digest('base64url');
const durableKey = (name: string, kind: SubjectKind, value: string) => `${name}:${kind}:${hash(value)}`;

/** The subjects that the budget counts for a spend, without duplicates. */
function countedSubjects(name: BudgetName, subjects: Subjects): { kind: SubjectKind; value: string }[] {
  const kinds = Object.keys(allowancesOf(name)) as SubjectKind[];
  return kinds.flatMap((kind) => {
    const given = subjects[kind] ?? [];
    const values = typeof given === 'string' ? [given] : given;
    return [...new Set(values)].filter((value) => value !== '').map((value) => ({ kind, value }));
  });
}
