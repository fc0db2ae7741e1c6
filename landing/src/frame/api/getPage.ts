import { apiRequest } from '@wayfare/web/http';

/** One page of a resource, with the total number of rows. */
interface Page<T> {
  rows: T[];
  total: number;
}

/** Loads a list page through the simple-rest protocol. `page` counts from 0. */
export async function getPage<T>(
  resource: string,
  query: { sort: [string, 'ASC' | 'DESC']; page?: number; perPage: number; filter?: Record<string, unknown> },
): Promise<Page<T>> {
  const first = (query.page ?? 0) * query.perPage;
  const search = new URLSearchParams({
    sort: JSON.stringify(query.sort),
    range: JSON.stringify([first, first + query.perPage - 1]),
    filter: JSON.stringify(query.filter ?? {}),
  });
  const response = await apiRequest(`${resource}?${search}`);
  const rows = (await response.json()) as T[];
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}
