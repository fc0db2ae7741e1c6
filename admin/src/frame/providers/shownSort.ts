import type { GetListParams } from 'react-admin';

/**
 * Replaces a sort by a hidden field, which the browser or an address may remember, with a neutral order:
 * the API refuses to sort by fields it does not show (rule 6.22).
 */
export const withShownSort = (params: GetListParams, hidden: readonly string[]): GetListParams =>
  params.sort && hidden.includes(params.sort.field)
    ? { ...params, sort: { field: 'id', order: 'ASC' } }
    : params;
