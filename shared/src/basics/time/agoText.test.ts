import { agoText } from './agoText.js';

const MINUTE = 60_000;

it('tells how long ago something was, in the words of the reader, and nothing below a minute', () => {
  const times = [59_999, MINUTE, 2.9 * MINUTE, 60 * MINUTE, 26 * 60 * MINUTE];
  expect(times.map((ms) => agoText(ms, 'en'))).toEqual([
    null,
    '1 minute ago',
    '2 minutes ago',
    '1 hour ago',
    '1 day ago',
  ]);
  expect(['es', 'fr', 'ar'].map((locale) => agoText(2 * MINUTE, locale))).toEqual([
    'hace 2 minutos',
    'il y a 2 minutes',
    'قبل دقيقتين',
  ]);
});
