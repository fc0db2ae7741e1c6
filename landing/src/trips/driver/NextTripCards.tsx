import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { driverPay, isPriceOpen } from '@wayfare/shared';
import { useState } from 'react';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { CancelDialog } from '../booking/CancelDialog.js';
import { TripPlaces } from '../booking/TripPlaces.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';

/** An offer of a trip that begins when the current one ends: one tap takes it. */
export function NextOffer({ offer }: { offer: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(offer.id);
  const titleId = `next-offer-${offer.id}`;
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: 2, borderRadius: 5, borderColor: 'primary.main' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h4" component="h2" id={titleId}>
          {t('console_next_offer')}
        </Typography>
        <Typography sx={{ fontWeight: 800, fontSize: '1.25rem' }}>
          {isPriceOpen(offer) ? (
            t('trip_by_meter')
          ) : (
            <bdi dir="ltr">{format.money(driverPay(offer.driver_share ?? offer.estimate, offer))}</bdi>
          )}
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('console_next_offer_text')}
      </Typography>
      <TripPlaces trip={offer} />
      <Stack direction="row" sx={{ gap: 1.5, mt: 2 }}>
        <Button
          color="inherit"
          variant="outlined"
          sx={{ minHeight: 56 }}
          disabled={command.isPending}
          onClick={() => command.mutate({ name: 'decline', body: {} })}
        >
          {t('console_decline')}
        </Button>
        <Button
          variant="contained"
          color="success"
          sx={{ flex: 1, minHeight: 56, fontSize: '1.1rem' }}
          loading={command.isPending}
          onClick={() => command.mutate({ name: 'accept', body: {} })}
        >
          {t('console_next_accept')}
        </Button>
      </Stack>
    </Paper>
  );
}

/** The trip that the driver drives after the current one. */
export function NextTrip({ trip }: { trip: OwnBooking }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const titleId = `next-trip-${trip.id}`;
  return (
    <Box component="article" aria-labelledby={titleId}>
      <Panel>
        <Typography variant="h4" component="h2" id={titleId}>
          {t('console_next_trip')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {t('console_next_trip_text')}
        </Typography>
        <Typography sx={{ fontWeight: 700, mb: 1.5 }}>
          <bdi>{trip.customer_name}</bdi>
        </Typography>
        <TripPlaces trip={trip} />
        <Button color="error" onClick={() => setAsking(true)} sx={{ mt: 1.5, mx: -1, px: 1, minHeight: 44 }}>
          {t('console_give_back')}
        </Button>
        <CancelDialog open={asking} booking={trip} command="giveBack" onClose={() => setAsking(false)} />
      </Panel>
    </Box>
  );
}
