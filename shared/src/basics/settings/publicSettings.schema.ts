import { z } from 'zod';
import { latLngSchema } from '../geo/geo.schema.js';
import { settingsSchema } from './settings.schema.js';

/**
 * A map of vector tiles: a MapLibre style for each theme, or one file with tiles (PMTiles) that are drawn in
 * the product's styles.
 */
const vectorMapSchema = z.union([
  z.strictObject({ light: z.string(), dark: z.string() }),
  z.strictObject({ tiles: z.string() }),
]);
export type VectorMap = z.infer<typeof vectorMapSchema>;

/** The settings and deployment facts that signed-out pages may know. */
export const publicSettingsSchema = settingsSchema
  .pick({
    symbol: true,
    code: true,
    decimal: true,
    swipe_symbol: true,
    country: true,
    restrictCountry: true,
    AllowCountrySelection: true,
    shortPhoneNumbers: true,
    convert_to_mile: true,
    requireLastName: true,
    passwordRule: true,
    panic: true,
    contactMinutes: true,
    lostItemDays: true,
    riderExtraMax: true,
    CarHornRepeat: true,
    streetTrips: true,
    asDirectedTrips: true,
    hourlyByRiders: true,
    hourlyByStaff: true,
    returnByRiders: true,
    returnByStaff: true,
    returnWaitMinutes: true,
    breakMinutes: true,
    headingsPerDay: true,
    GoogleLoginEnabled: true,
    FacebookLoginEnabled: true,
    AppleLoginEnabled: true,
    MobileLoginEnabled: true,
    guestBooking: true,
    AllowCriticalEditsAdmin: true,
    autoDispatch: true,
    bank_fields: true,
    RiderWithDraw: true,
    timeZone: true,
    pickupTimeZone: true,
    otp_secure: true,
    AllowDeliveryPickupImageCapture: true,
    AllowFinalDeliveryImageCapture: true,
  })
  .extend({
    category: z.enum(['taxi', 'delivery']),
    /** Whether a card payment provider is available. */
    cardPayments: z.boolean(),
    /** Whether text messages can be sent. */
    textMessages: z.boolean(),
    /** Scheme, host and port of the pages where browsers can use passkeys; null if there are none. */
    passkeyAddress: z.string().nullable(),
    /** The key for browsers to draw Google's map; null if maps are drawn without a map service. */
    googleMapsKey: z.string().nullable(),
    /** The vector tiles for maps in browsers; null if they draw the offline one, or Google's. */
    vectorMap: vectorMapSchema.nullable(),
    /** Whether places, routes or the map are from OpenStreetMap, which pages that show them must credit. */
    usesOpenStreetMap: z.boolean(),
    /** Where maps open that have nothing to show yet: in the main place of the business's time zone. */
    mapStart: latLngSchema,
  });
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** A deployment has exactly one of the two categories. */
export type AppCategory = PublicSettings['category'];
