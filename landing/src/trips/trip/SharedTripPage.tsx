import { Box, Stack, Typography } from '@mui/material';
import type { SharedTrip } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { InZone } from '@wayfare/web/language';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { DriverAndCar } from '../booking/CarFacts.js';
import { EtaLine } from '../booking/EtaLine.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { DriverPosition } from './DriverPosition.js';
import { LinkPage } from './LinkPage.js';

/**
 * A trip that its rider shares, for everyone with the link: car, plate, driver's first name, position and
 * arrival time.
 */
export function SharedTripPage() {
  const t = useText();
  return (
    <LinkPage
      title={t('shared_trip_title')}
      name="shared trip"
      load={(token) => call.post('/shared-trips', { body: { token } })}
      unknownText={t('shared_trip_unknown_text')}
      hasEnded={({ stage }) => stage === 'ended'}
    >
      {(trip) => (
        <InZone zone={trip.timeZone}>
          <Followed trip={trip} />
        </InZone>
      )}
    </LinkPage>
  );
}

function Followed({ trip }: { trip: SharedTrip }) {
  const t = useText();
  const { vehicle, stage, driver } = trip;
  if (stage === 'ended')
    return (
      <Notice
        art={<EmptyRoad />}
        title={t('shared_trip_ended')}
        text={t('shared_trip_ended_text')}
        role="status"
      />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel>
        <Typography variant="h3" component="h2" aria-live="polite">
          {t(`shared_trip_${stage}`, { driver: driver ?? '' })}
        </Typography>
        <EtaLine eta={trip.eta} />
        {vehicle && (
          <Box sx={{ mt: 2 }}>
            <DriverAndCar driver={driver} car={vehicle} />
          </Box>
        )}
      </Panel>
      <DriverPosition position={trip.position} />
    </Stack>
  );
}
