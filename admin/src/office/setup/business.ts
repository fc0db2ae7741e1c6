import {
  type AppInfo,
  appInfoSchema,
  defaultAppInfo,
  defaultSettings,
  isTimeZone,
  type Settings,
} from '@wayfare/shared';

/** The answers about the business on the setup page. */
export interface Business {
  company: string;
  /** A two-letter code. */
  country: string;
  /** A three-letter code. */
  currency: string;
  timeZone: string;
  miles: boolean;
}

/** The business as stored; what has never been set is suggested. `here` is the browser's time zone. */
export function firstBusiness(
  settings: Settings,
  { CompanyName }: AppInfo,
  here = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Business {
  const isNew = settings.timeZone === defaultSettings.timeZone;
  return {
    company: CompanyName === defaultAppInfo.CompanyName ? '' : CompanyName,
    country: settings.restrictCountry || 'US',
    currency: settings.code,
    timeZone: isNew && isTimeZone(here) ? here : settings.timeZone,
    miles: settings.convert_to_mile,
  };
}

/**
 * The names of a business. Pages and messages show the app's name, which follows the company's until an admin
 * gives the app a name of its own.
 */
export function namesOf(company: string, before: AppInfo): Pick<AppInfo, 'CompanyName' | 'appName'> {
  const isOwn = ![defaultAppInfo.appName, before.CompanyName].includes(before.appName);
  const fits = appInfoSchema.shape.appName.safeParse(company).success;
  return { CompanyName: company, appName: fits && !isOwn ? company : before.appName };
}
