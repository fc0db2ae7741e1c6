import type { Booking } from '@wayfare/shared';
import { useMemo } from 'react';
import { DataTable, FilterButton } from 'react-admin';
import { useText } from '../language/useText.js';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { useSession } from '../providers/session.js';
import { choosable, ColumnChooser } from '../table/ColumnChooser.js';
import { actionsColumn } from '../table/actionsColumn.js';
import { ListTools, NothingHere, PanelList } from '../table/PanelList.js';
import { RecordLink } from '../table/RecordLink.js';
import { BookingButtons } from './BookingButtons.js';
import { BookingCards } from './BookingCards.js';
import { type BookingColumn, bookingColumnsFor } from './bookingColumns.js';
import { bookingFilters } from './bookingFilters.js';
import { BookingValue } from './BookingValue.js';
import { exportedBookingColumns } from './bookingWords.js';

/** Every booking the reader may see (rule 2.29). */
export function BookingList() {
  const isNarrow = useIsNarrow();
  const { user, settings } = useSession();
  const columns = useMemo(
    () => bookingColumnsFor(user.usertype, settings.category),
    [user.usertype, settings.category],
  );
  const exported = useMemo(() => exportedBookingColumns(columns), [columns]);
  return (
    <PanelList
      title="panel_booking_history"
      exported={exported}
      filters={bookingFilters}
      sort={{ field: 'tripdate', order: 'DESC' }}
      perPage={25}
      actions={
        <ListTools>
          <FilterButton />
          {!isNarrow && <ColumnChooser columns={columns} />}
        </ListTools>
      }
    >
      {isNarrow ? <BookingCards /> : <BookingTable columns={columns} />}
    </PanelList>
  );
}

function BookingTable({ columns }: { columns: readonly BookingColumn[] }) {
  const t = useText();
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick="show"
      {...choosable(columns)}
      empty={<NothingHere text="no_bookings" />}
    >
      {columns.map((column) => (
        <DataTable.Col
          key={column.source}
          source={column.source}
          label={t(column.label)}
          disableSort={!column.sortable}
          align={column.kind === 'money' || column.kind === 'distance' ? 'right' : 'left'}
          render={(record) => {
            const value = <BookingValue booking={record as Booking} column={column} />;
            return column.source === 'booking_id' ? <RecordLink to="show">{value}</RecordLink> : value;
          }}
        />
      ))}
      <DataTable.Col
        source="actions"
        label={t('panel_actions')}
        disableSort
        align="right"
        {...actionsColumn}
        render={(record) => <BookingButtons booking={record as Booking} />}
      />
    </DataTable>
  );
}
