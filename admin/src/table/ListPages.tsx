import type { TablePaginationProps } from '@mui/material';
import { Pagination, type PaginationProps, useListContext } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/useText.js';
import type { ListMeta } from '../providers/listPages.js';

/** A list's pages. Of one too long to be counted it says how many rows there are at least. */
export function ListPages() {
  const { meta, total } = useListContext();
  const t = useText();
  const { number } = useFormat();
  const rows: PaginationProps & Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to }) =>
      t('panel_rows_at_least', { from: number(from), to: number(to), total: number(total ?? to) }),
  };
  // react-admin hands it on to Material UI, though its types don't say so.
  return (meta as ListMeta | undefined)?.isAtLeast ? <Pagination {...rows} /> : <Pagination />;
}
