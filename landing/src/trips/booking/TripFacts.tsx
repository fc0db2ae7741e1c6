import { Box, Typography } from '@mui/material';
import { isPaid, isPriceOpen, smallestLimits } from '@wayfare/shared';
import { limitWords, loadWords } from '@wayfare/web/booking';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { type OwnBooking, shownCost } from './bookings.js';
import { HireTerms } from './HireTerms.js';
import { MeterRates } from './MeterRates.js';
import { ReturnFacts } from './ReturnFacts.js';

/** Price, distance and times of a trip. Estimates until it ends. */
export function TripFacts({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const words = useTripWords();
  const { user, settings } = useSession();
  const over = ['REACHED', 'PENDING', 'PAID', 'COMPLETE'].includes(booking.status);
  const isOpen = isPriceOpen(booking);
  const isCanceled = booking.status === 'CANCELLED';
  const limits = limitWords(
    smallestLimits([booking.parcelTypeSelected, booking.optionSelected]),
    t,
    (value) => format.number(value),
  );
  const proof = booking.handover?.proof ?? null;
  const facts: [string, string | null][] = [
    [t('trip_id'), booking.reference],
    [t('trip_date'), format.tripTime(booking.tripdate)],
    [t('site_car_type'), words.carType(booking.carType)],
    [t('trip_for'), loadWords(booking, t).join(', ') || null],
    ...(isOpen || (booking.hire && !over)
      ? []
      : ([
          [t('trip_distance'), format.distance(over ? booking.distance : booking.estimateDistance)],
          [t('trip_time'), format.duration((over ? booking.total_trip_time : null) ?? booking.estimateTime)],
        ] as [string, string][])),
    [t('trip_started_at'), booking.trip_start_time ? format.tripClock(booking.trip_start_time) : null],
    [t('trip_ended_at'), booking.trip_end_time ? format.tripClock(booking.trip_end_time) : null],
    [t('change_rider_extra'), booking.riderExtra && !isCanceled ? format.money(booking.riderExtra) : null],
    [t('trip_discount'), booking.discount_amount > 0 ? format.money(booking.discount_amount) : null],
    [t('trip_pay_title'), booking.discount_amount > 0 ? format.money(booking.customer_paid) : null],
    [t('trip_tip'), booking.tip ? format.money(booking.tip) : null],
    [
      // Before it is paid, it is only the chosen way.
      t(isPaid(booking) ? 'trip_paid_by' : 'trip_payment_method'),
      over ? t(`payment_mode_${booking.payment_mode}`) : null,
    ],
    [
      t('console_your_share'),
      user?.usertype === 'driver' && booking.driver_share !== undefined
        ? format.money(booking.driver_share)
        : null,
    ],
    [t('console_raise'), booking.raise && !isCanceled ? format.money(booking.raise) : null],
    [
      t(booking.heldMoney?.state === 'kept' ? 'console_money_kept' : 'console_money_held'),
      booking.heldMoney && booking.heldMoney.state !== 'released'
        ? format.money(booking.heldMoney.amount)
        : null,
    ],
    [t('trip_parcel_type'), words.extra(booking.parcelTypeSelected, booking)],
    [t('trip_option'), words.extra(booking.optionSelected, booking)],
    [t('parcel_limits'), limits || null],
    [t('trip_receiver_name'), booking.deliveryPerson ?? null],
    [t('trip_receiver_phone'), booking.deliveryPersonPhone ?? null],
    [
      t(settings.category === 'taxi' ? 'trip_note' : 'trip_pickup_instructions'),
      booking.pickUpInstructions ?? null,
    ],
    [t('trip_proof'), proof && t(`trip_proof_${proof}`)],
    [t('trip_handover'), booking.handover?.failure && over ? t('trip_proof_returned') : null],
    [t('trip_delivery_instructions'), booking.deliveryInstructions ?? null],
  ];
  return (
    <Panel>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h4" component="h3">
          {t(isCanceled ? 'trip_cancel_fee' : over || isOpen ? 'trip_price' : 'trip_estimate')}
        </Typography>
        <Typography sx={{ fontWeight: 800, fontSize: isOpen ? '1.2rem' : '1.6rem' }}>
          {isOpen ? t('trip_by_meter') : <bdi dir="ltr">{format.money(shownCost(booking))}</bdi>}
        </Typography>
      </Box>
      {isOpen && <MeterRates tariff={booking.tariff} />}
      <HireTerms hire={booking.hire} tariff={over ? null : booking.tariff} />
      <ReturnFacts booking={booking} />
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1.5,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 3,
          rowGap: 1,
        }}
      >
        {facts.map(([name, value]) =>
          value ? (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, textAlign: 'end', fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                <bdi>{value}</bdi>
              </Typography>
            </Box>
          ) : null,
        )}
      </Box>
    </Panel>
  );
}
