import {
  type Alert,
  type AlertTimes,
  type AppInfo,
  type AssignCandidate,
  type Booking,
  type BookingInput,
  type BookingWarning,
  type Callers,
  type GuestRider,
  type GuestRiderInput,
  type ConversationMessage,
  type ConversationMessageInput,
  type CorrectFareInput,
  type DecideFareReviewInput,
  type DecideRideCheckInput,
  type DocumentKind,
  type DriverBoard,
  type DriverDocument,
  type DriverState,
  type Estimate,
  type EstimateInput,
  type FareReviewDetails,
  type Language,
  type LatLng,
  type MapBounds,
  type NamedDispatchTrace,
  type PlanCandidate,
  type Planner,
  type PlannerTrip,
  type RecordCardHoldInput,
  type Onboarding,
  type OnboardingAnswer,
  type ReviewDocumentInput,
  type SendProgress,
  type Settings,
  type TrackingPoint,
  type User,
  type WorkingHours,
  standInContacts,
  type CurrentShiftNotes,
  type Desk,
  type NotificationAudience,
  type NotificationReach,
  type EndPreview,
  type EndPreviewInput,
  type OfficeActInput,
  type RaiseOptions,
  type ShiftNote,
  type StartCode,
} from '@wayfare/shared';
import { api, API_URL, idempotent } from '@wayfare/web/http';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, RaRecord, SortPayload } from 'react-admin';
import { streamedRecords } from '@wayfare/web/exporting';
import { fetchJson, apiStream } from './api.js';
import { changedFields, changeOf, inChunks } from './changes.js';
import { integrationCalls } from './integrationCalls.js';
import { listPages } from './listPages.js';
import { moneyCalls } from './moneyCalls.js';
import { peopleCalls } from './peopleCalls.js';
import { currentSession } from '../session/session.js';
import { withShownSort } from './shownSort.js';

/** More ids than this in one request exceed the address length that servers and proxies accept. */
const IDS_PER_REQUEST = 200;

/** More drivers than this in one request of the driver board are refused. */
const DRIVERS_PER_REQUEST = 100;

/** A driver on the dashboard's map. */
export interface MapDriver {
  id: string;
  firstName: string;
  lastName: string;
  vehicleNumber?: string | null;
  carType?: string | null;
  queue?: boolean;
  onBreak?: boolean;
  state?: DriverState;
  /** When the position was measured, ms timestamp. */
  positionAt?: number | null;
  location: LatLng;
}

/** A trip as a dispatcher saw it. */
export type SeenTrip = Pick<Booking, 'id' | 'driver' | 'override'>;
const seenDispatch = ({ driver, override }: SeenTrip) => ({
  from: driver ?? null,
  overrides: override?.count ?? 0,
});

/** The trips that were due on a day until a time (ms timestamp), as they stood then. */
interface DaySoFar {
  until: number;
  trips: number;
  served: number;
  canceled: number;
  /** Only for admins. */
  waiting?: number;
  revenue: number;
}

/** How many records refer to one, by resource, and whether they must get a replacement. */
interface RecordUses {
  uses: Record<string, number>;
  needsReplacement: boolean;
}

export interface Dashboard {
  earnings: { today: number; month: number; total: number };
  statusCounts: Partial<Record<Booking['status'], number>>;
  driverCounts: { free: number; busy: number; onBreak: number; away: number; silent: number };
  /** Trips and fees of the last days, oldest first; a day is yyyymmdd. */
  days: { day: number; trips: number; fees: number }[];
  /** As many days before them. */
  daysBefore: { day: number; trips: number; fees: number }[];
  /** Today until now, and the same weekday last week until the same time of day. */
  today: DaySoFar;
  lastWeek: DaySoFar;
}

/**
 * The state of the setup: the steps that are missing before the first booking, the languages of the product,
 * and which services are configured.
 */
export interface SetupState {
  missing: ('company' | 'carTypes' | 'drivers')[];
  languages: { langLocale: string; langName: string; isAdded: boolean }[];
  services: {
    maps: boolean;
    mail: boolean;
    pictures: boolean;
    sms: boolean;
    push: boolean;
    payments: boolean;
  };
}

/** The result of a connection test, with the result of each payment provider that was asked, if any. */
export interface ServiceTest {
  works: boolean;
  providers?: { name: string; title: string; answer: 'works' | 'rejects' | 'fails' }[];
}

/** The two singletons and their records. */
export interface Singletons {
  /** `isPublicDemo`: the accounts are public, so demo mode cannot be turned off here. */
  settings: Settings & { isPublicDemo?: boolean };
  appinfo: AppInfo;
}

/** Upload endpoints for pictures: of car types, of users, and of licenses. */
export type ImageStore = 'images' | 'profile_images' | 'license_images';

/** A list with its filters and sort order. */
export interface ExportedList {
  resource: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
}

const base = simpleRestProvider(API_URL, fetchJson);
const pagesOf = listPages(API_URL, fetchJson);

/** The panel's API calls: the resources in react-admin's form, and further operations. */
export const dataProvider = {
  ...base,
  supportAbortSignal: true,

  getList<RecordType extends RaRecord>(resource: string, params: GetListParams) {
    const settings = currentSession()?.settings;
    return pagesOf<RecordType>(resource, withShownSort(params, settings ? standInContacts(settings) : []));
  },

  async getMany<RecordType extends RaRecord>(
    resource: string,
    params: Parameters<DataProvider['getMany']>[1],
  ) {
    const answers = await Promise.all(
      inChunks(params.ids, IDS_PER_REQUEST).map((ids) =>
        base.getMany<RecordType>(resource, { ...params, ids }),
      ),
    );
    return { data: answers.flatMap((answer) => answer.data) };
  },

  update<RecordType extends RaRecord>(
    resource: string,
    params: Parameters<DataProvider<string>['update']>[1],
  ) {
    return base.update<RecordType>(resource, {
      ...params,
      data: changeOf(params.data, params.previousData),
    });
  },

  /** All matching records of a list, as they arrive. */
  async exportRecords({ resource, filter, sort }: ExportedList, signal: AbortSignal) {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify([sort.field, sort.order]),
    });
    return streamedRecords(await apiStream(`${resource}/export?${query}`, signal));
  },

  /** What refers to a record, for the resources in `countedUses`. */
  usesOf: (resource: string, id: Identifier) =>
    api.get<RecordUses>(`${resource}/${encodeURIComponent(id)}/uses`),
  /** Deletes a record; what refers to it then refers to its replacement, if there is one. */
  deleteRecord: (resource: string, id: Identifier, replacement?: Identifier) =>
    api.delete(`${resource}/${encodeURIComponent(id)}${replacement ? `?replacement=${replacement}` : ''}`),
  getDashboard: () => api.get<Dashboard>('dashboard'),
  getSetup: () => api.get<SetupState>('setup'),
  addLanguages: (locales: readonly string[]) => api.post<SetupState>('setup/languages', { locales }),
  testService: (service: string) => api.post<ServiceTest>('setup/tests', { service }),
  /** Reads what the given drivers are doing, in requests of at most a page of drivers. */
  driverBoard: async (drivers: readonly string[]) => {
    const parts = inChunks(drivers, DRIVERS_PER_REQUEST).map((part) =>
      api.get<DriverBoard>(`drivers/board?drivers=${part.map(encodeURIComponent).join(',')}`),
    );
    return (await Promise.all(parts)).flatMap(({ at, drivers: rows }) => rows.map((row) => ({ ...row, at })));
  },
  /** What a driver lacks for the approval, and who acts next. */
  driverOnboarding: (id: string) => api.get<Onboarding>(`drivers/${encodeURIComponent(id)}/onboarding`),
  answerOnboarding: (id: string, answer: OnboardingAnswer) =>
    api.post<Onboarding>(`drivers/${encodeURIComponent(id)}/onboarding/answer`, answer),
  driverDocuments: async (id: string) =>
    (await api.get<{ documents: DriverDocument[] }>(`drivers/${encodeURIComponent(id)}/documents`)).documents,
  reviewDocument: (id: string, kind: DocumentKind, review: ReviewDocumentInput) =>
    api.post(`drivers/${encodeURIComponent(id)}/documents/${kind}/review`, review),
  dateDocument: (id: string, kind: DocumentKind, expiresOn: string) =>
    api.put(`drivers/${encodeURIComponent(id)}/documents/${kind}/date`, { expiresOn }),
  planDriverBlock: (id: string) => api.post<User>(`drivers/${encodeURIComponent(id)}/planned-block`, {}),
  cancelPlannedBlock: (id: string) => api.delete<User>(`drivers/${encodeURIComponent(id)}/planned-block`),
  /** Active drivers in a view of the map. */
  driversInView: ({ south, west, north, east }: MapBounds) =>
    api.get<MapDriver[]>(`dashboard/drivers?south=${south}&west=${west}&north=${north}&east=${east}`),
  getSingleton: <Name extends keyof Singletons>(name: Name) => api.get<Singletons[Name]>(name),
  saveSingleton: <Name extends keyof Singletons>(
    name: Name,
    data: Partial<Singletons[Name]>,
    previous: Singletons[Name],
  ) => api.put<Singletons[Name]>(name, changeOf({ ...data }, { ...previous })),
  /** The only settings change that demo mode allows. */
  endDemoMode: () => api.put<Singletons['settings']>('settings', { AllowCriticalEditsAdmin: true }),

  cancelBooking: (id: string, reason: string) =>
    api.post<Booking>(`bookings/${encodeURIComponent(id)}/cancel`, { reason }),
  assignDriver: (id: string, driver: string) =>
    api.post<Booking>(`bookings/${encodeURIComponent(id)}/assign`, { driver }),
  /** The open trips; with ids, only these, as far as they are still open. */
  desk: (trips?: readonly string[]) =>
    api.get<Desk>(trips ? `desk?trips=${trips.map(encodeURIComponent).join(',')}` : 'desk'),
  /** The prebookings of a day (yyyymmdd; tomorrow if null), and the drivers who work then. */
  planner: (day: number | null) => api.get<Planner>(day === null ? 'planner' : `planner?day=${day}`),
  /** Drivers who could be planned for a prebooking, best first. */
  planCandidates: (id: string) =>
    api.get<PlanCandidate[]>(`bookings/${encodeURIComponent(id)}/plan-candidates`),
  /** Plans a driver for a prebooking, or none. Refused if it is no longer as the dispatcher saw it. */
  planTrip: ({ id, plan }: Pick<PlannerTrip, 'id' | 'plan'>, driver: string | null) =>
    api.post<Booking>(`bookings/${encodeURIComponent(id)}/plan`, { driver, plans: plan?.count ?? 0 }),
  setWorkingHours: (id: string, workingHours: WorkingHours | null) =>
    api.put<User>(`drivers/${encodeURIComponent(id)}/hours`, { workingHours }),
  /** The rider with a phone number, to book for them; a new one if the number is new. */
  guestRider: (guest: GuestRiderInput) => api.post<GuestRider>('desk/guests', guest),
  /** The riders and drivers with a phone number, in any form. */
  callers: (phone: string) => api.get<Callers>(`desk/callers?phone=${encodeURIComponent(phone)}`),
  /**
   * Offers a trip to one driver, regardless of auto dispatch. Refused if the trip has changed since the
   * dispatcher saw it.
   */
  overrideDriver: (seen: SeenTrip, driver: string) =>
    api.post<Booking>(`bookings/${encodeURIComponent(seen.id)}/override`, { driver, ...seenDispatch(seen) }),
  recallDriver: (seen: SeenTrip) =>
    api.post<Booking>(`bookings/${encodeURIComponent(seen.id)}/recall`, seenDispatch(seen)),
  /** Doubles the search radius that the dispatcher saw for a trip without a driver. */
  widenSearch: ({ id, widened }: Pick<Booking, 'id' | 'widened'>) =>
    api.post<Booking>(`bookings/${encodeURIComponent(id)}/widen`, { to: (widened ?? 0) + 1 }),
  countReach: (audience: NotificationAudience) =>
    api.post<NotificationReach>('notifications/reach', audience),
  /** The notes on the desk that the user has not acknowledged, and pinned ones. */
  currentShiftNotes: () => api.get<CurrentShiftNotes>('shiftnotes/current'),
  acknowledgeShiftNote: (id: string) =>
    api.post<ShiftNote>(`shiftnotes/${encodeURIComponent(id)}/acknowledge`, {}),
  raiseOptions: (id: string) => api.get<RaiseOptions>(`bookings/${encodeURIComponent(id)}/raise`),
  /** Lets the business add this much for the driver, in all. */
  raiseOffer: (id: string, to: number) =>
    api.post<Booking>(`bookings/${encodeURIComponent(id)}/raise`, { to }),
  /** What ending a started trip at a place and time would cost; without them, at its last position. */
  previewEnd: (id: string, { lat, lng, at }: EndPreviewInput) => {
    const asked = Object.entries({ lat, lng, at }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    return api.get<EndPreview>(`bookings/${encodeURIComponent(id)}/resolve?${asked.join('&')}`);
  },
  /** Ends, settles, writes off, or cancels a trip that its driver's device cannot end. */
  resolveTrip: (id: string, act: OfficeActInput) =>
    api.post<Booking>(`bookings/${encodeURIComponent(id)}/resolve`, act),
  /** Refused if it no longer has the owner that was seen. */
  takeAlert: ({ id, owner }: Pick<Alert, 'id' | 'owner'>) =>
    api.post<Alert>(`alerts/${encodeURIComponent(id)}/take`, { owner }),
  releaseAlert: (id: string) => api.post<Alert>(`alerts/${encodeURIComponent(id)}/release`, {}),
  snoozeAlert: (id: string, minutes: number) =>
    api.post<Alert>(`alerts/${encodeURIComponent(id)}/snooze`, { minutes }),
  resolveAlert: (id: string) => api.post<Alert>(`alerts/${encodeURIComponent(id)}/resolve`, {}),
  /** Sent again with the same key, it is the same message. */
  writeToUser: (id: string, message: ConversationMessageInput, key: string) =>
    api.post<ConversationMessage>(
      `conversations/${encodeURIComponent(id)}/messages`,
      message,
      idempotent(key),
    ),
  markConversationRead: (id: string, upTo: number) =>
    api.post(`conversations/${encodeURIComponent(id)}/read`, { upTo }),
  tripConversation: (booking: string) =>
    api.get<ConversationMessage[]>(`bookings/${encodeURIComponent(booking)}/conversation`),
  /** `since` is a ms timestamp. */
  alertTimes: (since: number) => api.get<AlertTimes>(`alerts/times?since=${since}`),
  /**
   * The drivers a booking can be offered to, those at the pickup soonest first, followed by the others
   * nearby.
   */
  assignCandidates: (booking: string) =>
    api.get<AssignCandidate[]>(`drivers/nearby?booking=${encodeURIComponent(booking)}&leftOut=1`),
  /** Only those who can be asked. */
  nearestDrivers: (booking: string) =>
    api.get<AssignCandidate[]>(`drivers/nearby?booking=${encodeURIComponent(booking)}`),
  dispatchTrace: (booking: string) =>
    api.get<NamedDispatchTrace[]>(`bookings/${encodeURIComponent(booking)}/dispatch`),
  revealStartCode: (booking: string) =>
    api.post<StartCode>(`bookings/${encodeURIComponent(booking)}/start-code/reveal`),
  fareReview: (booking: string) =>
    api.get<FareReviewDetails>(`bookings/${encodeURIComponent(booking)}/fare-review`),
  correctFare: (booking: string, input: CorrectFareInput) =>
    api.post<Booking>(`bookings/${encodeURIComponent(booking)}/correctFare`, input),
  decideFareReview: (booking: string, decision: DecideFareReviewInput) =>
    api.post<Booking>(`bookings/${encodeURIComponent(booking)}/fare-review/decide`, decision),
  decideRideCheck: (booking: string, decision: DecideRideCheckInput) =>
    api.post<Booking>(`bookings/${encodeURIComponent(booking)}/not-in-car/decide`, decision),
  askAboutCardHold: (booking: string) =>
    api.post<Booking>(`bookings/${encodeURIComponent(booking)}/card-hold/ask`),
  recordCardHold: (booking: string, found: RecordCardHoldInput) =>
    api.post<Booking>(`bookings/${encodeURIComponent(booking)}/card-hold/record`, found),
  tracking: (booking: string) => api.get<TrackingPoint[]>(`bookings/${encodeURIComponent(booking)}/tracking`),

  /** What would refuse the rider, who is booked for anyway. */
  bookingWarnings: async (asked: Record<string, string>) => {
    const query = new URLSearchParams(asked);
    return (await api.get<{ warnings: BookingWarning[] }>(`desk/booking-warnings?${query}`)).warnings;
  },
  estimate: (input: EstimateInput) => api.post<Estimate>('estimates', input),
  /** `key` is the same for the same click, so that a retry after a lost response books only once. */
  addBooking: (input: Partial<BookingInput>, key: string) =>
    api.post<Booking>('bookings', input, idempotent(key)),

  ...integrationCalls,
  ...moneyCalls,
  ...peopleCalls,

  makeDefaultLanguage: (id: string) => api.post<Language>(`languages/${encodeURIComponent(id)}/default`),
  getProfile: () => api.get<User>('auth/me'),
  saveProfile: (data: Partial<User>, previous: User) =>
    api.put<User>('auth/me', changedFields(data, previous)),
  /**
   * Uploads a picture. Returns its identifier for a record: its address, or for a license the reference. Few
   * users upload pictures, so the code is loaded on demand.
   */
  async uploadImage(
    store: ImageStore,
    picture: Blob,
    onProgress?: (progress: SendProgress) => void,
  ): Promise<string> {
    const { uploadImage } = await import('@wayfare/web/picture');
    const stored = await uploadImage<{ url?: string; reference?: string }>(store, picture, onProgress);
    return stored.url ?? stored.reference ?? '';
  },
} satisfies DataProvider;

export type PanelDataProvider = typeof dataProvider;
