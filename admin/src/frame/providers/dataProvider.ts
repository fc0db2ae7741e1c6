import { type countedUses, type SendProgress, standInContacts } from '@wayfare/shared';
import { api, API_URL, call } from '@wayfare/web/http';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, RaRecord, SortPayload } from 'react-admin';
import { streamedRecords } from '@wayfare/web/exporting';
import { fetchJson, apiStream } from './api.js';
import { changeOf, inChunks } from './changes.js';
import { deskCalls } from './deskCalls.js';
import { driverCalls } from './driverCalls.js';
import { integrationCalls } from './integrationCalls.js';
import { listPages } from './listPages.js';
import { moneyCalls } from './moneyCalls.js';
import { officeCalls } from './officeCalls.js';
import { peopleCalls } from './peopleCalls.js';
import { tripCalls } from './tripCalls.js';
import { currentSession } from '../session/session.js';
import { withShownSort } from './shownSort.js';

/** More ids than this in one request exceed the address length that servers and proxies accept. */
const IDS_PER_REQUEST = 200;

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

  /** How many records refer to one, by resource, and whether they must get a replacement. */
  usesOf: (resource: (typeof countedUses)[number], id: Identifier) =>
    call.get(`/${resource}/{id}/uses`, { path: { id: String(id) } }),
  /** Deletes a record; what refers to it then refers to its replacement, if there is one. */
  deleteRecord: (resource: string, id: Identifier, replacement?: Identifier) =>
    api.delete(`${resource}/${encodeURIComponent(id)}${replacement ? `?replacement=${replacement}` : ''}`),

  ...deskCalls,
  ...driverCalls,
  ...integrationCalls,
  ...moneyCalls,
  ...officeCalls,
  ...peopleCalls,
  ...tripCalls,

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
