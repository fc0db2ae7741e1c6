import type { FileTexts } from '@wayfare/web/exporting';
import { settingColumns } from '../../basics/settings/settingsFields.js';
import { conflictText } from '../../frame/table/conflictText.js';
import { userFieldColumns } from './userFieldColumns.js';

const texts: FileTexts = {
  t: (key) => `<${key}>`,
  locale: 'en',
  settings: { code: 'USD', timeZone: 'America/New_York', convert_to_mile: false },
};

it('fields of users that two people changed have names, and their values are no codes', () => {
  const shown = (field: string, value: unknown) => conflictText(value, userFieldColumns[field], texts);
  expect(userFieldColumns['driverActiveStatus']?.label).toBe('panel_active');
  expect(shown('approved', false)).toBe('<no>');
  expect(shown('profile_image', '/api/images/0123')).toBe('<yes>');
  expect(userFieldColumns['fleetadmin']?.person).toBe('fleetadmins');
});

it('choices of settings are shown by their names', () => {
  const shown = (field: string, value: unknown) => conflictText(value, settingColumns[field], texts);
  expect(shown('refundTo', 'provider')).toBe('<panel_refund_to_provider>');
  expect(settingColumns['refundTo']?.label).toBe('panel_set_refund_to');
  expect(shown('holdCards', true)).toBe('<yes>');
});
