import { roundWorth } from './currencyWorth.js';
import { defaultSettings } from './defaultSettings.js';
import type { Settings } from './settings.schema.js';

/** The settings that are amounts of money and have a default other than none. */
export const amountSettings = ['approvalLimit', 'adjustmentMax', 'raiseMax', 'riderExtraMax'] as const;
export type AmountSetting = (typeof amountSettings)[number];

/** The amounts that a new installation begins with in a currency (ISO 4217). */
export const amountDefaults = (code: string): Record<AmountSetting, number> => ({
  approvalLimit: roundWorth(defaultSettings.approvalLimit ?? 0, code),
  adjustmentMax: roundWorth(defaultSettings.adjustmentMax, code),
  raiseMax: roundWorth(defaultSettings.raiseMax, code),
  riderExtraMax: roundWorth(defaultSettings.riderExtraMax, code),
});

/**
 * The amounts that follow a change of the currency: those that still have the default of the currency before
 * and are not changed themselves.
 */
export function followingAmounts(
  before: Pick<Settings, 'code' | AmountSetting>,
  changes: Partial<Settings>,
): Partial<Record<AmountSetting, number>> {
  const { code } = changes;
  if (code === undefined || code === before.code) return {};
  const [from, to] = [amountDefaults(before.code), amountDefaults(code)];
  const followers = amountSettings.filter((name) => !(name in changes) && before[name] === from[name]);
  return Object.fromEntries(followers.map((name) => [name, to[name]]));
}
