import { FilterButton } from 'react-admin';
import { ViewsButton } from './ViewsButton.js';

/** A list's filters, and the saved views of the list. */
export function ListFilters() {
  return (
    <>
      <ViewsButton />
      <FilterButton disableSaveQuery />
    </>
  );
}
