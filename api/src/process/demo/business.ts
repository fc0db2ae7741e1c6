import {
  type AppInfo,
  type CancelReason,
  cancelStages,
  type Language,
  type Promo,
  type Settings,
} from '@wayfare/shared';
import { builtInLanguages } from '../../basics/language/builtInLanguages.js';
import { inDemoLanguages } from './demoTexts.js';
import type { DemoRandom } from './random.js';

const DAY_MS = 86_400_000;

/** Where the demo's settings differ from the defaults. */
export const demoSettings: Partial<Settings> = {
  // Visitors can book as strangers do: the code is in the outbox.
  MobileLoginEnabled: true,
  // Visitors share the demo's accounts.
  maxOpenBookings: 20,
  maxCancellations: 50,
  symbol: '$',
  code: 'USD',
  decimal: 2,
  timeZone: 'America/New_York',
  driverRadius: 10,
  convert_to_mile: true,
  autoDispatch: true,
  country: 'United States',
  restrictCountry: 'US',
  // Visitors try it with their own numbers: the texts go to the outbox.
  smsCountries: 'AE, AU, BE, CA, CH, DE, EG, ES, FR, GB, IE, IN, KE, MX, NG, NZ, SA, US, ZA',
  AllowCriticalEditsAdmin: true,
  bonus: 5,
  panic: '911',
};

export const demoAppInfo: AppInfo = {
  appName: 'Wayfare',
  CompanyName: 'Wayfare Mobility',
  CompanyWebsite: 'https://wayfare.example',
  CompanyTerms: 'https://wayfare.example/terms',
  contact_email: 'hello@wayfare.example',
  FacebookHandle: 'https://facebook.example/wayfare',
  TwitterHandle: 'https://twitter.example/wayfare',
  InstagramHandle: 'https://instagram.example/wayfare',
  AppleStoreLink: 'https://apps.example/ios/wayfare',
  PlayStoreLink: 'https://apps.example/android/wayfare',
};

/** Each reason with the users who may choose it and the stages of a trip that it fits. */
export const demoCancelReasons: readonly Pick<CancelReason, 'label' | 'roles' | 'stages'>[] = [
  { label: 'My plans changed', roles: ['rider'], stages: [...cancelStages] },
  { label: 'The driver is too far away', roles: ['rider'], stages: ['approaching'] },
  { label: 'I found a better option', roles: ['rider'], stages: ['searching', 'approaching'] },
  { label: 'The pickup address was wrong', roles: ['rider', 'driver'], stages: [...cancelStages] },
  { label: 'I booked by mistake', roles: ['rider'], stages: ['searching', 'approaching'] },
  { label: 'The driver asked me to cancel', roles: ['rider'], stages: ['approaching', 'waiting'] },
  { label: 'No one was at the pickup', roles: ['driver', 'office'], stages: ['waiting'] },
  { label: 'The vehicle broke down', roles: ['driver', 'office'], stages: ['approaching', 'waiting'] },
];

/** The product's languages; English is the default. */
export function demoLanguages(createdAt: number, random: DemoRandom): Language[] {
  return builtInLanguages.map((language, index) => ({
    ...language,
    id: random.id(createdAt + index * 1000),
    default: language.langLocale === 'en',
    createdAt: new Date(createdAt + index * 1000).toISOString(),
  }));
}

/**
 * Five promos: three valid for months, one expiring soon, one expired. The generated history counts
 * `user_avail`.
 */
export function demoPromos(now: number, random: DemoRandom): Promo[] {
  const promo = (
    daysAgo: number,
    daysLeft: number,
    fields: Omit<Promo, 'id' | 'createdAt' | 'user_avail' | 'promo_validity'>,
  ): Promo => {
    const createdAt = now - daysAgo * DAY_MS;
    return {
      ...inDemoLanguages(fields, 'promo_description'),
      id: random.id(createdAt),
      createdAt,
      user_avail: 0,
      promo_validity: now + daysLeft * DAY_MS,
    };
  };
  return [
    promo(360, 365, {
      promo_name: 'WELCOME10',
      promo_description: '10 % off, up to $10',
      promo_discount_type: 'percentage',
      promo_discount_value: 10,
      max_promo_discount_value: 10,
      min_order: 0,
      promo_usage_limit: 5000,
    }),
    promo(200, 120, {
      promo_name: 'AIRPORT8',
      promo_description: '$8 off $40 or more',
      promo_discount_type: 'flat',
      promo_discount_value: 8,
      max_promo_discount_value: 8,
      min_order: 40,
      promo_usage_limit: 1000,
    }),
    promo(120, 60, {
      promo_name: 'WEEKEND15',
      promo_description: '15 % off, up to $7.50',
      promo_discount_type: 'percentage',
      promo_discount_value: 15,
      max_promo_discount_value: 7.5,
      min_order: 12,
      promo_usage_limit: 2000,
    }),
    promo(60, 7, {
      promo_name: 'RAINYDAY',
      promo_description: '$3 off $15 or more',
      promo_discount_type: 'flat',
      promo_discount_value: 3,
      max_promo_discount_value: 3,
      min_order: 15,
      promo_usage_limit: 300,
    }),
    promo(300, -90, {
      promo_name: 'SUMMER20',
      promo_description: '20 % off, up to $12',
      promo_discount_type: 'percentage',
      promo_discount_value: 20,
      max_promo_discount_value: 12,
      min_order: 10,
      promo_usage_limit: 1500,
    }),
  ];
}
