import {
  type Adjustment,
  type AppInfo,
  type AssignCandidate,
  type Booking,
  type BookingInput,
  type ChatMessage,
  type DecideFareReviewInput,
  type Estimate,
  type EstimateInput,
  type FareReviewDetails,
  type Language,
  type LatLng,
  type MapBounds,
  type NamedDispatchTrace,
  type Place,
  type ReversalInput,
  type Settings,
  type TrackingPoint,
  type User,
  type Withdraw,
  standInContacts,
} from '@wayfare/shared';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, RaRecord, SortPayload } from 'react-admin';
import { streamedRecords } from '../exporting/streamedRecords.js';
import { API_URL, apiFetch, apiGet, apiSend, apiStream } from './api.js';
import { changedFields, changeOf, inChunks } from './changes.js';
import { listPages } from './listPages.js';
import { currentSession } from './session.js';
import { withShownSort } from './shownSort.js';
import type { uploadImage } from './uploadImage.js';

/** More ids than this in one question outgrow what servers and proxies take as an address. */
const IDS_PER_REQUEST = 200;

/** A driver on the dashboard's map. */
export interface MapDriver {
  id: string;
  firstName: string;
  lastName: string;
  vehicleNumber?: string | null;
  carType?: string | null;
  queue?: boolean;
  location: LatLng;
}

export interface Dashboard {
  earnings: { today: number; month: number; total: number };
  statusCounts: Partial<Record<Booking['status'], number>>;
  driverCounts: { free: number; busy: number };
  /** Trips and fees of the last days, oldest first; a day is yyyymmdd. */
  days: { day: number; trips: number; fees: number }[];
  /** What waits for somebody; what the reader can do nothing about is left out. */
  attention: { unapprovedDrivers: number; unassignedBookings?: number; openWithdraws?: number };
}

/** What posting to a wallet answers: the balance, and the request that waits for a second admin, if it has to. */
export interface PostingAnswer {
  walletBalance: number;
  pending?: string;
}

/** A place the search suggests (rule 3.40). */
export interface PlaceSuggestion {
  description: string;
  place_id: string;
}

/** The two singletons and their records. */
export interface Singletons {
  /** `isPublicDemo`: everybody knows the accounts, so demo mode cannot be turned off here. */
  settings: Settings & { isPublicDemo?: boolean };
  appinfo: AppInfo;
}

/** A list as it is filtered and sorted. */
export interface ExportedList {
  resource: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
}

const base = simpleRestProvider(API_URL, apiFetch);
const pagesOf = listPages(API_URL, apiFetch);

/** What the panel asks of the API: the resources as react-admin wants them, and the operations besides. */
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

  /** All records of a list that match, as they come. */
  async exportRecords({ resource, filter, sort }: ExportedList, signal: AbortSignal) {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify([sort.field, sort.order]),
    });
    return streamedRecords(await apiStream(`${resource}/export?${query}`, signal));
  },

  getDashboard: () => apiGet<Dashboard>('dashboard'),
  /** Active drivers in a view of the map. */
  driversInView: ({ south, west, north, east }: MapBounds) =>
    apiGet<MapDriver[]>(`dashboard/drivers?south=${south}&west=${west}&north=${north}&east=${east}`),
  getSingleton: <Name extends keyof Singletons>(name: Name) => apiGet<Singletons[Name]>(name),
  saveSingleton: <Name extends keyof Singletons>(
    name: Name,
    data: Partial<Singletons[Name]>,
    previous: Singletons[Name],
  ) => apiSend<Singletons[Name]>('PUT', name, changeOf({ ...data }, { ...previous })),
  /** The one change of the settings that demo mode allows. */
  endDemoMode: () => apiSend<Singletons['settings']>('PUT', 'settings', { AllowCriticalEditsAdmin: true }),

  cancelBooking: (id: string, reason: string) =>
    apiSend<Booking>('POST', `bookings/${encodeURIComponent(id)}/cancel`, { reason }),
  assignDriver: (id: string, driver: string) =>
    apiSend<Booking>('POST', `bookings/${encodeURIComponent(id)}/assign`, { driver }),
  /** Who a booking can be offered to, the nearest first, then the others around it. */
  assignCandidates: (booking: string) =>
    apiGet<AssignCandidate[]>(`drivers/nearby?booking=${encodeURIComponent(booking)}&leftOut=1`),
  dispatchTrace: (booking: string) =>
    apiGet<NamedDispatchTrace[]>(`bookings/${encodeURIComponent(booking)}/dispatch`),
  /** A page of a trip's chat in order: the newest messages, or those before a place. */
  messages: (booking: string, before: number | null) =>
    apiGet<ChatMessage[]>(
      `bookings/${encodeURIComponent(booking)}/messages${before === null ? '' : `?before=${before}`}`,
    ),
  fareReview: (booking: string) =>
    apiGet<FareReviewDetails>(`bookings/${encodeURIComponent(booking)}/fare-review`),
  decideFareReview: (booking: string, decision: DecideFareReviewInput) =>
    apiSend<Booking>('POST', `bookings/${encodeURIComponent(booking)}/fare-review/decide`, decision),
  tracking: (booking: string) => apiGet<TrackingPoint[]>(`bookings/${encodeURIComponent(booking)}/tracking`),

  estimate: (input: EstimateInput) => apiSend<Estimate>('POST', 'estimates', input),
  /** `key` is the same for the same click, so that trying again after a lost answer books once. */
  addBooking: (input: Partial<BookingInput>, key: string) =>
    apiSend<Booking>('POST', 'bookings', input, { 'Idempotency-Key': key }),
  async searchPlaces(searchKeyword: string, country: string) {
    const body = { searchKeyword, country };
    return (await apiSend<{ searchResults: PlaceSuggestion[] }>('POST', 'googleapis-autocomplete', body))
      .searchResults;
  },
  async placeOf({ place_id, description }: PlaceSuggestion): Promise<Place> {
    const { coords } = await apiSend<{ coords: LatLng }>('POST', 'googleapis-getcoords', { place_id });
    return { ...coords, add: description };
  },

  /** `version` is the request's as the admin has seen it: one that has changed since is refused. */
  processWithdraw: (id: string, version: string) =>
    apiSend<Withdraw>('POST', `withdraws/${encodeURIComponent(id)}/process`, { version }),
  failWithdraw: (id: string, version: string, reason: string) =>
    apiSend<Withdraw>('POST', `withdraws/${encodeURIComponent(id)}/fail`, { version, reason }),
  /** `key` is the same for the same posting, so that trying again after a lost answer posts nothing twice. */
  postToWallet: (
    kind: 'credit' | 'debit',
    posting: { uid: string; amount: number; note: string },
    key: string,
  ) => apiSend<PostingAnswer>('POST', `wallet/${kind}s`, posting, { 'Idempotency-Key': key }),
  reverseEntry: (txRef: string, input: ReversalInput, key: string) =>
    apiSend<PostingAnswer>('POST', `wallet/entries/${encodeURIComponent(txRef)}/reverse`, input, {
      'Idempotency-Key': key,
    }),
  approveAdjustment: (id: string) =>
    apiSend<Adjustment>('POST', `walletadjustments/${encodeURIComponent(id)}/approve`),
  rejectAdjustment: (id: string, note: string) =>
    apiSend<Adjustment>('POST', `walletadjustments/${encodeURIComponent(id)}/reject`, { note }),

  makeDefaultLanguage: (id: string) =>
    apiSend<Language>('POST', `languages/${encodeURIComponent(id)}/default`),
  getProfile: () => apiGet<User>('auth/me'),
  saveProfile: (data: Partial<User>, previous: User) =>
    apiSend<User>('PUT', 'auth/me', changedFields(data, previous)),
  /** Few send pictures: how is loaded by those who do. */
  uploadImage: async (...sent: Parameters<typeof uploadImage>) =>
    (await import('./uploadImage.js')).uploadImage(...sent),
} satisfies DataProvider;

export type PanelDataProvider = typeof dataProvider;
