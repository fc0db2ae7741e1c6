import { comparePolicies, type PolicyResult } from './lab/comparePolicies.js';
import { type Measure, measures } from './lab/measures.js';
import { policies } from './lab/policies.js';
import { recordedDemand, TRIPS_FILE } from './lab/recordedDemand.js';
import { labStreets } from './lab/streets.js';
import { type Figure, figure, type Limit, type Suite } from './suite.js';

const DRIVERS = 90;
const DAYS = 3;
const TIMES_FASTER = 1_000;
/** The targets for the product's rules, against those of the first policy. */
const ratioLimits: Partial<Record<Measure, Limit>> = {
  emptyKm: { of: 'ratio', atMost: 0.72 },
  waitMean: { of: 'ratio', atMost: 0.85 },
  waitP90: { of: 'ratio', atMost: 0.85 },
  served: { of: 'ratio', atLeast: 1 },
  gini: { of: 'ratio', atMost: 0.8 },
  promiseKept: { of: 'value', atLeast: 0.9 },
  onTime: { of: 'value', atLeast: 0.97 },
};
/** Against the bound. */
const BOUND: Limit = { of: 'value', atMost: 1.35 };

/**
 * Target 13: what dispatch decides, on a day of recorded trips in virtual time, compared with the nearest
 * driver by straight line on the same day.
 */
export const decisionsSuite: Suite = {
  target: 13,
  title: 'decisions of dispatch',
  async run(context) {
    const streets = labStreets();
    const demand = recordedDemand(streets, { limit: context.size(3_000, 60) });
    if (!demand.isReal)
      process.stderr.write(
        `${TRIPS_FILE} is missing: the real trips are skipped, and demand is generated.\n`,
      );
    const seeds = Array.from({ length: context.size(DAYS, 2) }, (_, seed) => seed + 1);
    const options = { drivers: context.size(DRIVERS, 6), seeds, policies };
    const result = await comparePolicies(demand, options, streets, (done, total) =>
      context.progress('days', done, total),
    );
    const [first, ...others] = result.policies;
    return [
      ...others.flatMap((policy) => figuresOf(policy, first as PolicyResult)),
      figure('virtual time, compared with real time', result.timesFaster, 'times', {
        limit: { of: 'value', atLeast: TIMES_FASTER },
      }),
    ];
  },
};

/** The targets are those of the product's own rules: other policies show what is possible. */
function figuresOf(policy: PolicyResult, first: PolicyResult): Figure[] {
  const isOwn = policy.key === 'c';
  const names = Object.keys(measures) as Measure[];
  return [
    ...names.map((name) =>
      figure(`(${policy.key}) ${measures[name].title}`, policy.measures[name].mean, measures[name].unit, {
        baseline: { name: `(${first.key})`, value: first.measures[name].mean },
        limit: (isOwn && ratioLimits[name]) || null,
      }),
    ),
    figure(`(${policy.key}) empty km, divided by the clairvoyant bound`, policy.toBound.mean, 'times', {
      limit: isOwn ? BOUND : null,
    }),
  ];
}
