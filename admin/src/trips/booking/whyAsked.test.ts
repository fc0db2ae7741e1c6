import { englishTexts, type TranslationKey } from '@wayfare/shared';
import { createI18nProvider } from '../../frame/providers/i18nProvider.js';
import { whyAsked } from './whyAsked.js';

const { translate } = createI18nProvider('en', englishTexts, []);
const t = (key: TranslationKey, values?: Record<string, string | number>) => translate(key, values);
const why = (minutes: number | null, choice: [string, number, number] | null, timeSource = 'service') =>
  whyAsked(
    {
      minutes,
      timeSource: timeSource as 'service',
      choice: choice && { policy: choice[0] as 'nearest', place: choice[1], among: choice[2], within: 40 },
    },
    t,
  );

it('explains in one sentence why a driver was asked [4.86]', () => {
  expect(why(3.2, ['longestIdle', 1, 4])).toBe('3 min away; free longest among 4 within 40 s');
  expect(why(3, ['longestIdle', 2, 4])).toBe('3 min away; number 2 by time free among 4 within 40 s');
  expect(why(9, ['longestIdle', 5, 4])).toBe(
    '9 min away; number 5 by driving time, after those within 40 s of the first',
  );
  expect(why(3, ['longestIdle', 1, 1])).toBe('3 min away; nobody else within 40 s');
  expect(why(2, ['nearest', 1, 7], 'streets')).toBe('2 min away by the city’s streets; the soonest of 7');
  expect(why(0.2, ['nearest', 1, 1], 'line')).toBe(
    'about 1 min away by straight line; the only one who could be asked',
  );
});

it('says with how many other trips it was matched [4.127]', () => {
  const matchedWith = (together: number) => whyAsked({ minutes: 4, timeSource: 'service', together }, t);
  expect(matchedWith(1)).toBe('4 min away; matched together with 1 other trip');
  expect(matchedWith(3)).toBe('4 min away; matched together with 3 other trips');
});

it('says from how many trips a time was learned [4.130]', () => {
  expect(whyAsked({ minutes: 7, timeSource: 'streets', learnedFrom: 12 }, t)).toBe(
    '7 min away by the city’s streets, learned from own trips (12)',
  );
});

it('names the time alone for drivers who were not asked, and nothing where nothing is known', () => {
  expect(why(7.6, null)).toBe('8 min away');
  expect(why(null, null)).toBe('no way to the pickup by road');
  expect(whyAsked({}, t)).toBeNull();
});
