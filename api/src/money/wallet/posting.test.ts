import { exact } from '@wayfare/shared';
import fc from 'fast-check';
import { planGroup, postingCall } from './posting.js';

const aCall = fc.record({
  type: fc.constantFrom('Credit', 'Debit', 'Withdraw'),
  account: fc.constantFrom('wallet', 'bonus'),
  amount: fc.integer({ min: 1, max: 1_000 }).map((cents) => cents / 100),
  floor: fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
});

const callsOf = (parts: readonly (typeof aCall extends fc.Arbitrary<infer T> ? T : never)[]) =>
  parts.map(({ type, amount, account, floor }, index) =>
    postingCall([{ type, amount, account, txRef: `ref${index}` }], { date: 1, floor }),
  );

describe('a group of postings', () => {
  it('is decided as if each call came separately, in order', () => {
    fc.assert(
      fc.property(fc.array(aCall), fc.integer({ min: -20, max: 20 }), fc.nat(20), (parts, wallet, bonus) => {
        const calls = callsOf(parts);
        let left = { wallet: exact(wallet), bonus: exact(bonus) };
        const posted = calls.filter(({ change, floors }) => {
          const after = {
            wallet: left.wallet.plus(change.wallet),
            bonus: left.bonus.plus(change.bonus),
          };
          if (floors.wallet !== null && after.wallet.lt(floors.wallet)) return false;
          if (floors.bonus !== null && after.bonus.lt(floors.bonus)) return false;
          left = after;
          return true;
        });
        const plan = planGroup(calls, { wallet: exact(wallet), bonus: exact(bonus) });
        expect(plan.posted).toEqual(posted);
        expect(plan.low).toEqual(calls.filter((call) => !posted.includes(call)));
        expect(plan.change.wallet.plus(wallet).eq(left.wallet)).toBe(true);
        expect(plan.change.bonus.plus(bonus).eq(left.bonus)).toBe(true);
        expect(left.bonus.gte(0)).toBe(true);
      }),
    );
  });

  it('needs exactly the balance that lets all of it through', () => {
    fc.assert(
      fc.property(fc.array(aCall), (parts) => {
        const calls = callsOf(parts);
        const { needed, posted } = planGroup(calls, null);
        expect(posted).toEqual(calls);
        const least = { wallet: needed.wallet ?? exact(-1e6), bonus: needed.bonus ?? exact(-1e6) };
        expect(planGroup(calls, least).low).toEqual([]);
        for (const account of ['wallet', 'bonus'] as const) {
          if (!needed[account]) continue;
          const tooLittle = { ...least, [account]: needed[account].minus('0.01') };
          expect(planGroup(calls, tooLittle).low).not.toEqual([]);
        }
      }),
    );
  });
});

it('a posting depends on its own references and on those that prevent it, each named once', () => {
  const posting = { type: 'Credit', amount: 1, txRef: 'a' } as const;
  const { refs } = postingCall([posting, { ...posting, account: 'bonus' }], { date: 1, unless: ['b', 'a'] });
  expect(refs).toEqual(['a', 'b']);
});
