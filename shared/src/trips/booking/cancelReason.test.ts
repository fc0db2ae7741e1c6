import { englishTexts } from '../../basics/language/texts.js';
import type { Translations } from '../../basics/language/translated.js';
import { ownCancelReasons, shownReason } from './cancelReason.js';

const translate = (key: keyof typeof englishTexts) => englishTexts[key];

it('shows a reason of the business in the language of the reader [4.92]', () => {
  const listed: { label: string; translations: Translations }[] = [
    { label: 'I walk', translations: { ar: { label: 'سأمشي' } } },
    { label: 'cancel_reason_too_far', translations: { fr: { label: 'Trop loin' } } },
  ];
  const inLanguage = (reason: string, language: string) =>
    shownReason(reason, translate, { listed, language });
  expect(inLanguage('I walk', 'ar')).toBe('سأمشي');
  expect(inLanguage('I walk', 'fr')).toBe('I walk');
  expect(inLanguage('cancel_reason_too_far', 'fr')).toBe('Trop loin');
  expect(inLanguage('cancel_reason_too_far', 'ar')).toBe(englishTexts.cancel_reason_too_far);
  expect(inLanguage('My own words', 'ar')).toBe('My own words');
});

it('translates the built-in reasons and shows the reasons users wrote as they are [4.22, 4.27]', () => {
  expect(shownReason('cancel_reason_incomplete_booking', translate)).toBe('The booking was not completed');
  expect(shownReason('I walk', translate)).toBe('I walk');
  for (const reason of ownCancelReasons) expect(shownReason(reason, translate)).not.toBe(reason);
});
