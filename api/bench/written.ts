import type { SuiteResult } from './runSuites.js';
import type { Figure, Limit } from './suite.js';

/** Results as readable text: a block for each target, a line for each figure. */
export function written(results: readonly SuiteResult[]): string {
  return results
    .map(({ target, title, seconds, figures }) =>
      [`Target ${target}: ${title} (${seconds} s)`, ...figures.map(line)].join('\n'),
    )
    .join('\n\n');
}

function line({ name, value, unit, baseline, ratio, limit, met }: Figure): string {
  const beside = baseline ? `  against ${rounded(baseline.value)} ${unit} of ${baseline.name}` : '';
  const times = ratio === null ? '' : `, ${rounded(ratio)}×`;
  const wanted = limit ? `  [${limitText(limit, unit)}: ${met ? 'met' : 'NOT MET'}]` : '';
  return `  ${name}: ${rounded(value)} ${unit}${beside}${times}${wanted}`;
}

function limitText({ of, atMost, atLeast }: Limit, unit: string): string {
  const suffix = of === 'ratio' ? '×' : ` ${unit}`;
  return [
    ...(atMost === undefined ? [] : [`at most ${atMost}${suffix}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}${suffix}`]),
  ].join(', ');
}

/** A measurement is precise to three digits at most. */
const rounded = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
