import CallIcon from '@mui/icons-material/CallOutlined';
import { Button } from '@mui/material';
import { type Booking, HIDDEN } from '@wayfare/shared';
import { useText } from '../../frame/texts/useText.js';

/** Calls the rider and the driver of a trip, as far as the user may see their numbers. */
export function CallButtons({ booking }: { booking: Pick<Booking, 'customer_contact' | 'driver_contact'> }) {
  const t = useText();
  const people = [
    ['panel_alert_call_rider', booking.customer_contact],
    ['panel_alert_call_driver', booking.driver_contact],
  ] as const;
  return people.map(
    ([label, number]) =>
      number &&
      number !== HIDDEN && (
        <Button key={label} size="small" startIcon={<CallIcon />} href={`tel:${number}`}>
          {t(label)}
        </Button>
      ),
  );
}
