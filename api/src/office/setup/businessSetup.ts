import { type BusinessSetup, publicSettingsSchema } from '@wayfare/shared';
import { passkeyAddressOf, readSignInWays } from '../../people/auth/signInWays.js';
import { mapStart } from '../../basics/maps/zonePlaces.js';
import { usesOpenStreetMap } from '../../basics/maps/mapsOf.js';
import { vectorMapOf } from '../../basics/maps/vectorMap.js';
import type { OfficeServices } from '../services.js';

/** Reads what every visitor may see. */
export async function businessSetup(services: OfficeServices): Promise<BusinessSetup> {
  const [languages, settings, appinfo] = await Promise.all([
    services.db.languages.all(),
    publicSettings(services),
    services.db.settings.appInfo(),
  ]);
  return {
    settings,
    appinfo,
    languages: languages.map(({ id, langName, langLocale, dateLocale, default: isDefault }) => ({
      id,
      langName,
      langLocale,
      dateLocale,
      default: isDefault,
    })),
  };
}

/** The settings that every visitor may see. */
export async function publicSettings(services: OfficeServices) {
  const settings = await services.db.settings.settings();
  return publicSettingsSchema.parse({
    ...settings,
    ...(await readSignInWays(services)),
    ...deploymentOf(services),
    mapStart: mapStart(settings),
  });
}

/** The settings as admins see them. */
export async function adminSettings(services: OfficeServices) {
  const settings = await services.db.settings.settings();
  return {
    id: 'settings' as const,
    ...settings,
    ...deploymentOf(services),
    mapStart: mapStart(settings),
    isPublicDemo: services.config.PUBLIC_DEMO,
  };
}

/** The company details. */
export async function readAppInfo({ db }: OfficeServices) {
  return { id: 'appinfo' as const, ...(await db.settings.appInfo()) };
}

/** Information about the deployment, added to the settings. */
const deploymentOf = ({ config, payments, sms }: OfficeServices) => ({
  category: config.APP_CATEGORY,
  cardPayments: payments.length > 0,
  textMessages: sms !== null,
  passkeyAddress: passkeyAddressOf({ config }),
  googleMapsKey: config.GOOGLE_MAPS_BROWSER_KEY ?? null,
  vectorMap: vectorMapOf(config),
  usesOpenStreetMap: usesOpenStreetMap(config),
});
