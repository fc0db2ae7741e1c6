import { Typography } from '@mui/material';
import type { GuestTrip } from '@wayfare/shared';
import { Places } from '../booking/Places.js';
import { ReturnFacts } from '../booking/ReturnFacts.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Panel } from '../../frame/layout/Panel.js';
import { GuestLoad } from './GuestLoad.js';

/** Where a guest's trip goes, whom and what it takes, and how its passenger comes back. */
export function GuestPlaces({ trip, token }: { trip: GuestTrip; token: string }) {
  const t = useText();
  return (
    <Panel>
      <Places pickup={trip.pickup} stops={trip.stops ?? []} drop={trip.drop || t('trip_drop_open')} />
      <GuestLoad trip={trip} token={token} />
      <ParcelLines trip={trip} />
      <WayBack trip={trip} />
    </Panel>
  );
}

/** Who receives the parcel of a delivery, and how the handover was proven. */
function ParcelLines({ trip: { recipient, proof, isReturned } }: { trip: GuestTrip }) {
  const t = useText();
  return (
    <>
      {recipient && (
        <Typography sx={{ mt: 2 }}>
          {t('trip_receiver_name')}: <bdi>{recipient}</bdi>
        </Typography>
      )}
      {isReturned && <Typography sx={{ mt: 1 }}>{t('trip_handover_failed')}</Typography>}
      {proof && (
        <Typography sx={{ mt: 1 }}>
          {t('trip_proof')}: {t(`trip_proof_${proof}`)}
        </Typography>
      )}
    </>
  );
}

/** How the passenger of a return comes back: the driver waits, or there is another trip with its own page. */
function WayBack({ trip: { back } }: { trip: GuestTrip }) {
  const t = useText();
  const format = useFormat();
  if (!back) return null;
  const { linked } = back;
  if (!linked) return <ReturnFacts booking={{ back }} />;
  const words = t(linked.isBack ? 'trip_linked_back' : 'trip_linked_first', {
    trip: `${format.tripTime(linked.tripdate)} · ${t(`booking_status_${linked.status}`)}`,
  });
  return (
    <Typography sx={{ mt: 1.5, fontWeight: 600 }}>
      {linked.url ? (
        <a href={linked.url} style={{ color: 'inherit' }}>
          {words}
        </a>
      ) : (
        words
      )}
    </Typography>
  );
}
