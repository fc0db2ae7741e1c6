import type { Booking } from '@wayfare/shared';
import { useMemo } from 'react';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { useSession } from '../../frame/session/session.js';
import { ColumnChooser } from '../../frame/table/ColumnChooser.js';
import { ListFilters } from '../../frame/table/ListFilters.js';
import { ListTools, NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordLink } from '../../frame/table/RecordLink.js';
import { RecordTable } from '../../frame/table/RecordTable.js';
import { BookingButtons } from './BookingButtons.js';
import { BookingCards } from './BookingCards.js';
import { type BookingColumn, bookingColumnsFor } from './bookingColumns.js';
import { bookingFiltersOf } from './bookingFilters.js';
import { BookingValue } from './BookingValue.js';
import { exportedBookingColumns } from './bookingWords.js';

/** Every booking the user may see (rule 2.29). */
export function BookingList() {
  const isNarrow = useIsNarrow();
  const { user, settings } = useSession();
  const columns = useMemo(
    () => bookingColumnsFor(user.usertype, settings.category),
    [user.usertype, settings.category],
  );
  const exported = useMemo(() => exportedBookingColumns(columns, settings), [columns, settings]);
  return (
    <PanelList
      title="panel_booking_history"
      exported={exported}
      filters={bookingFiltersOf(user.usertype)}
      sort={{ field: 'tripdate', order: 'DESC' }}
      perPage={25}
      actions={
        <ListTools>
          <ListFilters />
          {!isNarrow && <ColumnChooser columns={columns} />}
        </ListTools>
      }
    >
      {isNarrow ? <BookingCards /> : <BookingTable columns={columns} />}
    </PanelList>
  );
}

function BookingTable({ columns }: { columns: readonly BookingColumn[] }) {
  return (
    <RecordTable<Booking>
      columns={columns.map((column) => ({
        ...column,
        align: column.kind === 'money' || column.kind === 'distance' ? 'right' : 'left',
        view(booking) {
          const value = <BookingValue booking={booking} column={column} />;
          return column.source === 'reference' ? <RecordLink to="show">{value}</RecordLink> : value;
        },
      }))}
      rowClick="show"
      empty={<NothingHere text="no_bookings" />}
      actions={(booking) => <BookingButtons booking={booking} />}
    />
  );
}
