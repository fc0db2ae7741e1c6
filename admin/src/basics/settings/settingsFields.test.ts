import { passwordRuleSchema, settingsSchema } from '@wayfare/shared';
import { isAmount, isWhole, settingGroupsFor } from './settingsFields.js';

const sources = (category: 'taxi' | 'delivery') =>
  settingGroupsFor(category).flatMap((group) => group.fields.map((field) => field.source));

describe('settingGroupsFor', () => {
  it.each([
    ['panel_group_currency', ['symbol', 'code', 'decimal', 'swipe_symbol']],
    ['panel_group_security', ['otp_secure', 'driver_approval', 'email_verify', 'bonus', 'license']],
    ['panel_group_country', ['country', 'restrictCountry', 'AllowCountrySelection']],
    ['panel_group_dispatch', ['autoDispatch', 'CarHornRepeat', 'convert_to_mile', 'driverRadius']],
    ['panel_group_wallet', ['RiderWithDraw', 'refundTo', 'negativeBalance', 'bank_fields']],
  ])('%s contains %j [2.50, 2.51, 2.52, 2.53, 2.54, 2.56]', (title, fields) => {
    for (const category of ['taxi', 'delivery'] as const) {
      const group = settingGroupsFor(category).find((shown) => shown.title === title);
      expect(group?.fields.map(({ source }) => source)).toEqual(expect.arrayContaining(fields));
    }
  });

  it('shows the image toggles in a delivery deployment only [2.55]', () => {
    expect(sources('delivery')).toEqual(
      expect.arrayContaining(['AllowDeliveryPickupImageCapture', 'AllowFinalDeliveryImageCapture']),
    );
    expect(sources('taxi')).not.toContain('AllowDeliveryPickupImageCapture');
    expect(sources('taxi')).not.toContain('AllowFinalDeliveryImageCapture');
  });

  it('shows the panic number in a taxi deployment only [2.57]', () => {
    expect(sources('taxi')).toContain('panic');
    expect(sources('delivery')).not.toContain('panic');
  });

  it('offers every password rule [5.29]', () => {
    const fields = settingGroupsFor('taxi').flatMap((group) => group.fields);
    const offered = fields.find(({ source }) => source === 'passwordRule')?.choices?.map(({ id }) => id);
    expect([...(offered ?? [])].sort()).toEqual([...passwordRuleSchema.options].sort());
  });

  it('includes every setting exactly once', () => {
    const all = [...sources('taxi'), ...sources('delivery')];
    expect(new Set(all)).toEqual(new Set(Object.keys(settingsSchema.shape)));
    expect(new Set(sources('taxi')).size).toBe(sources('taxi').length);
  });
});

it('knows the settings that are amounts, and those that are whole numbers', () => {
  expect(isAmount('bonus')).toBe(true);
  expect(isAmount('driverRadius')).toBe(false);
  expect(isWhole('offerSeconds')).toBe(true);
  expect(isWhole('decimal')).toBe(true);
  expect(isWhole('driverRadius')).toBe(false);
  expect(isWhole('approvalLimit')).toBe(false);
});
