import { Box, Paper } from '@mui/material';
import type { OwnBooking } from '../booking/bookings.js';
import { OfferAnswers, OfferFacts } from './Offer.js';

/** An offer that the driver answers later. */
export function PutOffOffer({ offer, now }: { offer: OwnBooking; now: number }) {
  return (
    <Paper
      component="article"
      elevation={6}
      sx={{ p: 2.5, border: '2px solid', borderColor: 'secondary.main' }}
    >
      <OfferFacts offer={offer} now={now} />
      <Box sx={{ mt: 2.5 }}>
        <OfferAnswers offer={offer} />
      </Box>
    </Paper>
  );
}
