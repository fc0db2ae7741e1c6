import type { ExportedColumn } from '@wayfare/web/exporting';

/** Whether a fee or discount is a percentage or an amount, for files: with the unit. */
export const feeTypeInFile: NonNullable<ExportedColumn['inWords']> = (type, t, { settings }) =>
  type === 'percentage' ? `${t('panel_fee_percentage')} (%)` : `${t('panel_fee_flat')} (${settings.code})`;
