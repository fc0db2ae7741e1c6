import { Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import StarIcon from '@mui/icons-material/Star';
import { distanceKm } from '@wayfare/shared';
import { useEffect, useRef, useState } from 'react';
import { type OwnBooking, useBookingCommand } from '../booking/bookings.js';
import { Places } from '../booking/Places.js';
import { useNow } from '../booking/useNow.js';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { EmptyRoad } from '../brand/Art.js';
import { Notice } from '../brand/Notice.js';
import { useSession } from '../session/SessionProvider.js';
import { soundHorn } from './horn.js';
import { ParcelSize, parcelWords } from './Parcel.js';
import { useDriverPosition } from './PositionProvider.js';
import { useOffers } from './tasks.js';

/** The current offers, each with the time left to accept it. */
export function Offers({ idle }: { idle: boolean }) {
  const t = useText();
  const { settings } = useSession();
  const offers = useOffers(true);
  const now = useNow(1000);
  const open = (offers.data ?? []).filter((offer) => !offer.offerExpiresAt || offer.offerExpiresAt > now);
  useHorn(open, settings.CarHornRepeat);

  return (
    <Box aria-live="assertive" aria-relevant="additions">
      {open.length === 0 && idle && (
        <Notice art={<EmptyRoad />} title={t('no_tasks')} text={t('console_waiting')} />
      )}
      <Stack sx={{ gap: 2 }}>
        {open.map((offer) => (
          <Offer key={offer.id} offer={offer} now={now} />
        ))}
      </Stack>
    </Box>
  );
}

function Offer({ offer, now }: { offer: OwnBooking; now: number }) {
  const t = useText();
  const format = useFormat();
  const command = useBookingCommand(offer.id);
  const { position } = useDriverPosition();
  const parcel = parcelWords(offer);
  const left = offer.offerExpiresAt ? Math.max(0, Math.ceil((offer.offerExpiresAt - now) / 1000)) : null;
  // The longest time left seen so far is the full length of the bar.
  const [whole, setWhole] = useState(left ?? 1);
  if (left !== null && left > whole) setWhole(left);
  return (
    <Paper
      component="article"
      elevation={6}
      sx={{ overflow: 'hidden', border: '2px solid', borderColor: 'secondary.main' }}
    >
      {left !== null && (
        <LinearProgress
          variant="determinate"
          value={(left / whole) * 100}
          color="secondary"
          aria-label={t('console_offer_time_left')}
          sx={{ height: 8 }}
        />
      )}
      <Box sx={{ p: 2.5 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="h3" component="h2">
            {t('console_offer')}
          </Typography>
          {left !== null && (
            <Typography sx={{ fontWeight: 700 }} aria-hidden="true" dir="ltr">
              {format.number(left)} s
            </Typography>
          )}
        </Stack>
        <Typography sx={{ fontSize: '2.1rem', fontWeight: 800 }}>
          <bdi dir="ltr">{format.money(offer.driver_share ?? offer.estimate)}</bdi>
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {format.distance(offer.estimateDistance)} · {format.duration(offer.estimateTime)} · {offer.carType}
          {parcel && ` · ${parcel}`}
          {position &&
            ` · ${t('console_offer_away', { distance: format.distance(distanceKm(position, offer.pickup)) })}`}
          {offer.bookLater && ` · ${format.dateTime(offer.tripdate)}`}
        </Typography>
        <ParcelSize booking={offer} />
        <OfferedBy offer={offer} />
        <Places pickup={offer.pickupAddress} drop={offer.dropAddress} />
        <Stack direction="row" sx={{ gap: 1.5, mt: 2.5 }}>
          <Button
            size="large"
            color="inherit"
            disabled={command.isPending}
            onClick={() => command.mutate({ name: 'decline', body: {} })}
          >
            {t('console_decline')}
          </Button>
          <Button
            size="large"
            variant="contained"
            color="success"
            sx={{ flex: 1, minHeight: 56, fontSize: '1.15rem' }}
            loading={command.isPending}
            onClick={() => command.mutate({ name: 'accept', body: {} })}
          >
            {t('console_accept')}
          </Button>
        </Stack>
      </Box>
    </Paper>
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

/** Sounds the horn when an offer arrives, and repeats it while the offer is open if the settings say so. */
function useHorn(offers: readonly OwnBooking[], repeat: boolean) {
  const known = useRef(new Set<string>());
  const ids = offers.map((offer) => offer.id).join(' ');
  useEffect(() => {
    const present = ids === '' ? [] : ids.split(' ');
    const fresh = present.some((id) => !known.current.has(id));
    known.current = new Set(present);
    if (fresh) soundHorn();
    if (!repeat || present.length === 0) return undefined;
    const timer = setInterval(soundHorn, 3000);
    return () => clearInterval(timer);
  }, [ids, repeat]);
}
