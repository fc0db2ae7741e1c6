import { Alert, Button } from '@mui/material';
import { isPaid } from '@wayfare/shared';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import type { OwnBooking } from './bookings.js';

/** Why the promo of a booking was not applied, while the rider can still do something about it. */
export function PromoRefusedNote({ booking }: { booking: OwnBooking }) {
  const t = useText();
  if (!booking.promo_refused || booking.promo_applied || isPaid(booking) || booking.status === 'CANCELLED')
    return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/profile" color="inherit" size="small">
          {t('promo_prove_phone')}
        </Button>
      }
    >
      {t('promo_not_applied')}
    </Alert>
  );
}
