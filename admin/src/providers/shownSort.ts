import type { GetListParams } from 'react-admin';

/**
 * A list by a field the reader no longer sees, as a browser or an address may remember it, in an order that tells
 * nothing: the API refuses to sort by what it does not show (rule 6.22).
 */
export const withShownSort = (params: GetListParams, hidden: readonly string[]): GetListParams =>
  params.sort && hidden.includes(params.sort.field)
    ? { ...params, sort: { field: 'id', order: 'ASC' } }
    : params;
