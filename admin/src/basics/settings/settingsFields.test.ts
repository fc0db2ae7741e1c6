import { passwordRuleSchema, settingsSchema } from '@wayfare/shared';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { numberOrNothing, numberOrTyped, settingGroupsFor, shownNumber } from './settingsFields.js';

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
    expect(offered?.toSorted()).toEqual(passwordRuleSchema.options.toSorted());
  });

  it('includes every setting exactly once', () => {
    const all = [...sources('taxi'), ...sources('delivery')];
    expect(new Set(all)).toEqual(new Set(Object.keys(settingsSchema.shape)));
    expect(new Set(sources('taxi')).size).toBe(sources('taxi').length);
  });
});

describe('numberOrNothing', () => {
  it('accepts numbers of 0 or above, and is empty for anything else [5.36]', () => {
    expect(numberOrNothing('0')).toBe(0);
    expect(numberOrNothing('2.5')).toBe(2.5);
    expect(numberOrNothing('-1')).toBeNull();
    expect(numberOrNothing('ten')).toBeNull();
    expect(numberOrNothing(' ')).toBeNull();
    expect(numberOrNothing('Infinity')).toBeNull();
  });
});

describe('numberOrTyped', () => {
  const rule = fieldRule(settingsSchema.shape.approvalLimit);

  it.each(['five hundred', '500,-', '1e400', '-1'])(
    'does not turn off the approval limit for "%s"',
    (typed) => {
      const value = numberOrTyped(typed);
      expect([shownNumber(value, typed), rule(value)]).toEqual([typed, 'field_invalid']);
    },
  );

  it.each([
    ['500', 500],
    [' ', null],
  ])('reads "%s" as %s', (typed, value) => {
    expect([numberOrTyped(typed), rule(value)]).toEqual([value, undefined]);
  });
});

describe('shownNumber', () => {
  it('keeps the text as typed while it means the value', () => {
    expect(shownNumber(1, '1.')).toBe('1.');
    expect(shownNumber(2.5, '2.50')).toBe('2.50');
  });

  it('shows another value as it is, and no value as nothing', () => {
    expect(shownNumber(7, '1.')).toBe('7');
    expect(shownNumber(0, '')).toBe('0');
    expect(shownNumber(null, 'ten')).toBe('');
    expect(shownNumber(undefined, '')).toBe('');
  });
});
