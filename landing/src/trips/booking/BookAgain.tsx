import { Button, Stack } from '@mui/material';
import ReplayIcon from '@mui/icons-material/Replay';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { knowsDrop } from '@wayfare/shared';
import { useNavigate } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { returnTrip, sameTrip, type Trip } from './bookAgain.js';
import type { OwnBooking } from './bookings.js';
import { type BookingDraft, storeDraft } from './draft.js';

/** Fills the booking form with a trip that is over, or with its way back. */
export function BookAgain({
  booking,
  isPrimary,
}: {
  booking: Trip & Pick<OwnBooking, 'status'> & Partial<Pick<OwnBooking, 'kind' | 'dropAddress'>>;
  /** Whether booking again is what the page is for now. */
  isPrimary: boolean;
}) {
  const t = useText();
  const navigate = useNavigate();
  if (!['PAID', 'COMPLETE', 'CANCELLED'].includes(booking.status) || !knowsDrop(booking)) return null;
  const open = (draft: BookingDraft) => {
    storeDraft(draft);
    void navigate('/');
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
      <Button
        variant={isPrimary ? 'contained' : 'outlined'}
        startIcon={<ReplayIcon />}
        onClick={() => open(sameTrip(booking))}
      >
        {t('trip_book_again')}
      </Button>
      {booking.status !== 'CANCELLED' && (
        <Button variant="outlined" startIcon={<SwapVertIcon />} onClick={() => open(returnTrip(booking))}>
          {t('trip_book_return')}
        </Button>
      )}
    </Stack>
  );
}
