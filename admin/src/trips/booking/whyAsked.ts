import type { DispatchTrace, TimeSource, TranslationKey } from '@wayfare/shared';

type Translate = (key: TranslationKey, values?: Record<string, string | number>) => string;
type Explained = Pick<
  DispatchTrace,
  'minutes' | 'timeSource' | 'learnedFrom' | 'choice' | 'next' | 'together'
>;

/**
 * Why auto dispatch asked a driver, in one sentence: the driving time, and what put the driver in that place,
 * such as "3 min away; free longest among 4 within 40 s". The time alone for drivers who were not asked; null
 * if nothing is known.
 */
export function whyAsked(asked: Explained, t: Translate): string | null {
  const { timeSource, choice, next, together } = asked;
  if (!timeSource) return null;
  const time = timeText(asked, timeSource, t);
  const place = choice ? t('panel_choice_because', { time, why: t(choiceKey(choice), choice) }) : time;
  const why =
    typeof together === 'number' ? t('panel_choice_together', { time, smart_count: together }) : place;
  return next ? t('panel_choice_next_trip', { why }) : why;
}

function timeText({ minutes, learnedFrom }: Explained, source: TimeSource, t: Translate): string {
  if (typeof minutes !== 'number') return t('panel_choice_time_none');
  const time = t(`panel_choice_time_${source}`, { minutes: Math.max(1, Math.round(minutes)) });
  return learnedFrom ? t('panel_choice_learned', { time, trips: learnedFrom }) : time;
}

function choiceKey({ policy, place, among }: NonNullable<Explained['choice']>): TranslationKey {
  if (place > among) return 'panel_choice_after';
  if (among === 1) return policy === 'nearest' ? 'panel_choice_only' : 'panel_choice_only_within';
  return place === 1 ? `panel_choice_${policy}` : `panel_choice_${policy}_next`;
}
