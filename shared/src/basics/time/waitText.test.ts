import { waitText } from './waitText.js';

it('writes a wait in whole minutes, rounded up, and long ones in hours', () => {
  expect([0.2, 60, 61, 7_140, 7_200, 7_201, 86_400].map((seconds) => waitText(seconds, 'en'))).toEqual([
    '1 minute',
    '1 minute',
    '2 minutes',
    '119 minutes',
    '2 hours',
    '3 hours',
    '24 hours',
  ]);
});

it('uses the words of the locale', () => {
  expect(waitText(720, 'fr')).toBe('12 minutes');
  expect(waitText(720, 'es')).toBe('12 minutos');
  expect(waitText(60, 'ar')).toMatch(/دقيقة/);
});
