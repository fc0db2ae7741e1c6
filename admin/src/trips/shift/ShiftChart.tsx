import { Box, Typography, useTheme } from '@mui/material';
import { brand } from '@wayfare/web/theme';
import type { ShiftCounts } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** Heights in px of the bars of drivers and of waiting trips, and the gap between them. */
const DRIVERS = 56;
const WAITING = 32;
const GAP = 6;
/** The width of the picture in its own units. */
const WIDTH = 960;
const AWAY = '#5b6b6d';

/**
 * How many drivers were free, on a trip or away, and below how many trips waited, as bars over the shift. The
 * counts of the moment are a text as well.
 */
export function ShiftChart({
  counts,
  bounds: { from, to },
  now,
}: {
  counts: readonly ShiftCounts[];
  bounds: { from: number; to: number };
  now: ShiftCounts;
}) {
  const t = useText();
  const format = useFormat();
  const { palette, direction } = useTheme();
  const most = Math.max(1, ...counts.map(({ free, busy, away }) => free + busy + away));
  const longest = Math.max(1, ...counts.map(({ waiting }) => waiting));
  const column = WIDTH / counts.length;
  const kinds = [
    { key: 'busy', color: brand.ember },
    { key: 'free', color: brand.lagoon },
    { key: 'away', color: AWAY },
  ] as const;
  // Time runs as the slider does.
  const across = (x: number, width: number) => (direction === 'rtl' ? WIDTH - x - width : x);
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" component="p" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 0.5 }}>
        {kinds.map(({ key, color }) => (
          <Legend
            key={key}
            color={color}
            text={t(`panel_shift_count_${key}`, { count: format.number(now[key]) })}
          />
        ))}
        <Legend
          color={palette.error.main}
          text={t('panel_shift_count_waiting', { count: format.number(now.waiting) })}
        />
      </Typography>
      <svg
        width="100%"
        height={DRIVERS + GAP + WAITING}
        viewBox={`0 0 ${WIDTH} ${DRIVERS + GAP + WAITING}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        style={{ display: 'block' }}
      >
        {counts.map((count, index) => {
          let level = DRIVERS;
          const x = across(index * column, column * 0.85);
          const high = (count.waiting / longest) * WAITING;
          return (
            <g key={count.at}>
              {kinds.map(({ key, color }) => {
                const height = (count[key] / most) * DRIVERS;
                level -= height;
                return <rect key={key} x={x} y={level} width={column * 0.85} height={height} fill={color} />;
              })}
              <rect x={x} y={DRIVERS + GAP} width={column * 0.85} height={high} fill={palette.error.main} />
            </g>
          );
        })}
        <rect
          x={across(((now.at - from) / (to - from)) * WIDTH - 1, 2)}
          y={0}
          width={2}
          height={DRIVERS + GAP + WAITING}
          fill={palette.text.primary}
        />
      </svg>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ display: 'flex', justifyContent: 'space-between' }}
      >
        <span>{format.dateTime(from)}</span>
        <span>{format.dateTime(to)}</span>
      </Typography>
    </Box>
  );
}

const Legend = ({ color, text }: { color: string; text: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box component="span" aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: color }} />
    {text}
  </Box>
);
