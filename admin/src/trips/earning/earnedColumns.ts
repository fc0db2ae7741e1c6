import type { EarnedSums, TranslationKey } from '@wayfare/shared';

/** The columns of the report of earnings. */
export const earnedColumns: readonly {
  source: keyof EarnedSums;
  label: TranslationKey;
  isCount?: true;
  /** Shown only if there is any. */
  isRare?: true;
}[] = [
  { source: 'trips', label: 'panel_earned_trips', isCount: true },
  { source: 'tripCost', label: 'panel_trip_cost' },
  { source: 'driverShare', label: 'panel_driver_share' },
  { source: 'raises', label: 'panel_raises', isRare: true },
  { source: 'convenienceFee', label: 'panel_convenience_fee' },
  { source: 'discount', label: 'panel_discount', isRare: true },
  { source: 'profit', label: 'panel_profit' },
  { source: 'cash', label: 'payment_mode_cash', isRare: true },
  { source: 'card', label: 'payment_mode_card', isRare: true },
  { source: 'wallet', label: 'payment_mode_wallet', isRare: true },
];
