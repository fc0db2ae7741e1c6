/**
 * The page of a shared trip. The token follows it after a `#`: browsers do not send it, so it is in no log.
 */
export const SHARED_TRIP_PAGE = '/shared-trip';

/**
 * The recipient of a parcel follows it on this page. The token follows it after a `#`: see
 * `SHARED_TRIP_PAGE`.
 */
export const PARCEL_PAGE = '/parcel';

/**
 * On this page, someone follows a trip that they booked without signing in. The token follows it after a `#`:
 * see `SHARED_TRIP_PAGE`.
 */
export const GUEST_TRIP_PAGE = '/guest-trip';

/** On this page, the passenger of a series skips days. The token follows it after a `#`: see above. */
export const SERIES_PAGE = '/recurring-trip';
