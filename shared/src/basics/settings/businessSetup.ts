import type { OfferedLanguage } from '../language/language.schema.js';
import type { AppInfo, PublicSettings } from './settings.schema.js';

/** The configuration of the business that every visitor may see. It does not depend on the user. */
export interface BusinessSetup {
  settings: PublicSettings;
  appinfo: AppInfo;
  languages: OfferedLanguage[];
}
