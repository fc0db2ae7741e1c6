import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { Booking } from '@wayfare/shared';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const booking = {
  list: lazyScreen(() => import('./BookingList.js'), 'BookingList'),
  show: lazyScreen(() => import('./BookingShow.js'), 'BookingShow'),
  icon: ReceiptIcon,
  options: { label: textKey('panel_booking_name') },
  recordRepresentation: (record: Booking) => record.reference,
};

export const CallerBookingPage = lazyScreen(() => import('./CallerBooking.js'), 'CallerBooking');
export const AddBookingPage = lazyScreen(() => import('./AddBooking.js'), 'AddBooking');
