import { Typography } from '@mui/material';
import type { GuestTrip } from '@wayfare/shared';
import { EtaLine } from '../booking/EtaLine.js';
import { HireTerms } from '../booking/HireTerms.js';
import { MeterRates } from '../booking/MeterRates.js';
import { NextLine } from '../booking/NextLine.js';
import { SearchLines } from '../booking/SearchLines.js';
import { riderHeadline } from '../booking/tripHeadline.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Panel } from '../../frame/layout/Panel.js';
import { factsOf } from './guestFacts.js';

/**
 * How far a guest's trip is: its headline, the search, the driver's arrival, the next step, and the price.
 */
export function GuestProgress({ trip }: { trip: GuestTrip }) {
  const t = useText();
  const format = useFormat();
  return (
    <Panel>
      <Typography variant="h3" component="h2" aria-live="polite">
        {trip.searchFrom === null
          ? t(headlineOf(trip), { driver: trip.driver ?? '' })
          : t('trip_headline_later', { time: format.tripTime(trip.tripdate) })}
      </Typography>
      {trip.searchFrom !== null && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t('trip_search_from', { time: format.tripClock(trip.searchFrom) })}
        </Typography>
      )}
      {trip.search && <SearchLines search={trip.search} />}
      <EtaLine eta={trip.eta} isNext={trip.finishingTrip} />
      {!trip.isReturned && !trip.rideCheck && <NextLine role="guest" trip={factsOf(trip)} />}
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        <bdi dir="ltr">{trip.reference}</bdi>
        {' · '}
        {format.tripTime(trip.tripdate)}
        {' · '}
        {trip.tariff && !trip.hire ? t('trip_by_meter') : <bdi dir="ltr">{format.money(trip.cost)}</bdi>}
      </Typography>
      {!trip.hire && <MeterRates tariff={trip.tariff} />}
      <HireTerms hire={trip.hire} tariff={trip.receipt ? null : trip.tariff} />
    </Panel>
  );
}

function headlineOf(trip: GuestTrip) {
  const { status, isReturned } = trip;
  if (status === 'CANCELLED') return 'guest_trip_canceled';
  if (status === 'PAYMENT_PENDING') return 'guest_trip_unpaid';
  if (isReturned) return status === 'STARTED' ? 'trip_headline_returning' : 'trip_headline_returned';
  return riderHeadline(factsOf(trip));
}
