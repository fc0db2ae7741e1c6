import { exact } from '@wayfare/shared';
import fc from 'fast-check';
import { planGroup, postingCall } from './posting.js';

const aCall = fc.record({
  type: fc.constantFrom('Credit', 'Debit', 'Withdraw'),
  amount: fc.integer({ min: 1, max: 1_000 }).map((cents) => cents / 100),
  floor: fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
});

const callsOf = (parts: readonly (typeof aCall extends fc.Arbitrary<infer T> ? T : never)[]) =>
  parts.map(({ type, amount, floor }, index) =>
    postingCall([{ type, amount, txRef: `ref${index}` }], { date: 1, floor }),
  );

describe('a group of postings', () => {
  it('is decided as if each came by itself, in the order they came', () => {
    fc.assert(
      fc.property(fc.array(aCall), fc.integer({ min: -20, max: 20 }), (parts, balance) => {
        const calls = callsOf(parts);
        let left = exact(balance);
        const posted = calls.filter(({ change, floor }) => {
          if (floor !== undefined && left.plus(change).lt(floor)) return false;
          left = left.plus(change);
          return true;
        });
        const plan = planGroup(calls, exact(balance));
        expect(plan.posted).toEqual(posted);
        expect(plan.low).toEqual(calls.filter((call) => !posted.includes(call)));
        expect(plan.change.plus(balance).eq(left)).toBe(true);
      }),
    );
  });

  it('is needed no more and no less than what lets all of it through', () => {
    fc.assert(
      fc.property(fc.array(aCall), (parts) => {
        const calls = callsOf(parts);
        const { needed, posted } = planGroup(calls, null);
        expect(posted).toEqual(calls);
        if (!needed) return;
        expect(planGroup(calls, needed).low).toEqual([]);
        expect(planGroup(calls, needed.minus('0.01')).low).not.toEqual([]);
      }),
    );
  });
});
