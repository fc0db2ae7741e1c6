import { defaultAppInfo, defaultSettings } from '@wayfare/shared';
import type { AnswerTo } from './answers.js';

/** The moment of all stories: an evening in New York. ms timestamp. */
export const NOW = Date.UTC(2026, 5, 12, 22, 30);

type Bootstrap = AnswerTo<'get /bootstrap'>;

const language = (id: string, langName: string, langLocale: string, dateLocale: string) => ({
  id,
  langName,
  langLocale,
  dateLocale,
  default: langLocale === 'en',
});

/** The business of the stories. */
export const business: Pick<Bootstrap, 'settings' | 'appinfo' | 'languages'> = {
  settings: {
    ...defaultSettings,
    category: 'taxi',
    cardPayments: true,
    textMessages: true,
    passkeyAddress: null,
    googleMapsKey: null,
    vectorMap: null,
    usesOpenStreetMap: false,
    mapStart: { lat: 40.7128, lng: -74.006 },
    timeZone: 'America/New_York',
    panic: '911',
  },
  appinfo: defaultAppInfo,
  languages: [language('l1', 'English', 'en', 'en-US'), language('l2', 'العربية', 'ar', 'ar-EG')],
};
