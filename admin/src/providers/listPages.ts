import { AT_LEAST, TOTAL_HEADER } from '@wayfare/shared';
import simpleRestProvider from 'ra-data-simple-rest';
import type { fetchUtils, GetListParams, GetListResult, RaRecord } from 'react-admin';

/** The longest page the API serves; an export asks for more. */
const LONGEST_PAGE = 1000;

/** What the panel's lists say of themselves beside react-admin's answer. */
export interface ListMeta {
  /** The total is the least there are: the list is too long to be counted. */
  isAtLeast?: boolean;
}

type Listing<RecordType extends RaRecord> = GetListResult<RecordType> & { meta?: ListMeta };

/** The pages of react-admin's lists from an API below an address: longer than one answer, and with totals that say what they are. */
export function listPages(apiUrl: string, fetchJson: typeof fetchUtils.fetchJson) {
  /** One answer of the API. */
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
