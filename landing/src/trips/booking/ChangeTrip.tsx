import { Button } from '@mui/material';
import { changeableFields } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';
import { LazyChangeTripDialog } from './LazyChangeTripDialog.js';

/** The button that opens the form for changes, as long as the rider can change anything. */
export function ChangeTrip({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { category } = useSession().settings;
  const [isOpen, setOpen] = useState(false);
  const fields = changeableFields(booking, 'rider', category);
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        // Under way, it stands below the places of the trip.
        sx={booking.status === 'STARTED' ? { mt: 1.5 } : {}}
        onClick={() => setOpen(true)}
      >
        {t(booking.status === 'STARTED' ? 'change_way' : 'change_open')}
      </Button>
      {isOpen && <LazyChangeTripDialog booking={booking} fields={fields} onClose={() => setOpen(false)} />}
    </>
  );
}
