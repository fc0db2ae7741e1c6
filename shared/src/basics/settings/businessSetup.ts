import type { OfferedLanguage } from '../language/language.schema.js';
import type { AppInfo } from './appInfo.schema.js';
import type { PublicSettings } from './publicSettings.schema.js';

/** The configuration of the business that every visitor may see. It does not depend on the user. */
export interface BusinessSetup {
  settings: PublicSettings;
  appinfo: AppInfo;
  languages: OfferedLanguage[];
}
