import { bookingStatuses, paymentModes, type Usertype } from '@wayfare/shared';
import { SearchInput, SelectArrayInput, SelectInput } from 'react-admin';
import { textKey } from '../../frame/texts/useText.js';
import { CarTypeInput } from '../../frame/userForm/CarTypeInput.js';
import { PersonFilter } from '../../frame/userForm/PersonFilter.js';
import { DayInput } from '../../frame/table/DayInput.js';

const everyones = [
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
  <DayInput key="ended" source="endTime_gte" label={textKey('panel_ended_from')} edge="start" />,
  <DayInput key="endedTo" source="endTime_lte" label={textKey('panel_ended_to')} edge="end" />,
  <PersonFilter key="driver" source="driver" reference="drivers" label={textKey('panel_driver')} />,
  <CarTypeInput key="carType" source="carType" label={textKey('panel_car_type')} />,
  <SelectInput
    key="payment_mode"
    source="payment_mode"
    label={textKey('panel_payment_mode')}
    choices={paymentModes.map((id) => ({ id, name: textKey(`payment_mode_${id}`) }))}
  />,
];

const admins = [
  ...everyones,
  <PersonFilter
    key="fleetadmin"
    source="fleetadmin"
    reference="fleetadmins"
    label={textKey('panel_fleet_admin')}
  />,
];

/** Filters for the bookings list. Fleet admins see the bookings of their own fleet only. */
export const bookingFiltersOf = (usertype: Usertype) => (usertype === 'admin' ? admins : everyones);
