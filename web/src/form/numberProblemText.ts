import { type NumberProblem, type NumberRules, plainNumber, type TranslationKey } from '@wayfare/shared';

/** Translates the texts of a number field. */
export type TranslateNumber = (key: TranslationKey, params?: Record<string, string | number>) => string;

/** A number that shows how to type one in the field. */
const EXAMPLES = { whole: 12, decimal: 12.5 };

/** Why a text is no number for a field, in the reader's language and digits. */
export function numberProblemText(
  problem: NumberProblem,
  { locale, decimals }: NumberRules,
  t: TranslateNumber,
): string {
  const write = (value: number) => plainNumber(value, locale);
  switch (problem.key) {
    case 'number_ambiguous': {
      const [one, other] = problem.readings;
      return t(problem.key, { one: write(one), other: write(other) });
    }
    case 'number_unreadable':
      return t(problem.key, { example: write(decimals === 0 ? EXAMPLES.whole : EXAMPLES.decimal) });
    case 'number_whole':
      return t(problem.key);
    default:
      return t(problem.key, { limit: write(problem.limit) });
  }
}
