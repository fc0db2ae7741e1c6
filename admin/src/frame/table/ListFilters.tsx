import { FilterButton } from 'react-admin';
import { ViewsButton } from './ViewsButton.js';

/** A list's filters, and the views saved of it. */
export function ListFilters() {
  return (
    <>
      <ViewsButton />
      <FilterButton disableSaveQuery />
    </>
  );
}
