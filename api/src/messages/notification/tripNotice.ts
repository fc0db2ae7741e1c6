import type { PushScreen, TranslationKey } from '@wayfare/shared';

/** A message to a user about a trip: translation keys, never texts. */
export interface TripNotice {
  to: string;
  title: TranslationKey;
  body: TranslationKey;
  /** The mobile app screen it opens (rule 2.63), or the driver’s page about decisions. */
  screen: PushScreen | 'decisions';
  params?: Record<string, string>;
  /** The message offers the receiver the trip; it is not sent once the offer has ended. */
  isOffer?: boolean;
}
