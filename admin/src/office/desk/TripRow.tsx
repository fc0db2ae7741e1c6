import type { Theme } from '@mui/material';
import { bookingStatuses, type DeskChip, type DeskTrip } from '@wayfare/shared';
import { statusColorsIn } from '@wayfare/web/booking';
import { memo } from 'react';
import { AskedText } from '../../trips/booking/AskedNote.js';
import { Route } from '../../trips/booking/Route.js';
import { waitWords } from '../../trips/booking/waitWords.js';
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
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
  t: ReturnType<typeof useText>;
  format: ReturnType<typeof useFormat>;
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
    onChoose,
    onOpen,
    t,
    format,
  }: TripRowProps) {
    const { reference, customer_name, driver_name, pickup, drop, status } = trip;
    return (
      <div
        id={id}
        ref={measure}
        data-index={index}
        role="option"
        aria-selected={isChosen}
        aria-posinset={position}
        aria-setsize={count}
        className={alerts.length > 0 ? 'trip pressing' : 'trip'}
        onClick={() => onChoose(trip.id)}
        onDoubleClick={() => onOpen(trip.id)}
      >
        <div className="who">
          <bdi>{reference}</bdi>
          <bdi className="cut">{customer_name}</bdi>
          <span className={`status ${status}`}>{t(`booking_status_${status}`)}</span>
        </div>
        <div className="route cut">
          <Route from={pickup.add} to={drop.add} />
        </div>
        <div className="facts">
          {(status === 'NEW' || status === 'ACCEPTED') && <span>{waitWords(minutes, t, format)}</span>}
          {driver_name && <bdi>{driver_name}</bdi>}
          <span>
            <AskedText booking={trip} />
          </span>
          {alerts.map((alert) => (
            <strong key={alert}>{t(`panel_desk_alert_${alert}`)}</strong>
          ))}
        </div>
      </div>
    );
  },
  (before, after) =>
    before.trip === after.trip &&
    before.minutes === after.minutes &&
    before.isChosen === after.isChosen &&
    before.index === after.index &&
    before.position === after.position &&
    before.count === after.count &&
    before.onOpen === after.onOpen &&
    before.t === after.t &&
    before.format === after.format &&
    before.alerts.join() === after.alerts.join(),
);

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
  '& .route': { fontSize: '0.875rem' },
  '& .facts': {
    display: 'flex',
    columnGap: spacing(1),
    fontSize: '0.8rem',
    color: palette.text.secondary,
    flexWrap: 'wrap',
  },
  '& .facts > :empty': { display: 'none' },
  '& .facts strong': { color: palette.text.primary },
});
