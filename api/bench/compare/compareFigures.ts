import { type Estimate, estimate } from '../lab/statistics.js';
import type { SuiteResult } from '../runSuites.js';
import type { Figure } from '../suite.js';

/** What both builds measured in one round, one right after the other. */
export interface Round {
  here: readonly SuiteResult[];
  there: readonly SuiteResult[];
}

/** A figure of this build, compared with the same one of another commit. */
export interface ComparedFigure {
  target: number;
  name: string;
  /** Whether ratios to the baseline are compared: they depend less on the machine than the values do. */
  isToBaseline: boolean;
  unit: string;
  /** The mean over the rounds, of the ratio to the baseline or of the value. */
  here: number;
  there: number;
  /** Here divided by there, taken within each round. */
  ratio: Estimate;
}

/** Compares the figures that both builds measured in every round. Those of one build alone are left out. */
export function compareFigures(rounds: readonly Round[]): ComparedFigure[] {
  const [first] = rounds;
  if (!first) return [];
  return first.here.flatMap(({ target, figures }) =>
    figures.flatMap(({ name, unit }): ComparedFigure[] => {
      const found = rounds.map(({ here, there }) => ({
        here: figureOf(here, target, name),
        there: figureOf(there, target, name),
      }));
      if (!found.every(isOfBoth)) return [];
      const isToBaseline = found.every(({ here, there }) => here.ratio !== null && there.ratio !== null);
      const pairs = found.map(({ here, there }) => ({
        here: isToBaseline ? (here.ratio as number) : here.value,
        there: isToBaseline ? (there.ratio as number) : there.value,
      }));
      // Nothing can be divided by 0.
      if (pairs.some(({ there }) => there === 0)) return [];
      return [
        {
          target,
          name,
          isToBaseline,
          unit: isToBaseline ? '×' : unit,
          here: meanOf(pairs.map(({ here }) => here)),
          there: meanOf(pairs.map(({ there }) => there)),
          ratio: estimate(pairs.map(({ here, there }) => here / there)),
        },
      ];
    }),
  );
}

const figureOf = (results: readonly SuiteResult[], target: number, name: string): Figure | undefined =>
  results.find((result) => result.target === target)?.figures.find((figure) => figure.name === name);

const isOfBoth = (pair: {
  here: Figure | undefined;
  there: Figure | undefined;
}): pair is { here: Figure; there: Figure } => pair.here !== undefined && pair.there !== undefined;

const meanOf = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** A comparison as readable text: a line for each figure, with the 95 % confidence interval of its ratio. */
export function comparisonText(
  compared: readonly ComparedFigure[],
  { commit, rounds }: { commit: string; rounds: number },
): string {
  return [
    `This build, compared with ${commit} (${rounds === 1 ? '1 round' : `${rounds} rounds`})`,
    ...compared.map(
      ({ target, name, unit, here, there, ratio }) =>
        `  Target ${target}, ${name}: ${digits(ratio.mean)}${interval(ratio)}×  (${digits(here)} ${unit}, there ${digits(there)} ${unit})`,
    ),
  ].join('\n');
}

const interval = ({ half }: Estimate) => (Number.isFinite(half) ? ` ± ${digits(half)}` : '');
const digits = (value: number) =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
