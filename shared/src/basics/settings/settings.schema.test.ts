import { appInfoSchema } from './appInfo.schema.js';
import { defaultAppInfo } from './defaultAppInfo.js';
import { defaultSettings } from './defaultSettings.js';
import { publicSettingsSchema } from './publicSettings.schema.js';
import { settingsSchema } from './settings.schema.js';

const takes = (changes: object) => settingsSchema.safeParse({ ...defaultSettings, ...changes }).success;

describe('settings', () => {
  it('start with valid defaults', () => {
    expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
    expect(appInfoSchema.parse(defaultAppInfo)).toEqual(defaultAppInfo);
  });

  it('start with a driver radius of 10 [9.3]', () => {
    expect(defaultSettings.driverRadius).toBe(10);
  });

  it('accept decimals, bonus and radius of 0 or above only [5.36]', () => {
    expect(takes({ decimal: 0, bonus: 0, driverRadius: 0 })).toBe(true);
    expect(takes({ decimal: 3, bonus: 12.5, driverRadius: 25 })).toBe(true);
    for (const field of ['decimal', 'bonus', 'driverRadius']) {
      for (const wrong of [-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e308, '5', null, '']) {
        expect([field, wrong, takes({ [field]: wrong })]).toEqual([field, wrong, false]);
      }
    }
  });

  it('reject fractional decimals, and currencies and time zones that do not exist', () => {
    for (const wrong of [
      { decimal: 1.5 },
      { decimal: 4 },
      { code: 'EURO' },
      { symbol: '' },
      { timeZone: 'Mars/Base' },
    ]) {
      expect([wrong, takes(wrong)]).toEqual([wrong, false]);
    }
    expect(settingsSchema.parse({ ...defaultSettings, code: 'eur' }).code).toBe('EUR');
  });

  it('require every switch to be on or off', () => {
    const switches = Object.entries(defaultSettings).filter(([, value]) => typeof value === 'boolean');
    for (const [field] of switches) {
      for (const wrong of [undefined, null, 'true', 1]) expect(takes({ [field]: wrong })).toBe(false);
    }
  });

  it('strip unknown fields', () => {
    expect(settingsSchema.parse({ ...defaultSettings, isAdmin: true, id: 'x' })).toEqual(defaultSettings);
  });

  it('hide the purchase code and the bonus from the public', () => {
    const deployment = {
      category: 'taxi',
      cardPayments: true,
      textMessages: true,
      passkeyAddress: 'https://ride.example',
      googleMapsKey: null,
      vectorMap: { tiles: '/map-tiles.pmtiles' },
      usesOpenStreetMap: false,
      mapStart: { lat: 35.7, lng: 139.7 },
    };
    const shown = publicSettingsSchema.parse({ ...defaultSettings, license: 'SECRET', ...deployment });
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['license']));
    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['bonus']));
    expect(shown).toMatchObject({ symbol: '$', ...deployment });
  });
});

describe('app info', () => {
  const takesInfo = (changes: object) => appInfoSchema.safeParse({ ...defaultAppInfo, ...changes }).success;

  it('requires the four company details, but not the contact email [2.47]', () => {
    for (const field of ['appName', 'CompanyName', 'CompanyWebsite', 'CompanyTerms']) {
      for (const wrong of [undefined, null, '', '  ']) {
        expect([field, wrong, takesInfo({ [field]: wrong })]).toEqual([field, wrong, false]);
      }
    }
    for (const none of [undefined, null, '']) expect(takesInfo({ contact_email: none })).toBe(true);
  });

  it('requires no handle or store link, and accepts only web addresses [2.48]', () => {
    for (const field of [
      'FacebookHandle',
      'TwitterHandle',
      'InstagramHandle',
      'AppleStoreLink',
      'PlayStoreLink',
    ]) {
      for (const fine of [undefined, null, '', 'https://example.com/x']) {
        expect([field, fine, takesInfo({ [field]: fine })]).toEqual([field, fine, true]);
      }
      for (const wrong of ['javascript:alert(1)', 'data:text/html,x', '//example.com', 7]) {
        expect([field, wrong, takesInfo({ [field]: wrong })]).toEqual([field, wrong, false]);
      }
    }
  });
});

describe('the fields of the settings', () => {
  const fields = [...Object.keys(settingsSchema.shape), ...Object.keys(appInfoSchema.shape)];
  const missing = (names: string) => names.split(' ').filter((name) => !fields.includes(name));

  it('include the currency [3.31, 3.32]', () => {
    expect(missing('symbol code decimal swipe_symbol')).toEqual([]);
  });

  it('include security and approval [3.33]', () => {
    expect(missing('otp_secure driver_approval email_verify license bonus')).toEqual([]);
  });

  it('include the country [3.34]', () => {
    expect(missing('country restrictCountry AllowCountrySelection')).toEqual([]);
  });

  it('include dispatch and behavior [3.35]', () => {
    expect(
      missing('autoDispatch CarHornRepeat convert_to_mile driverRadius negativeBalance bank_fields panic'),
    ).toEqual([]);
  });

  it('include delivery and access [3.36]', () => {
    expect(
      missing(
        'AllowDeliveryPickupImageCapture AllowFinalDeliveryImageCapture RiderWithDraw AllowCriticalEditsAdmin FacebookLoginEnabled MobileLoginEnabled',
      ),
    ).toEqual([]);
  });

  it('include the company [3.37]', () => {
    expect(
      missing(
        'appName contact_email CompanyName CompanyWebsite CompanyTerms FacebookHandle TwitterHandle InstagramHandle AppleStoreLink PlayStoreLink',
      ),
    ).toEqual([]);
  });
});
