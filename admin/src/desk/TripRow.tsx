import { Box, Typography } from '@mui/material';
import type { DeskChip, DeskTrip } from '@wayfare/shared';
import { memo } from 'react';
import { AskedNote } from '../booking/AskedNote.js';
import { Route } from '../booking/Route.js';
import { StatusChip } from '../booking/StatusChip.js';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';

interface TripRowProps {
  id: string;
  trip: DeskTrip;
  alerts: readonly DeskChip[];
  /** Minutes since the trip date, or since the trip waits for another driver; negative before. */
  minutes: number;
  isChosen: boolean;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
}

/** The height of a row that has not been drawn yet, in pixels. */
const ROW_HEIGHT = 84;

/** One open trip of the desk. Drawn again only when something in it changes. */
export const TripRow = memo(
  function TripRow({ id, trip, alerts, minutes, isChosen, onChoose, onOpen }: TripRowProps) {
    const t = useText();
    const format = useFormat();
    const { reference, customer_name, driver_name, pickup, drop, status } = trip;
    const wait =
      minutes < 0
        ? t('panel_desk_in', { minutes: format.number(-minutes) })
        : t('panel_desk_waits', { minutes: format.number(minutes) });
    return (
      <Box
        id={id}
        role="option"
        aria-selected={isChosen}
        onClick={() => onChoose(trip.id)}
        onDoubleClick={() => onOpen(trip.id)}
        sx={{
          contentVisibility: 'auto',
          containIntrinsicSize: `auto ${ROW_HEIGHT}px`,
          px: 1,
          py: 0.75,
          cursor: 'pointer',
          borderBottom: 1,
          borderBottomColor: 'divider',
          borderInlineStart: 4,
          borderInlineStartColor: isChosen
            ? 'primary.main'
            : alerts.length > 0
              ? 'warning.main'
              : 'transparent',
          bgcolor: isChosen ? 'action.selected' : undefined,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography component="bdi" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {reference}
          </Typography>
          <Box component="bdi" sx={ellipsis}>
            {customer_name}
          </Box>
          <Box sx={{ marginInlineStart: 'auto' }}>
            <StatusChip status={status} />
          </Box>
        </Box>
        <Box sx={{ ...ellipsis, fontSize: '0.875rem' }}>
          <Route from={pickup.add} to={drop.add} />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, fontSize: '0.8rem', color: 'text.secondary', flexWrap: 'wrap' }}>
          {(status === 'NEW' || status === 'ACCEPTED') && <span>{wait}</span>}
          {driver_name && <bdi>{driver_name}</bdi>}
          <AskedNote booking={trip} />
          {alerts.map((alert) => (
            <Box key={alert} component="strong" sx={{ color: 'text.primary' }}>
              {t(`panel_desk_alert_${alert}`)}
            </Box>
          ))}
        </Box>
      </Box>
    );
  },
  (before, after) =>
    before.trip === after.trip &&
    before.minutes === after.minutes &&
    before.isChosen === after.isChosen &&
    before.onOpen === after.onOpen &&
    before.alerts.join() === after.alerts.join(),
);

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;
