/** Returns the address of a list with some of its filters set, newest first by default. */
export const listAddress = (
  resource: string,
  filter: Readonly<Record<string, unknown>>,
  sort: string,
  order: 'ASC' | 'DESC' = 'DESC',
) =>
  `/${resource}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((key) => [key, true]))),
    page: '1',
    perPage: '25',
    sort,
    order,
  }).toString()}`;
