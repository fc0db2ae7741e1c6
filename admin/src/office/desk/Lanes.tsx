import { Box, type Theme, Typography } from '@mui/material';
import { type DeskChip, minutesWaited } from '@wayfare/shared';
import { Fragment, type KeyboardEvent, useId, useRef } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { isSecondKey } from '../../frame/layout/shortcuts.js';
import { useAddress } from '../../frame/texts/useAddress.js';
import { useText } from '../../frame/texts/useText.js';
import { useTripWords } from '../../trips/carType/useTripWords.js';
import type { Lane } from './lanesInPage.js';
import { TripRow, tripRowStyles } from './TripRow.js';
import { useArrival } from './useArrival.js';
import { useKeptFocus } from './useKeptFocus.js';
import { useVirtualLanes } from './useVirtualLanes.js';

interface LanesProps {
  /** In their order; the same object as long as nothing changes. */
  lanes: readonly Lane[];
  alerts: ReadonlyMap<string, readonly DeskChip[]>;
  /** ms timestamp */
  now: number;
  chosen: string | null;
  onChoose: (id: string) => void;
  onOpen: (id: string) => void;
  /** Null if the user may not ask drivers. */
  onAskNearest: (() => void) | null;
  /** One line for each trip instead of three. */
  isCompact: boolean;
  /** The trip with which the user came to the desk. */
  arrived: string | null;
}

const NO_ALERTS: readonly DeskChip[] = [];

/**
 * The open trips as one list with a group for each lane, controlled by keyboard. Only the rows in view are in
 * the page.
 */
export function Lanes({
  lanes,
  alerts,
  now,
  chosen,
  onChoose,
  onOpen,
  onAskNearest,
  isCompact,
  arrived,
}: LanesProps) {
  const t = useText();
  const address = useAddress();
  const words = useTripWords();
  const format = useFormat();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const lastAt = useRef(-1);
  useKeptFocus(list);
  useArrival(list, arrived);
  const inPage = useVirtualLanes(lanes, chosen, isCompact, list);
  const keys = t(onAskNearest ? 'panel_desk_keys' : 'panel_desk_keys_open');
  const rowId = (id: string) => `${base}-${id}`;
  const hasChosen = inPage.lanes.some(({ rows }) => rows.some(({ trip }) => trip.id === chosen));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isSecondKey(event)) return;
    const order = lanes.flatMap(({ trips }) => trips.map(({ id }) => id));
    const found = chosen === null ? -1 : order.indexOf(chosen);
    // Beside the place of a chosen trip that has left the list.
    const at = found < 0 && chosen !== null ? lastAt.current - (event.key === 'ArrowDown' ? 1 : 0) : found;
    lastAt.current = at;
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: order.length - 1 }[
      event.key
    ];
    const target = next === undefined ? undefined : order[Math.min(next, order.length - 1)];
    if (target !== undefined) onChoose(target);
    else if (event.key === 'Enter' && chosen) onOpen(chosen);
    else if (event.key.toLowerCase() === 'a' && chosen && onAskNearest) onAskNearest();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (inPage.count === 0) return <Typography color="textSecondary">{t('panel_desk_none')}</Typography>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        ref={list}
        role="listbox"
        data-leaves-shortcuts
        tabIndex={0}
        aria-label={t('panel_desk_trips')}
        aria-description={keys}
        aria-activedescendant={chosen !== null && hasChosen ? rowId(chosen) : undefined}
        onKeyDown={onKeyDown}
        sx={listStyles}
      >
        {inPage.lanes.map(({ lane, count, index: headingIndex, rows, rest }) => (
          <div key={lane} role="group" aria-labelledby={`${base}-${lane}`}>
            <div
              id={`${base}-${lane}`}
              role="presentation"
              className="heading"
              ref={inPage.measure}
              data-index={headingIndex}
            >
              {t(`panel_desk_${lane}`)} · {format.number(count)}
            </div>
            {rows.map(({ trip, index, position, gap }) => (
              <Fragment key={trip.id}>
                {gap > 0 && <Space height={gap} />}
                <TripRow
                  id={rowId(trip.id)}
                  measure={inPage.measure}
                  index={index}
                  position={position}
                  count={inPage.count}
                  trip={trip}
                  alerts={alerts.get(trip.id) ?? NO_ALERTS}
                  minutes={minutesWaited(trip, now)}
                  isChosen={trip.id === chosen}
                  isCompact={isCompact}
                  t={t}
                  carTypeText={words.carType}
                  format={format}
                  address={address}
                  onChoose={onChoose}
                  onOpen={onOpen}
                />
              </Fragment>
            ))}
            {rest > 0 && <Space height={rest} />}
          </div>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' }, mt: 0.5 }}
      >
        {keys}
      </Typography>
    </Box>
  );
}

/** Takes the place of rows that are not in the page; `height` in pixels. */
const Space = ({ height }: { height: number }) => <div role="presentation" style={{ height }} />;

const listStyles = [
  {
    maxHeight: { xs: '60vh', md: 'calc(100vh - 190px)' },
    overflowY: 'auto',
    position: 'relative',
    containerType: 'inline-size',
    containerName: 'desk-lanes',
  },
  ({ palette, spacing }: Theme) => ({
    '& .heading': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      // The rows below it are what stays in its place.
      overflowAnchor: 'none',
      backgroundColor: palette.background.default,
      fontWeight: 700,
      padding: spacing(0.5, 1),
    },
  }),
  tripRowStyles,
] as const;
