import type { AppInfo } from './appInfo.schema.js';

/** The company details of an installation that has not entered any. */
export const defaultAppInfo: AppInfo = {
  appName: 'Wayfare',
  CompanyName: 'Wayfare',
  CompanyWebsite: 'https://wayfare.example',
  CompanyTerms: 'https://wayfare.example/terms',
  contact_email: 'hello@wayfare.example',
};
