import { Alert, Box } from '@mui/material';
import type { OwnBooking } from '../booking/bookings.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { MapView } from '../../frame/map/MapView.js';
import { useDriverPosition } from './PositionProvider.js';
import { useApproachLines } from '@wayfare/web/booking';
import { useTripMarkers } from '../booking/useTripMarkers.js';
import { useTripRoute } from '../booking/useTripRoute.js';

/** The height of a map that fills a phone between the headline of a trip and its next step. */
const LARGE = { xs: 'clamp(200px, calc(100dvh - 400px), 70dvh)', md: 340 };

/**
 * The current trip on a map, with the driver's own position and the way to the pickup; if the device provides
 * none, a tap sets it.
 */
export function TaskMap({ booking, isLarge = false }: { booking: OwnBooking; isLarge?: boolean }) {
  const t = useText();
  const { position, problem, setByHand } = useDriverPosition();
  const path = useTripRoute(booking);
  const markers = useTripMarkers(booking, position, t('console_your_position'));
  const lines = useApproachLines(booking);
  return (
    <Box>
      {problem && (
        <Alert severity="warning" sx={{ mb: 1.5, borderRadius: 4 }}>
          {t(problem === 'denied' ? 'console_location_denied' : 'console_location_unavailable')}
        </Alert>
      )}
      <Box sx={{ borderRadius: 5, overflow: 'hidden' }}>
        <MapView
          label={t('trip_map')}
          height={isLarge ? LARGE : { xs: 260, md: 340 }}
          path={path}
          markers={markers}
          lines={lines}
          {...(problem ? { onTap: setByHand } : {})}
        />
      </Box>
    </Box>
  );
}
