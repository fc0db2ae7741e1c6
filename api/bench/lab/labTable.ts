import type { FleetResult, PolicyResult } from './comparePolicies.js';
import { type Measure, measureNames, measures } from './measures.js';
import type { Estimate } from './statistics.js';

/** Measures that are shares already: they are shown as percentages, and not compared. */
const shares: ReadonlySet<Measure> = new Set(['served', 'promiseKept', 'onTime']);

/**
 * The results with one number of drivers as a table in Markdown: the first policy as shares, or 1; the others
 * as shares, or as ratios to the first.
 */
export function labTable({ policies, bound }: FleetResult): string {
  const rows = [
    ['', ...policies.map(({ key, title }) => `(${key}) ${title}`), '(e) Clairvoyant bound'],
    ['---', ...policies.map(() => '---'), '---'],
    ...measureNames.map((measure) => [
      measures[measure].title,
      ...policies.map((policy) => cellOf(policy, measure)),
      measure === 'emptyKm' ? `${written(bound, 2)}×` : '',
    ]),
    [
      'empty km, divided by the bound of its own trips',
      ...policies.map(({ toBound }) => `${written(toBound, 2)}×`),
      '1×',
    ],
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const cellOf = ({ measures: found, ratios }: PolicyResult, measure: Measure): string =>
  shares.has(measure) ? `${percent(found[measure])} %` : `${written(ratios[measure], 2)}×`;

/** An estimate with its confidence interval. The reference has none: it is compared with itself. */
function written({ mean, half }: Estimate, digits: number): string {
  const value = mean.toFixed(digits);
  return half === 0 || !Number.isFinite(half) ? value : `${value} ± ${half.toFixed(digits)}`;
}

const percent = ({ mean, half }: Estimate) => written({ mean: mean * 100, half: half * 100 }, 1);
