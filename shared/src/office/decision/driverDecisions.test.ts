import { englishTexts } from '../../basics/language/texts.js';
import { rankingPolicies } from '../../basics/settings/settings.schema.js';
import { passedReasons } from '../../trips/passedTrip/passedTrip.schema.js';
import { decisionKinds, decisionRequestInputSchema, isDecisionOverdue } from './decision.schema.js';
import { type DecisionFacts, driverDecisions } from './driverDecisions.js';

const facts: DecisionFacts = {
  now: 1000,
  driverOrder: 'longestIdle',
  fairSeconds: 60,
  matchSeconds: 0,
  missedOffersAway: 3,
  maxCancellations: 5,
  negativeBalance: false,
  expiredDocumentsBlock: true,
  awayAt: null,
  coolDownUntil: null,
  documentsEndAt: null,
  walletBalance: 0,
  heldFares: 0,
  acceptanceRate: 0.5,
};
const applying = (changed: Partial<DecisionFacts>) =>
  driverDecisions({ ...facts, ...changed }).flatMap(({ kind, applies }) => (applies ? [kind] : []));

describe('the automatic decisions about a driver [4.79]', () => {
  it('are all listed, with the numbers they depend on', () => {
    const decisions = driverDecisions(facts);
    expect(decisions.map(({ kind }) => kind)).toEqual([...decisionKinds]);
    expect(decisions[0]).toMatchObject({ kind: 'offer_order', order: 'longestIdle', count: 60 });
    expect(decisions.find(({ kind }) => kind === 'away')).toMatchObject({ count: 3, applies: false });
    expect(decisions.find(({ kind }) => kind === 'acceptance')).toMatchObject({ rate: 0.5 });
  });

  it('say that trips are matched together in scarcity, where that is on', () => {
    const orderWith = (matchSeconds: number) => driverDecisions({ ...facts, matchSeconds })[0];
    expect(orderWith(0)).toMatchObject({ kind: 'offer_order', windowSeconds: null });
    expect(orderWith(5)).toMatchObject({ kind: 'offer_order', count: 60, windowSeconds: 5 });
  });

  it('leave out what the settings turn off', () => {
    const off = { missedOffersAway: 0, negativeBalance: true, expiredDocumentsBlock: false };
    expect(driverDecisions({ ...facts, ...off, walletBalance: -5 }).map(({ kind }) => kind)).toEqual([
      'offer_order',
      'cool_down',
      'held_fare',
      'acceptance',
    ]);
  });

  it.each([
    [{}, []],
    [{ awayAt: 900 }, ['away']],
    [{ coolDownUntil: 1001 }, ['cool_down']],
    [{ coolDownUntil: 1000 }, []],
    [{ documentsEndAt: 1000 }, ['documents']],
    [{ documentsEndAt: 1001 }, []],
    [{ walletBalance: -0.01 }, ['debt']],
    [{ heldFares: 2 }, ['held_fare']],
  ])('apply by the facts %o', (changed, expected) => {
    expect(applying(changed)).toEqual(expected);
  });

  it('and the reasons why trips were not theirs each have their texts', () => {
    const keys = Object.keys(englishTexts);
    const needed = [
      ...decisionKinds.flatMap((kind) => ['', '_why', '_do'].map((part) => `decision_${kind}${part}`)),
      ...rankingPolicies.flatMap((order) => (order === 'nearest' ? [] : [`decision_order_${order}`])),
      'decision_order_windows',
      ...passedReasons.map((reason) => `passed_${reason}`),
    ];
    expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

it('accepts the id of a passed trip for a request about one only [4.80]', () => {
  const accepts = (input: object) => decisionRequestInputSchema.safeParse({ text: 'Why?', ...input }).success;
  expect([
    accepts({ about: 'away' }),
    accepts({ about: 'passed_trip', passedTrip: 'a1' }),
    accepts({ about: 'passed_trip' }),
    accepts({ about: 'away', passedTrip: 'a1' }),
  ]).toEqual([true, true, false, false]);
});

it('counts an open request as overdue from its due time on [4.80]', () => {
  expect([
    isDecisionOverdue({ isOpen: true, dueAt: 5 }, 5),
    isDecisionOverdue({ isOpen: true, dueAt: 6 }, 5),
    isDecisionOverdue({ isOpen: false, dueAt: 5 }, 9),
  ]).toEqual([true, false, false]);
});
