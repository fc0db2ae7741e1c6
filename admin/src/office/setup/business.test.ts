import { type AppInfo, defaultAppInfo, defaultSettings } from '@wayfare/shared';
import { firstBusiness, namesOf } from './business.js';

it('suggests the time zone of the browser, and no name, for a new business', () => {
  expect(firstBusiness(defaultSettings, defaultAppInfo, 'Europe/Madrid')).toEqual({
    company: '',
    country: 'US',
    currency: 'USD',
    timeZone: 'Europe/Madrid',
    miles: false,
  });
});

it('keeps what has been set', () => {
  const settings = { ...defaultSettings, timeZone: 'Asia/Tokyo', restrictCountry: 'JP', code: 'JPY' };
  const appInfo = { ...defaultAppInfo, CompanyName: 'Harbor Cabs' };
  expect(firstBusiness(settings, appInfo, 'Europe/Madrid')).toMatchObject({
    company: 'Harbor Cabs',
    country: 'JP',
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
  });
});

it('names the app after the company, unless the app has a name of its own', () => {
  const named = (company: string, before: Partial<AppInfo>) =>
    namesOf(company, { ...defaultAppInfo, ...before });
  const harbor = { CompanyName: 'Harbor Cabs', appName: 'Harbor Cabs' };
  expect(named('Harbor Cabs', {})).toEqual(harbor);
  expect(named('Bay Cabs', harbor)).toEqual({ CompanyName: 'Bay Cabs', appName: 'Bay Cabs' });
  expect(named('Bay Cabs', { ...harbor, appName: 'Hop in' }).appName).toBe('Hop in');
  expect(named('C'.repeat(61), harbor).appName).toBe('Harbor Cabs');
});
