import basics from '../../../locales/en/basics.json' with { type: 'json' };
import delivery from '../../../locales/en/delivery.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import frame from '../../../locales/en/frame.json' with { type: 'json' };
import messages from '../../../locales/en/messages.json' with { type: 'json' };
import money from '../../../locales/en/money.json' with { type: 'json' };
import office from '../../../locales/en/office.json' with { type: 'json' };
import people from '../../../locales/en/people.json' with { type: 'json' };
import site from '../../../locales/en/site.json' with { type: 'json' };
import trips from '../../../locales/en/trips.json' with { type: 'json' };
import { startTexts } from './startTexts.js';

/**
 * The keys of all texts. As a union of the files' keys, they stay right in declarations that the compiler
 * does not write again when only a JSON file changes.
 */
export type TranslationKey =
  | keyof typeof startTexts
  | keyof typeof basics
  | keyof typeof errors
  | keyof typeof frame
  | keyof typeof messages
  | keyof typeof people
  | keyof typeof money
  | keyof typeof trips
  | keyof typeof office
  | keyof typeof site
  | keyof typeof delivery;

/**
 * Every text shown to users, in English. Languages translate these keys; a missing translation falls
 * back to English.
 */
export const englishTexts: Readonly<Record<TranslationKey, string>> = {
  ...startTexts,
  ...basics,
  ...errors,
  ...frame,
  ...messages,
  ...people,
  ...money,
  ...trips,
  ...office,
  ...site,
  ...delivery,
};
