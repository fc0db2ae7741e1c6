import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { brand } from '@wayfare/web/theme';
import { Dialog } from '@wayfare/web/overlay';

/** Confirms the booking (rule 4.38), and leads to its trip. */
export function BookedDialog({
  bookingId,
  onTrack,
  onClose,
}: {
  bookingId: string | null;
  onTrack: () => void;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog open={bookingId !== null} onClose={onClose} aria-labelledby="booked-title">
      <DialogContent sx={{ textAlign: 'center', pb: 1 }}>
        <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="46" fill={brand.mist} />
          <path
            d="M28 50l14 14 27-32"
            fill="none"
            stroke={brand.lagoon}
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <DialogTitle id="booked-title" sx={{ p: 0, mt: 1 }}>
          {t('booking_success')}
          <Typography
            component="span"
            sx={{ display: 'block', fontWeight: 800, fontSize: '1.05rem', overflowWrap: 'anywhere' }}
            dir="ltr"
          >
            {bookingId}
          </Typography>
        </DialogTitle>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('trip_booked_hint')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'center' }}>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" onClick={onTrack} autoFocus>
          {t('trip_follow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
