import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import StarIcon from '@mui/icons-material/Star';
import { approachTo, bookedStops, driverPay, isPriceOpen, knowsDrop } from '@wayfare/shared';
import { useState } from 'react';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { LoadLine } from '../booking/LoadLine.js';
import { HireTerms } from '../booking/HireTerms.js';
import { MeterRates } from '../booking/MeterRates.js';
import { ReturnFacts } from '../booking/ReturnFacts.js';
import { TripPlaces } from '../booking/TripPlaces.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ParcelSize, parcelWords } from './Parcel.js';
import { useDriverPosition } from './PositionProvider.js';

interface OfferProps {
  offer: OwnBooking;
  /** A ms timestamp. */
  now: number;
  titleId?: string;
}

/** The facts on which a driver decides: the time left, the money, the way to the pickup, and the trip. */
export function OfferFacts({ offer, now, titleId }: OfferProps) {
  const t = useText();
  const format = useFormat(offer.timeZone);
  const { position } = useDriverPosition();
  const words = useTripWords();
  const parcel = parcelWords(offer, words);
  const approach = position && approachTo(position, offer);
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Box>
          <Typography variant="h3" component="h2" id={titleId}>
            {t('console_offer')}
          </Typography>
          <Typography sx={{ fontSize: '2.1rem', fontWeight: 800 }}>
            {isPriceOpen(offer) ? (
              t('trip_by_meter')
            ) : (
              <bdi dir="ltr">{format.money(driverPay(offer.driver_share ?? offer.estimate, offer))}</bdi>
            )}
          </Typography>
          {isPriceOpen(offer) && <MeterRates tariff={offer.tariff} />}
          <HireTerms hire={offer.hire} tariff={null} />
          <ReturnFacts booking={offer} />
          {offer.riderExtra ? (
            <Typography sx={{ fontWeight: 700, color: 'success.main' }}>
              {t('console_offer_rider_extra', { amount: format.money(offer.riderExtra) })}
            </Typography>
          ) : null}
          {offer.raise ? (
            <Typography sx={{ fontWeight: 700, color: 'success.main' }}>
              {t('console_offer_raised', { amount: format.money(offer.raise) })}
            </Typography>
          ) : null}
        </Box>
        <TimeLeft offer={offer} now={now} />
      </Stack>
      {approach && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('console_offer_approach', {
            duration: format.duration(approach.seconds),
            distance: format.distance(approach.distance),
          })}
        </Typography>
      )}
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {knowsDrop(offer) &&
          !offer.hire &&
          offer.estimateTime > 0 &&
          `${format.distance(offer.estimateDistance)} · ${format.duration(offer.estimateTime)} · `}
        <bdi>{words.carType(offer.carType)}</bdi>
        {bookedStops(offer.stops).length > 0 &&
          ` · ${t('stop_count', { smart_count: bookedStops(offer.stops).length })}`}
        {parcel && ` · ${parcel}`}
        {offer.bookLater && ` · ${format.tripTime(offer.tripdate)}`}
      </Typography>
      <LoadLine trip={offer} />
      <ParcelSize booking={offer} />
      <OfferedBy offer={offer} />
      <TripPlaces trip={offer} />
      {offer.pickUpInstructions && (
        <Alert severity="info" icon={false} sx={{ mt: 1.5, borderRadius: 3 }}>
          {offer.pickUpInstructions}
        </Alert>
      )}
    </>
  );
}

/** A ring that empties, with the seconds in it; nothing for an offer that stays. */
function TimeLeft({ offer: { offerExpiresAt }, now }: OfferProps) {
  const t = useText();
  const format = useFormat();
  const left = offerExpiresAt ? Math.max(0, Math.ceil((offerExpiresAt - now) / 1000)) : null;
  // The longest time left seen so far is the whole ring.
  const [whole, setWhole] = useState(left ?? 1);
  if (left !== null && left > whole) setWhole(left);
  if (left === null) return null;
  return (
    <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0, height: 72 }}>
      <CircularProgress
        variant="determinate"
        value={(left / whole) * 100}
        size={72}
        thickness={5}
        color={left > 10 ? 'success' : 'error'}
        aria-label={t('console_offer_time_left')}
      />
      <Typography
        component="span"
        aria-hidden="true"
        sx={{ position: 'absolute', fontWeight: 800, fontSize: '1.4rem' }}
      >
        {format.number(left)}
      </Typography>
    </Box>
  );
}

/** The driver's answer. */
export function OfferAnswers({ offer, onAccepted }: { offer: OwnBooking; onAccepted?: () => void }) {
  const t = useText();
  const command = useBookingCommand(offer.id);
  return (
    <Stack direction="row" sx={{ gap: 1.5, width: '100%' }}>
      <Button
        size="large"
        color="inherit"
        variant="outlined"
        sx={{ minHeight: 64, px: 3 }}
        disabled={command.isPending}
        onClick={() => command.mutate({ name: 'decline', body: {} })}
      >
        {t('console_decline')}
      </Button>
      <Button
        size="large"
        variant="contained"
        color="success"
        sx={{ flex: 1, minHeight: 64, fontSize: '1.25rem' }}
        loading={command.isPending}
        onClick={() => {
          // This is not a callback of `mutate`, because the offer and this component are removed before the
          // answer arrives.
          command.mutateAsync({ name: 'accept', body: {} }).then(onAccepted, () => undefined);
        }}
      >
        {t('console_accept')}
      </Button>
    </Stack>
  );
}

/** The rider's first name and average rating by drivers. */
function OfferedBy({ offer }: { offer: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1.5 }}>
      <Typography component="span" sx={{ fontWeight: 700 }}>
        <bdi>{offer.customer_name}</bdi>
      </Typography>
      {offer.customer_rating ? (
        <Typography component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <StarIcon fontSize="inherit" sx={{ color: '#b36b00' }} titleAccess={t('trip_rating')} />
          {format.rating(offer.customer_rating)}
        </Typography>
      ) : null}
    </Stack>
  );
}
