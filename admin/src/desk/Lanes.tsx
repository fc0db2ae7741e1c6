import { Box, Typography } from '@mui/material';
import { type DeskChip, type DeskLane, type DeskTrip, promisedAt } from '@wayfare/shared';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import { TripRow, tripRowStyles } from './TripRow.js';

interface LanesProps {
  lanes: readonly { lane: DeskLane; trips: readonly DeskTrip[] }[];
  /** The ids of the trips that are shown. */
  shown: ReadonlySet<string>;
  alerts: ReadonlyMap<string, readonly DeskChip[]>;
  /** ms timestamp */
  now: number;
  chosen: string | null;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
  onAskNearest: () => void;
}

const NO_ALERTS: readonly DeskChip[] = [];

/**
 * The open trips as one list with a group for each lane, controlled by keyboard. The browser lays out and paints only the rows
 * in view (`content-visibility`), and React draws only those that changed.
 */
export function Lanes({ lanes, shown, alerts, now, chosen, onChoose, onOpen, onAskNearest }: LanesProps) {
  const t = useText();
  const format = useFormat();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const order = lanes.flatMap(({ trips }) => trips.map(({ id }) => id).filter((id) => shown.has(id)));
  const rowId = (id: string) => `${base}-${id}`;
  useEffect(() => {
    if (chosen) document.getElementById(`${base}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [base, chosen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = chosen === null ? -1 : order.indexOf(chosen);
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: order.length - 1 }[
      event.key
    ];
    const target = next === undefined ? undefined : order[Math.min(next, order.length - 1)];
    if (target !== undefined) onChoose(target);
    else if (event.key === 'Enter' && chosen) onOpen(chosen);
    else if (event.key.toLowerCase() === 'a' && chosen) onAskNearest();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (order.length === 0) return <Typography color="textSecondary">{t('panel_desk_none')}</Typography>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={t('panel_desk_trips')}
        aria-description={t('panel_desk_keys')}
        aria-activedescendant={chosen !== null && order.includes(chosen) ? rowId(chosen) : undefined}
        onKeyDown={onKeyDown}
        sx={[
          { maxHeight: { xs: '60vh', md: 'calc(100vh - 190px)' }, overflowY: 'auto', position: 'relative' },
          tripRowStyles,
        ]}
      >
        {lanes
          .map(({ lane, trips }) => ({ lane, trips, count: trips.filter(({ id }) => shown.has(id)).length }))
          .map(({ lane, trips, count }) => (
            <Box key={lane} role="group" aria-labelledby={`${base}-${lane}`} hidden={count === 0}>
              <Typography
                id={`${base}-${lane}`}
                role="presentation"
                component="div"
                sx={{
                  position: 'sticky',
                  top: 0,
                  zIndex: 1,
                  bgcolor: 'background.default',
                  fontWeight: 700,
                  px: 1,
                  py: 0.5,
                }}
              >
                {t(`panel_desk_${lane}`)} · {format.number(count)}
              </Typography>
              {trips.map((trip) => (
                <TripRow
                  key={trip.id}
                  id={rowId(trip.id)}
                  trip={trip}
                  alerts={alerts.get(trip.id) ?? NO_ALERTS}
                  minutes={Math.trunc((now - promisedAt(trip)) / 60_000)}
                  isChosen={trip.id === chosen}
                  isHidden={!shown.has(trip.id)}
                  t={t}
                  format={format}
                  onChoose={onChoose}
                  onOpen={onOpen}
                />
              ))}
            </Box>
          ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' }, mt: 0.5 }}
      >
        {t('panel_desk_keys')}
      </Typography>
    </Box>
  );
}
