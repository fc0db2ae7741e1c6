import type { DecisionRequest, PassedTrip, TranslationKey } from '@wayfare/shared';
import type { useFormat } from '../../frame/language/useFormat.js';

type Text = (key: TranslationKey, values?: Record<string, string | number>) => string;

/** Why a driver did not get a trip, in one sentence. */
export const passedSentence = (
  { reason, over }: Pick<PassedTrip, 'reason' | 'over'>,
  t: Text,
  format: Pick<ReturnType<typeof useFormat>, 'distance'>,
): string =>
  reason === 'too_far' && over !== null
    ? t('passed_too_far_by', { distance: format.distance(over) })
    : t(`passed_${reason}`);

/** The subject of a request: a decision, or a trip that the driver did not get, with its time and reason. */
export function requestSubject(
  { about, reason, passedAt }: Pick<DecisionRequest, 'about' | 'reason' | 'passedAt'>,
  t: Text,
  format: Pick<ReturnType<typeof useFormat>, 'dateTime'>,
): string {
  if (passedAt === null || reason === null) return t(`decision_${about}`);
  return `${format.dateTime(passedAt)} · ${t(`passed_${reason}`)}`;
}
