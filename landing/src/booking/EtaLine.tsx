import { Typography } from '@mui/material';
import type { TripEta } from '@wayfare/shared';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { useNow } from '@wayfare/shared/web/time';

/** How often the time of arrival is updated, in ms. */
const SHOWN_MS = 15_000;

/** When the driver arrives: in how many minutes, and for the ride also at what time. */
export function EtaLine({ eta }: { eta: TripEta | null }) {
  const t = useText();
  const format = useFormat();
  const now = useNow(SHOWN_MS);
  if (!eta) return null;
  const duration = format.duration(Math.max(60, eta.seconds));
  return (
    <Typography sx={{ mt: 0.5, fontWeight: 700, fontSize: '1.15rem', color: 'primary.main' }}>
      {eta.to === 'pickup'
        ? t('trip_eta_pickup', { duration })
        : t(eta.to === 'stop' ? 'trip_eta_stop' : 'trip_eta_drop', {
            duration,
            time: format.time(now + eta.seconds * 1000),
          })}
    </Typography>
  );
}
