import { Typography } from '@mui/material';
import type { TripEta } from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useNow } from '@wayfare/web/time';

const line = { mt: 0.5, fontWeight: 700, fontSize: '1.15rem', color: 'primary.main' } as const;

/** How often the time of arrival is updated, in ms. */
const SHOWN_MS = 15_000;

/**
 * When the driver arrives: in how many minutes, and for the ride also at what time. Its place is kept free
 * until it is known, so that the buttons below do not move away from a finger that is about to tap one.
 */
export function EtaLine({
  eta,
  isAwaited = false,
  isNext = false,
  asDriver = false,
}: {
  eta: TripEta | null;
  isAwaited?: boolean;
  /** The driver finishes another trip first. */
  isNext?: boolean;
  /** The driver reads it. */
  asDriver?: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const now = useNow(SHOWN_MS);
  if (!eta)
    return isAwaited ? (
      <Typography aria-hidden sx={line}>
        {'\u00a0'}
      </Typography>
    ) : null;
  const nextText = asDriver ? 'console_eta_next' : 'trip_eta_next';
  const duration = format.duration(Math.max(60, eta.seconds));
  return (
    <Typography sx={line}>
      {eta.to === 'pickup'
        ? t(isNext ? nextText : 'trip_eta_pickup', { duration })
        : t(eta.to === 'stop' ? 'trip_eta_stop' : 'trip_eta_drop', {
            duration,
            time: format.tripClock(now + eta.seconds * 1000),
          })}
    </Typography>
  );
}
