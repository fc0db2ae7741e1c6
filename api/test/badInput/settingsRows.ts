import { defaultAppInfo, defaultSettings } from '@wayfare/shared';
import { resource } from './resourceRows.js';
import type { Rows } from './row.js';

let languages = 0;
/** A language that does not exist yet. */
function aLanguage() {
  languages += 1;
  return { langName: `Lang ${languages}`, langLocale: `xx-${languages}`, dateLocale: 'en' };
}

/** Bonuses that are neither an amount nor empty. */
const wrongBonuses = {
  'a negative bonus': [{ bonus: -1 }, 400, 'validation_error', 'bonus'],
  'a huge bonus': [{ bonus: 1_000_001 }, 400, 'validation_error', 'bonus'],
  'a text as bonus': [{ bonus: '5' }, 400, 'validation_error', 'bonus'],
} as const;

/** The settings of the business, and its languages. */
export const settingsRows: Rows = {
  'GET /openapi.json': { good: ({ app }) => ({ as: app.anonymous }), again: 'same' },
  'GET /docs': { good: ({ app }) => ({ as: app.anonymous }), again: 'same' },
  'GET /docs/:file': {
    good: ({ app }) => ({ as: app.anonymous, params: { file: 'start.js' } }),
    unknown: null,
    again: 'same',
  },
  'GET /bootstrap': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'GET /settings': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /settings/currency': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'PUT /settings': {
    good: ({ admin }) => ({
      as: admin,
      body: { ...defaultSettings, panic: '911', license: 'none' },
      refuses: {
        'no bonus': [{ bonus: null }, 400, 'proper_bonus'],
        'an empty bonus': [{ bonus: '' }, 400, 'proper_bonus'],
        ...wrongBonuses,
        'four decimals': [{ decimal: 4 }, 400, 'validation_error'],
        'a time zone of nowhere': [{ timeZone: 'Nowhere/City' }, 400, 'validation_error'],
      },
    }),
    again: 'same',
  },
  'GET /appinfo': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'PUT /appinfo': {
    good: ({ admin }) => ({
      as: admin,
      body: { ...defaultAppInfo, FacebookHandle: 'https://example.com/wayfare' },
      refuses: {
        'a script': [{ FacebookHandle: 'javascript:alert(1)' }, 400, 'validation_error'],
        'no bonus': [{ bonus: null }, 400, 'proper_bonus'],
        'an empty bonus': [{ bonus: '' }, 400, 'proper_bonus'],
        ...wrongBonuses,
      },
    }),
    again: 'same',
  },
  'GET /translations/:locale': {
    good: ({ rider }) => ({ as: rider, params: { locale: 'en' } }),
    unknown: null,
    again: 'same',
  },
  ...resource('languages', () => ({ ...aLanguage(), keyValuePairs: { login: 'Log in' } }), {
    'a key with a null byte': [{ keyValuePairs: { 'a\u0000b': 'x' } }, 400, 'validation_error'],
    'a key that is an operator': [{ keyValuePairs: { $where: 'x' } }, 400, 'validation_error'],
  }),
  'POST /languages/:id/default': {
    async good(stage) {
      const { body } = await stage.admin.post('/languages', aLanguage());
      return { as: stage.admin, params: { id: body.id }, strangers: Object.values(stage.strangers) };
    },
    again: 'same',
  },
};
