import { rules } from './judge.mjs';

/**
 * Known violations, one a line: `rule: text`. The list must equal the violations of today and may only
 * shrink, until it is empty and goes away.
 */
export const readDebts = (text) => text.split('\n').filter(Boolean);

export const asDebts = (violations) => violations.map(({ rule, text }) => `${rule}: ${text}`).sort();

/** What differs between the list and today's violations, one sentence each. */
export function compareDebts(debts, violations) {
  const today = new Set(asDebts(violations));
  const known = new Set(debts);
  return [
    ...[...today].filter((violation) => !known.has(violation)),
    ...[...known]
      .filter((debt) => !today.has(debt))
      .map((debt) => `remove from the list of known violations: ${debt}`),
  ];
}

/**
 * The rules with more violations than the list names: moving code keeps the number, and new code adds to it.
 */
export function grownRules(debts, violations) {
  const count = (lines, rule) => lines.filter((line) => line.startsWith(`${rule}: `)).length;
  const today = asDebts(violations);
  return Object.keys(rules).filter((rule) => count(today, rule) > count(debts, rule));
}
