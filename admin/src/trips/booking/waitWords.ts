import type { useFormat } from '../../frame/texts/useFormat.js';
import type { useText } from '../../frame/texts/useText.js';

/**
 * How long a rider has waited for a driver, in minutes, or with a negative number how long it is until the
 * trip date.
 */
export const waitWords = (
  minutes: number,
  t: ReturnType<typeof useText>,
  format: ReturnType<typeof useFormat>,
): string =>
  minutes < 0
    ? t('panel_desk_in', { minutes: format.number(-minutes) })
    : t('panel_desk_waits', { minutes: format.number(minutes) });
