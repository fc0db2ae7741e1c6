import { FALLBACK_LOCALE, type TranslationKey } from '@wayfare/shared';
import { fill, translator } from '../../../basics/language/translate.js';
import type { TripsServices } from '../../services.js';
import type { EffectOf } from '../effects/effect.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The effect that writes to the office in a user's conversation about a trip, in the office's language. */
export async function officeMessage(
  { user, key, booking }: { user: string; key: string; booking: Pick<StoredBooking, 'id'> },
  text: TranslationKey,
  values: Record<string, string>,
  services: TripsServices,
): Promise<EffectOf<'writeToOffice'>> {
  const locale = (await services.db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const translate = await translator(locale, services);
  const data = { user, id: `${booking.id}:${key}`, message: fill(translate(text), values) };
  return { key, kind: 'writeToOffice', data };
}
