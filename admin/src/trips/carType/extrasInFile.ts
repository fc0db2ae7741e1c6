import type { CancelSlab, Extra } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';

type InFile = NonNullable<ExportedColumn['inWords']>;

/** A parcel type or option with its price. */
export const extraInFile: InFile = (value, _t, { settings }) => {
  const { description, amount } = value as Extra;
  return `${description}: ${amount} ${settings.code}`;
};

/** A step of the cancellation fees: after how many minutes, and how much. */
export const slabInFile: InFile = (value, t, { settings }) => {
  const { minsDelayed, amount } = value as CancelSlab;
  return `${t('panel_minutes_after')} ${minsDelayed}: ${amount} ${settings.code}`;
};
