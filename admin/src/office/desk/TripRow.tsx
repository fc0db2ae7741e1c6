import { type Theme, useTheme } from '@mui/material';
import {
  bookingStatuses,
  currentPrice,
  type DeskChip,
  type DeskTrip,
  dispatchStartsAt,
  isPriceOpen,
  isScheduled,
  knowsDrop,
  rulesOf,
} from '@wayfare/shared';
import { statusColorsIn } from '@wayfare/web/booking';
import { memo } from 'react';
import { AskedText } from '../../trips/booking/AskedNote.js';
import { whyWords } from './whyWords.js';
import { longerTripWords } from '../../trips/booking/longerTripWords.js';
import { waitWords } from '../../trips/booking/waitWords.js';
import type { AddressWords } from '../../frame/texts/useAddress.js';
import type { useFormat } from '../../frame/texts/useFormat.js';
import type { useText } from '../../frame/texts/useText.js';

interface TripRowProps {
  id: string;
  /** Takes the element of the row, to measure it, and its place among the rows and headings of the list. */
  measure: (element: Element | null) => void;
  index: number;
  /** Its place among `count` rows, counted from 1. */
  position: number;
  count: number;
  trip: DeskTrip;
  alerts: readonly DeskChip[];
  /** Minutes since the trip date, or since the trip waits for another driver; negative before. */
  minutes: number;
  isChosen: boolean;
  /** One line instead of three. */
  isCompact: boolean;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
  t: ReturnType<typeof useText>;
  /** The name of a car type in the language of the reader. */
  carTypeText: (name: string) => string;
  format: ReturnType<typeof useFormat>;
  address: AddressWords;
}

/**
 * One open trip of the desk. Drawn again only when something in it changes. It consists of plain elements,
 * which `tripRowStyles` on their list style: styled components take many times as long.
 */
export const TripRow = memo(
  function TripRow({
    id,
    measure,
    index,
    position,
    count,
    trip,
    alerts,
    minutes,
    isChosen,
    isCompact,
    onChoose,
    onOpen,
    t,
    carTypeText,
    format,
    address,
  }: TripRowProps) {
    return (
      <div
        id={id}
        ref={measure}
        data-index={index}
        role="option"
        aria-selected={isChosen}
        aria-posinset={position}
        aria-setsize={count}
        className={`trip ${isCompact ? 'line' : ''} ${alerts.length > 0 ? 'pressing' : ''}`}
        onClick={() => onChoose(trip.id)}
        onDoubleClick={() => onOpen(trip.id)}
      >
        {isCompact ? (
          <TripLine {...{ trip, alerts, minutes, t, carTypeText, format, address }} />
        ) : (
          <TripLines {...{ trip, alerts, minutes, t, carTypeText, format, address }} />
        )}
      </div>
    );
  },
  (before, after) =>
    before.trip === after.trip &&
    before.minutes === after.minutes &&
    before.isChosen === after.isChosen &&
    before.isCompact === after.isCompact &&
    before.index === after.index &&
    before.position === after.position &&
    before.count === after.count &&
    before.onOpen === after.onOpen &&
    before.t === after.t &&
    before.carTypeText === after.carTypeText &&
    before.format === after.format &&
    before.address === after.address &&
    before.alerts.join() === after.alerts.join(),
);

type TripFacts = Pick<
  TripRowProps,
  'trip' | 'alerts' | 'minutes' | 't' | 'carTypeText' | 'format' | 'address'
>;

/** The trip on three lines: who, from where to where, and how it stands. */
function TripLines({ trip, alerts, minutes, t, carTypeText, format, address }: TripFacts) {
  const { direction } = useTheme();
  const { reference, customer_name, driver_name, pickup, drop, status, carType } = trip;
  return (
    <>
      <div className="who">
        <bdi>{reference}</bdi>
        <bdi className="cut">{customer_name || noRiderText(trip, t)}</bdi>
        <span className={`status ${status}`}>{t(`booking_status_${status}`)}</span>
      </div>
      <div className="route">
        <bdi className="cut" title={address.whole(pickup)}>
          {address.short(pickup)}
        </bdi>
        <span>{direction === 'rtl' ? '←' : '→'}</span>
        <bdi className="cut" title={knowsDrop(trip) ? address.whole(drop) : undefined}>
          {knowsDrop(trip) ? address.short(drop) : t('trip_drop_open')}
        </bdi>
      </div>
      <div className="facts">
        {isAwaited(trip) && <span>{waitWords(minutes, t, format)}</span>}
        {isScheduled(trip, trip.tripdate + minutes * 60_000) && (
          <span>{t('panel_search_from', { time: format.tripClock(dispatchStartsAt(trip)) })}</span>
        )}
        {trip.planLost && (
          <span>{t('panel_plan_lost', { minutes: format.number(trip.planLost.minutes) })}</span>
        )}
        {trip.longerTrip && <strong>{longerTripWords(trip.longerTrip, t, format)}</strong>}
        {driver_name && <bdi>{driver_name}</bdi>}
        {trip.finishingTrip && <span>{t('panel_finishing_trip')}</span>}
        <span>
          <AskedText booking={trip} />
        </span>
        {trip.noDriver && <span>{whyWords(trip.noDriver, t, format)}</span>}
        {carType && <bdi>{carTypeText(carType)}</bdi>}
        {rulesOf(trip).fare === 'hours' && <span>{t('trip_by_hour')}</span>}
        <bdi>{priceOf(trip, t, format)}</bdi>
        {trip.payment_mode && <span>{t(`payment_mode_${trip.payment_mode}`)}</span>}
        {alerts.map((alert) => (
          <strong key={alert}>{t(`panel_desk_alert_${alert}`)}</strong>
        ))}
      </div>
    </>
  );
}

/**
 * The trip on one line: what presses first, then columns that appear in the order of their weight as the list
 * gets wider.
 */
function TripLine({ trip, alerts, minutes, t, carTypeText, format, address }: TripFacts) {
  const { reference, customer_name, driver_name, pickup, drop, status, carType, payment_mode } = trip;
  const dropText = knowsDrop(trip) ? address.short(drop) : t('trip_drop_open');
  const wholeDrop = knowsDrop(trip) ? address.whole(drop) : dropText;
  const waits =
    minutes < 0 ? waitWords(minutes, t, format) : t('panel_minutes', { count: format.number(minutes) });
  const why = trip.noDriver ? whyWords(trip.noDriver, t, format) : undefined;
  const pressing = [
    isAwaited(trip) ? waits : t(`booking_status_${status}`),
    ...(trip.longerTrip ? [longerTripWords(trip.longerTrip, t, format)] : []),
    ...alerts.map((alert) => t(`panel_desk_alert_${alert}`)),
  ].join(', ');
  return (
    <>
      <strong className="cut" title={why ? `${pressing} · ${why}` : pressing}>
        {pressing}
      </strong>
      <bdi className="cut" title={address.whole(pickup)}>
        {address.short(pickup)}
      </bdi>
      <bdi className="cut" title={wholeDrop}>
        {dropText}
      </bdi>
      <bdi className="cut">{carType && carTypeText(carType)}</bdi>
      <bdi className="price cut">{priceOf(trip, t, format)}</bdi>
      <span className="cut wide">{payment_mode && t(`payment_mode_${payment_mode}`)}</span>
      <bdi className="cut wide" title={trip.finishingTrip ? t('panel_finishing_trip') : why}>
        {driver_name ?? why ?? <AskedText booking={trip} />}
      </bdi>
      <bdi className="cut wider">{customer_name || noRiderText(trip, t)}</bdi>
      <bdi className="wider">{reference}</bdi>
    </>
  );
}

/** What stands for the name of a passenger who has no account. */
const noRiderText = (trip: DeskTrip, t: TripRowProps['t']): string =>
  rulesOf(trip).namesPassenger ? '' : t('trip_passenger_street');

/** Whether the rider of a trip waits for its car. */
const isAwaited = ({ status }: DeskTrip) => status === 'NEW' || status === 'ACCEPTED';

/** The price as text; empty while it is unknown. */
function priceOf(trip: DeskTrip, t: TripRowProps['t'], format: TripRowProps['format']): string {
  if (isPriceOpen(trip)) return t('trip_by_meter');
  const price = currentPrice(trip);
  return price ? format.money(price.amount) : '';
}

/** Styles the rows of a list. */
export const tripRowStyles = ({ palette, spacing }: Theme) => ({
  '& .trip': {
    padding: spacing(0.75, 1),
    cursor: 'pointer',
    borderBottom: `1px solid ${palette.divider}`,
    borderInlineStart: '4px solid transparent',
  },
  '& .trip.pressing': { borderInlineStartColor: palette.warning.main },
  '& .trip[aria-selected=true]': {
    // The colors of statuses are readable on paper.
    backgroundColor: palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    borderInlineStartColor: palette.primary.main,
  },
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  '& .who': { display: 'flex', alignItems: 'center', gap: spacing(1), minWidth: 0 },
  '& .who > bdi:first-of-type': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& .status': {
    marginInlineStart: 'auto',
    padding: spacing(0, 1),
    borderRadius: 16,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    bookingStatuses.map((status) => {
      const { color, bgcolor } = statusColorsIn(palette, status);
      return [`& .status.${status}`, { color, backgroundColor: bgcolor }];
    }),
  ),
  // Each place keeps its beginning, whatever its direction.
  '& .route': { fontSize: '0.875rem', display: 'flex', gap: spacing(0.5), minWidth: 0 },
  '& .facts': {
    display: 'flex',
    columnGap: spacing(1),
    fontSize: '0.8rem',
    color: palette.text.secondary,
    flexWrap: 'wrap',
  },
  // A flexible box is as wide as its longest word otherwise.
  '& .facts > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .facts > :empty': { display: 'none' },
  // One line: 24 px is the smallest target.
  '& .trip.line': {
    display: 'grid',
    gridTemplateColumns: '9.5em minmax(0, 1fr) minmax(0, 1fr) 5em 5em',
    columnGap: spacing(1),
    alignItems: 'center',
    minHeight: 26,
    padding: spacing(0, 0.75),
    fontSize: '0.8125rem',
    lineHeight: 1.3,
  },
  '& .line .price': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .line .wide, & .line .wider': { display: 'none' },
  '@container desk-lanes (min-width: 640px)': {
    '& .trip.line': { gridTemplateColumns: '9.5em minmax(0, 1fr) minmax(0, 1fr) 5em 5em 4em 8em' },
    '& .line .wide': { display: 'block' },
  },
  '@container desk-lanes (min-width: 860px)': {
    '& .trip.line': {
      gridTemplateColumns: '9.5em minmax(0, 1fr) minmax(0, 1fr) 5em 5em 4em 8em 8em 6.5em',
    },
    '& .line .wider': { display: 'block' },
  },
  '& .facts strong': { color: palette.text.primary },
});
