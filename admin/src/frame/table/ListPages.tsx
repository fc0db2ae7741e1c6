import type { TablePaginationProps } from '@mui/material';
import { Pagination, type PaginationProps, useListContext } from 'react-admin';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import type { ListMeta } from '../providers/listPages.js';

/** A list's pagination. If the list is too long to count, it shows the minimum number of rows. */
export function ListPages() {
  const { meta, total } = useListContext();
  const t = useText();
  const { number } = useFormat();
  const rows: PaginationProps & Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to }) =>
      t('panel_rows_at_least', { from: number(from), to: number(to), total: number(total ?? to) }),
  };
  // react-admin passes it on to Material UI, although its types do not say so.
  return (meta as ListMeta | undefined)?.isAtLeast ? <Pagination {...rows} /> : <Pagination />;
}
