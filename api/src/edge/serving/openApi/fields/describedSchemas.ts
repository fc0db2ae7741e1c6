import { accountRecords } from './accountRecords.js';
import { bookingParts } from './bookingParts.js';
import {
  bookingFields,
  estimateFields,
  fareFields,
  fleetBookingFields,
  stopFields,
  linkedFields,
  loadFields,
  quoteFields,
  requestFields,
} from './bookings.js';
import { companyFields } from './company.js';
import { dispatchRecords } from './dispatchRecords.js';
import { eventData } from './events.js';
import type { FieldTexts } from './fieldTexts.js';
import {
  cancelSlabFields,
  carTypeFields,
  extraFields,
  translationsText,
  paymentFields,
  promoFields,
  tariffFields,
  walletEntryFields,
} from './money.js';
import { changePreviewFields, wantedChangeFields } from './changes.js';
import { moneyRecords } from './moneyRecords.js';
import { officeRecords } from './officeRecords.js';
import { userFields } from './people.js';
import { parcelFields, placeFields, positionFields } from './places.js';
import { settingsFields } from './settings.js';
import {
  passengerDayFields,
  seriesDayFields,
  seriesFields,
  seriesPartFields,
  seriesRequestFields,
  seriesTripFields,
} from './series.js';
import { guestChangeFields, guestChangeInputFields, guestLinkFields } from './guestTrips.js';
import { guestTripParts, tripRequests } from './tripRequests.js';
import { passkeyFields } from './common/signIn.js';
import { timeZoneFields } from './timeZones.js';

/** The schemas that browsers pass on to and from passkeys. */
const passkeySchemas = [
  ...['AddPasskeyRequestAnswer', 'PasskeyProofInput', 'PasskeyProofResponse', 'StartPasskeyResponse'],
  ...[
    'StartPasskeySignInResponse',
    'StartPasskeyStepUpResponse',
    'StartPasskeyResponseAuthenticatorSelection',
  ],
];

/**
 * The fields of each schema that partners and apps use. They are described here and not in the schemas
 * themselves, because the apps load those, and browsers need no descriptions.
 */
export const describedSchemas: Readonly<Record<string, FieldTexts>> = {
  Booking: bookingFields,
  ListedBooking: bookingFields,
  CreateFleetBookingRequest: fleetBookingFields,
  FindFleetCallersResponseCallerTrip: bookingFields,
  BookingStop: stopFields,
  ...bookingParts,
  ...eventData,
  ...timeZoneFields,
  ...accountRecords,
  ...dispatchRecords,
  ...moneyRecords,
  ...officeRecords,
  ...tripRequests,
  PaymentPacket: fareFields,
  Estimate: estimateFields,
  LatLng: placeFields,
  Place: placeFields,
  TrackingPoint: positionFields,
  AddTrackingPointRequest: positionFields,
  AddTrackingPointResponse: positionFields,
  TrackParcelResponse: parcelFields,
  GuestTripVehicle: parcelFields,
  User: userFields,
  OwnUser: userFields,
  UserHeading: placeFields,
  UserSavedAddress: placeFields,
  SavePlaceRequest: placeFields,
  UserPlace: placeFields,
  WalletEntry: walletEntryFields,
  Payment: paymentFields,
  Promo: promoFields,
  PromoTerms: promoFields,
  UsablePromo: promoFields,
  CarType: carTypeFields,
  CreateCarTypeRequest: carTypeFields,
  UpdateCarTypeRequest: carTypeFields,
  CreateEstimateRequest: requestFields,
  CreateQuotesRequest: quoteFields,
  CreateQuotesResponseQuote: {
    carType: 'The name of the car type.',
    estimateFare: 'The price, in the currency of the settings.',
    minutesAway: 'In how many minutes the nearest free driver could be there; null without one.',
    misfit: 'What the car type cannot take: too many passengers, too much luggage, or what the trip needs.',
  },
  NewUser: userFields,
  UserChanges: userFields,
  RegistrationInput: userFields,
  UpdateProfileRequest: userFields,
  ...Object.fromEntries(passkeySchemas.map((name) => [name, passkeyFields])),
  GiveBackTripRequest: { reason: 'Why the driver gives it back.' },
  PublicSettings: settingsFields,
  ChangePreview: changePreviewFields,
  PreviewBookingChangeRequest: wantedChangeFields,
  PreviewPartnerChangeRequest: wantedChangeFields,
  LinkedTrip: linkedFields,
  CreatePartnerEstimateRequest: requestFields,
  Tariff: tariffFields,
  CancelSlab: cancelSlabFields,
  Extra: extraFields,
  OfferedExtra: { ...extraFields, translations: translationsText },
  AppInfo: companyFields,
  Series: seriesFields,
  SeriesPart: seriesPartFields,
  CreateSeriesRequest: seriesRequestFields,
  ChangeSeriesRequest: seriesRequestFields,
  PreviewSeriesRequest: seriesRequestFields,
  ListSeriesOccurrencesResponseOccurrence: seriesDayFields,
  ListSeriesOccurrencesResponseOccurrenceBooking: seriesTripFields,
  ListSeriesOccurrencesResponseOccurrenceBack: seriesTripFields,
  PreviewSeriesResponseOccurrence: seriesDayFields,
  FollowSeriesResponse: loadFields,
  SkipDayByLinkResponse: loadFields,
  FollowSeriesResponseDay: passengerDayFields,
  GetSettingsResponse: settingsFields,
  UpdateSettingsRequest: settingsFields,
  UpdateSettingsResponse: settingsFields,
  GuestTrip: { ...guestTripParts, ...loadFields },
  ListGuestNearerCarsRequest: guestLinkFields,
  PreviewGuestChangeRequest: guestChangeFields,
  ChangeGuestTripRequest: guestChangeInputFields,
  FindCallersResponseCallerTrip: {
    ...bookingFields,
    ...timeZoneFields['FindCallersResponseCallerTrip'],
    ...loadFields,
  },
  ReturnFromSocialSignInByFormRequest: {
    code: 'The code of the provider.',
    state: 'What the sign-in began with.',
    user: 'What the provider says about the person, as JSON.',
    error: 'Why the provider refused.',
    error_description: 'The same in words.',
    iss: 'The address of the provider.',
  },
};
