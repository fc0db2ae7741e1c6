import type { ExportedColumn, FileTexts } from '@wayfare/web/exporting';
import { conflictText } from './conflictText.js';

const texts: FileTexts = {
  t: (key) => `<${key}>`,
  locale: 'en',
  settings: { code: 'USD', timeZone: 'America/New_York', convert_to_mile: false },
};
const column = (more: Partial<ExportedColumn>): ExportedColumn => ({
  source: 'promo_validity',
  label: 'panel_amount',
  ...more,
});

it('shows the values of a column as people read them, not as they are stored', () => {
  const at = Date.parse('2026-03-02T14:05:07Z');
  expect(conflictText(at, column({ kind: 'time' }), texts)).toBe('2026-03-02 09:05:07');
  const type = column({ inWords: (value, t) => t(value === 'flat' ? 'panel_fee_flat' : 'panel_amount') });
  expect(conflictText('flat', type, texts)).toBe('<panel_fee_flat>');
  expect(conflictText(['flat', 'other'], type, texts)).toBe('<panel_fee_flat>; <panel_amount>');
});

it('shows fields of forms, and those that are empty', () => {
  const shown = (value: unknown) => conflictText(value, undefined, texts);
  expect([shown('Mine'), shown(12.5), shown(true), shown(false)]).toEqual(['Mine', '12.5', '<yes>', '<no>']);
  expect([shown(null), shown(undefined), shown('')]).toEqual(['–', '–', '–']);
  expect(shown([1, 2])).toBe('[1,2]');
});
