import type { FieldTexts } from './fieldTexts.js';

/** The time zone of a trip, in what is sent about it besides the booking itself. */
const ofTrip: FieldTexts = {
  timeZone:
    'The IANA name of the time zone of its times: that of its pickup. Missing or null for the business’s.',
};

/** The time zones that the settings decide. */
const ofBusiness: FieldTexts = {
  timeZone: 'The IANA name of the business’s time zone: of its days, and of trips without one of their own.',
  pickupTimeZone: 'Whether each trip has the times of the time zone of its pickup.',
};

/** The time zones in schemas whose other fields are described by their names, or elsewhere. */
export const timeZoneFields: Readonly<Record<string, FieldTexts>> = {
  DeskTrip: ofTrip,
  PlannerTrip: ofTrip,
  PlannedTripsTrip: ofTrip,
  FindCallersResponseCallerTrip: ofTrip,
  FollowSharedTripResponse: ofTrip,
  FollowSeriesResponseDay: ofTrip,
  SkipDayByLinkResponseDay: ofTrip,
  ListSeriesOccurrencesResponseOccurrence: ofTrip,
  PreviewSeriesResponseOccurrence: ofTrip,
  PreviewSeriesRequest: {
    pickup: 'Where the trips begin, which may decide the time zone of their times.',
  },
  TimeZone: { timeZone: 'The IANA name of the time zone in which people read the times of such a trip.' },
  PublicSettings: ofBusiness,
  GetSettingsResponse: ofBusiness,
  UpdateSettingsRequest: ofBusiness,
  UpdateSettingsResponse: ofBusiness,
};
