import type { EarnedSums, TranslationKey } from '@wayfare/shared';

/** The columns of the report of earnings. */
export const earnedColumns: readonly {
  source: keyof EarnedSums;
  label: TranslationKey;
  isCount?: true;
}[] = [
  { source: 'trips', label: 'panel_earned_trips', isCount: true },
  { source: 'tripCost', label: 'panel_trip_cost' },
  { source: 'driverShare', label: 'panel_driver_share' },
  { source: 'raises', label: 'panel_raises' },
  { source: 'convenienceFee', label: 'panel_convenience_fee' },
  { source: 'discount', label: 'panel_discount' },
  { source: 'profit', label: 'panel_profit' },
  { source: 'cash', label: 'payment_mode_cash' },
  { source: 'card', label: 'payment_mode_card' },
  { source: 'wallet', label: 'payment_mode_wallet' },
];
