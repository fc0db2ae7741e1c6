import { AT_LEAST, TOTAL_HEADER } from '@wayfare/shared';
import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils, GetListParams, GetListResult, RaRecord } from 'react-admin';

/** The largest page the API serves; an export requests more. */
const LONGEST_PAGE = 1000;

/** Metadata of the panel's lists, in addition to react-admin's response. */
export interface ListMeta {
  /** The total is a lower bound: the list is too long to count. */
  isAtLeast?: boolean;
}

type Listing<RecordType extends RaRecord> = GetListResult<RecordType> & { meta?: ListMeta };

/**
 * The pages of react-admin's lists from an API at an address. Pages may be larger than one response, and
 * totals may be lower bounds.
 */
export function listPages(apiUrl: string, fetchJson: typeof fetchUtils.fetchJson) {
  /** One API response. */
  async function onePage<RecordType extends RaRecord>(
    resource: string,
    params: GetListParams,
  ): Promise<Listing<RecordType>> {
    const meta: ListMeta = {};
    const provider = simpleRestProvider(apiUrl, async (url, options) => {
      const answer = await fetchJson(url, options);
      if (answer.headers.get(TOTAL_HEADER) === AT_LEAST) meta.isAtLeast = true;
      return answer;
    });
    const { data, total } = await provider.getList<RecordType>(resource, params);
    return { data, total, meta };
  }

  return async function getList<RecordType extends RaRecord>(
    resource: string,
    params: GetListParams,
  ): Promise<Listing<RecordType>> {
    const wanted = params.pagination?.perPage ?? 0;
    if (wanted <= LONGEST_PAGE) return onePage<RecordType>(resource, params);
    const data: RecordType[] = [];
    let total = 0;
    do {
      const pagination = { page: data.length / LONGEST_PAGE + 1, perPage: LONGEST_PAGE };
      const answer = await onePage<RecordType>(resource, { ...params, pagination });
      data.push(...answer.data);
      total = answer.data.length < LONGEST_PAGE ? data.length : (answer.total ?? 0);
    } while (data.length < Math.min(wanted, total));
    return { data, total };
  };
}
