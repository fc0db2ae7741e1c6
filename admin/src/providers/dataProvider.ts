import type {
  AppInfo,
  Booking,
  BookingInput,
  ChatMessage,
  Estimate,
  EstimateInput,
  Language,
  LatLng,
  MapBounds,
  NamedDispatchTrace,
  Place,
  Settings,
  TrackingPoint,
  User,
  Withdraw,
} from '@wayfare/shared';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { API_URL, apiFetch, apiGet, apiSend, uploadImage } from './api.js';
import { changedFields, inChunks } from './changes.js';
import { listPages } from './listPages.js';

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
}

/** A driver who could take a booking; `distance` is to its pickup, in kilometres. */
export interface NearbyDriver {
  id: string;
  firstName: string;
  lastName: string;
  vehicleNumber?: string | null;
  carType?: string | null;
  distance: number;
}

/** A place the search suggests (rule 3.40). */
export interface PlaceSuggestion {
  description: string;
  place_id: string;
}

/** The two singletons and their records. */
export interface Singletons {
  settings: Settings;
  appinfo: AppInfo;
}

const base = simpleRestProvider(API_URL, apiFetch);

/** What the panel asks of the API: the resources as react-admin wants them, and the operations besides. */
export const dataProvider = {
  ...base,
  supportAbortSignal: true,

  getList: listPages(API_URL, apiFetch),

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
      data: changedFields(params.data, params.previousData),
    });
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
  ) => apiSend<Singletons[Name]>('PUT', name, changedFields(data, previous)),

  cancelBooking: (id: string, reason: string) =>
    apiSend<Booking>('POST', `bookings/${encodeURIComponent(id)}/cancel`, { reason }),
  assignDriver: (id: string, driver: string) =>
    apiSend<Booking>('POST', `bookings/${encodeURIComponent(id)}/assign`, { driver }),
  nearbyDrivers: (booking: string) =>
    apiGet<NearbyDriver[]>(`drivers/nearby?booking=${encodeURIComponent(booking)}`),
  dispatchTrace: (booking: string) =>
    apiGet<NamedDispatchTrace[]>(`bookings/${encodeURIComponent(booking)}/dispatch`),
  /** A page of a trip's chat in order: the newest messages, or those before a place. */
  messages: (booking: string, before: number | null) =>
    apiGet<ChatMessage[]>(
      `bookings/${encodeURIComponent(booking)}/messages${before === null ? '' : `?before=${before}`}`,
    ),
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

  processWithdraw: (id: string) => apiSend<Withdraw>('POST', `withdraws/${encodeURIComponent(id)}/process`),
  /** `key` is the same for the same click, so that trying again after a lost answer adds nothing. */
  addToWallet: (uid: string | null, amount: number | null, key: string) =>
    apiSend<{ walletBalance: number }>('POST', 'wallet/credits', { uid, amount }, { 'Idempotency-Key': key }),

  makeDefaultLanguage: (id: string) =>
    apiSend<Language>('POST', `languages/${encodeURIComponent(id)}/default`),
  getProfile: () => apiGet<User>('auth/me'),
  saveProfile: (data: Partial<User>, previous: User) =>
    apiSend<User>('PUT', 'auth/me', changedFields(data, previous)),
  uploadImage,
} satisfies DataProvider;

export type PanelDataProvider = typeof dataProvider;
