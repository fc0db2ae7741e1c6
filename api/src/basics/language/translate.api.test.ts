import { localeTexts } from './builtInLanguages.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await app.signedIn('admin');
  for (const [langLocale, not_logged_in] of [
    ['fr', 'Connectez-vous.'],
    ['pt-BR', 'Faça login.'],
    ['it', 'Accedi.'],
    ['klingon!', 'nuqneH'],
  ])
    await admin.post('/languages', {
      langName: langLocale,
      langLocale,
      dateLocale: 'en',
      keyValuePairs: { not_logged_in },
    });
});
afterAll(() => app.close());

/** The text of a refusal, in the language of a request. */
async function textFor(headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${app.url}/api/auth/me`, { headers });
  return ((await response.json()) as { message: string }).message;
}
let english: string;
beforeAll(async () => {
  english = await textFor({ 'accept-language': 'en' });
});

describe('the texts of a language', () => {
  const textsOf = async (locale: string) => (await app.anonymous.get(`/translations/${locale}`)).body;

  it('are English where it has none, and for a language that the product does not speak [9.14]', async () => {
    const inEnglish = await textsOf('en');
    expect(inEnglish).toMatchObject({ cancel: 'Cancel', close: 'Close' });
    expect(await textsOf('it')).toEqual({ ...inEnglish, not_logged_in: 'Accedi.' });
    expect(await textsOf('tlh')).toEqual(inEnglish);
  });

  it('are those that come with the product where a stored language lacks them', async () => {
    const { cancel, 'ra.action.export': exported } = localeTexts('fr');
    expect(await textsOf('fr')).toMatchObject({
      not_logged_in: 'Connectez-vous.',
      cancel,
      'ra.action.export': exported,
    });
  });
});

describe('the language of a response', () => {
  it.each([
    ['fr'],
    ['fr-CA,fr'],
    ['fr-CA'],
    ['FR'],
    ['de, fr;q=.8'],
    ['de-CH,de;q=0.9,fr;q=0.8,en;q=0.7'],
    ['en;q=0.2, fr;q=0.3'],
    ['en;q=0, fr;q=0.1'],
  ])('is French for Accept-Language: %s', async (wanted) => {
    expect(await textFor({ 'accept-language': wanted })).toBe('Connectez-vous.');
  });

  it.each([['pt-BR'], ['pt'], ['de;q=1, pt-BR;q=0.5']])(
    'is the regional language that the product speaks for Accept-Language: %s',
    async (wanted) => {
      expect(await textFor({ 'accept-language': wanted })).toBe('Faça login.');
    },
  );

  it.each([['en'], ['en-GB, fr;q=0.9'], ['de'], ['*'], ['de, *;q=0.5'], [''], [';;;q=,'], ['fr;q=0']])(
    'is English for Accept-Language: %s',
    async (wanted) => {
      expect(await textFor({ 'accept-language': wanted })).toBe(english);
    },
  );

  it('is the one that the user chose, whatever the browser prefers', async () => {
    const cookie = 'theme=dark; wayfare.locale=fr';
    expect(await textFor({ 'accept-language': 'en', cookie })).toBe('Connectez-vous.');
    // Since then, the language may have been removed.
    const removed = 'wayfare.locale=tlh';
    expect(await textFor({ 'accept-language': 'fr', cookie: removed })).toBe('Connectez-vous.');
  });
});
