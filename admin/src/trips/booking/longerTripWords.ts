import type { LongerTrip } from '@wayfare/shared';
import type { useText } from '../../frame/texts/useText.js';

/** How the question to a driver about a longer trip stands, or why others are asked. */
export const longerTripWords = (
  { state, until }: LongerTrip,
  t: ReturnType<typeof useText>,
  format: { tripClock: (at: number) => string },
): string =>
  state === 'asked' && until
    ? t('panel_longer_asked', { time: format.tripClock(until) })
    : t(state === 'refused' ? 'panel_longer_refused' : 'panel_longer_unanswered');
