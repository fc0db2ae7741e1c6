import type { NoDriverCount } from '@wayfare/shared';
import type { useFormat } from '../../frame/texts/useFormat.js';
import type { useText } from '../../frame/texts/useText.js';

/** How many kinds of reasons a row names. */
const NAMED = 3;

/** Why no driver takes a trip, in a few words: "12 other type, 4 on a trip". */
export function whyWords(
  counts: readonly NoDriverCount[],
  t: ReturnType<typeof useText>,
  format: Pick<ReturnType<typeof useFormat>, 'number'>,
): string {
  if (counts.length === 0) return t('panel_no_driver_none');
  return counts
    .slice(0, NAMED)
    .map(({ kind, count }) => t(`panel_no_driver_${kind}`, { count: format.number(count) }))
    .join(', ');
}
