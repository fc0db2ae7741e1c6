import { latinDigits } from './latinDigits.js';

it('turns the digits of Arabic and Persian keyboards into those of codes, and keeps everything else', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(latinDigits('4K-٧ ب')).toBe('4K-7 ب');
});
