import { isLatin, type Place, scriptOf, shareOfScript } from '@wayfare/shared';
import type { BasicsServices } from '../services.js';
import { latinLetters } from './latinLetters.js';

/** The language in which addresses get Latin letters. */
const LATIN_LANGUAGE = 'en';
const ARABIC_LANGUAGE = 'ar';

/**
 * The address of a place in another script than the one it was chosen in (rules 4.94, 4.96): for one that
 * readers of Latin letters cannot read, its Latin text; for a Latin one its Arabic text, if it has one. A map
 * service is asked for the latter only where the business itself writes in Arabic, because it may cost money.
 * A Latin text that is not known is spelled from the letters. Null if there is none.
 */
export async function otherScriptOf(place: Place, services: BasicsServices): Promise<string | null> {
  const { maps, db } = services;
  const { restrictCountry } = await db.settings.settings();
  const region = restrictCountry ? { region: restrictCountry } : {};
  if (!isLatin(place.add)) {
    const known = await maps.addressAgain(place, LATIN_LANGUAGE, { ...region, asksService: true });
    const isReadable = known !== null && shareOfScript(known, 'Latin') > shareOfScript(place.add, 'Latin');
    return latinLetters(isReadable ? known : place.add);
  }
  const usual = (await db.languages.findDefault())?.langLocale ?? LATIN_LANGUAGE;
  const asksService = scriptOf(usual) === 'Arabic';
  const known = await maps.addressAgain(place, ARABIC_LANGUAGE, { ...region, asksService });
  return known !== null && shareOfScript(known, 'Arabic') > 0 && known !== place.add ? known : null;
}
