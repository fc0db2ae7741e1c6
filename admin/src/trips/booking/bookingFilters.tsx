import { bookingStatuses } from '@wayfare/shared';
import { SearchInput, SelectArrayInput } from 'react-admin';
import { textKey } from '../../frame/texts/useText.js';
import { DayInput } from '../../frame/table/DayInput.js';

/** Filters for the bookings list. */
export const bookingFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput
    key="status"
    source="status"
    label={textKey('panel_status')}
    choices={bookingStatuses.map((id) => ({ id, name: textKey(`booking_status_${id}`) }))}
    alwaysOn
    sx={{ minWidth: 160 }}
  />,
  <DayInput key="from" source="tripdate_gte" label={textKey('panel_from_day')} edge="start" />,
  <DayInput key="to" source="tripdate_lte" label={textKey('panel_to_day')} edge="end" />,
];
